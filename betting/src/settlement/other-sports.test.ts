import { SPORTS } from '@zar/contract/betting/sport'
import { expect, test } from 'vitest'
import type { EsportsFacts } from './esports/facts.ts'
import { quartersOf } from './quarter-lines.ts'
import type { TennisFacts, VolleyballFacts } from './rallies/facts.ts'
import { rulesOf, settle } from './settle.ts'
import type { HockeyFacts, QuarterFacts } from './timed/facts.ts'

const market = (key: string, line: string | null = null) => ({ key, line })
type Case = [key: string, line: string | null, selection: string, outcome: string | undefined]

const overtime: QuarterFacts = {
  quarters: [
    [20, 18],
    [18, 20],
    [18, 18],
    [24, 24],
  ],
  overtime: [8, 5],
}

test.each<Case>([
  ['match.winner', null, '1', 'win'],
  ['ft.result', null, 'X', 'win'],
  ['match.ah', '-3', '1', 'push'],
  ['match.total', '172.5', 'over', 'win'],
  ['ft.total', '160', 'over', 'push'],
  ['q4.result', null, 'X', 'win'],
  ['h1.result', null, 'X', 'win'],
  ['h2.total', '84', 'under', 'push'],
  ['match.margin', null, '1:1-5', 'win'],
  ['match.overtime', null, 'yes', 'win'],
  ['match.race', '20', '1', undefined],
])('basketball: 80:80 and 88:85 after overtime, %s %s: %s is %s', (key, line, pick, outcome) => {
  expect(settle('basketball', market(key, line), overtime)?.get(pick)?.outcome).toBe(outcome)
})

test('basketball: a player who took no part is void, and an unknown number settles nothing', () => {
  const facts = { players: { a: { points: 21 }, b: null } }
  const settled = settle('basketball', market('player.points', '20.5'), facts, ['a', 'b'])
  expect([...(settled ?? [])]).toEqual([
    ['a', { outcome: 'win' }],
    ['b', { outcome: 'void' }],
  ])
  expect(settle('basketball', market('player.assists', '4.5'), facts, ['a'])).toBeUndefined()
})

const RETIRED: TennisFacts = {
  bestOf: 3,
  sets: [{ games: [6, 4] }, { games: [3, 2] }],
  retired: '2',
}

test.each<Case>([
  ['match.winner', null, '1', 'void'],
  ['set1.winner', null, '1', 'win'],
  ['set1.score', null, '6:4', 'win'],
  ['match.total', '12.5', 'over', 'win'],
  // The second set cannot end in fewer than eight games.
  ['match.total', '17.5', 'over', 'win'],
  ['match.total', '18.5', 'over', 'void'],
  ['match.total.home', '8.5', 'over', 'win'],
  ['match.sets.total', '2.5', 'over', 'void'],
  ['match.sets.ah', '1.5', '1', 'win'],
  ['set2.total', '7.5', 'over', 'win'],
  ['set2.total', '8.5', 'over', 'void'],
  ['set3.winner', null, '1', 'void'],
  ['match.total', '20.5', 'over', 'void'],
  ['match.total', '20.5', 'under', 'void'],
  ['set1.total', '9.5', 'over', 'win'],
  ['set2.winner', null, '1', 'void'],
  ['match.ah', '-1.5', '1', 'void'],
  ['match.sets', null, '2:0', 'void'],
  ['match.tiebreak', null, 'no', 'void'],
])('tennis: 6:4 3:2 and away retires, %s %s: %s is %s', (key, line, pick, outcome) => {
  expect(settle('tennis', market(key, line), RETIRED)?.get(pick)?.outcome).toBe(outcome)
})

