import * as contract from '@zar/contract/bonus'
import { addressOf } from '../../platform/address.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Caller, implementForPlayer, type Route } from '../../platform/route.ts'
import { claimOffer } from './claim-offer.ts'
import { giveUpBonus } from './decline.ts'
import type { BonusDeps } from './deps.ts'
import { findCode, listOffers } from './offers.ts'
import { readMine } from './read-mine.ts'
import { shareRunning } from './share-running.ts'
import { DECLINED } from './texts.ts'
import { giveTrialBonus } from './trial-bonus.ts'

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
  const claim = shareRunning((wanted: Parameters<typeof claimOffer>[1]) => claimOffer(deps, wanted))
  return [
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
      data: await readMine(deps, { playerId: player.playerId, locale: caller.locale }),
    })),

    implementForPlayer(contract.declineBonus, async ({ input, player }) => {
      await giveUpBonus(deps, { bonusId: input.id, playerId: player.playerId })
      return { data: null, message: DECLINED }
    }),
  ]
}
