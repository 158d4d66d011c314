import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { HUB_PATH } from '@zar/contract/hub'
import { DEFAULT_LOCALE } from '@zar/contract/limits'
import { REFUSALS } from '@zar/contract/refusal'
import type { Logger } from 'pino'
import { WebSocketServer } from 'ws'
import type { FindSignedIn } from '../platform/http/http.ts'
import type { SignedIn } from '../platform/http/route.ts'
import { Refusal } from '../platform/refusal.ts'
import { Connection } from './connection.ts'
import { CLOSE, type HubLimits } from './limits.ts'
import { type Ended, isOf, openLookup } from './lookup.ts'
import type { Register } from './register.ts'
import {
  isAllowedOrigin,
  localeOf,
  pathOf,
  type RefusedStatus,
  refuseUpgrade,
  tokenOf,
} from './upgrade.ts'

/** Why the connection ends, in the language of its page. */
function goodbye({ locale = DEFAULT_LOCALE }: Connection, { why }: Ended) {
  return why ? { allowReconnect: false, error: REFUSALS[why][locale] } : { allowReconnect: false }
}

type DoorOptions = {
  findSignedIn: FindSignedIn
  log: Logger
  allowedOrigins: readonly string[]
  otherPaths?: readonly string[]
  limits: HubLimits
  register: Register
}

/** Lets sockets in, and puts out those whose session has ended. */
export function openDoor({
  findSignedIn,
  log,
  allowedOrigins,
  otherPaths = [],
  limits,
  register,
}: DoorOptions) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameMaxBytes,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const lookup = openLookup(findSignedIn)
  let isClosing = false

  function whyRefuse(request: IncomingMessage): RefusedStatus | undefined {
    if (isClosing) return 503
    if (pathOf(request.url) !== HUB_PATH) return 404
    return isAllowedOrigin(request.headers.origin, allowedOrigins) ? undefined : 403
  }

  async function whoHolds(token: string): Promise<SignedIn | RefusedStatus> {
    const player = await lookup.find(token)
    if (!player) return 401
    if (isClosing) return 503
    const isFull = register.connectionsOf(player.playerId).size >= limits.connectionsPerPlayer
    return isFull ? 429 : player
  }

  async function whoIs(request: IncomingMessage): Promise<SignedIn | RefusedStatus> {
    const token = tokenOf({ url: request.url ?? '', headers: request.headers })
    return whyRefuse(request) ?? (token === undefined ? 401 : whoHolds(token))
  }

  async function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    if (otherPaths.includes(pathOf(request.url))) return
    const onError = () => socket.destroy()
    socket.on('error', onError)
    const player = await whoIs(request).catch((err): RefusedStatus => {
      // The session has ended, for a reason that the next call tells.
      if (err instanceof Refusal) return 401
      log.error({ err }, 'hub sign-in failed')
      return 503
    })
    if (typeof player === 'number') {
      refuseUpgrade(socket, player)
      return
    }
    socket.off('error', onError)
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const guest = { ...player, locale: localeOf(request.url) }
      const on = { socket: opened, line: socket }
      const connection = new Connection(on, guest, limits, register.onSlow)
      register.add(connection)
      opened.once('close', () => register.remove(connection))
    })
  }

  return {
    onUpgrade,
    endSessions(ended: Ended) {
      lookup.end(ended)
      const those = ended.playerId ? register.connectionsOf(ended.playerId) : register.all
      for (const connection of those) {
        if (isOf(connection.player, ended)) connection.end(CLOSE.policy, goodbye(connection, ended))
      }
    },
    async close() {
      isClosing = true
      for (const connection of register.all) connection.end(CLOSE.restart, { allowReconnect: true })
      while (register.all.size > 0) await wait(10)
    },
  }
}
