import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { isChainBroken } from '../chain/chain-state.ts'
import type { LedgerKey } from '../chain/signature.ts'
import type { Finding } from '../finding.ts'
import { verifyLedger } from '../verify.ts'

/** A verification that gave no sign of life for so long has died. */
const DEAD_AFTER = '5 minutes'

/** One verification of the whole ledger. */
export type LedgerCheck = {
  id: bigint
  askedAt: Date
  endedAt: Date | null
  /** The newest checkpoint when it began, and the last one that was gone through. */
  toSeal: bigint
  atSeal: bigint
  transfers: bigint
  /** Null while it runs, and where it broke off. */
  findings: Finding[] | null
}

/** Asks for a verification. One that runs already is the one that is answered. */
export async function askLedgerCheck(tx: Tx): Promise<{ id: bigint; isNew: boolean }> {
  await sql`update ledger_check set ended_at = clock_timestamp()
    where ended_at is null and seen_at < clock_timestamp() - ${DEAD_AFTER}::interval`.execute(tx)
  const { rows } = await sql<{ id: bigint }>`
    insert into ledger_check (to_seal) select coalesce(max(id), 0) from ledger_seal
      on conflict do nothing returning id`.execute(tx)
  const [made] = rows
  if (made) return { id: made.id, isNew: true }
  const running = await tx
    .selectFrom('ledger_check')
    .select('id')
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { id: running.id, isNew: false }
}

type Running = { db: Db; key: LedgerKey; also: () => Promise<Finding[]> }

/**
 * Does a verification that was asked for, and writes down how far it has come and what it found. `also` looks
 * at what other modules keep of the same money. Answers what it found; undefined of one that is over.
 */
export async function runLedgerCheck(
  { db, key, also }: Running,
  id: bigint,
): Promise<Finding[] | undefined> {
  const note = (transfers: number, upTo: bigint) =>
    sql`
    update ledger_check set transfers = ${transfers}, seen_at = clock_timestamp(),
        at_seal = (select coalesce(max(id), 0) from ledger_seal where to_id <= ${upTo})
      where id = ${id} and ended_at is null`.execute(db)
  const { numAffectedRows } = await note(0, 0n)
  if (numAffectedRows === 0n) return undefined
  const { findings } = await verifyLedger(db, key, async (at) => {
    await note(at.transfers, at.id)
  })
  const all = [...findings, ...(await also())]
  await db
    .updateTable('ledger_check')
    .set((row) => ({
      ended_at: sql<Date>`clock_timestamp()`,
      at_seal: row.fn<bigint>('greatest', ['at_seal', 'to_seal']),
      findings: JSON.stringify(all),
    }))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  return all
}

/** The newest verification that was asked for. */
export async function readLedgerCheck(db: Db): Promise<LedgerCheck | undefined> {
  const row = await db
    .selectFrom('ledger_check')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      askedAt: row.asked_at,
      endedAt: row.ended_at,
      toSeal: row.to_seal,
      atSeal: row.at_seal,
      transfers: row.transfers,
      findings: row.findings,
    }
  )
}

export type ChainState = {
  /** About how many there are. */
  transfers: bigint
  accounts: bigint
  /** The last checkpoints, the newest first. */
  seals: { id: bigint; hash: string; afterId: bigint; toId: bigint; transfers: number; at: Date }[]
  /** Posted, and in no checkpoint yet. */
  uncovered: number
  isBroken: boolean
  /** The last check of the clock from the first transfer on, and of what an hour brought. */
  wholeAt: Date | null
  hourAt: Date | null
}

const SEALS_SHOWN = 6
/** More of them are counted as so many. */
const UNCOVERED_MAX = 10_000

/** The chain of checkpoints as it stands. */
export async function readChainState(db: Db): Promise<ChainState> {
  const [seals, counts, books, isBroken] = await Promise.all([
    db.selectFrom('ledger_seal').selectAll().orderBy('id', 'desc').limit(SEALS_SHOWN).execute(),
    countTransfers(db),
    db
      .selectFrom('books_check')
      .select(sql<Date | null>`nullif(whole_at, '-infinity')`.as('wholeAt'))
      .select(sql<Date | null>`nullif(began_at, '-infinity')`.as('hourAt'))
      .executeTakeFirstOrThrow(),
    isChainBroken(db),
  ])
  return {
    ...counts,
    ...books,
    isBroken,
    seals: seals.map(({ id, hash, after_id, to_id, transfers, created_at }) => ({
      id,
      transfers,
      hash: hash.toString('hex'),
      afterId: after_id,
      toId: to_id,
      at: created_at,
    })),
  }
}

async function countTransfers(db: Db) {
  const { rows } = await sql<{ transfers: bigint; accounts: bigint; uncovered: number }>`
    with sealed as (select coalesce(max(to_id), 0) as to_id from ledger_seal),
      open as (select count(*)::int as n from (select from transfer
        where id > (select to_id from sealed) limit ${UNCOVERED_MAX}) behind)
    select open.n as uncovered, (select coalesce(sum(transfers), 0) from ledger_seal)::bigint + open.n as transfers,
        greatest((select reltuples from pg_class where oid = 'account'::regclass), 0)::bigint as accounts
      from open`.execute(db)
  return rows[0] ?? { transfers: 0n, accounts: 0n, uncovered: 0 }
}
