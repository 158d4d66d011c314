import { createHash, randomUUID } from 'node:crypto'
import { on, once } from 'node:events'
import type { Socket } from 'node:net'
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { WebSocket } from 'ws'
import { openBus } from '../../platform/bus/bus.ts'
import { openHttp } from '../../platform/http/http.ts'
import type { SignedIn } from '../../platform/http/route.ts'
import { openLog } from '../../platform/log/log.ts'
import { systemRandom } from '../../platform/random.ts'
import { freshDb } from '../../testing/database/database.ts'
import { type HubOptions, openHub } from '../hub.ts'
import { PUSH_TOPIC } from '../pump.ts'

export const SITE = 'http://site.test'
/** Ends every message of the protocol. */
export const RS = '\x1e'
export const HANDSHAKE = `{"protocol":"json","version":1}${RS}`
export const log = openLog('silent')

/** Sites with a hub on one database and bus, the official client, and a client that misbehaves. */
export async function openHubTests() {
  const database = await freshDb()
  const bus = await openBus({ databaseUrl: database.url, log })
  const open: { close: () => Promise<unknown> }[] = []
  const sessions = new Map<string, SignedIn>()

  function signIn(playerId: string = randomUUID()) {
    const token = randomUUID()
    const tokenHash = createHash('sha256').update(token).digest()
    sessions.set(token, { playerId, tokenHash })
    return { playerId, token, tokenHash }
  }

  async function openSite(options: Partial<HubOptions> = {}) {
    const app = openHttp({ logger: log, random: systemRandom })
    const hub = openHub({
      app,
      bus,
      log,
      random: systemRandom,
      allowedOrigins: [SITE],
      findSignedIn: async (token) => sessions.get(token),
      ...options,
      limits: { farewellMs: 200, ...options.limits },
    })
    const wires = new Set<Socket>()
    app.server.on('connection', (wire: Socket) => wires.add(wire))
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    open.push(app, hub)
    const cutWires = () => {
      for (const wire of wires) wire.destroy()
    }
    return { hub, url: `${url}/hub`, cutWires }
  }

  return {
    database,
    bus,
    open,
    signIn,
    openSite,
    connect: async (url: string, token: string, options: ConnectOptions = {}) => {
      const client = await connect(url, token, options)
      open.push({ close: () => client.connection.stop() })
      return client
    },
    rawSocket: async (url: string, headers: Record<string, string> = {}) => {
      const raw = await rawSocket(url, headers)
      open.push({ close: async () => raw.socket.terminate() })
      return raw
    },
    push: (playerId: string, balance: number) =>
      bus.publish(PUSH_TOPIC, { pushes: [{ playerId, command: 'Balance', message: { balance } }] }),
    async closeOpened() {
      for (const thing of open.splice(0).reverse()) await thing.close()
    },
    async close() {
      await bus.close()
      await database.close()
    },
  }
}

type ConnectOptions = {
  negotiate?: boolean
  /** How often the client speaks. */
  pingMs?: number
  /** How long it waits for a word of the server. */
  silenceMs?: number
}

async function connect(
  url: string,
  token: string,
  { negotiate = false, pingMs = 15_000, silenceMs = 30_000 }: ConnectOptions,
) {
  const wires: WebSocket[] = []
  class Wire extends WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args)
      wires.push(this)
    }
  }
  const options = {
    transport: HttpTransportType.WebSockets,
    skipNegotiation: !negotiate,
    accessTokenFactory: () => token,
    // An option of theirs that their types leave out.
    WebSocket: Wire,
  }
  const connection = new HubConnectionBuilder()
    .withUrl(url, options)
    .withKeepAliveInterval(pingMs)
    .withServerTimeout(silenceMs)
    .withAutomaticReconnect([0])
    .configureLogging(LogLevel.None)
    .build()
  const heard: unknown[][] = []
  let hear: () => void = () => {}
  connection.on('NotifyMessage', (...args: unknown[]) => {
    heard.push(args)
    hear()
  })
  const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve))
  const reconnected = new Promise<void>((resolve) => connection.onreconnected(() => resolve()))
  const next = async (count: number) => {
    while (heard.length < count) {
      await new Promise<void>((resolve) => {
        hear = resolve
      })
    }
    return heard
  }
  await connection.start()
  /** Resolves once the first socket has brought so many of the pings that follow. */
  const pings = async (count: number) => {
    const [wire] = wires
    if (!wire) throw new Error('there is no socket')
    let left = count
    for await (const [message] of on(wire, 'message')) {
      if (String(message).includes('"type":6')) left -= 1
      if (left === 0) return
    }
  }
  return { connection, heard, next, pings, closed, reconnected }
}

/** A socket of our own, to say what the official client never would. */
async function rawSocket(url: string, headers: Record<string, string>) {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers })
  const closed = once(socket, 'close').then(([code]) => code as number)
  const refused = once(socket, 'unexpected-response').then(([, r]) => r.statusCode as number)
  socket.on('error', () => {})
  const opened = once(socket, 'open').then(() => 101)
  for (const promise of [closed, refused, opened]) promise.catch(() => {})
  const status = await Promise.race([opened, refused])
  return { socket, status, closed, say: (text: string) => socket.send(text) }
}
