import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { takeLonger } from '../../../db/take-longer.ts'

/** The transfers of one checkpoint: those in (afterId, toId]. */
type Sealed = { afterId: bigint; toId: bigint }

/**
 * Adds a checkpoint's transfers to the roll-ups, in its transaction and once. Where the roll-ups are behind it adds
 * nothing: `catchUp` does.
 */
export async function foldSealed(tx: Tx, { afterId, toId }: Sealed): Promise<void> {
  await sql`select fold_reports_v1(${afterId}, ${toId})`.execute(tx)
}

/** So many bets from before there were roll-ups in one transaction. */
const BETS_MAX = 10_000
/** One batch of history may take this long, on a busy machine. */
const BATCH_MS = 60_000

/**
 * Adds what was sealed without the roll-ups, a checkpoint to a transaction: the history of a casino that is older than
 * they are, and what a process of an earlier release sealed. Several callers at once add each once.
 */
export async function catchUp(db: Db): Promise<void> {
  while (await tellBets(db));
  while (await foldNext(db));
  for (let chunks = 0; chunks < OLD_WINS_CHUNKS && (await foldOldWins(db)); chunks += 1);
}

/** So many numbers of transfers from before there was `rollup_win` in one transaction, and so often with each seal. */
const OLD_WINS_IDS = 2_000
const OLD_WINS_CHUNKS = 10

const foldOldWins = (db: Db): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await takeLonger(tx, BATCH_MS)
    const { rows } = await sql<{ isMore: boolean }>`
      select fold_old_wins_v1(${OLD_WINS_IDS}) as "isMore"`.execute(tx)
    return rows[0]?.isMore ?? false
  })

const tellBets = (db: Db): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { own_bets_from, own_bets_before, partner_bets_from, partner_bets_before } = await tx
      .selectFrom('rollup_mark')
      .selectAll()
      .executeTakeFirstOrThrow()
    const isTold = own_bets_from === own_bets_before && partner_bets_from === partner_bets_before
    if (isTold) return false
    await takeLonger(tx, BATCH_MS)
    await sql`select open_bet_history_v1(${BETS_MAX})`.execute(tx)
    return true
  })

async function foldNext(db: Db): Promise<boolean> {
  const { rows } = await sql<Sealed>`
    select mark.to_id as "afterId", seal.to_id as "toId" from rollup_mark mark, lateral (
      select to_id from ledger_seal where to_id > mark.to_id order by id limit 1) seal`.execute(db)
  const [next] = rows
  if (!next) return false
  return db.transaction().execute(async (tx) => {
    await takeLonger(tx, BATCH_MS)
    const { rows: folded } = await sql<{ isFolded: boolean }>`
      select fold_reports_v1(${next.afterId}, ${next.toId}) as "isFolded"`.execute(tx)
    // Another process adds them at this moment.
    return folded[0]?.isFolded ?? false
  })
}

/** Closes the days of which everything is in the roll-ups. `until`: all that was posted before is sealed. */
export async function closeDays(db: Db, until: Date): Promise<void> {
  await sql`select close_report_days_v1(${until})`.execute(db)
  for (let days = 0; days < ACTIVE_DAYS_MAX && (await foldActiveDay(db)); days += 1);
}

/** So many closed days of before there was `rollup_active` are added at once; the others follow with the next seal. */
const ACTIVE_DAYS_MAX = 20

/** Adds the next closed day to those whose players are kept as bits. False where there is none. */
const foldActiveDay = (db: Db): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await takeLonger(tx, BATCH_MS)
    const { rows } = await sql<{ isFolded: boolean }>`
      select fold_active_day_v1() as "isFolded"`.execute(tx)
    return rows[0]?.isFolded ?? false
  })
