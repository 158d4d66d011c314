import type { WebSocket } from 'ws'
import { CLOSE } from '../../../../hub/limits.ts'
import type { StreamLimits } from './limits.ts'
import { isTopic } from './topic.ts'

/** What a page asks for. */
export type Asked = { on: string[]; off: string[]; after: number | null }

/** One page that hears the stream: its topics, and how far it is told. */
export class StreamSocket {
  readonly topics = new Set<string>()
  /** All up to this number is sent, where it is not behind. */
  toldTo = 0
  /** It has too much unread: it is told the latest values once it has read. */
  isBehind = false
  readonly #socket: WebSocket
  readonly #limits: StreamLimits
  #messages = 0
  #isAlive = true

  constructor(socket: WebSocket, limits: StreamLimits, onAsked: (asked: Asked) => void) {
    this.#socket = socket
    this.#limits = limits
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? '' : String(data), onAsked))
    socket.on('pong', () => {
      this.#isAlive = true
    })
    // A broken frame: ws closes the socket with the right code itself.
    socket.on('error', () => {})
  }

  get isFull(): boolean {
    return this.#socket.bufferedAmount > this.#limits.bufferedMaxBytes
  }

  send(frames: readonly string[]): void {
    for (const frame of frames) this.#socket.send(frame)
  }

  /** Asks whether it is there still, and drops one that did not say so. */
  ping(): void {
    if (this.#isAlive) this.#socket.ping()
    else this.#socket.terminate()
    this.#isAlive = false
  }

  /** Called once a minute. */
  forgetMessages(): void {
    this.#messages = 0
  }

  end(code: number): void {
    this.#socket.close(code)
  }

  #hear(text: string, onAsked: (asked: Asked) => void): void {
    this.#messages += 1
    const asked = readAsked(text)
    for (const topic of asked?.off ?? []) this.topics.delete(topic)
    for (const topic of asked?.on ?? []) this.topics.add(topic)
    const isTooMuch =
      this.#messages > this.#limits.messagesPerMinute || this.topics.size > this.#limits.topicsMax
    if (!asked || isTooMuch) this.end(asked ? CLOSE.policy : CLOSE.protocolError)
    else onAsked(asked)
  }
}

/** `{"on":[topics],"after":number|null}`, `{"off":[topics]}`, or both in one. */
function readAsked(text: string): Asked | undefined {
  const { on = [], off = [], after = null } = parsed(text) ?? { on: null }
  const areTopics = [on, off].every((topics) => Array.isArray(topics) && topics.every(isTopic))
  const isNumber = after === null || (Number.isSafeInteger(after) && Number(after) >= 0)
  return areTopics && isNumber
    ? { on: on as string[], off: off as string[], after: after as number | null }
    : undefined
}

function parsed(text: string): { on?: unknown; off?: unknown; after?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
