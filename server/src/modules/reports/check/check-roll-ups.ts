import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db, Tx } from '../../../db/db.ts'
import type { RollUpDifference } from '../../../db/tables/office/reports.ts'
import { dayOf, daysOf, identityOf } from '../figures/figures.ts'
import { toldE5 } from '../figures/told.ts'
import { onOneSnapshot, readMark, readPeriod, tailOf } from '../read/read-period.ts'
import type { Mark } from '../read/rows.ts'

/** Each night after the day was closed, in UTC. */
export const CHECK_CRONTAB = '20 22 * * * check_roll_ups'

/** So many closed days have their identity looked at. */
const DAYS = 35
const DAY_MS = 86_400_000

/**
 * Compares what the roll-ups say that accounts hold with the accounts, kind by kind, and looks at the identity of
 * each closed day of five weeks. Roll-ups that have not caught up with the seals are not compared.
 */
export async function checkRollUps({ db, log }: { db: Db; log: Logger }): Promise<void> {
  const found = await onOneSnapshot(db, async (tx) => {
    const { rows } = await sql<{ at: Date; isBehind: boolean }>`
      select now() as at, exists (select from ledger_seal, rollup_mark
        where ledger_seal.to_id > rollup_mark.to_id) as "isBehind"`.execute(tx)
    const [moment] = rows
    if (!moment || moment.isBehind) return undefined
    const mark = await readMark(tx)
    const differences = [...(await differingBalances(tx, mark)), ...(await differingDays(tx, mark))]
    return { beganAt: moment.at, toId: mark.toId, differences }
  })
  if (!found) {
    log.warn('the roll-ups have not caught up with the seals and were not compared')
    return
  }
  const { beganAt, toId, differences } = found
  await db
    .insertInto('rollup_check')
    .values({ began_at: beganAt, to_id: toId, differences: JSON.stringify(differences) })
    .execute()
  const told = { event: 'roll-ups differ', differences: differences.slice(0, 20) }
  if (differences.length > 0) log.error(told, `${differences.length} roll-ups differ`)
}

type Balance = { kind: string; currency: string; rollUp: bigint; accounts: bigint }

/** Accounts without a balance of their own (the house's) are made of transfers alone and are not compared. */
async function differingBalances(tx: Tx, mark: Mark): Promise<RollUpDifference[]> {
  // The tail is of every day, the closed ones too.
  const tail = tailOf({ ...mark, closedThrough: null }, { to: '' })
  const { rows } = await sql<Balance>`
    with held as (
      select kind::text as kind, currency, sum(balance_e5)::bigint as held from account
        where balance_e5 is not null group by 1, 2
    ), since as (
      select kind, currency, sum(change_e5)::bigint as change from report_balances_v1(${tail}, ${mark.toId}) group by 1, 2
    ), closed as (
      select distinct on (kind, currency) kind, currency, closing_e5 from rollup_balance
        order by kind, currency, day desc
    )
    select held.kind, held.currency, held.held as accounts,
      (coalesce(closing_e5, 0) + coalesce(change, 0))::bigint as "rollUp"
    from held left join closed using (kind, currency) left join since using (kind, currency)
    where held.held <> coalesce(closing_e5, 0) + coalesce(change, 0)
    order by 1, 2`.execute(tx)
  return rows.map(({ kind, currency, rollUp, accounts }) => ({
    what: 'balance',
    of: kind,
    currency,
    rollUpE5: toldE5(rollUp),
    accountsE5: toldE5(accounts),
  }))
}

async function differingDays(tx: Tx, mark: Mark): Promise<RollUpDifference[]> {
  const { closedThrough: to } = mark
  if (to === null) return []
  const from = new Date(Date.parse(to) - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const { rows: currencies } = await sql<{ currency: string }>`
    select distinct currency from rollup_balance order by 1`.execute(tx)
  const found: RollUpDifference[] = []
  for (const { currency } of currencies) {
    const rows = await readPeriod(tx, mark, { from, to, currency })
    for (const day of daysOf(rows)) {
      const { holds, ngr, difference } = identityOf(dayOf(rows, day))
      if (holds) continue
      const [rollUpE5, accountsE5] = [toldE5(ngr), toldE5(ngr - difference)]
      found.push({ what: 'identity', of: day, currency, rollUpE5, accountsE5 })
    }
  }
  return found
}
