import type { AmusnetOperator } from './amusnet/operator.ts'
import { amusnetWire } from './amusnet/wire.ts'
import type { DigitainOperator } from './digitain/operator.ts'
import { digitainWire } from './digitain/wire.ts'
import type { EgtDigitalOperator } from './egt-digital/operator.ts'
import { egtDigitalWire } from './egt-digital/wire.ts'
import type { EverymatrixOperator } from './everymatrix/operator.ts'
import { everymatrixWire } from './everymatrix/wire.ts'
import type { Hub88Operator } from './hub88/operator.ts'
import { hub88Wire } from './hub88/wire.ts'
import type { Line } from './line.ts'
import { OFFERS } from './offers.ts'
import type { SoftgamingsOperator } from './softgamings/operator.ts'
import { softgamingsWire } from './softgamings/wire.ts'
import type { OpenWire } from './wire-deps.ts'

/** The operator as each wire knows it. One that is left out is not connected. */
export type Operators = {
  hub88: Hub88Operator
  softgamings?: SoftgamingsOperator
  amusnet?: AmusnetOperator
  egtDigital?: EgtDigitalOperator
  everymatrix?: EverymatrixOperator
  digitain?: DigitainOperator
}

/** The wires to an operator, each with the games that it offers. */
export function openWires(operators: Operators, line: Line): OpenWire[] {
  const { hub88, softgamings, amusnet, egtDigital, everymatrix, digitain } = operators
  const wires: OpenWire[] = [(deps) => hub88Wire(hub88, { ...deps, line, sheets: OFFERS.hub88 })]
  if (softgamings) {
    const { softgamings: sheets } = OFFERS
    wires.push((deps) => softgamingsWire(softgamings, { ...deps, line, sheets }))
  }
  if (amusnet) {
    wires.push((deps) => amusnetWire(amusnet, { ...deps, line, sheets: OFFERS.amusnet }))
  }
  if (egtDigital) {
    const sheets = OFFERS['egt-digital']
    wires.push((deps) => egtDigitalWire(egtDigital, { ...deps, line, sheets }))
  }
  if (everymatrix) {
    const { everymatrix: sheets } = OFFERS
    wires.push((deps) => everymatrixWire(everymatrix, { ...deps, line, sheets }))
  }
  if (digitain) {
    const { digitain: sheets } = OFFERS
    wires.push((deps) => digitainWire(digitain, { ...deps, line, sheets }))
  }
  return wires
}
