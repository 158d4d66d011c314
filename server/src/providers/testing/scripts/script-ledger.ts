import pino from 'pino'
import { expect } from 'vitest'
import type { Db } from '../../../db/db.ts'
import { type SupplierMovement, verifyWallet } from '../../../modules/casino/index.ts'
import { verifyLedger, writeCheckpoints } from '../../../modules/ledger/index.ts'
import { verifyPayments } from '../../../modules/payments/index.ts'
import { reconcileSuppliers } from '../../../modules/suppliers/index.ts'
import { LEDGER_KEY } from '../../../testing/ledger-key.ts'
import type { TestCasino } from '../../../testing/test-casino.ts'
import type { Wire } from '../wire.ts'
import { idAlone, type Played } from './books.ts'

const DAY_MS = 24 * 60 * 60_000
const log = pino({ level: 'silent' })

/**
 * What is asked once of the casino in which all the scripts were played: the ledger and its guards
 * (LED-01 to LED-04), the chain (LED-12), what the supplier was answered (LED-05 to LED-07), the money on
 * its way (LED-10), the pushes (LED-14) and the supplier's own list (LED-15). Of LED-08 a script shows
 * what was acknowledged; what a crash leaves is shown by casino-tests/kill-under-load.test.ts, and numbers that JSON
 * cannot hold (LED-11) by contract/src/money.test.ts.
 */
export async function expectLedgerOfScripts(
  casino: TestCasino,
  wire: Wire,
  played: readonly Played[],
) {
  await writeCheckpoints(casino.db, LEDGER_KEY)
  const { findings, checkpoints } = await verifyLedger(casino.db, LEDGER_KEY)
  expect(findings).toEqual([])
  expect(checkpoints).toBeGreaterThan(0)
  expect(await verifyWallet(casino.db)).toEqual([])
  expect(await verifyPayments(casino.db)).toEqual([])
  expect(await pushesThatDiffer(casino)).toEqual([])
  expect(await differences(casino, wire, played)).toEqual([])
  expect(await casino.sumOfBooks()).toBe(0n)
}

/** Each commit that changed a player's cash promised one push, of what it left; no other did. */
async function pushesThatDiffer({ pool }: TestCasino): Promise<unknown[]> {
  const { rows } = await pool.query(`
    with moved as (
      select player_id, transfer.xmin::text as commit, transfer.id,
          case when source_id = cash.id then source_balance_e5 else target_balance_e5 end as left_e5,
          case when source_id = cash.id then -amount_e5 else amount_e5 end as by_e5
        from transfer join account cash on cash.id in (source_id, target_id) and cash.kind = 'player_cash'
        where reason in ('bet', 'win', 'rollback')
    ), due as (
      select player_id, commit, (array_agg(left_e5 order by id desc))[1] as left_e5
        from moved group by player_id, commit having sum(by_e5) <> 0
    ), told as (
      select player_id, xmin::text as commit, (message->>'balance')::numeric * 100000 as left_e5
        from outbox where command = 'Balance'
    )
    select * from due full join told using (player_id, commit)
      where due.left_e5 is distinct from told.left_e5`)
  return rows
}

/** Lays what the supplier knows of its own messages beside our books, as every night does. */
async function differences(
  { db }: TestCasino,
  { provider }: Wire,
  played: readonly Played[],
): Promise<unknown[]> {
  const written = await idsAsWritten(db)
  const lines = played.flatMap((one) => linesOf(one, (id) => written.get(idAlone(id)) ?? id))
  async function* listMovements() {
    yield lines
  }
  const clock = { now: () => new Date(Date.now() + DAY_MS + DAY_MS / 24) }
  await reconcileSuppliers({ db, clock, log, providers: [{ ...provider, listMovements }] })
  const compared = db
    .selectFrom('supplier_day')
    .select(({ fn }) => fn.sum<string>('listed').as('listed'))
    .where('reconciled_at', 'is not', null)
  const { listed } = await compared.executeTakeFirstOrThrow()
  expect(Number(listed)).toBe(lines.length)
  return db
    .selectFrom('supplier_difference')
    .select(['transaction_id', 'what', 'ours', 'theirs'])
    .execute()
}

async function idsAsWritten(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('wallet_transaction').select(['id', 'round_id']).execute()
  return new Map(rows.flatMap((row) => [row.id, row.round_id]).map((id) => [idAlone(id), id]))
}

/** A supplier holds what it was told is taken, and what it took back. */
function linesOf(
  { playerId, states: [state] }: Played,
  written: (id: string) => string,
): SupplierMovement[] {
  const all = [...(state?.kept.values() ?? [])].filter(({ refusal }) => refusal === undefined)
  return all.flatMap(({ movement: { kind, message } }) => {
    if (kind === 'rollback') return []
    const { amountE5 } = message
    const [id, roundId] = [written(message.id), written(message.round)]
    const line = { id, playerId, roundId, currency: 'TRY', amountE5, at: new Date() }
    const own = { ...line, kind, reverses: null }
    if (!state?.undone.has(message.id)) return [own]
    return [own, { ...line, id: `${id} back`, kind: 'rollback' as const, reverses: id }]
  })
}
