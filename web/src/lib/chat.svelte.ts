/** The chat of a table: lines, notices and the unread count. */
import type { ChatLine, Notice, Welcome } from './types'

const LONGEST = 500

export class Chat {
  lines = $state.raw<ChatLine[]>([])
  notices = $state.raw<Notice[]>([])
  /** Number of unread lines. */
  unread = $state(0)

  constructor(private send: (text: string) => void) {}

  /** A second welcome on the same connection, after sitting down, has no old lines: the known ones stay. */
  begin(welcome: Welcome): void {
    if (!this.lines.length || welcome.chat.length) this.lines = welcome.chat
    if (!this.notices.length || welcome.notices?.length) this.notices = welcome.notices ?? []
  }

  hear(line: ChatLine, looking: boolean): void {
    this.lines = [...this.lines, line]
    if (!looking) this.unread += 1
  }

  note(notice: Notice): void {
    this.notices = [...this.notices, notice]
  }

  write(words: string): void {
    const text = words.trim().slice(0, LONGEST)
    if (text) this.send(text)
  }
}