test('tennis: who does not come makes all void, and a set of 8:6 is a set', () => {
  const outcome = (facts: TennisFacts, key: string, line: string | null, pick: string) =>
    settle('tennis', market(key, line), facts)?.get(pick)?.outcome
  for (const sets of [[], [{ games: [0, 0] as const }]]) {
    const walkOver: TennisFacts = { bestOf: 3, sets, retired: '1' }
    expect(outcome(walkOver, 'match.total', '11.5', 'over')).toBe('void')
    expect(outcome(walkOver, 'match.winner', null, '2')).toBe('void')
  }
  const advantage: TennisFacts = {
    bestOf: 3,
    sets: [{ games: [6, 0] }, { games: [8, 6], hasTieBreak: false }],
    retired: null,
  }
  expect(outcome(advantage, 'set2.total', '13.5', 'over')).toBe('win')
  expect(outcome(advantage, 'set2.score', null, 'other')).toBe('win')
  expect(outcome(advantage, 'match.sets', null, '2:0')).toBe('win')
})

test('tennis: a tie-break that was played is decided when somebody retires', () => {
  const facts: TennisFacts = {
    bestOf: 5,
    sets: [
      { games: [7, 6], hasTieBreak: true },
      { games: [3, 6] },
      { games: [6, 2] },
      { games: [1, 0] },
    ],
    retired: '1',
  }
  const outcome = (key: string, line: string | null, pick: string) =>
    settle('tennis', market(key, line), facts)?.get(pick)?.outcome
  expect(outcome('match.tiebreak', null, 'yes')).toBe('win')
  expect(outcome('match.sets.total', '3.5', 'over')).toBe('win')
  expect(outcome('match.sets.total', '4.5', 'over')).toBe('void')
})

const TIE_BREAKS: TennisFacts = {
  bestOf: 3,
  sets: [
    { games: [7, 6], hasTieBreak: true },
    { games: [6, 7], hasTieBreak: true },
    { games: [10, 5], isMatchTieBreak: true },
  ],
  retired: null,
}

test.each<Case>([
  ['match.total', '26.5', 'over', 'win'],
  ['match.total', '27', 'over', 'push'],
  ['match.winner', null, '1', 'win'],
  ['match.sets', null, '2:1', 'win'],
  ['match.sets.ah', '-1.5', '1', 'loss'],
  ['match.tiebreak', null, 'yes', 'win'],
  ['set4.winner', null, '1', 'void'],
])('tennis: 7:6 6:7 and a match tie-break, %s %s: %s is %s', (key, line, pick, outcome) => {
  expect(settle('tennis', market(key, line), TIE_BREAKS)?.get(pick)?.outcome).toBe(outcome)
})

const FIVE_SETS: VolleyballFacts = {
  bestOf: 5,
  sets: [
    [25, 20],
    [20, 25],
    [25, 23],
    [22, 25],
    [15, 13],
  ],
}

test.each<Case>([
  ['match.total', '213.5', 'under', 'win'],
  ['match.sets.ah', '-1.5', '1', 'loss'],
  ['match.sets', null, '3:2', 'win'],
  ['match.sets.total', '4.5', 'over', 'win'],
  ['set5.winner', null, '1', 'win'],
])('volleyball: 3:2, %s %s: %s is %s', (key, line, pick, outcome) => {
  expect(settle('volleyball', market(key, line), FIVE_SETS)?.get(pick)?.outcome).toBe(outcome)
})

