import { addressLaunch } from '../address-launch.ts'
import { mountMovementList } from '../movement-list.ts'
import type { Wire } from '../wire.ts'
import type { WireDeps } from '../wire-deps.ts'
import { readAmusnetLaunch } from './launch.ts'
import { AMUSNET, type AmusnetOperator } from './operator.ts'
import { amusnetWallet, openAmusnetSession } from './wallet.ts'

/** The arcade as Amusnet: XML, and a launch that is an address. */
export function amusnetWire(operator: AmusnetOperator, deps: WireDeps): Wire {
  const calls = { operator, line: deps.line, log: deps.arcade.log }
  return {
    name: AMUSNET,
    wallet: amusnetWallet(calls),
    async gamesApi(app) {
      addressLaunch(app, deps, {
        wire: AMUSNET,
        read: (query) => readAmusnetLaunch(query, operator.portal),
        exchange: (holder, code) => openAmusnetSession(calls, holder, code),
      })
      mountMovementList(app, { ...deps, name: AMUSNET, secret: operator.password })
    },
  }
}
