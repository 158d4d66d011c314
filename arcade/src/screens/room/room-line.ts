import type { ArcadeRefusal } from '../../refusals.ts'
import type { ChatCommand } from '../../rooms/chat/chat-protocol.ts'
import {
  type Command,
  type OwnBet,
  type PageMessage,
  type RoomMessage,
  socketPathOf,
} from '../../rooms/protocol.ts'
import { hear, openRoom, type RoomState } from './room-state.ts'

/** What became of a command. */
export type Answer = { bet: OwnBet } | { refusal: ArcadeRefusal }

/** `open`: what is shown is the present. `lost`: the page tries again by itself. */
export type Line = 'connecting' | 'open' | 'lost' | { refused: ArcadeRefusal }

type Options = {
  gameCode: string
  token: string
  /** Of the socket, `ws://host`. */
  origin: string
  onBalance?: (balanceKurus: number) => void
  /** Opens a socket; the browser's own where nothing is given. */
  openSocket?: (url: string) => WebSocket
}

const RETRY_MS = { first: 250, most: 5_000 }
/** The room sends a sign of life once a second. */
const SILENCE_MS = 2_500

/** What shows that the room is as it is told. */
const PRESENT: ReadonlySet<RoomMessage['type']> = new Set(['snapshot', 'delta', 'tick'])

/** Of the chat: why it was refused, or nothing. */
type ChatAnswer = ArcadeRefusal | undefined
type Waiting =
  | { kind: 'room'; command: Command; answer: (answer: Answer) => void }
  | { kind: 'chat'; command: ChatCommand; answer: (answer: ChatAnswer) => void }

type Known = { line: Line; room: RoomState | undefined }

/** The page's line to its room: opened again by itself, and asked all anew where a message was missed. */
export class RoomLine {
  readonly #options: Options
  readonly #listeners = new Set<() => void>()
  readonly #waiting = new Map<string, Waiting>()
  #known: Known = { line: 'connecting', room: undefined }
  #socket: WebSocket | undefined
  #retryMs: number = RETRY_MS.first
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOver = false
  #hasChat = false

  constructor(options: Options) {
    this.#options = options
    this.#connect()
  }

  get token(): string {
    return this.#options.token
  }

  readonly read = (): Known => this.#known

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A command is sent again after a lost line, under its own id, until it is answered. */
  readonly send = (command: Command): Promise<Answer> => {
    this.dismiss()
    return new Promise((answer) => {
      this.#waiting.set(command.commandId, { kind: 'room', command, answer })
      if (this.#known.line === 'open') this.#say(command)
    })
  }

  /** The same for what belongs to the chat. What was opened is opened again after a lost line. */
  readonly chat = (command: ChatCommand): Promise<ChatAnswer> => {
    this.#hasChat ||= command.type === 'openChat'
    return new Promise((answer) => {
      this.#waiting.set(command.commandId, { kind: 'chat', command, answer })
      if (this.#known.line === 'open') this.#say(command)
    })
  }

  /** The refusal was read. */
  readonly dismiss = (): void => {
    const { room } = this.#known
    if (room?.refusal) this.#replace({ room: { ...room, refusal: null } })
  }

  /** Something was paid beside the room's own bets: the balance after it. */
  readonly paid = (balanceKurus: number): void => {
    const { room } = this.#known
    if (room) this.#replace({ room: { ...room, balanceKurus } })
  }

  close(): void {
    this.#isOver = true
    this.#lost()
  }

  #connect(): void {
    const { origin, gameCode, token, openSocket = (url) => new WebSocket(url) } = this.#options
    const opened = openSocket(origin + socketPathOf(gameCode))
    this.#socket = opened
    opened.onopen = () => {
      const { room } = this.#known
      const seen = room?.run ? { run: room.run, seq: room.seq } : undefined
      this.#say({ type: 'hello', token, ...(seen && { seen }) })
    }
    opened.onmessage = ({ data }) => {
      if (opened === this.#socket) this.#heard(JSON.parse(String(data)))
    }
    opened.onclose = () => {
      if (opened === this.#socket) this.#lost()
    }
    this.#listenFor(RETRY_MS.most)
  }

  #say(message: PageMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  /** Where nothing is heard for so long, the line is taken for lost. */
  #listenFor(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#lost(), ms)
  }

  #lost(): void {
    clearTimeout(this.#timer)
    const old = this.#socket
    this.#socket = undefined
    old?.close()
    if (this.#isOver) return
    this.#replace({ line: this.#known.room ? 'lost' : 'connecting' })
    this.#timer = setTimeout(() => this.#connect(), this.#retryMs)
    this.#retryMs = Math.min(this.#retryMs * 2, RETRY_MS.most)
  }

  #heard(message: RoomMessage): void {
    this.#listenFor(SILENCE_MS)
    if (this.#answered(message) === 'chat') return
    if (message.type === 'refused' && message.commandId === null) this.#refused(message.refusal)
    else this.#follow(message)
  }

  /** The room lets the page in no more. One that was in it waits for a wallet that is away. */
  #refused(refusal: ArcadeRefusal): void {
    if (refusal === 'wallet_down' && this.#known.room) {
      this.#lost()
      return
    }
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#replace({ line: { refused: refusal } })
  }

  #follow(message: RoomMessage): void {
    const nowMs = performance.now()
    const first = message.type === 'welcome' ? openRoom(message, nowMs) : undefined
    const before = this.#known.room ?? first
    if (!before) return
    const room = hear(before, message, nowMs)
    if (!room) this.#lost()
    else if (PRESENT.has(message.type)) this.#isPresent(room)
    else this.#replace({ room })
  }

  /** What is shown is the present: what was not answered before a lost line is asked again. */
  #isPresent(room: RoomState): void {
    const wasLost = this.#known.line !== 'open'
    this.#replace({ room, line: 'open' })
    if (!wasLost) return
    this.#retryMs = RETRY_MS.first
    const isAsked = [...this.#waiting.values()].some(({ command }) => command.type === 'openChat')
    if (this.#hasChat && !isAsked) this.#say({ type: 'openChat', commandId: crypto.randomUUID() })
    for (const { command } of this.#waiting.values()) this.#say(command)
  }

  /** Answers what kind of command it answers. */
  #answered(message: RoomMessage): Waiting['kind'] | undefined {
    if (message.type !== 'done' && message.type !== 'refused' && message.type !== 'heard') return
    const one = message.commandId === null ? undefined : this.#waiting.get(message.commandId)
    if (!one) return
    this.#waiting.delete(one.command.commandId)
    const refusal = message.type === 'refused' ? message.refusal : undefined
    if (one.kind === 'chat') one.answer(refusal)
    else if (refusal) one.answer({ refusal })
    else if (message.type === 'done') one.answer({ bet: message.bet })
    return one.kind
  }

  #replace(change: Partial<Known>): void {
    const before = this.#known.room?.balanceKurus
    this.#known = { ...this.#known, ...change }
    const now = this.#known.room?.balanceKurus
    if (now !== undefined && now !== before) this.#options.onBalance?.(now)
    for (const listener of this.#listeners) listener()
  }
}
