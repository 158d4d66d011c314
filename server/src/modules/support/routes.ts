import { callMe } from '@zar/contract/support/support'
import type { Logger } from 'pino'
import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import { implementForPlayer, type Route } from '../../platform/http/route.ts'
import type { Random } from '../../platform/random.ts'
import type { Throttle } from '../../platform/rate-limits/throttle.ts'
import { storeCallRequest } from './call-request.ts'
import { admit, type SupportPolicy } from './deps.ts'

const HOUR_SECONDS = 60 * 60
/** How many calls may be asked for (FRD-11). */
const POLICY: SupportPolicy = {
  player: { tries: 5, seconds: HOUR_SECONDS },
  address: { tries: 20, seconds: HOUR_SECONDS },
}

type SupportDeps = {
  db: Db
  clock: Clock
  random: Random
  log: Logger
  throttle: Throttle
  policy?: SupportPolicy
}

const TAKEN = {
  tr: 'Talebin alındı. Ekibimiz en kısa sürede seni arayacak.',
  en: 'Your request was received. Our team will call you as soon as they can.',
}

export function supportRoutes(deps: SupportDeps): Route[] {
  return [
    implementForPlayer(callMe, async (call) => {
      await admit(deps.throttle, 'call', call, deps.policy ?? POLICY)
      const { playerId } = call.player
      await storeCallRequest(deps, playerId, call.input)
      deps.log.info({ event: 'call asked for', playerId, ip: call.caller.ip })
      return { data: null, message: TAKEN }
    }),
  ]
}
