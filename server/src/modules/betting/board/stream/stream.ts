import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { BETTING_STREAM_PATH } from '@zar/contract/betting/values'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { CLOSE } from '../../../../hub/limits.ts'
import { isAllowedOrigin, pathOf, refuseUpgrade } from '../../../../hub/upgrade.ts'
import type { Clock } from '../../../../platform/clock.ts'
import { openAddressList } from '../../../../platform/http/address-list.ts'
import type { Board } from '../board.ts'
import { callerAddress } from './caller-address.ts'
import { STREAM_LIMITS, type StreamLimits } from './limits.ts'
import { StreamSocket } from './stream-socket.ts'
import { openTeller } from './teller.ts'

export type StreamDeps = {
  board: Board
  clock: Clock
  /** The origins whose pages may connect. */
  allowedOrigins: readonly string[]
  trustedProxies: readonly string[]
  limits?: Partial<StreamLimits>
}

const MINUTE_MS = 60_000

/** The stream of changes at its path, until the app closes. */
export function bettingStream(app: FastifyInstance, deps: StreamDeps): void {
  const limits = { ...STREAM_LIMITS, ...deps.limits }
  const teller = openTeller({ ...deps, limits })
  const register = openRegister(limits)
  const isProxy = openAddressList(deps.trustedProxies)
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageMaxBytes,
    perMessageDeflate: false,
    clientTracking: false,
  })

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (pathOf(request.url) !== BETTING_STREAM_PATH) return
    const address = callerAddress(request, isProxy)
    const isOurs = isAllowedOrigin(request.headers.origin, deps.allowedOrigins)
    if (isOurs && !register.isFull(address)) {
      server.handleUpgrade(request, socket, head, (opened) => enter(opened, address))
    } else refuseUpgrade(socket, isOurs ? 429 : 403)
  }

  function enter(opened: WebSocket, address: string): void {
    const socket: StreamSocket = new StreamSocket(opened, limits, (asked) =>
      teller.resume(socket, asked),
    )
    register.add(socket, address)
    teller.add(socket)
    opened.once('close', () => {
      register.remove(socket, address)
      teller.remove(socket)
    })
  }

  app.server.on('upgrade', onUpgrade)
  const timers = [
    setInterval(teller.tick, limits.tickMs),
    setInterval(teller.alive, limits.aliveMs),
    setInterval(() => register.each((socket) => socket.ping()), limits.pingMs),
    setInterval(() => register.each((socket) => socket.forgetMessages()), MINUTE_MS),
  ]
  // Sockets that stay open would hold the closing up.
  app.addHook('preClose', async () => {
    app.server.off('upgrade', onUpgrade)
    for (const timer of timers) clearInterval(timer)
    teller.close()
    register.each((socket) => socket.end(CLOSE.restart))
  })
}

/** The sockets of this process, and how many an address has. */
function openRegister({ socketsMax, socketsPerAddress }: StreamLimits) {
  const sockets = new Set<StreamSocket>()
  const byAddress = new Map<string, number>()
  const count = (address: string, more: number) => {
    const now = (byAddress.get(address) ?? 0) + more
    if (now > 0) byAddress.set(address, now)
    else byAddress.delete(address)
  }
  return {
    isFull: (address: string) =>
      sockets.size >= socketsMax || (byAddress.get(address) ?? 0) >= socketsPerAddress,
    add: (socket: StreamSocket, address: string) => {
      sockets.add(socket)
      count(address, 1)
    },
    remove: (socket: StreamSocket, address: string) => {
      sockets.delete(socket)
      count(address, -1)
    },
    each: (work: (socket: StreamSocket) => void) => {
      for (const socket of sockets) work(socket)
    },
  }
}
