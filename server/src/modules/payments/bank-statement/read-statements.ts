import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { PaymentTables } from '../../../db/tables/payments.ts'
import { IS_OPEN } from './lines.ts'

export type BankStatement = Omit<Selectable<PaymentTables['bank_statement']>, 'hash'>

const SHOWN_MAX = 20
const LINES_SHOWN_MAX = 100

const statements = (db: Db | Tx) =>
  db
    .selectFrom('bank_statement')
    .select(['id', 'name', 'from_day', 'to_day', 'lines', 'known', 'agreed', 'waiting'])
    .select(['differing', 'unmatched', 'missing', 'imported_by', 'because', 'imported_at'])

/** A statement by its number, or by the hash of its file. */
export const readStatement = (
  db: Db | Tx,
  by: { id: bigint } | { hash: Buffer },
): Promise<BankStatement | undefined> =>
  ('id' in by
    ? statements(db).where('id', '=', by.id)
    : statements(db).where('hash', '=', by.hash)
  ).executeTakeFirst()

/** The last statements, the newest first, and of those the lines that name no payment of ours. */
export async function readBankStatements(db: Db) {
  const found = await statements(db).orderBy('id', 'desc').limit(SHOWN_MAX).execute()
  const oldest = found.at(-1)?.id ?? 0n
  const unmatched = await db
    .selectFrom('bank_statement_line')
    .select(['bank_id', 'statement_id', 'line', 'day', 'amount_e5', 'currency', 'reference'])
    .where('payment_id', 'is', null)
    .where(IS_OPEN)
    .where('statement_id', '>=', oldest)
    .orderBy('statement_id', 'desc')
    .orderBy('line')
    .limit(LINES_SHOWN_MAX)
    .execute()
  return { statements: found, unmatched }
}
