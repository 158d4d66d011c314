import type { TestCasino } from '../../../../testing/test-casino.ts'
import { makeParts, readParts } from '../../index.ts'

type SmallParts = {
  /** Numbers of each part that is made now. */
  numbers?: bigint
  /** Numbers that are left in the part that is written. */
  left?: bigint
}

/** Makes the next parts small, and gives the next transfer a number shortly before the first of them. */
export async function nearBound(
  casino: TestCasino,
  { numbers = 10n, left = 3n }: SmallParts = {},
): Promise<void> {
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
}
