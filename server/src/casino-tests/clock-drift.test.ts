import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CasinoHere, openCasinoHere } from '../testing/casino/casino-in-process.ts'

const AHEAD_MS = 2 * 3_600_000

let casino: CasinoHere
beforeAll(async () => {
  casino = await openCasinoHere(
    {},
    {},
    { wallMs: () => Date.now() + AHEAD_MS, monotonicMs: () => performance.now() },
  )
})
afterAll(async () => {
  expect(await casino.testCasino.sumOfBooks()).toBe(0n)
  await casino.close()
})

test('H18, CLK-01, FLT-12: on a machine that is two hours ahead a log-in for one hour holds, and its games open', async () => {
  const { playerId, token } = await casino.seat(casino.address, 100n)
  expect(token).not.toBe('')
  const session = await casino.testCasino.db
    .selectFrom('game_session')
    .select(['created_at', 'expires_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  expect(Math.abs(session.created_at.getTime() - Date.now())).toBeLessThan(60_000)
})

test('H18: that the clocks differ is an error in the log', () => {
  const told = casino.lines.filter((line) => line.includes('"clocks differ"'))
  expect(told).toHaveLength(1)
  const { level, aheadMs } = JSON.parse(told[0] ?? '')
  expect(level).toBe(50)
  expect(Math.abs(aheadMs - AHEAD_MS)).toBeLessThan(60_000)
})
