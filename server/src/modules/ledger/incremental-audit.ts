import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { takeLonger } from '../../db/take-longer.ts'
import { openCheckpoint, TRANSFER_TEXT, type TransferText } from './chain/hash-chain.ts'
import { type LedgerKey, signCheckpoint } from './chain/signature.ts'
import { onSnapshot } from './find-broken.ts'
import type { Finding, Report } from './finding.ts'
import { checkOpenings } from './parts/check-parts.ts'
import { readLedgerStart } from './parts/read-parts.ts'
import { checkGuards } from './verify.ts'

type AuditQuery = { statementMs: number; runMs: number; key: LedgerKey }

/** So few at a time that who waits for an answer meanwhile does not notice. */
const PAGE = 1_000
const FINDINGS_MAX = 100

/** The next run begins with the first transfer, and the balances that the parts before it ended with. */
export async function restartAudit(tx: Tx): Promise<void> {
  const { number, toId, hash } = await readLedgerStart(tx)
  await sql`truncate checked_balance`.execute(tx)
  await sql`
    insert into checked_balance (account_id, balance_e5)
      select account_id, opening.balance_e5 from opening_balance opening join account on account.id = account_id
        where number = ${number} and account.balance_e5 is not null`.execute(tx)
  await tx.updateTable('books_check').set({ to_id: toId, hash }).execute()
}

/**
 * Continues where the run before ended, checkpoint by checkpoint, in short transactions. Then it
 * compares every account with the sum of its transfers, once it has caught up, for which a
 * run may be too short. Finds what `verifyLedger` finds, of what is new.
 */
export async function runIncrementalAudit(
  db: Db,
  { statementMs, runMs, key }: AuditQuery,
): Promise<Finding[]> {
  const findings: Finding[] = []
  const report: Report = (rule, sentence) => {
    if (findings.length < FINDINGS_MAX) findings.push({ rule, sentence })
  }
  const limit = (tx: Tx) => takeLonger(tx, statementMs)
  const until = performance.now() + runMs
  await db.transaction().execute(async (tx) => {
    await limit(tx)
    await checkOpenings(tx, key, report, 'newest')
    await checkReached(tx, report)
  })
  for (;;) {
    if (performance.now() > until) return findings
    const isMore = await db.transaction().execute(async (tx) => {
      await limit(tx)
      return checkNextCheckpoint(tx, key, report)
    })
    if (!isMore) break
  }
  await onSnapshot(db, { statementMs }, async (tx) => {
    await checkAccounts(tx, report)
    await checkGuards(tx, report)
  })
  return findings
}

/** The checkpoint that was reached must still be there: without it the end of the chain was cut off. */
async function checkReached(tx: Tx, report: Report): Promise<void> {
  const { rows } = await sql<{ to_id: bigint }>`
    select to_id from books_check where to_id > 0
      and not exists (select from ledger_seal checkpoint where checkpoint.to_id = books_check.to_id and checkpoint.hash = books_check.hash)`.execute(
    tx,
  )
  for (const { to_id } of rows) {
    report('LED-12', `the checkpoint up to transfer ${to_id} is gone, or is another than it was`)
  }
}

