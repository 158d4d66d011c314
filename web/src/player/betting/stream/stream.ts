import type { StreamMessage } from '@zar/contract/betting/board'
import { BETTING_STREAM_PATH } from '@zar/contract/betting/values'
import { takeDeltas } from '../odds/prices.ts'
import { takeEvent } from './events.ts'
import { changeLine } from './line-state.ts'
import { marketsChanged, readAllAgain } from './read-again.ts'

/** How long each try waits after the one before it. */
export const RETRY_S = [1, 2, 4, 8, 15] as const
/** A line that nobody needs is kept for the next page. */
const LINGER_MS = 30_000
/** The server takes no more topics from one socket. */
export const TOPICS_MAX = 200

type Line = {
  socket: WebSocket | null
  /** Tries since it last stood. */
  tries: number
  /** The newest number heard; what comes after it is asked for when the line is mended. */
  seq: number | null
  retry?: ReturnType<typeof setTimeout>
  linger?: ReturnType<typeof setTimeout>
}
const line: Line = { socket: null, tries: 0, seq: null }
/** How many parts of the page hold each topic. */
const topics = new Map<string, number>()
const asked = { on: new Map<string, number | null>(), off: new Set<string>(), isDue: false }

/**
 * Hears a topic until the returned function is called. `after` is the number that what is shown was read
 * with.
 */
export function holdTopic(topic: string, after: number | null): () => void {
  const held = topics.get(topic) ?? 0
  topics.set(topic, held + 1)
  if (held === 0) ask(topic, after)
  clearTimeout(line.linger)
  if (!line.socket && !line.retry) connect()
  return () => release(topic)
}

function release(topic: string): void {
  const left = (topics.get(topic) ?? 0) - 1
  if (left > 0) {
    topics.set(topic, left)
    return
  }
  topics.delete(topic)
  asked.on.delete(topic)
  asked.off.add(topic)
  later()
  if (topics.size === 0) line.linger = setTimeout(rest, LINGER_MS)
}

function ask(topic: string, after: number | null): void {
  asked.off.delete(topic)
  asked.on.set(topic, after)
  later()
}

/** What a page asks for as it is drawn goes in one message. */
function later(): void {
  if (asked.isDue) return
  asked.isDue = true
  queueMicrotask(() => {
    asked.isDue = false
    flush()
  })
}

function flush(): void {
  if (line.socket?.readyState !== WebSocket.OPEN) return
  if (asked.off.size > 0) say({ off: [...asked.off] })
  const on = [...asked.on.keys()].slice(0, TOPICS_MAX)
  if (on.length > 0) say({ on, after: oldest([...asked.on.values()]) })
  asked.on.clear()
  asked.off.clear()
}

const oldest = (numbers: (number | null)[]): number | null => {
  const known = numbers.filter((one) => one !== null)
  return known.length === 0 ? null : Math.min(...known)
}

const say = (message: object): void => line.socket?.send(JSON.stringify(message))

function connect(): void {
  delete line.retry
  const socket = new WebSocket(new URL(BETTING_STREAM_PATH, location.href.replace(/^http/, 'ws')))
  line.socket = socket
  changeLine({ phase: line.tries === 0 ? 'opening' : 'closed', retryAt: null })
  socket.onopen = () => {
    line.tries = 0
    changeLine({ phase: 'open', toldAt: performance.now(), silentMs: 0 })
    asked.off.clear()
    // What was held before it broke is asked for from where it broke.
    for (const topic of topics.keys()) {
      if (!asked.on.has(topic)) asked.on.set(topic, line.seq)
    }
    flush()
  }
  socket.onmessage = ({ data }) => {
    const message = read(data)
    if (message) take(message)
  }
  socket.onclose = () => {
    if (line.socket === socket) lose()
  }
}

function lose(): void {
  line.socket = null
  if (topics.size === 0) {
    changeLine({ phase: 'rest', retryAt: null })
    return
  }
  const waitS = RETRY_S[Math.min(line.tries, RETRY_S.length - 1)] ?? 1
  line.tries += 1
  changeLine({ phase: 'closed', retryAt: performance.now() + waitS * 1_000 })
  line.retry = setTimeout(connect, waitS * 1_000)
}

/** Lets the line go; it is opened anew by the next topic. */
export function rest(): void {
  const { socket } = line
  clearTimeout(line.retry)
  clearTimeout(line.linger)
  Object.assign(line, { socket: null, tries: 0, seq: null, retry: undefined })
  socket?.close()
  changeLine({ phase: 'rest', toldAt: null, retryAt: null })
}

function read(data: unknown): StreamMessage | null {
  try {
    return JSON.parse(String(data)) as StreamMessage
  } catch {
    return null
  }
}

const TAKE: { [T in StreamMessage['t']]: (message: Extract<StreamMessage, { t: T }>) => void } = {
  o: ({ d, s }) => takeDeltas(d, s),
  e: ({ id, e, s }) => takeEvent(id, e, s),
  m: ({ id }) => marketsChanged(id),
  a: ({ silentMs }) =>
    changeLine({
      silentMs,
      toldAt: performance.now(),
      lastIso: new Date(Date.now() - (silentMs ?? 0)).toISOString(),
    }),
  r: () => readAllAgain(),
}

function take(message: StreamMessage): void {
  const isAnew = message.t === 'a' && message.s < (line.seq ?? 0)
  if (isAnew) readAllAgain()
  line.seq = isAnew || message.t === 'r' ? message.s : Math.max(message.s, line.seq ?? 0)
  const handle = TAKE[message.t] as ((one: StreamMessage) => void) | undefined
  handle?.(message)
}
