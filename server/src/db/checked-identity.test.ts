import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../testing/test-casino.ts'

const MIGRATION = new URL('./migrations/054-checked-identity.sql', import.meta.url)

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

test('H7: numbers of before hold on where their player is kept out, and nowhere else', async () => {
  const kept = { isUnchecked: true }
  const [free = '', gone = '', ...out] = await casino.players([
    ...[kept, { ...kept, status: 'closed' as const }],
    ...(['excluded', 'blocked'] as const).map((status) => ({ ...kept, status })),
  ])
  // Whoever asked to be erased was kept out by nobody.
  await casino.db
    .updateTable('player')
    .set({ closed_because: 'erasure' })
    .where('id', '=', gone)
    .execute()
  const sql = await readFile(MIGRATION, 'utf8')
  // What it does with the rows that it finds; the columns are there already.
  const updates = sql.split(';').filter((statement) => /^\s*(--.*\n)*update /m.test(statement))
  expect(updates).toHaveLength(4)
  await casino.owner.pool.query(updates.join(';'))
  const rows = await casino.db
    .selectFrom('player')
    .select(['id', 'person_key', 'personal_no_hmac'])
    .execute()
  const holds = rows
    .filter((row) => row.person_key.equals(row.personal_no_hmac))
    .map(({ id }) => id)
  expect(holds.sort()).toEqual(out.sort())
  expect(holds).not.toContain(free)
})
