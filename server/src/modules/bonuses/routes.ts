import * as contract from '@zar/contract/bonus'
import { addressOf } from '../../platform/http/address.ts'
import { type Caller, implementForPlayer, type Route } from '../../platform/http/route.ts'
import { singleFlight } from '../../platform/queues.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { BonusDeps } from './deps.ts'
import { giveUpBonus } from './lifecycle/decline-bonus.ts'
import { listPlayerBonuses } from './list-player-bonuses.ts'
import { claimOffer } from './offers/claim-offer.ts'
import { findCode, listOffers } from './offers/list-offers.ts'
import { bonusRequestRoutes } from './requests/routes.ts'
import { DECLINED } from './texts.ts'
import { giveTrialBonus } from './trial/trial-bonus.ts'

const HOUR_SECONDS = 60 * 60
/** A code is tried by hand; guessing goes no further (FRD-10). */
const TRIES = {
  player: { tries: 20, seconds: HOUR_SECONDS },
  address: { tries: 100, seconds: HOUR_SECONDS },
}

export function bonusRoutes(deps: BonusDeps): Route[] {
  const admit = async (playerId: string, { ip }: Caller) => {
    const isAdmitted = await deps.throttle.take([
      { name: 'bonus-code-player', key: playerId, limit: TRIES.player },
      { name: 'bonus-code-address', key: addressOf(ip), limit: TRIES.address },
    ])
    if (!isAdmitted) throw new Refusal('too_many_attempts')
  }
  const claim = singleFlight((wanted: Parameters<typeof claimOffer>[1]) => claimOffer(deps, wanted))
  return [
    ...bonusRequestRoutes(deps),
    implementForPlayer(contract.defineTrialBonus, async ({ player, caller }) => {
      const message = await giveTrialBonus(deps, { playerId: player.playerId, caller })
      return { data: null, message }
    }),

    implementForPlayer(contract.bonusOffers, async ({ player, caller }) => ({
      data: await listOffers(deps, { playerId: player.playerId, locale: caller.locale }),
    })),

    implementForPlayer(contract.findBonusCode, async ({ input, player, caller }) => {
      await admit(player.playerId, caller)
      const asked = { playerId: player.playerId, locale: caller.locale, code: input.code }
      return { data: await findCode(deps.db, asked) }
    }),

    implementForPlayer(contract.claimBonus, async ({ input, player, caller }) => {
      if (input.code !== undefined) await admit(player.playerId, caller)
      return {
        data: null,
        message: await claim({ playerId: player.playerId, ...input }),
      }
    }),

    implementForPlayer(contract.myBonuses, async ({ player, caller }) => ({
      data: await listPlayerBonuses(deps, { playerId: player.playerId, locale: caller.locale }),
    })),

    implementForPlayer(contract.declineBonus, async ({ input, player }) => {
      await giveUpBonus(deps, { bonusId: input.id, playerId: player.playerId })
      return { data: null, message: DECLINED }
    }),
  ]
}
