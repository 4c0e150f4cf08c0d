/** Chat lines and notices of a table. */
import type { ChatLine, Notice, Welcome } from './types'

const LONGEST = 500

export class Chat {
  lines = $state.raw<ChatLine[]>([])
  notices = $state.raw<Notice[]>([])
  /** Lines that nobody has looked at yet. */
  unread = $state(0)

  constructor(private send: (text: string) => void) {}

  /** After I sat down the same connection goes on: what was said before is here already, and does not come again. */
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
