import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealAt } from '../../../testing/reports/books.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { readNetDeposits } from './net-deposits.ts'

const DAYS = 30
let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

test('deposits of a month are the same before they are sealed and after, and older ones are left out', async () => {
  const playerId = await casino.player({ cashE5: 5_000n })
  expect(await readNetDeposits(casino.db, playerId, DAYS)).toBe(5_000n)
  await sealAt(casino.db)
  expect(await readNetDeposits(casino.db, playerId, DAYS)).toBe(5_000n)
  await casino.deposit(playerId, 700n)
  expect(await readNetDeposits(casino.db, playerId, DAYS)).toBe(5_700n)
  await sql`update player_day set day = day - ${DAYS}::int where player_id = ${playerId}`.execute(
    casino.db,
  )
  expect(await readNetDeposits(casino.db, playerId, DAYS)).toBe(700n)
})

test('what was paid out is taken from it, and another player’s is not counted', async () => {
  const [playerId, other] = [await casino.player(), await casino.player({ cashE5: 900n })]
  await sql`insert into player_day (day, player_id, product, own_bets, own_stakes_e5, stakes_e5, wins_e5, deposits_e5, withdrawals_e5)
    select day_of_istanbul_v1(now()), ${playerId}, '', 0, 0, 0, 0, 300, 450`.execute(casino.db)
  expect(await readNetDeposits(casino.db, playerId, DAYS)).toBe(-150n)
  expect(await readNetDeposits(casino.db, other, DAYS)).toBe(900n)
})
