import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { WebSocket } from 'ws'
import type { Clock } from '../../../../platform/clock.ts'
import type { Random } from '../../../../platform/random.ts'
import type { OddsFeed, Producer } from '../odds-feed.ts'
import type { FeedCounts } from '../run/counts.ts'
import { readEnvelope } from './envelope.ts'
import { headersFor, openHttpCalls } from './http.ts'
import { type Line, openLine, type Session } from './line/line.ts'
import { askMissing, lose, readAnew, receive } from './line/receive.ts'
import { retryAfterMs } from './reconnect.ts'
import { type FeedKeys, openFrame } from './signature.ts'

/** A producer that says nothing for so long is suspended. */
const SILENCE_MS = 5_000
const LOOK_EVERY_MS = 100
const HANDSHAKE_MAX_MS = 5_000
const FRAME_MAX_BYTES = 4 * 1024 * 1024

export type CompanyFeedDeps = {
  /** Where its calls are: http or https. */
  url: string
  keys: FeedKeys
  clock: Clock
  random: Random
  log: Logger
  counts: Pick<FeedCounts, 'add'>
  /** How long a try to connect waits; tests wait less. */
  retryMs?: (tries: number) => number
}

/** The odds company whose protocol is WebSocket with signed frames (docs/betting.md, The feed). */
export function openCompanyFeed(deps: CompanyFeedDeps): OddsFeed {
  const { random } = deps
  const chance = () => Number(random.digits(4)) / 10_000
  const retryMs = deps.retryMs ?? ((tries: number) => retryAfterMs(tries, chance()))
  return {
    source: 'company',
    follow: async (producer, applier, signal) => {
      const http = openHttpCalls(deps)
      const line = openLine({ ...deps, producer, applier, http, newRequest: random.uuid })
      applier.onAsked(() => line.askAnew())
      for (let tries = 0; !signal.aborted; tries += 1) {
        const wasOpen = await followOnce(deps, line, signal)
        if (wasOpen) tries = 0
        await wait(retryMs(tries), undefined, { signal }).catch(() => {})
      }
    },
  }
}

/** One connection, until it ends. Answers whether the producer was open in it. */
function followOnce(deps: CompanyFeedDeps, line: Line, signal: AbortSignal): Promise<boolean> {
  const { clock } = deps
  const ending = new AbortController()
  const socket = connect(deps, line.producer)
  const state = { heardAtMs: clock.now().getTime(), wasOpen: false }
  const session: Session = {
    signal: ending.signal,
    end: () => {
      ending.abort()
      socket.terminate()
    },
  }
  line.askAnew = () => {
    if (!ending.signal.aborted) readAnew(line, session)
  }
  const loseOnce = (why: 'silence' | 'lost') => {
    if (!ending.signal.aborted) lose(line, session, why)
  }
  socket.on('open', () => askMissing(line, session))
  socket.on('message', (data: Buffer) => {
    if (ending.signal.aborted) return
    state.heardAtMs = clock.now().getTime()
    if (!hear(deps, line, { session, data })) loseOnce('lost')
  })
  socket.on('error', (err) => deps.log.info({ err, producer: line.producer }, 'the feed broke off'))
  const looking = setInterval(() => {
    state.wasOpen ||= line.isOpen
    if (clock.now().getTime() - state.heardAtMs >= SILENCE_MS) loseOnce('silence')
    else if (socket.readyState === WebSocket.OPEN) askMissing(line, session)
  }, LOOK_EVERY_MS)
  const end = () => session.end('')
  signal.addEventListener('abort', end)
  return new Promise((done) => {
    socket.on('close', () => {
      clearInterval(looking)
      signal.removeEventListener('abort', end)
      loseOnce('lost')
      // Until the next one stands: then all is read anew.
      line.askAnew = () => {
        line.order.take({ kind: 'asked' })
        line.order.take({ kind: 'lost', why: 'lost' })
      }
      done(state.wasOpen || line.isOpen)
    })
  })
}

function connect(deps: CompanyFeedDeps, producer: Producer): WebSocket {
  const path = `/v1/stream?producer=${producer}`
  return new WebSocket(new URL(path, deps.url.replace(/^http/, 'ws')), {
    headers: headersFor(deps, path),
    handshakeTimeout: HANDSHAKE_MAX_MS,
    maxPayload: FRAME_MAX_BYTES,
    perMessageDeflate: false,
  })
}

/** Takes one frame. Answers whether the connection can be trusted further. */
function hear(
  { keys, counts, log }: CompanyFeedDeps,
  line: Line,
  { session, data }: { session: Session; data: Buffer },
): boolean {
  const json = openFrame(keys, data)
  if (!json) {
    counts.add('bad-signature')
    log.error({ producer: line.producer }, 'a frame of the feed is not signed by the company')
    return false
  }
  const envelope = readEnvelope(json)
  if (!envelope || envelope.producer !== line.producer) {
    counts.add('bad-frame')
    return true
  }
  // Of now, not of a recovery.
  const { type, subscribed, request } = envelope
  if (type === 'alive' && subscribed === false && request === undefined) return false
  receive(line, session, envelope)
  return true
}
