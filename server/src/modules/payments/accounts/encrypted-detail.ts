import type { Selectable } from 'kysely'
import type { PaymentTables } from '../../../db/tables/payments.ts'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import { pieceContext } from '../documents/files.ts'
import type { Payer } from '../services/payment-service.ts'
import { payoutAccount } from './payout-account.ts'

type Row = Selectable<PaymentTables['payment']>
export type Detail = Record<string, string | number | boolean>

const detailContext = (paymentId: string) => `payment detail ${paymentId}`
const payerContext = (paymentId: string) => `payment payer ${paymentId}`

/** The encrypted columns of payments, for whoever encrypts them anew. */
export const PAYMENT_ENCRYPTED = [
  { table: 'payment', owner: 'id', column: 'detail_sealed', contextOf: detailContext },
  { table: 'payment', owner: 'id', column: 'payer_sealed', contextOf: payerContext },
  { table: 'document_file_piece', owner: 'id', column: 'sealed', contextOf: pieceContext },
] as const

/**
 * What is kept of what the player filled in: encrypted, and of a withdrawal the blind index of the account it
 * goes to. What is sent straight back goes to no account of the player's.
 */
export function encryptDetail(
  fieldCipher: FieldCipher,
  paymentId: string,
  { detail, isPayout }: { detail: Detail; isPayout: boolean },
) {
  const { network } = payoutAccount(detail)
  return {
    detail: null,
    detail_sealed: fieldCipher.encrypt(JSON.stringify(detail), detailContext(paymentId)),
    account_hmac: isPayout ? accountIndex(fieldCipher, detail) : null,
    account_network: isPayout ? network : null,
  }
}

/** Equal for equal accounts, whatever method names them; null where none is named. */
export function accountIndex(fieldCipher: FieldCipher, detail: Detail): Buffer | null {
  const { iban, account } = payoutAccount(detail)
  const named = iban ?? account
  return named === null ? null : fieldCipher.index(`payout account ${named}`)
}

/** What the player filled in; nothing of one that was erased. */
export function decryptDetail(
  fieldCipher: FieldCipher,
  { id, detail, detail_sealed: encrypted }: Pick<Row, 'id' | 'detail' | 'detail_sealed'>,
): Detail {
  if (detail) return detail
  return encrypted?.length ? JSON.parse(fieldCipher.decrypt(encrypted, detailContext(id))) : {}
}

export const encryptPayer = (fieldCipher: FieldCipher, paymentId: string, payer: Payer): Buffer =>
  fieldCipher.encrypt(JSON.stringify(payer), payerContext(paymentId))

/** Who paid this deposit; undefined where the bank named nobody, or they were erased. */
export function decryptPayer(
  fieldCipher: FieldCipher,
  { id, payer_sealed: encrypted }: Pick<Row, 'id' | 'payer_sealed'>,
): Payer | undefined {
  return encrypted?.length
    ? JSON.parse(fieldCipher.decrypt(encrypted, payerContext(id)))
    : undefined
}
