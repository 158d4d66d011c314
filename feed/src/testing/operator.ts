import { once } from 'node:events'
import { WebSocket } from 'ws'
import { frameOf, requestSignature } from '../protocol/signature.ts'

export type Key = { id: string; secret: string }
export const KEY: Key = { id: 'one', secret: 'a secret of the feed of at least 32 characters' }

/** A message as a consumer reads it. */
// biome-ignore lint/suspicious/noExplicitAny: a test looks at any member.
export type Heard = Record<string, any> & { type: string; seq: number; epoch: string }

/** An operator that calls a company’s feed, and hears its streams. */
export function openOperator(address: string, clock: () => number, key = KEY) {
  const headersOf = (method: string, path: string, body = '', timestamp = clock()) => ({
    'x-feed-key': key.id,
    'x-feed-ts': String(timestamp),
    'x-feed-signature': requestSignature(key.secret, { method, path, timestamp, body }),
  })

  async function call(method: string, path: string, body?: object, at?: number) {
    const text = body && JSON.stringify(body)
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...headersOf(method, path, text, at),
        ...(text !== undefined && { 'content-type': 'application/json' }),
      },
      ...(text !== undefined && { body: text }),
    })
    const answer = await response.text()
    const timestamp = Number(response.headers.get('x-feed-ts'))
    const wanted = requestSignature(key.secret, { method, path, timestamp, body: answer })
    return {
      status: response.status,
      isSigned: response.headers.get('x-feed-signature') === wanted,
      body: JSON.parse(answer),
    }
  }

  return {
    get: (path: string, at?: number) => call('GET', path, undefined, at),
    post: (path: string, body: object) => call('POST', path, body),
    delete: (path: string) => call('DELETE', path),
    /** The stream with these words of the query. Throws the status where it is refused. */
    async follow(query: string) {
      const path = `/v1/stream?${query}`
      const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`, {
        headers: headersOf('GET', path),
      })
      const heard = hearing(socket, key)
      const refused = once(socket, 'unexpected-response').then(([, { statusCode }]) => {
        throw new Error(`refused with ${statusCode}`)
      })
      await Promise.race([once(socket, 'open'), refused])
      refused.catch(() => undefined)
      return heard
    },
  }
}

function hearing(socket: WebSocket, { secret }: Key) {
  const heard: Heard[] = []
  const waiting = new Set<() => void>()
  const badFrames: string[] = []
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  socket.on('message', (data: Buffer) => {
    const frame = String(data)
    const message = JSON.parse(frame.slice(frame.indexOf(' ') + 1))
    if (frame === frameOf(secret, message)) heard.push(message)
    else badFrames.push(frame)
    for (const look of waiting) look()
  })
  socket.on('error', () => undefined)

  /** Resolves with what `find` finds, as soon as it finds something. */
  const until = <Found>(find: (all: readonly Heard[]) => Found | undefined | false) =>
    new Promise<Found>((resolve) => {
      const look = () => {
        const found = find(heard)
        if (found === undefined || found === false) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })

  return {
    heard,
    badFrames,
    until,
    /** Resolves once a message of this number was heard. */
    untilSeq: (seq: number) => until((all) => all.some((one) => one.seq === seq)),
    seqs: () => heard.map(({ seq }) => seq),
    closed,
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    close: async () => {
      socket.close()
      await closed
    },
  }
}
