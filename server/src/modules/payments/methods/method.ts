import { E5 } from '@zar/contract/money'
import type { PaymentField, PaymentMethod } from '@zar/contract/payment'
import type { Text } from '../../../platform/http/route.ts'
import { refuseIf } from '../../../platform/refusal.ts'

export type PaymentType = 1 | 2

export type Method = Pick<PaymentMethod, 'icon' | 'group' | 'minutes'> & {
  id: number
  type: PaymentType
  title: Text
  note: Text
  minE5: bigint
  maxE5: bigint
  /**
   * How the bank goes on: its own page to approve on, its own page to type a card on, by itself,
   * or when the player's transfer has reached it.
   */
  flow: 'page' | 'card' | 'instant' | 'transfer'
  fields: readonly PaymentField[]
}

/** The bounds of a method, in whole liras. */
export const between = (min: bigint, max: bigint) => ({ minE5: min * E5, maxE5: max * E5 })

/** Refuses a sum outside the bounds of its method. */
export function refuseOutOfBounds(
  amountE5: bigint,
  { minE5, maxE5 }: Pick<Method, 'minE5' | 'maxE5'>,
): void {
  refuseIf(amountE5 < minE5, 'amount_below_minimum')
  refuseIf(amountE5 > maxE5, 'amount_above_maximum')
}
