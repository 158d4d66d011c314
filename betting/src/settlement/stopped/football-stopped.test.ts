import { expect, test } from 'vitest'
import type { Goal } from '../football/facts.ts'
import { rulesOf } from '../settle.ts'
import { abandonedIn, decidedIn } from './abandoned.ts'
import type { StoppedFootball } from './football-ends.ts'
import { type End, saidOf } from './testing/goal-markets.ts'

const market = (key: string, line: string | null = null) => ({ key, line })

test.each([
  ['ft.total', '2.5', 'over', 'win'],
  ['ft.total', '2.75', 'over', 'void'],
  ['ft.result', null, '1', 'void'],
  ['h1.result', null, 'X', 'win'],
  ['h2.result', null, '1', 'void'],
  ['ft.btts', null, 'no', 'loss'],
  ['ft.score', null, '1:0', 'void'],
  ['ft.oe', null, 'odd', 'void'],
  ['corners.ft.total', '9.5', 'over', 'void'],
])('4.2: abandoned at 2:1 in the second half, %s %s: %s is %s', (key, line, selection, outcome) => {
  const stopped = { fullTime: [2, 1], halfTime: [0, 0] } as const
  const settled = abandonedIn('football', stopped)(market(key, line))
  expect(settled?.get(selection)?.outcome).toBe(outcome)
})

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, at) => at)
const pairsUpTo = (most: number) =>
  upTo(most).flatMap((a) => upTo(most).map((b) => [a, b] as const))

/** Every end of a match, goal by goal, with so many goals a side in each half that is left. */
function everyEnd({ fullTime: [x, y], halfTime }: StoppedFootball): End[] {
  if (halfTime) {
    const [h, a] = halfTime
    return pairsUpTo(8).map(([m, n]) => ({ h, a, H: x + m, A: y + n }))
  }
  return pairsUpTo(5).flatMap(([m, n]) =>
    pairsUpTo(5).map(([o, p]) => ({ h: x + m, a: y + n, H: x + m + o, A: y + n + p })),
  )
}

const STATES: StoppedFootball[] = [
  ...pairsUpTo(1).map((fullTime) => ({ fullTime })),
  ...pairsUpTo(3).flatMap((fullTime) =>
    pairsUpTo(2)
      .filter(([h, a]) => h <= fullTime[0] && a <= fullTime[1])
      .map((halfTime) => ({ fullTime, halfTime })),
  ),
]
const MARKETS = Object.entries(rulesOf('football')).flatMap(([key, { lines }]) =>
  saidOf(key, 0.5, { h: 0, a: 0, H: 0, A: 0 })
    ? (lines ?? [null]).map((line) => market(key, line))
    : [],
)

/** By the second implementation: what all ends agree on. */
function decidedBySecond({ key, line }: { key: string; line: string | null }, ends: End[]) {
  const first = JSON.stringify(saidOf(key, Number(line), ends[0] as End))
  const isSame = ends.every((end) => JSON.stringify(saidOf(key, Number(line), end)) === first)
  return isSame ? first : undefined
}

test('4.2: what is decided agrees with every end of the match, in a second implementation', () => {
  expect(new Set(MARKETS.map(({ key }) => key)).size).toBe(55)
  const counts = { decided: 0, open: 0 }
  for (const stopped of STATES) {
    const [decided, ends] = [decidedIn('football', stopped), everyEnd(stopped)]
    for (const one of MARKETS) {
      const results = decided(one)
      const found =
        results &&
        JSON.stringify(Object.fromEntries([...results].map(([id, { outcome }]) => [id, outcome])))
      const name = `${one.key} ${one.line} at ${JSON.stringify(stopped)}`
      expect(found, name).toBe(decidedBySecond(one, ends))
      counts[results ? 'decided' : 'open'] += 1
    }
  }
  expect(counts.decided).toBeGreaterThan(1_000)
  expect(counts.open).toBeGreaterThan(5_000)
})

const goal = (side: '1' | '2', minute: number, scorer: string | null): Goal => ({
  side,
  minute,
  scorer,
  isOwn: false,
})
const STOPPED: StoppedFootball = {
  fullTime: [2, 1],
  halfTime: [1, 1],
  goals: [goal('2', 10, 'b'), goal('1', 44, 'a'), goal('1', 60, 'a')],
  corners: [7, 4],
  cornersHalfTime: [3, 2],
  firstCorner: '2',
  yellow: [2, 1],
  red: [0, 1],
  hasPenalty: false,
  players: {
    a: { played: true, playedBeforeFirstGoal: true, shotsOnTarget: 3, wasCarded: false },
    b: { played: true, playedBeforeFirstGoal: true, shotsOnTarget: 1, wasCarded: true },
    c: { played: false, playedBeforeFirstGoal: false, shotsOnTarget: 0, wasCarded: false },
  },
}

test.each<[string, string | null, string, string]>([
  ['ft.nextgoal', '2', '1', 'win'],
  ['ft.nextgoal', '4', 'none', 'void'],
  ['ft.race', '2', '1', 'win'],
  ['ft.race', '3', '1', 'void'],
  ['ft.lastgoal', null, '1', 'void'],
  ['ft.goaltime', null, '1-15', 'win'],
  ['corners.ft.total', '10.5', 'over', 'win'],
  ['corners.ft.total', '11.5', 'over', 'void'],
  ['corners.h1.total', '4.5', 'over', 'win'],
  ['corners.ft.first', null, '2', 'win'],
  ['corners.ft.result', null, '1', 'void'],
  ['cards.ft.total', '3.5', 'over', 'win'],
  ['cards.ft.red', null, 'yes', 'win'],
  ['ft.penalty', null, 'no', 'void'],
  ['et.total', '0.5', 'over', 'void'],
  ['tie.qualify', null, '1', 'void'],
  ['player.first', null, 'b', 'win'],
  ['player.first', null, 'c', 'void'],
  ['player.any', null, 'a', 'void'],
  ['player.card', null, 'b', 'void'],
])('4.2: abandoned at 2:1 with all its facts, %s %s: %s is %s', (key, line, pick, outcome) => {
  const settled = abandonedIn('football', STOPPED)(market(key, line), ['a', 'b', 'c'])
  expect(settled?.get(pick)?.outcome).toBe(outcome)
})

test('4.2: a market of players is decided once no player of it is open', () => {
  const decided = decidedIn('football', STOPPED)
  expect(decided(market('player.any'), ['a', 'b'])?.get('b')?.outcome).toBe('win')
  expect(decided(market('player.sot', '0.5'), ['a', 'b'])?.get('b')?.outcome).toBe('win')
  expect(decided(market('player.sot', '1.5'), ['a', 'b'])).toBeUndefined()
})

test('4.2: stopped in extra time, the 90 minutes stand, and what goals of it decided', () => {
  const stopped: StoppedFootball = { ...STOPPED, isRegularOver: true, extraTime: [1, 0] }
  const of = abandonedIn('football', stopped)
  expect(of(market('ft.result'))?.get('1')?.outcome).toBe('win')
  expect(of(market('et.total', '0.5'))?.get('over')?.outcome).toBe('win')
  expect(of(market('et.result'))?.get('1')?.outcome).toBe('void')
})
