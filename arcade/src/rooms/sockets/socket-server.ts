import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type WebSocket, WebSocketServer } from 'ws'
import { callerOf } from '../../rate-limit.ts'

/** Sockets of one address in a minute: a page opens one, and another after a lost line. */
const SOCKETS_PER_MINUTE = 300
const MESSAGE_MAX_BYTES = 4 * 1024
const PATH = /^\/api\/rooms\/([\w-]{1,100})\/socket$/
const PING_EVERY_MS = 15_000

export type SocketDoor = {
  /** The origin of the pages that may open a socket. */
  publicUrl: string
  isRoom: (gameCode: string) => boolean
  /** Who calls, as the arcade's other limits count them. */
  addressOf: (request: IncomingMessage) => string
  socketsPerMinute?: number
  /** A page that has not answered one sign of life before the next is cut off. */
  pingEveryMs?: number
  opened: (socket: WebSocket, gameCode: string) => void
}

/** Lets the pages' sockets in: of our own pages, to a room that there is, and not too many of one address. */
export function openSocketServer(server: Server, door: SocketDoor) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_MAX_BYTES,
    perMessageDeflate: false,
  })
  const points = door.socketsPerMinute ?? SOCKETS_PER_MINUTE
  const limiter = new RateLimiterMemory({ points, duration: 60 })
  const alive = new WeakSet<WebSocket>()
  let isClosing = false

  async function whyRefuse(request: IncomingMessage, gameCode: string | undefined) {
    if (isClosing) return '503 Service Unavailable'
    if (gameCode === undefined || !door.isRoom(gameCode)) return '404 Not Found'
    if (!isOurOrigin(request, door.publicUrl)) return '403 Forbidden'
    const isLet = await limiter.consume(callerOf(door.addressOf(request))).then(
      () => true,
      () => false,
    )
    return isLet ? undefined : '429 Too Many Requests'
  }

  async function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    socket.on('error', () => socket.destroy())
    const gameCode = PATH.exec(request.url ?? '')?.[1]
    const why = await whyRefuse(request, gameCode)
    if (why || gameCode === undefined) {
      socket.end(`HTTP/1.1 ${why}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      alive.add(opened)
      opened.on('pong', () => alive.add(opened))
      door.opened(opened, gameCode)
    })
  }

  server.on('upgrade', (request, socket, head) => void onUpgrade(request, socket, head))
  const pinging = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, door.pingEveryMs ?? PING_EVERY_MS)
  pinging.unref()
  return {
    /** Ends every socket: their pages come back to whoever listens then. */
    close(): void {
      isClosing = true
      clearInterval(pinging)
      for (const socket of sockets.clients) {
        socket.close(1_012)
        setTimeout(() => socket.terminate(), 500).unref()
      }
    },
  }
}

/** A browser tells the origin of the page that opens a socket. */
function isOurOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined || origin === publicUrl) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
