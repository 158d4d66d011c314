import { expect, test } from 'vitest'
import { row } from '../../testing/board.ts'
import { freeStateOf } from './free-bet.ts'
import type { LegNow } from './leg-now.ts'
import { type BetFacts, type Facts, nextStep } from './next-step.ts'
import { pickOf } from './pick.ts'

const EVENT = row()
const [RESULT] = EVENT.markets

const leg = (change: Partial<LegNow> = {}, event = EVENT): LegNow => {
  const selection = RESULT?.selections[0]
  if (!RESULT || !selection) throw new Error('the match has a result')
  const pick = pickOf(event, RESULT, selection, 2_000)
  return {
    key: String(pick.id),
    leg: { picks: [pick], isBuilder: false, isBanker: false },
    state: 'open',
    nowMilli: 2_000,
    agreedMilli: 2_000,
    productMilli: null,
    code: undefined,
    reason: undefined,
    ...change,
  }
}
const bet = (change: Partial<BetFacts> = {}): BetFacts => ({
  unitKurus: 10_000,
  columns: 1,
  minKurus: 500,
  maxKurus: 420_000,
  maxCode: 'L-204',
  reviewMaxKurus: null,
  sizes: [1],
  ...change,
})
const facts = (change: Partial<Facts> = {}): Facts => ({
  legs: [leg()],
  bets: [bet()],
  policy: 'none',
  isStale: false,
  balanceKurus: 1_000_000,
  confirmKurus: null,
  hasConfirmed: false,
  free: null,
  ...change,
})

test('what can be placed is placed', () => {
  expect(nextStep(facts())).toEqual({ kind: 'place' })
})

test('a slip without selections, and one of which none is open, is no bet', () => {
  expect(nextStep(facts({ legs: [], bets: [] }))).toEqual({ kind: 'empty' })
  expect(nextStep(facts({ legs: [leg({ state: 'gone' })], bets: [] }))).toEqual({ kind: 'gone' })
})

test('BET-03: a suspended selection holds the slip, and is counted', () => {
  const legs = [leg({ state: 'shut' }), leg({ state: 'shut' }), leg()]
  expect(nextStep(facts({ legs }))).toEqual({ kind: 'shut', count: 2 })
})

test('selections of one match in a combo can be joined; what cannot is said', () => {
  const clash = leg({ code: 'R-130' })
  expect(nextStep(facts({ legs: [clash, clash] }))).toEqual({
    kind: 'conflict',
    code: 'R-130',
    reason: null,
    event: 'm1',
  })
  const builder = leg({ code: 'R-130', leg: { ...leg().leg, isBuilder: true } })
  expect(nextStep(facts({ legs: [builder] }))).toMatchObject({ kind: 'conflict', event: null })
})

test('who is not signed in logs in first, whatever the stake is', () => {
  expect(nextStep(facts({ balanceKurus: null, bets: [bet({ unitKurus: null })] }))).toEqual({
    kind: 'sign-in',
  })
})

test('old data, a missing size and a missing stake are each waited for', () => {
  expect(nextStep(facts({ isStale: true }))).toEqual({ kind: 'stale' })
  expect(nextStep(facts({ bets: [bet({ sizes: [] })] }))).toEqual({ kind: 'sizes' })
  expect(nextStep(facts({ bets: [bet({ unitKurus: null })] }))).toEqual({ kind: 'stake' })
})

test('LIM: below the least and above the most the allowed stake is on the button', () => {
  expect(nextStep(facts({ bets: [bet({ unitKurus: 100 })] }))).toEqual({
    kind: 'too-little',
    unitKurus: 500,
  })
  expect(nextStep(facts({ bets: [bet({ unitKurus: 50_000, maxKurus: 34_000 })] }))).toEqual({
    kind: 'too-much',
    unitKurus: 34_000,
    overKurus: 16_000,
    code: 'L-204',
    canAsk: false,
  })
  const asked = bet({ unitKurus: 50_000, maxKurus: 34_000, reviewMaxKurus: 170_000 })
  const told = { balanceKurus: 60_000, bets: [asked] }
  expect(nextStep(facts(told))).toMatchObject({ kind: 'too-much', canAsk: true })
  expect(nextStep(facts({ ...told, balanceKurus: 49_999 }))).toMatchObject({ canAsk: false })
})

test('too little money offers what there is, for each column of a system', () => {
  expect(nextStep(facts({ balanceKurus: 18_240, bets: [bet({ unitKurus: 25_000 })] }))).toEqual({
    kind: 'short',
    unitKurus: 18_240,
    missingKurus: 6_760,
  })
  const system = bet({ unitKurus: 1_000, columns: 10, sizes: [2, 3] })
  expect(nextStep(facts({ balanceKurus: 9_999, bets: [system] }))).toEqual({
    kind: 'short',
    unitKurus: 999,
    missingKurus: 1,
  })
})

test('BET-02: moved odds are asked about as the player’s rule says', () => {
  const up = [leg({ nowMilli: 2_060 })]
  const down = [leg({ nowMilli: 1_940 })]
  const asked = (policy: Facts['policy'], legs: LegNow[]) =>
    nextStep(facts({ policy, legs })).kind === 'moved'
  expect([asked('none', up), asked('none', down)]).toEqual([true, true])
  expect([asked('better', up), asked('better', down)]).toEqual([false, true])
  expect([asked('any', up), asked('any', down)]).toEqual([false, false])
})

test('a free bet needs no money and no second look, and what stands in its way is said', () => {
  const free = { balanceKurus: 0, confirmKurus: 100, bets: [bet({ unitKurus: 2_000 })] }
  expect(nextStep(facts({ ...free, free: 'pays' }))).toEqual({ kind: 'place' })
  const none = [bet({ unitKurus: null })]
  expect(nextStep(facts({ bets: none, free: 'several' }))).toEqual({ kind: 'free', why: 'several' })
  const moved = [leg({ nowMilli: 1_940 })]
  expect(nextStep(facts({ ...free, free: 'pays', legs: moved }))).toEqual({ kind: 'moved' })
})

test('a free bet pays one bet of whole and sufficient stakes within the limit', () => {
  const freeBet = { costKurus: 2_000, expiresAt: '' }
  const stateOf = (...bets: Partial<BetFacts>[]) => freeStateOf(freeBet, bets.map(bet))
  expect(freeStateOf(undefined, [bet()])).toBe('wait')
  expect(freeStateOf(null, [bet()])).toBe('gone')
  expect([stateOf(), stateOf({}, {})]).toEqual(['several', 'several'])
  expect([stateOf({}), stateOf({ columns: 4 })]).toEqual(['pays', 'pays'])
  expect([stateOf({ columns: 3 }), stateOf({ columns: 5 })]).toEqual(['columns', 'columns'])
  expect([stateOf({ maxKurus: 1_999 }), stateOf({ maxKurus: 2_000 })]).toEqual(['limit', 'pays'])
})

test('a stake above the player’s own bound is asked about once more', () => {
  const large = facts({ confirmKurus: 9_999 })
  expect(nextStep(large)).toEqual({ kind: 'confirm' })
  expect(nextStep({ ...large, hasConfirmed: true })).toEqual({ kind: 'place' })
  expect(nextStep(facts({ confirmKurus: 10_000 }))).toEqual({ kind: 'place' })
})
