/** The client of the HTTP API. In a page without a server the local engine answers. */
import type { Away, Barred, BestAnswers, Block, ClubPuzzle, Day, EventCard, EventDeed, EventPage, GameInfo, GameRating, GameRecord, Gathering, Group, GroupDeed, GroupPage, Holiday, House, HouseTable, Known, Links, LinkTarget, LogIn, Me, MyPage, NewEvent, People, PersonName, Position, PositionEdit, PositionForm, Program, PuzzleCard, Rules, Searching, SeatKind, Strength, StudyCard, StudyChange, StudyMoment, StudyPuzzle, StudyReview, StudyTree, TableClock, Tables, TheirPage, Tree } from './types'

export class ApiError extends Error {
  offline = false
  constructor(readonly status: number, readonly tree?: Tree) {
    super(String(status))
    this.offline = status === 0
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (__SITE__) return (await import('../site/localApi')).call<T>(method, path, body)
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new ApiError(0)
  }
  if (!answer.ok) {
    const fault = (await answer.json().catch(() => null)) as { error?: Tree } | null
    throw new ApiError(answer.status, fault?.error)
  }
  return (await answer.json().catch(() => null)) as T
}

export interface NewTable {
  game: string
  options: Record<string, unknown>
  seed?: string
  open: boolean
  name?: string
  clock?: TableClock
  absence?: number
  words?: boolean
  rated?: boolean
  group?: string
  seats: { kind: SeatKind; bot?: string; friend?: string; name?: string }[]
}

const part = encodeURIComponent

