import { E5 } from '@zar/contract/money'
import type { PaymentField, PaymentMethod } from '@zar/contract/payment'
import type { Text } from '../../../platform/http/route.ts'

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
