import { amusnetClient } from './amusnet/client.ts'
import type { AmusnetOperator } from './amusnet/operator.ts'
import { digitainClient } from './digitain/client.ts'
import type { DigitainOperator } from './digitain/operator.ts'
import { egtDigitalClient } from './egt-digital/client.ts'
import type { EgtDigitalOperator } from './egt-digital/operator.ts'
import { everymatrixClient } from './everymatrix/client.ts'
import type { EverymatrixOperator } from './everymatrix/operator.ts'
import { hub88Client } from './hub88/client.ts'
import type { Hub88Operator } from './hub88/operator.ts'
import { OFFERED_SLOTS, offeredGames, type SupplierName } from './offered-games.ts'
import { softgamingsClient } from './softgamings/client.ts'
import type { SoftgamingsOperator } from './softgamings/operator.ts'
import type { OpenSupplierClient } from './supplier-client-deps.ts'
import type { Transport } from './transport.ts'

/** The operator as each supplier knows it. One that is left out is not connected. */
export type Operators = {
  hub88: Hub88Operator
  softgamings?: SoftgamingsOperator
  amusnet?: AmusnetOperator
  egtDigital?: EgtDigitalOperator
  everymatrix?: EverymatrixOperator
  digitain?: DigitainOperator
}

/** The supplier clients of an operator, each with the games that it offers. */
export function openSupplierClients(
  operators: Operators,
  transport: Transport,
): OpenSupplierClient[] {
  const { hub88, softgamings, amusnet, egtDigital, everymatrix, digitain } = operators
  const offer = (name: SupplierName) => ({
    transport,
    games: offeredGames(name),
    sheets: OFFERED_SLOTS[name],
  })
  const clients: OpenSupplierClient[] = [
    (deps) => hub88Client(hub88, { ...deps, ...offer('hub88') }),
  ]
  if (softgamings) {
    clients.push((deps) => softgamingsClient(softgamings, { ...deps, ...offer('softgamings') }))
  }
  if (amusnet) clients.push((deps) => amusnetClient(amusnet, { ...deps, ...offer('amusnet') }))
  if (egtDigital) {
    clients.push((deps) => egtDigitalClient(egtDigital, { ...deps, ...offer('egt-digital') }))
  }
  if (everymatrix) {
    clients.push((deps) => everymatrixClient(everymatrix, { ...deps, ...offer('everymatrix') }))
  }
  if (digitain) clients.push((deps) => digitainClient(digitain, { ...deps, ...offer('digitain') }))
  return clients
}
