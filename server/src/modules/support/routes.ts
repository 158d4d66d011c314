import { callMe } from '@zar/contract/support'
import type { Logger } from 'pino'
import type { Db } from '../../db/db.ts'
import { addressOf } from '../../platform/address.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Random } from '../../platform/random.ts'
import { Refusal } from '../../platform/refusal.ts'
import { implementForPlayer, type Route } from '../../platform/route.ts'
import type { Limit, Throttle } from '../../platform/throttle.ts'
import { storeCallRequest } from './call-request.ts'

/** How many calls may be asked for (FRD-11). */
export type SupportPolicy = { player: Limit; address: Limit }
const HOUR_SECONDS = 60 * 60
const POLICY: SupportPolicy = {
  player: { tries: 5, seconds: HOUR_SECONDS },
  address: { tries: 20, seconds: HOUR_SECONDS },
}

export type SupportDeps = {
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
  const { player: ofPlayer, address } = deps.policy ?? POLICY
  return [
    implementForPlayer(callMe, async ({ input, player, caller }) => {
      const isAdmitted = await deps.throttle.take([
        { name: 'call-player', key: player.playerId, limit: ofPlayer },
        { name: 'call-address', key: addressOf(caller.ip), limit: address },
      ])
      if (!isAdmitted) throw new Refusal('too_many_attempts')
      await storeCallRequest(deps, player.playerId, input)
      deps.log.info({ event: 'call asked for', playerId: player.playerId, ip: caller.ip })
      return { data: null, message: TAKEN }
    }),
  ]
}
