import { addressLaunch } from '../address-launch.ts'
import { askingOf } from '../ask-wallet.ts'
import { mountMovementList } from '../movement-list.ts'
import type { Wire } from '../wire.ts'
import type { WireDeps } from '../wire-deps.ts'
import { findAward } from './campaign-store.ts'
import { amusnetCampaigns } from './campaigns.ts'
import { readAmusnetLaunch } from './launch.ts'
import { AMUSNET, type AmusnetOperator } from './operator.ts'
import { amusnetWallet, openAmusnetSession } from './wallet.ts'

/** The arcade as Amusnet: XML, and a launch that is an address. */
export function amusnetWire(operator: AmusnetOperator, deps: WireDeps): Wire {
  const calls = {
    ...{ operator, ...askingOf(AMUSNET, deps) },
    findAward: (identification: string) => findAward(deps.arcade.pool, identification),
  }
  return {
    name: AMUSNET,
    wallet: amusnetWallet(calls),
    async gamesApi(app) {
      addressLaunch(app, deps, {
        wire: AMUSNET,
        read: (query) => readAmusnetLaunch(query, operator.portal),
        exchange: (holder, code) => openAmusnetSession(calls, holder, code),
      })
      await app.register(amusnetCampaigns, { ...deps, operator })
      mountMovementList(app, {
        ...{ ...deps, name: AMUSNET, secret: operator.password },
        hasFreeStakes: true,
      })
    },
  }
}
