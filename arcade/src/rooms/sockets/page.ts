import type { RawData, WebSocket } from 'ws'
import type { RoomSeat } from '../engine/ride.ts'
import { PageMessage, type RoomMessage } from '../protocol.ts'

/** What a page may send at once, and then in a second. */
const BURST = 20
const PER_SECOND = 5
/** A page that has so much unread hears no deltas until it has read. */
const UNREAD_MAX_BYTES = 64 * 1024
/** One that reads nothing at all is gone. */
const UNREAD_END_BYTES = 1024 * 1024
const HELLO_WITHIN_MS = 5_000

export type PageEvents = {
  hello(page: Page, hello: Extract<PageMessage, { type: 'hello' }>): void
  command(page: Page, command: Exclude<PageMessage, { type: 'hello' }>): void
  gone(page: Page): void
}

/** One page of a room, over its socket. */
export class Page {
  /** Whose it is, once it has said hello. */
  seat: RoomSeat | undefined
  /** It missed deltas, and hears all anew once it reads again. */
  isBehind = false
  readonly #socket: WebSocket
  readonly #clock: () => number
  /** What is told before the page knows the room. */
  #held: string[] | undefined = []
  readonly #late: NodeJS.Timeout
  #hasGreeted = false
  #left = BURST
  #countedMs: number

  constructor(socket: WebSocket, events: PageEvents, clock: () => number) {
    this.#socket = socket
    this.#clock = clock
    this.#countedMs = clock()
    this.#late = setTimeout(() => this.end(4_001), HELLO_WITHIN_MS)
    socket.on('message', (data, isBinary) =>
      this.#read(isBinary ? undefined : parsed(data), events),
    )
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(this.#late)
      events.gone(this)
    })
  }

  /** Whether it knows the room, and hears what changes. */
  get isListening(): boolean {
    return this.#held === undefined
  }

  /** To this page alone. Until it knows the room, after what tells it. */
  say(message: RoomMessage): void {
    const text = JSON.stringify(message)
    if (this.#held && message.type !== 'refused') this.#held.push(text)
    else if (!this.#isLost()) this.#socket.send(text)
  }

  /** What all pages hear, written once. False where this one is behind. */
  hear(text: Buffer): boolean {
    if (this.#held) return true
    this.isBehind ||= this.#isLost() || this.#socket.bufferedAmount > UNREAD_MAX_BYTES
    if (this.isBehind) return false
    this.#socket.send(text, { binary: false })
    return true
  }

  /** Whether it has read what it was sent. */
  hasRead(): boolean {
    return this.#socket.bufferedAmount === 0
  }

  /** All of the room first, then what was held back. */
  begin(...first: RoomMessage[]): void {
    const held = this.#held ?? []
    this.#held = undefined
    this.isBehind = false
    for (const message of first) this.#socket.send(JSON.stringify(message))
    for (const text of held) this.#socket.send(text)
  }

  /** Holds back what is told until the next `begin`. */
  hold(): void {
    this.#held ??= []
  }

  end(code: number): void {
    this.#socket.close(code)
  }

  /** Whether it reads nothing at all, and was cut off. */
  #isLost(): boolean {
    const isLost = this.#socket.bufferedAmount > UNREAD_END_BYTES
    if (isLost) this.#socket.terminate()
    return isLost
  }

  #read(message: PageMessage | undefined, events: PageEvents): void {
    const commandId = message && message.type !== 'hello' ? message.commandId : null
    if (!message) this.say({ type: 'refused', commandId, refusal: 'invalid_input' })
    else if (!this.#mayAsk()) this.say({ type: 'refused', commandId, refusal: 'too_many' })
    else if (message.type !== 'hello') events.command(this, message)
    else if (this.#hasGreeted) this.end(4_002)
    else {
      this.#hasGreeted = true
      clearTimeout(this.#late)
      events.hello(this, message)
    }
  }

  #mayAsk(): boolean {
    const now = this.#clock()
    this.#left = Math.min(BURST, this.#left + ((now - this.#countedMs) * PER_SECOND) / 1_000)
    this.#countedMs = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}

function parsed(data: RawData): PageMessage | undefined {
  try {
    const read = PageMessage.safeParse(JSON.parse(String(data)))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
