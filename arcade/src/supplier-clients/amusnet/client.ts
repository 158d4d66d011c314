import { addressLaunch } from '../address-launch.ts'
import { walletTransportOf } from '../ask-wallet.ts'
import { mountMovementList } from '../movement-list.ts'
import type { SupplierClient } from '../supplier-client.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { findAward } from './campaign-store.ts'
import { amusnetCampaigns } from './campaigns.ts'
import { readAmusnetLaunch } from './launch.ts'
import { AMUSNET, type AmusnetOperator } from './operator.ts'
import { amusnetWallet, openAmusnetSession } from './wallet.ts'

/** The arcade as Amusnet: XML, and a launch that is an address. */
export function amusnetClient(operator: AmusnetOperator, deps: SupplierClientDeps): SupplierClient {
  const calls = {
    operator,
    ...walletTransportOf(AMUSNET, deps),
    findAward: (identification: string) => findAward(deps.arcade.pool, identification),
  }
  return {
    name: AMUSNET,
    wallet: amusnetWallet(calls),
    async gamesApi(app) {
      addressLaunch(app, deps, {
        supplier: AMUSNET,
        read: (query) => readAmusnetLaunch(query, operator.portal),
        exchange: (holder, code) => openAmusnetSession(calls, holder, code),
      })
      await app.register(amusnetCampaigns, { ...deps, operator })
      mountMovementList(app, {
        ...deps,
        name: AMUSNET,
        secret: operator.password,
        hasFreeStakes: true,
      })
    },
  }
}
