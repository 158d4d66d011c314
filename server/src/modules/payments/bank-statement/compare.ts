import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { startOf } from '../../ledger/index.ts'
import { DEPOSITS } from '../methods/deposit-methods.ts'
import { WITHDRAWALS } from '../methods/withdrawal-methods.ts'
import { STATEMENT_DIFFERENCES } from '../services/differences.ts'
import type { Named } from './match.ts'
import type { StatementLine } from './read-csv.ts'

const { None, Created, Pending, Confirmed } = PAYMENT_STATUS
const OPEN: readonly number[] = [None, Created, Pending]

export type Verdict = { verdict: 'agrees' | 'waits' | 'differs'; what?: string }

/** What a line says of the payment that it names. `isAgain`: another line named it before. */
export function judge(line: StatementLine, payment: Named, isAgain: boolean): Verdict {
  const { sum, notHere, twice } = STATEMENT_DIFFERENCES
  const isIn = payment.type === PAYMENT_TYPES.Deposit
  const expectedE5 = isIn ? payment.amountE5 : -payment.amountE5
  if (isAgain) return { verdict: 'differs', what: twice }
  if (line.amountE5 !== expectedE5 || line.currency !== payment.currency)
    return { verdict: 'differs', what: sum }
  if (payment.status === Confirmed) return { verdict: 'agrees' }
  return OPEN.includes(payment.status)
    ? { verdict: 'waits' }
    : { verdict: 'differs', what: notHere }
}

const bankMethods = (methods: readonly { id: number; group: string }[]) =>
  methods.filter(({ group }) => group === 'bank').map(({ id }) => id)
/** Methods whose money comes by a line of a statement. */
export const BANK_DEPOSITS = bankMethods(DEPOSITS)

/** In a statement over `payment`: whether a line names it, or was matched to it by hand. */
export const HAS_LINE = sql<boolean>`(
  exists (select from bank_statement_line line where line.payment_id = payment.id)
  or exists (select from bank_statement_match matched where matched.payment_id = payment.id))`

/** Payments by bank transfer that were paid here on these days of Istanbul, and that no line of any statement names. */
export async function findMissing(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct payment.id from payment_event event join payment on payment.id = event.payment_id
      where event.step = 'paid' and event.at >= ${startOf(from)} and event.at < ${startOf(to, 1)}
        and payment.status = ${Confirmed}
        and (type = ${PAYMENT_TYPES.Deposit} and method_id = any(${BANK_DEPOSITS}::int[])
          or type = ${PAYMENT_TYPES.Withdraw} and method_id = any(${bankMethods(WITHDRAWALS)}::int[]))
        and not ${HAS_LINE}`.execute(tx)
  return rows.map(({ id }) => id)
}
