import { createHmac } from 'node:crypto'
import type { ArcadeRefusal } from '../../refusals.ts'
import type { Arcade } from '../../rounds/arcade.ts'
import {
  addLine,
  type ChatRow,
  findLines,
  hideLine,
  isMuted,
  reportLine,
} from '../../store/rooms/chat.ts'
import type { Bus } from '../bus/bus.ts'
import type { RoomSeat } from '../engine/ride.ts'
import type { RoomMessage } from '../protocol.ts'
import type { ChatCommand, ChatLine } from './chat-protocol.ts'
import { maySay, tidy } from './check-text.ts'

/** So many are told to who comes. */
const RECENT = 50
/** One player says one thing in so long, and the same thing not again for longer. */
const [EVERY_MS, SAME_MS] = [3_000, 30_000]
/** So many players who report it hide a message until an operator looks. */
const HIDDEN_BY = 3
/** Letters of the author's mark. */
const MARK = 12

type Listener = { say(message: RoomMessage): void }
/** What all pages of a room hear of its chat. */
export type ChatTold = { lines: ChatLine[]; gone: string[] }
export const chatTopicOf = (room: string): string => `chat:${room}`

type Parts = {
  arcade: Pick<Arcade, 'pool' | 'clock' | 'log'>
  room: string
  bus: Bus
  /** Under which authors are marked. */
  secret: string
}
type Reply = { refusal: ArcadeRefusal } | 'heard'

/** What is said in one room, as the pages of this process hear it. */
export class Chat {
  readonly #parts: Parts
  readonly #pages = new Set<Listener>()
  /** What each player said last, and when. */
  readonly #last = new Map<string, { atMs: number; text: string }>()

  constructor(parts: Parts) {
    this.#parts = parts
    parts.bus.subscribe(chatTopicOf(parts.room), (told: ChatTold) => this.#tell(told))
  }

  async ask(page: Listener, seat: RoomSeat, command: ChatCommand): Promise<Reply> {
    if (command.type === 'openChat') return this.#open(page)
    if (!seat.holder) return { refusal: 'chat_players_only' }
    const user = seat.holder.user
    return command.type === 'say'
      ? this.#say({ ...seat, user }, command)
      : this.#report(user, command.lineId)
  }

  gone(page: Listener): void {
    this.#pages.delete(page)
  }

  async #open(page: Listener): Promise<Reply> {
    const { arcade, room } = this.#parts
    const rows = await findLines(arcade.pool, room, RECENT)
    this.#pages.add(page)
    page.say({ type: 'chat', lines: rows.map((row) => this.#lineOf(row)), gone: [] })
    return 'heard'
  }

  async #say(
    { user, name }: { user: string; name: string },
    { commandId, text: said }: Extract<ChatCommand, { type: 'say' }>,
  ): Promise<Reply> {
    const { arcade, room } = this.#parts
    const text = tidy(said)
    if (text === '' || !maySay(text)) return { refusal: 'chat_refused' }
    const nowMs = arcade.clock()
    const last = this.#last.get(user)
    const sinceMs = last ? nowMs - last.atMs : Number.POSITIVE_INFINITY
    if (sinceMs < EVERY_MS || (sinceMs < SAME_MS && last?.text === text))
      return { refusal: 'chat_too_fast' }
    // Before anything is awaited: another one that comes meanwhile is too fast.
    this.#last.set(user, { atMs: nowMs, text })
    const saidAt = new Date(nowMs)
    if (await isMuted(arcade.pool, user, saidAt)) return { refusal: 'chat_muted' }
    const row: ChatRow = { id: commandId, room, userRef: user, name, text, saidAt }
    if (await addLine(arcade.pool, row)) this.#toAll({ lines: [this.#lineOf(row)], gone: [] })
    return 'heard'
  }

  async #report(userRef: string, lineId: string): Promise<Reply> {
    const { arcade, room } = this.#parts
    const at = new Date(arcade.clock())
    const reports = await reportLine(arcade.pool, { lineId, room, userRef, at })
    if (reports > 0) arcade.log.warn({ room, lineId, reports }, 'message of a room reported')
    const isHidden = reports >= HIDDEN_BY && (await hideLine(arcade.pool, lineId, at)) !== undefined
    if (isHidden) this.#toAll({ lines: [], gone: [lineId] })
    return 'heard'
  }

  #lineOf({ id, userRef, name, text, saidAt }: ChatRow): ChatLine {
    const { secret, room } = this.#parts
    const by = createHmac('sha256', secret).update(`${room} ${userRef}`).digest('hex')
    return { id, by: by.slice(0, MARK), name, text, atMs: saidAt.getTime() }
  }

  #toAll(told: ChatTold): void {
    this.#tell(told)
    this.#parts.bus.publish(chatTopicOf(this.#parts.room), told)
  }

  #tell(told: ChatTold): void {
    this.#forgetOld()
    for (const page of this.#pages) page.say({ type: 'chat', ...told })
  }

  /** Who has said nothing for long is not too fast. */
  #forgetOld(): void {
    const before = this.#parts.arcade.clock() - SAME_MS
    for (const [user, { atMs }] of this.#last) if (atMs < before) this.#last.delete(user)
  }
}
