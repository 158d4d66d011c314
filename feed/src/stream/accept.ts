import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod/mini'
import type { Clock } from '../clock.ts'
import { checkSignature } from '../http/check-signature.ts'
import type { KeyRing } from '../keys.ts'
import type { Producer } from '../producer/producer.ts'
import { Gone, openReplay, type Replay, type ReplayDeps } from '../producer/replay.ts'
import { PRODUCERS, type ProducerName } from '../protocol/producer-name.ts'
import type { Position } from '../store/journal.ts'
import { isOutage } from '../store/outage.ts'
import { type Connection, openConnection } from './connection.ts'
import type { Outlet } from './outlet.ts'

export type Streams = Record<ProducerName, { producer: Producer; outlet: Outlet }>

export type AcceptDeps = ReplayDeps & {
  clock: Clock
  keys: KeyRing
  streams: Streams
  /** Hears of every request that was not signed as it must be. */
  onRefused: () => void
}

const PATH = '/v1/stream'
/** A consumer says nothing on the stream. */
const MESSAGE_MAX_BYTES = 1_024

const Query = z.object({
  producer: z.enum(PRODUCERS),
  epoch: z.optional(z.string()),
  after: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
})

const SAID = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  410: 'Gone',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const
type Refused = { status: keyof typeof SAID }
type Accepted = { name: ProducerName; keyId: string; after: Position | null }

/** Lets consumers in to the streams: signed, to a producer that there is, from where it can be told again. */
export function acceptStreams(server: Server, deps: AcceptDeps): { close: () => void } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_MAX_BYTES,
    perMessageDeflate: false,
  })
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    decide(deps, request)
      .catch((error): Refused => ({ status: isOutage(error) ? 503 : 500 }))
      .then((decided) => {
        if ('status' in decided) return refuse(socket, decided.status)
        sockets.handleUpgrade(request, socket, head, (open) => join(deps, open, decided))
      })
      .catch(() => socket.destroy())
  }
  server.on('upgrade', upgrade)
  return {
    close: () => {
      server.off('upgrade', upgrade)
      sockets.close()
    },
  }
}

async function decide(deps: AcceptDeps, request: IncomingMessage): Promise<Accepted | Refused> {
  const { method = 'GET', url: path = '', headers } = request
  const url = new URL(path, 'http://feed')
  if (url.pathname !== PATH) return { status: 404 }
  const checked = checkSignature({ method, path, headers }, { ...deps, now: deps.clock() })
  if ('refusal' in checked) {
    deps.onRefused()
    return { status: 401 }
  }
  const { data } = Query.safeParse(Object.fromEntries(url.searchParams))
  if (!data || (data.epoch === undefined) !== (data.after === undefined)) return { status: 400 }
  const { producer: name, epoch, after } = data
  const from = epoch === undefined || after === undefined ? null : { epoch, seq: after }
  if (from && !(await canReplay(deps, name, from))) return { status: 410 }
  return { name, keyId: checked.keyId, after: from }
}

const canReplay = (deps: AcceptDeps, name: ProducerName, from: Position): Promise<boolean> =>
  openReplay(deps, deps.streams[name].producer, from).then(
    () => true,
    (error) => {
      if (error instanceof Gone) return false
      throw error
    },
  )

function refuse(socket: Duplex, status: keyof typeof SAID): void {
  socket.end(`HTTP/1.1 ${status} ${SAID[status]}\r\nConnection: close\r\n\r\n`)
}

/** What is told from now on waits until all before it is sent. */
function join(deps: AcceptDeps, socket: WebSocket, { name, keyId, after }: Accepted): void {
  const { outlet, producer } = deps.streams[name]
  const connection = openConnection(socket, { keyId, keys: deps.keys })
  outlet.join(connection)
  socket.on('close', () => outlet.leave(connection))
  socket.on('error', () => socket.terminate())
  if (!after) connection.goOn(0)
  else {
    openReplay(deps, producer, after)
      .then((replay) => resume(connection, replay))
      .catch(connection.end)
  }
}

async function resume(connection: Connection, { pages, last }: Replay): Promise<void> {
  for await (const page of pages) {
    await Promise.all(page.map(({ json }) => connection.write(json)))
  }
  connection.goOn(last)
}
