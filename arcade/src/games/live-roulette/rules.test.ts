import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../fairness/seeds.ts'
import { range } from '../shuffle.ts'
import { expectFacts } from '../testing/room-facts.ts'
import { placedAs, settledIn, tablesOf } from '../testing/room-round.ts'
import { scripted } from '../testing/scripted.ts'
import { LIVE_ROULETTE_FACTS } from './facts.ts'
import { modes } from './mathematics.ts'
import { LIVE_ROULETTES, liveRoulette } from './rules.ts'
import { TABLES } from './tables.ts'

const [kosk] = LIVE_ROULETTES
if (!kosk) throw new Error('no table')
const on = (place: string, stakeKurus = 1_000) => ({ place, stakeKurus })

test('a round goes from betting to its result, and draws one number once bets are closed', () => {
  const tables = tablesOf(kosk, () => scripted(17))
  expect(tables.map(({ phase }) => phase)).toEqual(['betting', 'closed', 'spinning', 'result'])
  expect(tables.map(kosk.shownOf)).toEqual([{}, {}, { number: 17 }, { number: 17 }])
})

test('a bet is paid as at the table for one, once the ball lies', () => {
  const tables = tablesOf(kosk, () => scripted(17))
  const paid = (place: string) =>
    settledIn(kosk, tables, placedAs<{ bets: ReturnType<typeof on>[] }>({ bets: [on(place)] }))
  expect(paid('straight:17')).toEqual({ phase: 'result', returned: 36_000 })
  expect(paid('split:17-20').returned).toBe(18_000)
  expect(paid('black').returned).toBe(2_000)
  expect(paid('red').returned).toBe(0)
})

test('limits hold for a place and for all bets of one seat in a round, and for no other’s', () => {
  const lying = (seat: string, bets: ReturnType<typeof on>[]) => ({ ...placedAs({ bets }), seat })
  const ask = (bets: ReturnType<typeof on>[], ...placed: ReturnType<typeof lying>[]) =>
    kosk.whyNoBet?.({ phase: 'betting' }, { bets }, placed, 'me')
  const most = on('red', 200_000)
  expect(ask([most])).toBeUndefined()
  expect(ask([on('red', 100)], lying('me', [most]))).toBe('over_limit')
  expect(ask([on('red', 100)], lying('other', [most]))).toBeUndefined()
  const full = lying(
    'me',
    ['red', 'even', 'low', 'dozen:1', 'column:1'].map((place) => on(place, 200_000)),
  )
  expect(ask([on('straight:0', 100)], full)).toBe('over_limit')
})

test('a table takes whole lira from its own least on', () => {
  const least = TABLES.map(({ limits }) => limits.least * 100)
  for (const [at, table] of TABLES.entries()) {
    const room = liveRoulette(table)
    const read = (stakeKurus: number) => room.readBet({ bets: [on('red', stakeKurus)] })
    expect(read(least[at] ?? 0)).toBeDefined()
    expect(read((least[at] ?? 0) - 100)).toBeUndefined()
    expect(read(table.limits.most() * 100 + 100)).toBeUndefined()
    expect(room.readBet({ bets: [on('straight:37')] })).toBeUndefined()
  }
})

test('FAIR-27: 37,000 rounds give every number as often as it should be', () => {
  const rounds = 37_000
  const seen = range(0, 36).map(() => 0)
  const seeds = { serverSeed: commitmentOf('live roulette'), clientSeed: 'live roulette' }
  for (let round = 0; round < rounds; round++) {
    const { number } = tablesOf(kosk, () => randomOf(seeds, round)).at(-1) as { number: number }
    seen[number] = (seen[number] ?? 0) + 1
  }
  const expected = rounds / 37
  const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 36 degrees of freedom: above 67.985 once in a thousand.
  expect(chiSquare).toBeLessThan(67.985)
})

test('what is told of each table is what its rules take and its mathematics says', () => {
  for (const [at, room] of LIVE_ROULETTES.entries()) {
    const facts = LIVE_ROULETTE_FACTS[at]
    if (!facts) throw new Error(room.code)
    expectFacts(facts, room, modes())
  }
})
