import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import type { PaymentMethod } from '@zar/contract/payment'
import { DEPOSITS } from './deposit-methods.ts'
import type { Method, PaymentType } from './method.ts'
import { WITHDRAWALS } from './withdrawal-methods.ts'

/** Every way in and out. */
export const METHODS: readonly Method[] = [...DEPOSITS, ...WITHDRAWALS]

export function findMethod(id: number, type: PaymentType): Method | undefined {
  return METHODS.find((method) => method.id === id && method.type === type)
}

/** A method as the cashier shows it. */
export function presentMethod(method: Method, locale: Locale, lastId?: number): PaymentMethod {
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
    isLastUsed: id === lastId,
  }
}
