import type { Selectable } from 'kysely'
import type { PaymentTables } from '../../db/tables/payments.ts'
import type { Seal } from '../../platform/seal.ts'
import { payoutAccount } from './account.ts'
import type { Payer } from './bank/bank.ts'

type Row = Selectable<PaymentTables['payment']>
export type Detail = Record<string, string | number>

const detailContext = (paymentId: string) => `payment detail ${paymentId}`
const payerContext = (paymentId: string) => `payment payer ${paymentId}`

/** The sealed columns of payments, for whoever seals them anew. */
export const PAYMENT_SEALED = [
  { table: 'payment', owner: 'id', column: 'detail_sealed', contextOf: detailContext },
  { table: 'payment', owner: 'id', column: 'payer_sealed', contextOf: payerContext },
] as const

/**
 * What is kept of what the player filled in: sealed, and of a withdrawal the blind index of the account it
 * goes to. What is sent straight back goes to no account of the player's.
 */
export function sealDetail(
  seal: Seal,
  paymentId: string,
  { detail, isPayout }: { detail: Detail; isPayout: boolean },
) {
  const { network } = payoutAccount(detail)
  return {
    detail: null,
    detail_sealed: seal.seal(JSON.stringify(detail), detailContext(paymentId)),
    account_hmac: isPayout ? accountIndex(seal, detail) : null,
    account_network: isPayout ? network : null,
  }
}

/** Equal for equal accounts, whatever method names them; null where none is named. */
export function accountIndex(seal: Seal, detail: Detail): Buffer | null {
  const { iban, account } = payoutAccount(detail)
  const named = iban ?? account
  return named === null ? null : seal.index(`payout account ${named}`)
}

/** What the player filled in; nothing of one that was erased. */
export function openDetail(
  seal: Seal,
  { id, detail, detail_sealed: sealed }: Pick<Row, 'id' | 'detail' | 'detail_sealed'>,
): Detail {
  if (detail) return detail
  return sealed?.length ? JSON.parse(seal.open(sealed, detailContext(id))) : {}
}

export const sealPayer = (seal: Seal, paymentId: string, payer: Payer): Buffer =>
  seal.seal(JSON.stringify(payer), payerContext(paymentId))

/** Who paid this deposit; undefined where the bank named nobody, or they were erased. */
export function openPayer(
  seal: Seal,
  { id, payer_sealed: sealed }: Pick<Row, 'id' | 'payer_sealed'>,
): Payer | undefined {
  return sealed?.length ? JSON.parse(seal.open(sealed, payerContext(id))) : undefined
}
