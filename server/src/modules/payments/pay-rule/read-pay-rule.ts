import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { PaymentTables } from '../../../db/tables/payments.ts'
import type { PayBounds } from '../withdrawals/rules.ts'

type Row = Selectable<PaymentTables['pay_rule']>

/** A version of what is paid by rule. */
export type PayRule = PayBounds & { version: number }
/** With who set it: null both of the rule as it was delivered. */
export type PayRuleVersion = PayRule & {
  proposedBy: string | null
  approvedBy: string | null
  because: string
  setAt: Date
}

const SHOWN_MAX = 20

const boundsOf = (row: Row): PayRule => ({
  version: row.version,
  amountMaxE5: row.amount_max_e5,
  unverifiedDayMaxE5: row.unverified_day_max_e5,
  unstakedDayMaxE5: row.unstaked_day_max_e5,
  unstakedMonthMaxE5: row.unstaked_month_max_e5,
  dayMaxE5: row.day_max_e5,
  dayCountMax: row.day_count_max,
  newAccountDayMaxE5: row.new_account_day_max_e5,
})

/** The version that a withdrawal was judged by; of one from before there were versions, as it was delivered. */
export const readJudging = (db: Db | Tx, version: number | null): Promise<PayRule> =>
  readPayRule(db, version ?? 1)

/** The version that holds now, or the one of this number. */
export async function readPayRule(db: Db | Tx, version?: number): Promise<PayRule> {
  const row = await db
    .selectFrom('pay_rule')
    .selectAll()
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return boundsOf(row)
}

/** All versions there were, by their numbers: there are few. */
export async function readPayRules(db: Db | Tx): Promise<Map<number, PayRule>> {
  const rows = await db.selectFrom('pay_rule').selectAll().execute()
  return new Map(rows.map((row) => [row.version, boundsOf(row)]))
}

/** The last versions, the newest first. */
export async function readPayRuleVersions(db: Db): Promise<PayRuleVersion[]> {
  const rows = await db
    .selectFrom('pay_rule')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  return rows.map((row) => ({
    ...boundsOf(row),
    proposedBy: row.proposed_by,
    approvedBy: row.approved_by,
    because: row.because,
    setAt: row.set_at,
  }))
}
