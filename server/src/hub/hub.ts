import { HUB_METHOD } from '@zar/contract/hub'
import type { Locale } from '@zar/contract/limits'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Bus } from '../platform/bus/bus.ts'
import type { FindSignedIn } from '../platform/http/http.ts'
import type { Random } from '../platform/random.ts'
import { openDoor } from './door.ts'
import { HUB_LIMITS, type HubLimits, tickMs } from './limits.ts'
import type { Ended } from './lookup.ts'
import { mountNegotiate } from './negotiate.ts'
import { END_SESSION, type Words } from './outbox.ts'
import { invocation } from './protocol.ts'
import { PUSH_TOPIC, type Push } from './pump.ts'
import { openRegister, type Register } from './register.ts'

const ENDED_TOPIC = 'session-ended'

export type HubOptions = {
  app: FastifyInstance
  findSignedIn: FindSignedIn
  bus: Bus
  log: Logger
  random: Random
  /** The origins whose pages may connect. */
  allowedOrigins: readonly string[]
  /** Paths at which somebody else takes the sockets. */
  otherPaths?: readonly string[]
  limits?: Partial<HubLimits>
  /** Called in every process for each end of sessions, before their connections close. */
  onEnded?: (ended: Ended) => void
}

export type Hub = {
  /** Ends live connections, in every process, after a session was ended (SES-03). */
  closePlayerSessions: (whose: { tokenHash: Buffer } | { playerId: string }) => Promise<void>
  connections: () => number
  /** For the metrics: connections, bytes that were sent and not read yet, and clients dropped for not reading. */
  figures: () => { connections: number; backlogBytes: number; droppedSlow: number }
  /** Tells everyone to come back, and waits until they have hung up. */
  close: () => Promise<void>
}

/** The SignalR-compatible hub at `/hub`: what the outbox promises reaches the player here. */
export function openHub(options: HubOptions): Hub {
  const { app, bus, log } = options
  const limits = { ...HUB_LIMITS, ...options.limits }
  const register = openRegister()
  const door = openDoor({ ...options, limits, register })
  app.server.on('upgrade', door.onUpgrade)
  mountNegotiate(app, options)

  const end = (ended: Ended) => {
    options.onEnded?.(ended)
    door.endSessions(ended)
  }
  const stopPushes = bus.subscribe(PUSH_TOPIC, (payload) => {
    for (const push of (payload as { pushes: Push[] }).pushes) {
      if (push.command === END_SESSION) end(push.message as Ended)
      else deliver(register, push)
    }
  })
  const stopEnded = bus.subscribe(ENDED_TOPIC, (payload) => end(payload as Ended))
  const ticker = setInterval(() => {
    for (const connection of register.all) connection.tick()
  }, tickMs(limits))

  return {
    connections: () => register.all.size,
    figures: register.figures,
    closePlayerSessions: async (whose) => {
      const ended: Ended =
        'tokenHash' in whose ? { tokenHash: whose.tokenHash.toString('hex') } : whose
      door.endSessions(ended)
      // The session is over whether or not the others hear of it at once.
      await bus
        .publish(ENDED_TOPIC, ended)
        .catch((err) => log.warn({ err }, 'session end not sent'))
    },
    close: async () => {
      stopPushes()
      stopEnded()
      clearInterval(ticker)
      await door.close()
      app.server.off('upgrade', door.onUpgrade)
    },
  }
}

/** Has every process end those connections, for whoever ended sessions beside the casino. */
export const tellEnded = (bus: Bus, ended: Ended): Promise<void> => bus.publish(ENDED_TOPIC, ended)

function deliver(register: Register, { playerId, command, message }: Push): void {
  const connections = register.connectionsOf(playerId)
  if (connections.size === 0) return
  const { words = {}, ...own } = message as { words?: Words }
  const frames = new Map<Words[Locale], Buffer>()
  for (const connection of connections) {
    const said = connection.locale && words[connection.locale]
    const frame = frames.get(said) ?? invocation(HUB_METHOD, [command, { ...own, ...said }])
    frames.set(said, frame)
    connection.send(frame)
  }
}
