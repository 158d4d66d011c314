import { retirePart } from '../jobs/retire-part.ts'
import { makeParts, readParts, writeCheckpoints } from '../modules/ledger/index.ts'
import { LEDGER_KEY } from './ledger-key.ts'
import type { TestCasino } from './test-casino.ts'

type SmallParts = {
  /** Numbers of each part that is made now. */
  numbers?: bigint
  /** Numbers that are left in the part that is written. */
  left?: bigint
}

/** Makes the next parts small, gives the next transfer a number shortly before the first of them, and answers the part now. */
export async function nearBound(
  casino: TestCasino,
  { numbers = 10n, left = 3n }: SmallParts = {},
): Promise<number> {
  const { rows } = await casino.owner.pool.query<{ next: bigint }>(
    `select coalesce(max(id), 0) + 1 as next from transfer`,
  )
  const { next = 1n } = rows[0] ?? {}
  await makeParts(casino.db, { numbers })
  const part = (await readParts(casino.db)).find(({ beforeId }) => beforeId > next)
  if (!part) throw new Error('no part is written now')
  await casino.owner.pool.query(
    `alter sequence transfer_id_seq restart with ${part.beforeId - left}`,
  )
  return part.number
}

/** The tables whose rows say when money moved, or was asked to. */
const DATED = ['wallet_transaction', 'payment'] as const

/**
 * Fills the part that is written to its last number and seals it, as if all that is not sealed yet had moved six years
 * ago. Answers its number: the next transfer begins the next part.
 */
export async function passSixYears(casino: TestCasino): Promise<number> {
  const number = await nearBound(casino, { numbers: 1_000n, left: 1n })
  await casino.player({ cashE5: 1n })
  for (const [table, where] of [
    [`transfer_${number}`, 'id > (select coalesce(max(to_id), 0) from ledger_seal)'],
    ...DATED.map((name) => [name, `created_at > now() - interval '1 day'`] as const),
  ] as const) {
    await casino.owner.pool.query(`
      alter table ${table} disable trigger user;
      update ${table} set created_at = created_at - interval '6 years' where ${where};
      alter table ${table} enable trigger user`)
  }
  await writeCheckpoints(casino.db, LEDGER_KEY)
  await casino.pool.query('select fold_play_v1(1000000000)')
  return number
}

/** Two people detach a part. */
export async function detachByTwo(casino: TestCasino, number: number) {
  const deps = { db: casino.owner.db, ledgerKey: LEDGER_KEY }
  await retirePart({ ...deps, by: 'Ada' }, number)
  return await retirePart({ ...deps, by: 'Bora' }, number)
}
