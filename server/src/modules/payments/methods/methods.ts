import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import type { PaymentMethod } from '@zar/contract/payment'
import type { ClosedCode } from '../../../db/tables/payments.ts'
import { DEPOSITS } from './deposit-methods.ts'
import { CLOSED_TEXTS } from './house/closed-texts.ts'
import type { Method, PaymentType } from './method.ts'
import { WITHDRAWALS } from './withdrawal-methods.ts'

/** Every way in and out. */
export const METHODS: readonly Method[] = [...DEPOSITS, ...WITHDRAWALS]

export function findMethod(id: number, type: PaymentType): Method | undefined {
  return METHODS.find((method) => method.id === id && method.type === type)
}

/** A method as the cashier shows it; `closedCode` of a deposit method that takes no orders. */
export function presentMethod(
  method: Method & { closedCode?: ClosedCode | null },
  locale: Locale,
  lastId?: number,
): PaymentMethod {
  const { id, type, icon, group, minutes } = method
  return {
    id,
    type,
    icon,
    group,
    minutes,
    title: method.title[locale],
    note: method.note[locale],
    min: unitsOf(method.minE5),
    max: unitsOf(method.maxE5),
    closed: method.closedCode ? CLOSED_TEXTS[method.closedCode][locale] : null,
    isLastUsed: id === lastId,
  }
}