const eyes = (seat: number | null, open: boolean) => `?open=${open}${seat === null ? '' : `&seat=${seat}`}`

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  rename: (name: string) => call<Me>('POST', '/api/me', { name }),
  account: (name: string, password: string) => call<Me>('POST', '/api/account', { name, password }),
  login: (name: string, password: string, bring_seats: boolean) => call<Me>('POST', '/api/login', { name, password, bring_seats }),
  password: (old: string, fresh: string) => call<Me>('POST', '/api/password', { old, new: fresh }),
  logins: async () => (await call<{ logins: LogIn[] }>('GET', '/api/logins')).logins,
  endLogin: async (id?: string) => (await call<{ logins: LogIn[] }>('POST', '/api/logins/end', id ? { id } : {})).logins,
  known: () => call<Known>('GET', '/api/account'),
  email: (email: string, password: string) => call('POST', '/api/email', { email, password }),
  confirmEmail: (secret: string) => call('POST', '/api/email/confirm', { secret }),
  forgot: (name: string) => call('POST', '/api/reset', { name }),
  reset: (secret: string, password: string) => call('POST', '/api/reset/finish', { secret, password }),
  away: () => call<Away>('GET', '/api/away'),
  setAway: (away: Away) => call<Away>('POST', '/api/away', away),
  holiday: () => call<Holiday>('GET', '/api/me/holiday'),
  takeHoliday: (days: number) => call<Holiday>('POST', '/api/me/holiday', { days }),
  people: () => call<People>('GET', '/api/people'),
  approach: (wish: { deed: 'ask' | 'part' | 'block'; person?: string; name?: string }) => call<People>('POST', '/api/people', wish),
  person: (person: string) => call<TheirPage>('GET', `/api/people/${part(person)}`),
  setPage: (page: MyPage) => call<MyPage>('POST', '/api/me/page', page),
  asked: async (table: string) => (await call<{ asked: Record<number, PersonName> }>('GET', `/api/tables/${part(table)}/asked`)).asked,
  ask: async (table: string, seat: number, person?: string) => (await call<{ asked: Record<number, PersonName> }>('POST', `/api/tables/${part(table)}/ask`, { seat, person })).asked,
  decline: (table: string) => call('POST', `/api/tables/${part(table)}/decline`, {}),
  search: () => call<Searching>('GET', '/api/search'),
  findOpponent: (wish: { game: string; pace: string; rated: boolean }) => call<Searching>('POST', '/api/search', wish),
  endSearch: () => call('POST', '/api/search/end', {}),
  events: async () => (await call<{ events: EventCard[] }>('GET', '/api/events')).events,
  newEvent: (event: NewEvent) => call<EventCard>('POST', '/api/events', event),
  event: (event: string) => call<EventPage>('GET', `/api/events/${part(event)}`),
  actOnEvent: (event: string, deed: EventDeed) => call<EventPage>('POST', `/api/events/${part(event)}`, deed),
  groups: async () => (await call<{ groups: Group[] }>('GET', '/api/groups')).groups,
  newGroup: (group: { name: string; about: string; shown: boolean }) => call<GroupPage>('POST', '/api/groups', group),
  group: (group: string) => call<GroupPage>('GET', `/api/groups/${part(group)}`),
  actOnGroup: async (group: string, deed: GroupDeed) => (await call<{ groups: Group[] }>('POST', `/api/groups/${part(group)}`, deed)).groups,
  forgetMe: (password: string) => call('POST', '/api/me/delete', password ? { password } : {}),
  report: (table: string, seat: number, text: string) => call('POST', '/api/report', { table, seat, text }),
  block: (table: string, seat: number) => call('POST', '/api/block', { table, seat }),
  blocks: async () => (await call<{ blocked: PersonName[] }>('GET', '/api/blocks')).blocked,
  unblock: (person: string) => call('POST', '/api/blocks/end', { person }),
  pushKey: async () => (await call<{ key: string }>('GET', '/api/push')).key,
  push: (push: { endpoint: string; key: string; auth: string; language: string }) => call('POST', '/api/push', push),
  endPush: (endpoint: string) => call('POST', '/api/push/end', { endpoint }),
  inspect: (table: string) => call<HouseTable>('GET', `/api/house/${part(table)}`),
  house: (like: string) => call<House>('GET', `/api/house?like=${part(like)}`),
  order: (order: { person?: string; banned?: boolean; muted?: boolean; report?: number; notice?: string; drain?: boolean; end?: string; delete?: string }) => call('POST', '/api/house', order),
  logout: () => call<Me>('POST', '/api/logout', {}),
  games: async () => (await call<{ games: GameInfo[] }>('GET', '/api/games')).games,
  tables: () => call<Tables>('GET', '/api/tables'),
  learn: (game: string, lesson: string, stop?: number) => call<{ table: string }>('POST', '/api/tables', { game, lesson, stop }),
  puzzles: async () => (await call<{ games: { game: string; puzzles: PuzzleCard[] }[] }>('GET', '/api/puzzles')).games,
  puzzle: (game: string, puzzle: string) => call<{ table: string }>('POST', '/api/tables', { game, puzzle }),
  riddle: (game: string, puzzle: string) => call<{ view: unknown; goal: Tree }>('GET', `/api/puzzles/${part(game)}/${part(puzzle)}`),
  glance: (table: string) => call<unknown>('GET', `/api/tables/${part(table)}/glance`),
  programs: (game: string) => call<Program[]>('GET', `/api/programs/${part(game)}`),
  strength: (game: string) => call<Strength>('GET', `/api/me/strength/${game}`),
  records: async () => (await call<{ games: GameRecord[] }>('GET', '/api/me/records')).games,
  ratings: async () => (await call<{ ratings: GameRating[] }>('GET', '/api/me/ratings')).ratings,
  daily: () => call<Day>('GET', '/api/daily'),
  dailyTable: (game: string, day?: string) => call<Day>('GET', `/api/daily/${part(game)}${day ? `?day=${part(day)}` : ''}`),
  playDaily: (game: string) => call<{ table: string; counts: boolean }>('POST', `/api/daily/${part(game)}`, {}),
  create: (table: NewTable) => call<{ table: string; links: Links }>('POST', '/api/tables', table),
  branch: (table: string, move: number) => call<{ table: string }>('POST', `/api/tables/${part(table)}/branch`, { move }),
  rematch: (table: string) => call<{ wanted: number[]; table: string | null }>('POST', `/api/tables/${part(table)}/rematch`, {}),
  remove: (table: string) => call<null>('POST', `/api/tables/${part(table)}/delete`, {}),
  words: (table: string, token: string | null) => call<Gathering>('GET', `/api/tables/${part(table)}/words${token ? `?token=${part(token)}` : ''}`),
  addWord: (table: string, word: { word?: string; deal?: boolean }) => call<Gathering>('POST', `/api/tables/${part(table)}/words`, word),
  link: (token: string) => call<LinkTarget>('GET', `/api/links/${part(token)}`),
  sit: (table: string, seat: number, token?: string) =>
    call<{ table: string; seat: number }>('POST', `/api/tables/${part(table)}/sit`, token ? { seat, token } : { seat }),
  record: (table: string) => call<object>('GET', `/api/tables/${part(table)}/record`),
  takeOver: (record: unknown) => call<{ table: string }>('POST', '/api/records', record),
  studies: async () => (await call<{ studies: StudyCard[] }>('GET', '/api/studies')).studies,
  studyTable: (table: string, token: string | null, move: number) => call<{ study: string; node: number }>('POST', '/api/studies', { table, token, move }),
  studyFile: (data: unknown) => call<{ study: string }>('POST', '/api/studies/file', data),
  study: (id: string) => call<StudyTree>('GET', `/api/studies/${part(id)}`),
  studyNode: (id: string, node: number, seat: number | null, open: boolean) => call<Position>('GET', `/api/studies/${part(id)}/nodes/${node}${eyes(seat, open)}`),
  studyWords: (id: string, node: number, seat: number | null, open: boolean) => call<{ blocks: Block[]; barred: Barred[] }>('GET', `/api/studies/${part(id)}/words/${node}${eyes(seat, open)}`),
  studyBest: (id: string, node: number, seat: number, open: boolean, known: number) => call<BestAnswers>('GET', `/api/studies/${part(id)}/best/${node}?seat=${seat}&open=${open}&known=${known}`),
  studyMoments: async (id: string) => (await call<{ moments: StudyMoment[] }>('GET', `/api/studies/${part(id)}/moments`)).moments,
  studyReview: (id: string, seat: number) => call<{ review?: StudyReview; done?: number; all?: number }>('GET', `/api/studies/${part(id)}/review/${seat}`),
  studyHere: (id: string, node: number) => call<{ version: number; people: { name: string; node: number }[] }>('GET', `/api/studies/${part(id)}/here/${node}`),
  studyData: (id: string) => call<object>('GET', `/api/studies/${part(id)}/file`),
  studyRecord: (id: string, node: number) => call<object>('GET', `/api/studies/${part(id)}/record/${node}`),
  studyForm: (id: string, node: number) => call<PositionForm>('GET', `/api/studies/${part(id)}/form/${node}`),
  studyByHand: (id: string, node: number, edits: PositionEdit[]) => call<{ study: string }>('POST', `/api/studies/${part(id)}/form/${node}`, { edits }),
  studyPuzzle: (id: string, node: number) => call<StudyPuzzle>('POST', `/api/studies/${part(id)}/puzzle/${node}`, {}),
  studySolve: async (id: string, node: number, seat: number, answer: unknown) => (await call<{ right: boolean }>('POST', `/api/studies/${part(id)}/solve/${node}`, { seat, answer })).right,
  clubPuzzles: async () => (await call<{ puzzles: ClubPuzzle[] }>('GET', '/api/studies/puzzles')).puzzles,
  changeStudy: (id: string, change: StudyChange) => call<{ node: number }>('POST', `/api/studies/${part(id)}/changes`, change),
  shareStudy: (id: string, shared: boolean) => call('POST', `/api/studies/${part(id)}/sharing`, { shared }),
  deleteStudy: (id: string) => call('POST', `/api/studies/${part(id)}/delete`, {}),
  rules: (game: string, language: string) => call<Rules>('GET', `/api/rules/${part(game)}/${language}`),
}
