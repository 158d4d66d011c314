/** One of three servers as a process of its own: our hub, a bare `ws`, or TCP that is written to. */
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { HUB_PATH } from '@zar/contract/hub'
import { WebSocketServer } from 'ws'
import { openHub } from '../../server/src/hub/hub.ts'
import { invocation } from '../../server/src/hub/protocol.ts'
import { PUSH_TOPIC } from '../../server/src/hub/pump.ts'
import { openTopics } from '../../server/src/platform/bus/bus-topics.ts'
import { openHttp } from '../../server/src/platform/http/http.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { systemRandom } from '../../server/src/platform/random.ts'

export type Kind = 'hub' | 'ws' | 'tcp'
export type Wish = { kind: 'push'; messages: number } | { kind: 'memory' }
export type Answer = { cpuMs: number; bytes: number; connections: number }

/** Of the pushes in a turn of the event loop. */
const TURN = 250
const SETTLE_MS = 300

const balanceOf = (count: number) => ({ balance: 1_000 + (count % 10_000) / 100 })
/** The same frame as the hub sends. */
const frameOf = (count: number) => invocation('NotifyMessage', ['Balance', balanceOf(count)])

/** Bytes before a short text. */
const HEAD = 2

type Opened = {
  server: Server | ReturnType<typeof createTcpServer>
  path: string
  connections: () => number
  push: (count: number) => void
}

async function openOurs(): Promise<Opened> {
  const log = openLog('silent')
  const app = openHttp({ logger: log, random: systemRandom })
  const topics = openTopics(log)
  const listeners = new Set<(payload: unknown) => void>()
  const hub = openHub({
    app,
    log,
    random: systemRandom,
    allowedOrigins: [],
    // A token is the number of its player here: who is logged in is not what is measured.
    findSignedIn: async (token) => ({ playerId: token, tokenHash: Buffer.from(token) }),
    bus: {
      publish: async () => {},
      subscribe: (topic, listener) => {
        if (topic === PUSH_TOPIC) listeners.add(listener)
        return topics.subscribe(topic, listener)
      },
      close: async () => {},
    },
  })
  await app.ready()
  return {
    server: app.server,
    path: HUB_PATH,
    connections: hub.connections,
    push(count) {
      const playerId = String(count % Math.max(1, hub.connections()))
      const pushes = [{ playerId, command: 'Balance', message: balanceOf(count) }]
      for (const listener of listeners) listener({ pushes })
    },
  }
}

function openBare(): Opened {
  const server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  const all: { send: (bytes: Buffer, how: { binary: boolean }) => void }[] = []
  sockets.on('connection', (socket) => {
    all.push(socket)
    socket.on('message', () => socket.send('{}'))
  })
  const push = (count: number) =>
    all[count % all.length]?.send(frameOf(count).subarray(HEAD), { binary: false })
  return { server, path: '/', connections: () => all.length, push }
}

function openTcp(): Opened {
  const all: Socket[] = []
  const server = createTcpServer((socket) => {
    all.push(socket)
    socket.on('error', () => {})
    socket.resume()
  })
  const push = (count: number) => void all[count % all.length]?.write(frameOf(count))
  return { server, path: '', connections: () => all.length, push }
}

const OPEN: Record<Kind, () => Opened | Promise<Opened>> = {
  hub: openOurs,
  ws: openBare,
  tcp: openTcp,
}
const kind = process.argv[2] as Kind
const { server, path, connections, push } = await OPEN[kind]()
let count = 0

/** Memory that is in use once all garbage is gone. */
function bytesInUse(): number {
  for (let time = 0; time < 3; time++) globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function pushAll(messages: number): Promise<number> {
  const before = process.cpuUsage()
  for (let done = 0; done < messages; done += 1) {
    push(count)
    count += 1
    if (done % TURN === TURN - 1) await new Promise(setImmediate)
  }
  await wait(SETTLE_MS)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

process.on('message', async (wish: Wish) => {
  const cpuMs = wish.kind === 'push' ? await pushAll(wish.messages) : 0
  const bytes = wish.kind === 'memory' ? bytesInUse() : 0
  process.send?.({ cpuMs, bytes, connections: connections() } satisfies Answer)
})
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port, path }),
)