const SHOOT_OUT: HockeyFacts = {
  periods: [
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  overtime: [0, 0],
  shootOutWinner: '1',
}

test.each<Case>([
  ['ft.result', null, 'X', 'win'],
  ['match.winner', null, '1', 'win'],
  ['match.total', '4.5', 'over', 'win'],
  ['ft.total', '4.5', 'over', 'loss'],
  ['p1.result', null, '1', 'win'],
  ['ft.score', null, '2:2', 'win'],
])('ice hockey: 2:2 and a shoot-out, %s %s: %s is %s', (key, line, pick, outcome) => {
  expect(settle('ice-hockey', market(key, line), SHOOT_OUT)?.get(pick)?.outcome).toBe(outcome)
})

const FIELD_GOAL: QuarterFacts = {
  quarters: [
    [7, 7],
    [7, 7],
    [0, 3],
    [10, 7],
  ],
  overtime: [3, 0],
  minutesPlayed: 66,
}

test.each<Case>([
  ['match.ah', '-3', '1', 'push'],
  ['match.winner', null, '1', 'win'],
  ['q3.result', null, '2', 'win'],
])('American football: 27:24 after overtime, %s %s: %s is %s', (key, line, pick, outcome) => {
  expect(settle('american-football', market(key, line), FIELD_GOAL)?.get(pick)?.outcome).toBe(
    outcome,
  )
})

test('American football: level after overtime pushes, and under 55 minutes the match is void and a quarter stands', () => {
  const level = { ...FIELD_GOAL, overtime: [0, 0] as const }
  const outcome = (facts: QuarterFacts, key: string, pick: string) =>
    settle('american-football', market(key), facts)?.get(pick)?.outcome
  expect(outcome(level, 'match.winner', '1')).toBe('push')
  const short = { ...FIELD_GOAL, minutesPlayed: 50 }
  expect(outcome(short, 'match.winner', '1')).toBe('void')
  expect(outcome(short, 'q3.result', '2')).toBe('win')
})

const TWO_MAPS: EsportsFacts = {
  bestOf: 3,
  maps: [
    { winner: '1', rounds: [16, 14], hasOvertime: true, roundWinners: ['2', '1'] },
    { winner: '1', isForfeit: true },
  ],
}

test.each<Case>([
  ['map3.winner', null, '1', 'void'],
  ['match.maps.total', '2.5', 'under', 'win'],
  ['match.maps', null, '2:0', 'win'],
  ['map1.rounds.total', '26.5', 'over', 'win'],
  ['map1.rounds.ah', '-2', '1', 'push'],
  ['map1.overtime', null, 'yes', 'win'],
  ['map1.pistol1', null, '2', 'win'],
  ['map1.round', '2', '1', 'win'],
  ['map1.round', '40', '1', 'void'],
  ['map2.winner', null, '1', 'void'],
])(
  'CS2: 2:0 of a best of three, the second given up, %s %s: %s is %s',
  (key, line, pick, outcome) => {
    expect(settle('cs2', market(key, line), TWO_MAPS)?.get(pick)?.outcome).toBe(outcome)
  },
)

test.each<Case>([
  ['map1.kills.total', '45.5', 'over', 'loss'],
  ['map1.duration', '30.5', 'over', 'win'],
  ['map1.duration', '30.5', 'under', 'loss'],
  ['map1.race', '10', '2', 'win'],
  ['map1.firstblood', null, '1', 'win'],
  ['map1.firsttower', null, '1', undefined],
  ['map2.winner', null, '1', 'void'],
])('LoL: %s %s: %s is %s', (key, line, pick, outcome) => {
  const facts: EsportsFacts = {
    bestOf: 1,
    maps: [
      { winner: '1', kills: [20, 25], durationS: 1_840, firsts: { blood: '1' }, tenKills: '2' },
    ],
  }
  expect(settle('lol', market(key, line), facts)?.get(pick)?.outcome).toBe(outcome)
})

test('CS2: a best of two may be level', () => {
  const facts: EsportsFacts = { bestOf: 2, maps: [{ winner: '1' }, { winner: '2' }] }
  expect(settle('cs2', market('match.maps'), facts)?.get('1:1')?.outcome).toBe('win')
})

test.each(SPORTS)(
  'every market of %s has selections and lines that are written as lines',
  (sport) => {
    for (const [key, { selections, lines }] of Object.entries(rulesOf(sport))) {
      expect(new Set(selections).size, key).toBe(selections.length)
      expect(lines?.every((line) => quartersOf(line) !== undefined) ?? true, key).toBe(true)
      expect(new Set(lines).size, key).toBe(lines?.length ?? 0)
    }
  },
)
