import { PAYMENT_STATUS } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import {
  detachPart,
  type LedgerKey,
  type Part,
  readParts,
  verifyPart,
} from '../modules/ledger/index.ts'
import { keepTotals } from '../modules/payments/index.ts'
import { sealLedger } from './seal-ledger.ts'

/** Records of money are kept for so long, as the privacy notice says (`server/seed/en/pages/service/privacy.md`). */
const KEPT_YEARS = 5

type RetireDeps = { db: Db; ledgerKey: LedgerKey; by: string }

export type Retired = { came: 'refused'; because: string[] } | { came: 'approved' | 'detached' }

/**
 * Approves that a part of the ledger is detached, or detaches it where another person has approved it. Refuses, and
 * changes nothing, unless it is the oldest, sealed to its end, older than records of money are kept, referred to by
 * nothing that is open, and right by itself. As the owner of the tables.
 */
export async function retirePart(
  { db, ledgerKey, by }: RetireDeps,
  number: number,
): Promise<Retired> {
  await sealLedger(db, ledgerKey)
  const parts = await readParts(db)
  const part = parts.find((one) => one.number === number)
  const because = part ? await whyKeep(db, part, parts) : [`There is no part ${number}.`]
  if (!part || because.length > 0) return { came: 'refused', because }
  const { approvedBy } = part
  if (approvedBy === by)
    return { came: 'refused', because: ['You have approved it: another person detaches it.'] }
  if (approvedBy === null) {
    await db
      .insertInto('part_approval')
      .values({ number, approved_by: by })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { came: 'approved' }
  }
  await keepTotals(db, part)
  const verified = await verifyPart(db, ledgerKey, number)
  const findings = verified?.findings ?? [{ rule: 'LED-12', sentence: `part ${number} is gone` }]
  if (!verified || findings.length > 0) {
    const said = findings.map(({ rule, sentence }) => `${rule}  ${sentence}`)
    return { came: 'refused', because: ['It is not right:', ...said] }
  }
  await detachPart(db, { number, verified, approvedBy, detachedBy: by })
  return { came: 'detached' }
}

/** Everything that keeps a part in the ledger, as sentences. */
async function whyKeep(db: Db, part: Part, parts: readonly Part[]): Promise<string[]> {
  if (part.detachedAt) return ['It is detached already.']
  const oldest = parts.find(({ detachedAt }) => detachedAt === null)
  if (oldest && oldest.number !== part.number)
    return [`It is not the oldest: part ${oldest.number} goes first.`]
  if (!part.isSealed) return ['Checkpoints do not cover it to its end yet.']
  const { rows } = await whatNeeds(part).execute(db)
  return rows.map(({ says }) => says)
}

const { Confirmed, Rejected, Cancelled } = PAYMENT_STATUS

/** What of the part's time is too young, not counted yet, or still open. */
const whatNeeds = ({ beforeId, lastAt }: Part) => sql<{ says: string }>`
  select says from (values
    ((select ${lastAt}::timestamptz > now() - make_interval(years => ${KEPT_YEARS})),
      format('Its last transfer is of %s: records of money are kept for %s years.', to_char(${lastAt}::timestamptz, 'YYYY-MM-DD'), ${KEPT_YEARS}::int)),
    ((select to_id < (select max(to_id) from ledger_seal where to_id < ${beforeId}) from play_fold),
      'Its play is not added up by day yet.'),
    ((select to_id < (select max(to_id) from ledger_seal where to_id < ${beforeId}) from rollup_mark),
      'It is not in the roll-ups of the reports yet.'),
    ((select from_id < least(before_id, ${beforeId}::bigint) from rollup_win_mark),
      'Its single wins are not kept for the tax sheet yet.'),
    (exists (select from payment where created_at <= ${lastAt} and status not in (${Confirmed}, ${Rejected}, ${Cancelled})),
      'A payment of its time is open.'),
    (exists (select from bonus where claimed_at <= ${lastAt} and status in ('opted_in', 'waiting', 'active')),
      'A bonus of its time has not ended.'),
    (exists (select from sport_bet where placed_at <= ${lastAt} and state = 'open'),
      'A sports bet of its time is not settled.'),
    (exists (select from betting_bet where placed_at <= ${lastAt} and state in ('waiting', 'open')),
      'A bet of its time is not settled.')
  ) need(is_there, says) where is_there`
