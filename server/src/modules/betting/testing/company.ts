import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '../../../platform/clock.ts'
import type { Producer } from '../feed/odds-feed.ts'
import { openCompanyState, type Said } from './company-state.ts'

type Frame = { seq: number; text: object }
export type TestCompany = Awaited<ReturnType<typeof openTestCompany>>

export const COMPANY_KEY = { id: 'zar', secret: 'a secret between the company and us' }

/**
 * A small odds company that speaks the protocol of docs/betting.md (The feed) over real sockets, with the bad
 * days that a test asks for.
 */
export async function openTestCompany({
  clock,
  key = COMPANY_KEY,
}: {
  clock: Clock
  key?: typeof COMPANY_KEY
}) {
  const producers = { pre: openProducer('pre'), live: openProducer('live') }
  const calls: string[] = []
  const refused: string[] = []
  const server = createServer((request, response) => void answer(request, response))
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    calls.push(String(request.url))
    socket.on('error', () => socket.destroy())
    if (!isSigned(request)) return socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n')
    const producer = producerOf(request)
    sockets.handleUpgrade(request, socket, head, (opened) => producer.join(opened))
  })

  function openProducer(name: Producer) {
    const state = openCompanyState()
    const joined = new Set<WebSocket>()
    const now = { epoch: '7f3a', seq: 0, firstKept: 1, isSilent: false, isDeaf: false }
    let log: Frame[] = []
    const envelope = (seq: number) => ({
      v: 1,
      producer: name,
      epoch: now.epoch,
      seq,
      ts: clock.now().getTime(),
    })
    const send = (text: object, to: Iterable<WebSocket> = joined) => {
      if (now.isSilent) return
      const json = JSON.stringify(text)
      for (const socket of to) socket.send(`${signatureOf(key.secret, json)} ${json}`)
    }
    return {
      name,
      now,
      state,
      joined,
      send,
      join: (socket: WebSocket) => {
        joined.add(socket)
        socket.on('close', () => joined.delete(socket))
      },
      /** Says a message; `lost` reaches nobody, and is only told in a recovery. `ts` is when it was made. */
      say: (said: Said, { lost = false, ts }: { lost?: boolean; ts?: number } = {}) => {
        now.seq += 1
        state.take(said)
        const text = { ...envelope(now.seq), ...(ts !== undefined && { ts }), ...said }
        log.push({ seq: now.seq, text })
        if (!lost) send(text)
        return now.seq
      },
      alive: (more: object = {}) => {
        now.seq += 1
        const text = { ...envelope(now.seq), type: 'alive', subscribed: true, ...more }
        log.push({ seq: now.seq, text })
        send(text)
      },
      /** Sends what was said after a number again, and then that it is complete. */
      recover: (after: number, request: string) => {
        for (const { seq, text } of log) if (seq > after) send({ ...text, request })
        send({ ...envelope(now.seq), type: 'snapshot_complete', request })
      },
      settlementsSince: (ms: number) =>
        log
          .map(({ text }) => text as { type: string; ts: number })
          .filter(({ type, ts }) => /settlement|cancel/.test(type) && ts >= ms),
      /** Its memory is lost. */
      forget: (epoch: string) => {
        Object.assign(now, { epoch, seq: 0, firstKept: 1 })
        log = []
      },
      /** Keeps nothing from before this number. */
      keepFrom: (seq: number) => {
        now.firstKept = seq
        log = log.filter((frame) => frame.seq >= seq)
      },
    }
  }

  const producerOf = ({ url = '' }: IncomingMessage) =>
    producers[queryOf(url).get('producer') === 'pre' ? 'pre' : 'live']

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request
    calls.push(url)
    if (!isSigned(request)) {
      response.writeHead(401).end()
      return
    }
    const [status, answered] = answerTo(url, producerOf(request))
    const body = JSON.stringify(answered)
    const timestamp = clock.now().getTime()
    const hash = createHash('sha256').update(body).digest('hex')
    const headers = {
      'x-feed-ts': String(timestamp),
      'x-feed-signature': signatureOf(key.secret, `GET\n${url}\n${timestamp}\n${hash}`),
    }
    response.writeHead(status, headers).end(body)
  }

  function answerTo(url: string, producer: ReturnType<typeof openProducer>): [number, object] {
    const { now, state } = producer
    const query = queryOf(url)
    const at = { epoch: now.epoch, seq: now.seq }
    const envelope = { v: 1, producer: producer.name, ...at, ts: clock.now().getTime() }
    if (url.startsWith('/v1/snapshot')) {
      return [200, { ...at, messages: state.image().map((said) => ({ ...envelope, ...said })) }]
    }
    if (url.startsWith('/v1/fixtures')) {
      return [200, { ts: envelope.ts, fixtures: [...producers.pre.state.fixtures()] }]
    }
    if (url.startsWith('/v1/digest')) return [200, { ...at, digest: state.digest() }]
    if (query.get('kind') === 'settlement') {
      return [200, { messages: producer.settlementsSince(Number(query.get('since'))) }]
    }
    const after = Number(query.get('after'))
    if (query.get('epoch') !== now.epoch || after + 1 < now.firstKept) return [410, {}]
    producer.recover(after, query.get('request') ?? '')
    return [202, {}]
  }

  function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
    const hash = createHash('sha256').update('').digest('hex')
    const text = `${method}\n${url}\n${headers['x-feed-ts']}\n${hash}`
    const isRight =
      headers['x-feed-key'] === key.id &&
      headers['x-feed-signature'] === signatureOf(key.secret, text)
    if (!isRight) refused.push(url)
    return isRight
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...producers,
    /** The paths that were asked for, in order. */
    calls,
    refused,
    close: async () => {
      for (const { joined } of Object.values(producers)) {
        for (const socket of joined) socket.terminate()
      }
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const queryOf = (url: string) => new URL(url, 'http://company').searchParams

const signatureOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')
