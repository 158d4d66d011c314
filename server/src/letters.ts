import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Db } from './db/db.ts'
import {
  type Letters,
  letterTasks,
  openMailSender,
  openPost,
  openSandbox,
  openSmsSender,
  sandboxRoutes,
} from './modules/messages/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Tasks } from './platform/jobs.ts'
import type { Random } from './platform/random.ts'
import type { Route } from './platform/route.ts'
import type { Seal } from './platform/seal.ts'

type Deps = { db: Db; clock: Clock; random: Random; log: Logger; seal: Seal }
/** How letters leave the house, and what that brings with it. */
export type Post = { letters: Letters; routes: Route[]; tasks: Tasks }

/** Over the gateways that are set, or into the sandbox, whose mailbox only then has a door. */
export function openLetters(settings: Config['letters'], deps: Deps): Post {
  if (!settings) return { letters: openSandbox(deps), routes: sandboxRoutes(deps), tasks: {} }
  const senders = { mail: openMailSender(settings.mail), sms: openSmsSender(settings.sms) }
  return { letters: openPost(deps), routes: [], tasks: letterTasks({ ...deps, senders }) }
}