async function checkNextCheckpoint(tx: Tx, key: LedgerKey, report: Report): Promise<boolean> {
  // No part is detached meanwhile.
  await sql`lock table transfer in access share mode`.execute(tx)
  const isBefore = sql<boolean>`to_id < ${(await readLedgerStart(tx)).toId}`
  const behind = await tx.selectFrom('books_check').where(isBefore).forUpdate().execute()
  if (behind.length > 0) await restartAudit(tx)
  const from = await tx
    .selectFrom('books_check')
    .select(['to_id', 'hash'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  const checkpoint = await tx
    .selectFrom('ledger_seal')
    .leftJoin('seal_signature', 'seal_id', 'id')
    .selectAll('ledger_seal')
    .select('hmac')
    .where('to_id', '>', from.to_id)
    .orderBy('to_id')
    .limit(1)
    .executeTakeFirst()
  if (!checkpoint) return false
  const { count, hash } = await hashAnew(tx, from, checkpoint.to_id)
  if (
    checkpoint.after_id !== from.to_id ||
    checkpoint.transfers !== count ||
    !checkpoint.hash.equals(hash)
  ) {
    report(
      'LED-12',
      `checkpoint ${checkpoint.id} over transfers ${checkpoint.after_id} to ${checkpoint.to_id} is broken: ` +
        `${checkpoint.transfers} covered, ${count} found`,
    )
  }
  if (!checkpoint.hmac || !signCheckpoint(key, checkpoint).equals(checkpoint.hmac)) {
    report('LED-12', `checkpoint ${checkpoint.id} has no signature, or another one`)
  }
  await addUp(tx, { afterId: from.to_id, toId: checkpoint.to_id }, report)
  await tx
    .updateTable('books_check')
    .set({ to_id: checkpoint.to_id, hash: checkpoint.hash })
    .execute()
  return true
}

type Reached = { to_id: bigint; hash: Buffer }

async function hashAnew(tx: Tx, { to_id: afterId, hash: before }: Reached, toId: bigint) {
  const checkpoint = openCheckpoint(before, afterId, toId)
  let [count, at] = [0, afterId]
  for (;;) {
    const { rows } = await sql<TransferText>`select ${TRANSFER_TEXT} from transfer
      where id > ${at} and id <= ${toId} order by transfer.id limit ${PAGE}`.execute(tx)
    for (const row of rows) checkpoint.add(row)
    const last = rows.at(-1)
    if (!last) return { count, hash: checkpoint.hash() }
    count += rows.length
    at = BigInt(last.id)
  }
}

/** Each end of each transfer: what it did to the account, and what it says that it left there. */
const ends = (where: ReturnType<typeof sql>) => sql`
  select id, source_id as account_id, -amount_e5 as by_e5, source_balance_e5 as left_e5, source_id, target_id, amount_e5
    from transfer where ${where}
  union all
  select id, target_id, amount_e5, target_balance_e5, source_id, target_id, amount_e5 from transfer where ${where}`

/** Adds the checkpoint's transfers to what is known of their accounts, and follows each running balance. */
async function addUp(tx: Tx, { afterId, toId }: { afterId: bigint; toId: bigint }, report: Report) {
  const { rows } = await sql<{ rule: string; sentence: string }>`
    with running as (
      select leg.*, ${NAME} as name, account.id is not null as is_known, account.balance_e5 is not null as is_carried,
          (coalesce(known.balance_e5, 0) + sum(by_e5) over (partition by account_id order by leg.id))::bigint as come_e5
        from (${ends(sql`id > ${afterId} and id <= ${toId}`)}) leg
          left join account on account.id = account_id
          left join checked_balance known using (account_id)
    ), added as (
      insert into checked_balance as known (account_id, balance_e5)
        select distinct on (account_id) account_id, come_e5 from running where is_carried order by account_id, id desc
        on conflict (account_id) do update set balance_e5 = excluded.balance_e5
    )
    select 'LED-02' as rule, format('%s: transfer %s says it left %s, the transfers come to %s', name, id,
        coalesce(left_e5::text, 'nothing'), case when is_carried then come_e5::text else 'nothing' end) as sentence
      from running
      where is_known and left_e5 is distinct from case when is_carried then come_e5 end
    union all
    select 'LED-01', format('transfer %s does not move money between two accounts', leg.id)
      from running leg
        left join account source on source.id = leg.source_id
        left join account target on target.id = leg.target_id
      where leg.by_e5 = -leg.amount_e5
        and (source.id <> target.id and leg.amount_e5 > 0 and source.currency = target.currency) is not true
    limit ${FINDINGS_MAX}`.execute(tx)
  for (const { rule, sentence } of rows) report(rule, sentence)
}

const NAME = sql`format('%s of %s (account %s, %s)', account.kind, owner_id, account.id, account.currency)`

/** Every balance beside what was added up and the transfers above the last checkpoint. */
async function checkAccounts(tx: Tx, report: Report): Promise<void> {
  const { rows } = await sql<{ rule: string; sentence: string }>`
    with tail as (
      select account_id, sum(by_e5) as by_e5 from (${ends(sql`id > (select to_id from books_check)`)}) leg
        group by account_id
    ), laid as (
      select ${NAME} as name, account.balance_e5, floor_e5, coalesce(known.balance_e5, 0) + coalesce(by_e5, 0) as come_e5
        from account
          left join checked_balance known on known.account_id = account.id
          left join tail on tail.account_id = account.id
        where account.balance_e5 is not null
    )
    select 'LED-02' as rule, format('%s: holds %s, its transfers come to %s', name, balance_e5, come_e5) as sentence
      from laid where balance_e5 <> come_e5
    union all
    select 'LED-03', format('%s: %s is below its floor of %s', name, balance_e5, floor_e5)
      from laid where balance_e5 < floor_e5
    limit ${FINDINGS_MAX}`.execute(tx)
  for (const { rule, sentence } of rows) report(rule, sentence)
}
