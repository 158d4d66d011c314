import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import {
  linkBox,
  type OutboundMessages,
  openMailGateway,
  openOutboundQueue,
  openSandbox,
  openSmsGateway,
  outboundTasks,
  sandboxRoutes,
} from '../modules/messages/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { FieldCipher } from '../platform/encryption/field-cipher.ts'
import type { Route } from '../platform/http/route.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import type { Random } from '../platform/random.ts'
import type { Config } from './config/config.ts'

type Deps = { db: Db; clock: Clock; random: Random; log: Logger; fieldCipher: FieldCipher }
/** How emails and SMS leave the platform, and what that brings with it. */
export type OutboundChannel = { messages: OutboundMessages; routes: Route[]; tasks: Tasks }

/** What a new session starts: the sandbox links the browser's mailbox to the player. */
export const onSessionStartedOf = (settings: Config['letters']) => (settings ? undefined : linkBox)

/** Over the gateways that are set, or into the sandbox, whose mailbox has routes only then. */
export function openOutboundMessages(settings: Config['letters'], deps: Deps): OutboundChannel {
  if (!settings) return { messages: openSandbox(deps), routes: sandboxRoutes(deps), tasks: {} }
  const gateways = { mail: openMailGateway(settings.mail), sms: openSmsGateway(settings.sms) }
  return {
    messages: openOutboundQueue(deps),
    routes: [],
    tasks: outboundTasks({ ...deps, gateways }),
  }
}
