import { findReward } from '../../store/rewards.ts'
import { addressLaunch } from '../address-launch.ts'
import { walletTransportOf } from '../ask-wallet.ts'
import { mountMovementList } from '../movement-list.ts'
import type { SupplierClient } from '../supplier-client.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { egtDigitalGiftSpins } from './gift-spins.ts'
import { readEgtDigitalLaunch } from './launch.ts'
import { EGT_DIGITAL, type EgtDigitalOperator } from './operator.ts'
import { egtDigitalWallet, openEgtDigitalSession } from './wallet.ts'

/** The arcade as EGT Digital: signed JSON, and a launch that is an address. */
export function egtDigitalClient(
  operator: EgtDigitalOperator,
  deps: SupplierClientDeps,
): SupplierClient {
  const { clock, chance, pool } = deps.arcade
  const calls = {
    operator,
    clock,
    uuid: chance.uuid,
    ...walletTransportOf(EGT_DIGITAL, deps),
    findGift: (ref: string) => findReward(pool, { supplier: EGT_DIGITAL, ref }),
  }
  return {
    name: EGT_DIGITAL,
    wallet: egtDigitalWallet(calls),
    async gamesApi(app) {
      addressLaunch(app, deps, {
        supplier: EGT_DIGITAL,
        read: (query) => readEgtDigitalLaunch(query, operator.casinoId),
        exchange: (holder, code) => openEgtDigitalSession(calls, holder, code),
      })
      await app.register(egtDigitalGiftSpins, { ...deps, operator })
      mountMovementList(app, {
        ...deps,
        name: EGT_DIGITAL,
        secret: operator.checksumKey,
        hasFreeStakes: true,
      })
    },
  }
}
