import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOffice } from '../../../../testing/casino/run-script.ts'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'
import { openBettors } from '../../testing/bettors.ts'
import { openOffers } from '../../testing/offered.ts'
import { applySettlements } from '../settling/apply-settlements.ts'
import { verifyBets } from '../verify.ts'

const E5 = 100_000n

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  expect(await verifyBets(casino.db)).toEqual([])
  await casino.close()
})

const office = (by: string, ...words: string[]) =>
  runOffice(casino.url, ['betting', ...words, '--by', by])

test('BET-08: by command a trader suspends, and two settle a market; who asked cannot approve', async () => {
  const offers = openOffers(casino)
  const { deps, place } = openBettors(casino)
  const [playerId, match] = [await casino.player({ cashE5: 200n * E5 }), await offers.match()]
  const wish = { legs: [{ on: match.one, odds: 1_850 }] }
  expect(await place(playerId, wish)).toMatchObject({ state: 'open' })
  const market = String(match.marketId)
  expect(await office('ayla', 'suspend', 'market', market, 'no', 'pictures')).toMatchObject({
    code: 0,
  })
  expect(await place(playerId, wish)).toMatchObject({ code: 'R-110' })
  expect(await office('ayla', 'suspend', 'market', market)).toMatchObject({ code: 2 })
  const unknown = await office('ayla', 'open', 'market', '999999', 'a test')
  expect(unknown.code).toBe(1)
  const wrong = await office('ayla', 'settle', market, '{"fullTime":"two"}', 'the end')
  expect(wrong).toMatchObject({ code: 1, said: expect.stringMatching(/do not settle/) })
  const half = await office('ayla', 'settle', market, '{"outcomes":{"1":"win"}}', 'the end')
  expect(half).toMatchObject({ code: 1, said: expect.stringMatching(/do not settle/) })
  const asked = await office('ayla', 'settle', market, '{"fullTime":[2,0]}', 'the end')
  expect(asked).toMatchObject({ code: 0, said: expect.stringMatching(/1 bets .* 1 are paid/) })
  const order = asked.said.match(/approve (\d+)/)?.[1] ?? ''
  const own = await office('Ayla', 'approve', order)
  expect(own).toMatchObject({ code: 1, said: expect.stringMatching(/somebody else/) })
  expect(await office('baran', 'approve', order)).toMatchObject({ code: 0 })
  expect(await office('baran', 'approve', order)).toMatchObject({ code: 1 })
  await applySettlements(deps)
  expect(await casino.cashE5(playerId)).toBe(285n * E5)
  const list = await office('ayla')
  expect(list.said).toMatch(/settle market .*\n.*by ayla, baran, because the end/)
  expect(
    await office('ayla', 'limit', 'all', 'vip', '1000', '2000.50', '3000', 'a test'),
  ).toMatchObject({ code: 0 })
  expect(await office('ayla', 'limit', 'all', 'vip', '0', '1', '1', 'a test')).toMatchObject({
    code: 2,
  })
  expect(await office('ayla', 'liability')).toMatchObject({ code: 0 })
  expect(await office('ayla', 'late')).toMatchObject({ code: 0 })
})
