import { addressLaunch } from '../address-launch.ts'
import { mountMovementList } from '../movement-list.ts'
import type { Wire } from '../wire.ts'
import type { WireDeps } from '../wire-deps.ts'
import { readEgtDigitalLaunch } from './launch.ts'
import { EGT_DIGITAL, type EgtDigitalOperator } from './operator.ts'
import { egtDigitalWallet, openEgtDigitalSession } from './wallet.ts'

/** The arcade as EGT Digital: signed JSON, and a launch that is an address. */
export function egtDigitalWire(operator: EgtDigitalOperator, deps: WireDeps): Wire {
  const { line, arcade } = deps
  const { log, clock, chance } = arcade
  const calls = { operator, line, log, clock, uuid: chance.uuid }
  return {
    name: EGT_DIGITAL,
    wallet: egtDigitalWallet(calls),
    async gamesApi(app) {
      addressLaunch(app, deps, {
        wire: EGT_DIGITAL,
        read: (query) => readEgtDigitalLaunch(query, operator.casinoId),
        exchange: (holder, code) => openEgtDigitalSession(calls, holder, code),
      })
      mountMovementList(app, { ...deps, name: EGT_DIGITAL, secret: operator.checksumKey })
    },
  }
}
