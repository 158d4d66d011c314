import type { Tx } from '../../../db/db.ts'

/** Whether a line has been matched to something before. */
export const wasLineMatched = async (tx: Tx, bankId: string): Promise<boolean> =>
  (await tx
    .selectFrom('bank_statement_match')
    .select('bank_id')
    .where('bank_id', '=', bankId)
    .executeTakeFirst()) !== undefined

/** Whether two people have credited a deposit by a line: the payment service's word comes later, of the same money. */
export const wasCreditedByLine = async (tx: Tx, paymentId: string): Promise<boolean> =>
  (await tx
    .selectFrom('bank_statement_match')
    .select('bank_id')
    .where('payment_id', '=', paymentId)
    .where('credited_e5', '>', 0n)
    .executeTakeFirst()) !== undefined
