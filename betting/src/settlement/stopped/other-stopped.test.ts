import type { Sport } from '@zar/contract/betting/sport'
import { expect, test } from 'vitest'
import { abandonedIn, type StoppedOf } from './abandoned.ts'
import { formatChangedIn } from './format.ts'

const market = (key: string, line: string | null = null) => ({ key, line })
type Case = [key: string, line: string | null, selection: string, outcome: string]

function check<S extends Sport>(sport: S, stopped: StoppedOf[S], cases: Case[]) {
  const settle = abandonedIn(sport, stopped)
  for (const [key, line, pick, outcome] of cases) {
    expect(settle(market(key, line))?.get(pick)?.outcome, `${key} ${line} ${pick}`).toBe(outcome)
  }
}

test('basketball: stopped in the third quarter, quarters and halves that ended stand, and totals passed', () => {
  const stopped = {
    quarters: [
      [25, 20],
      [22, 30],
      [10, 12],
    ] as const,
    over: 2,
    firstTo: { '20': '1' } as const,
  }
  check('basketball', stopped, [
    ['q1.result', null, '1', 'win'],
    ['h1.total', '96.5', 'over', 'win'],
    ['h1.result', null, '2', 'win'],
    ['q3.result', null, '2', 'void'],
    ['q3.total', '21.5', 'over', 'win'],
    ['match.total', '118.5', 'over', 'win'],
    ['match.total', '119', 'over', 'void'],
    ['match.total.home', '56.5', 'over', 'win'],
    ['match.winner', null, '2', 'void'],
    ['match.ah', '30', '1', 'void'],
    ['match.overtime', null, 'no', 'void'],
    ['match.race', '20', '1', 'win'],
  ])
})

test('basketball: level after four quarters, overtime is sure and its winner open', () => {
  const quarters = [
    [20, 20],
    [20, 20],
    [20, 20],
    [20, 20],
  ] as const
  check('basketball', { quarters, over: 4, overtime: [3, 0] }, [
    ['match.overtime', null, 'yes', 'win'],
    ['ft.result', null, 'X', 'win'],
    ['match.winner', null, '1', 'void'],
    ['match.total', '162.5', 'over', 'win'],
  ])
})

test('American football: before its 55th minute nothing of the match stands, and quarters that ended do', () => {
  const stopped = {
    quarters: [
      [21, 14],
      [14, 21],
      [7, 0],
    ] as const,
    over: 2,
    touchdowns: [6, 5] as const,
  }
  check('american-football', { ...stopped, minutesPlayed: 40 }, [
    ['q1.result', null, '1', 'win'],
    ['match.total', '60.5', 'over', 'void'],
  ])
  check('american-football', { ...stopped, over: 3, minutesPlayed: 56 }, [
    ['match.total', '60.5', 'over', 'win'],
    ['match.touchdowns', '10.5', 'over', 'win'],
    ['match.winner', null, '1', 'void'],
  ])
})

test('ice hockey: stopped in the third period', () => {
  const periods = [
    [1, 1],
    [2, 1],
    [0, 1],
  ] as const
  check('ice-hockey', { periods, over: 2 }, [
    ['p2.result', null, '1', 'win'],
    ['p3.result', null, '2', 'void'],
    ['ft.total', '5.5', 'over', 'win'],
    ['match.total', '5.5', 'over', 'win'],
    // Level: one more goal is sure, if not before the end then after it.
    ['match.total', '6.5', 'over', 'win'],
    ['ft.total', '6.5', 'over', 'void'],
    ['match.total', '7.5', 'over', 'void'],
    ['ft.btts', null, 'yes', 'win'],
    ['match.overtime', null, 'yes', 'void'],
  ])
  check('ice-hockey', { periods, over: 3 }, [
    ['ft.result', null, 'X', 'win'],
    ['match.overtime', null, 'yes', 'win'],
    ['match.total', '6.5', 'over', 'win'],
    ['match.winner', null, '1', 'void'],
  ])
})

test('volleyball: stopped at 1:0 and 24:23', () => {
  const stopped = {
    bestOf: 3,
    sets: [
      [25, 20],
      [24, 23],
    ],
  } as const
  check('volleyball', stopped, [
    ['set1.winner', null, '1', 'win'],
    ['set2.total', '47.5', 'over', 'win'],
    ['set2.total', '48.5', 'over', 'void'],
    ['set2.winner', null, '1', 'void'],
    ['match.total', '92.5', 'over', 'win'],
    ['match.sets.total', '2.5', 'over', 'void'],
    ['match.sets.ah', '1.5', '1', 'win'],
  ])
})

test('tennis: stopped, not retired: its winner is void and decided totals stand', () => {
  check('tennis', { bestOf: 3, sets: [{ games: [7, 6], hasTieBreak: true }, { games: [5, 5] }] }, [
    ['match.winner', null, '1', 'void'],
    ['match.total', '24.5', 'over', 'win'],
    ['match.total', '25.5', 'over', 'void'],
    ['set2.total', '11.5', 'over', 'win'],
    ['match.tiebreak', null, 'yes', 'win'],
  ])
})

test('a match tie-break for a last set makes the shortest way shorter', () => {
  const sets = [{ games: [6, 0] as const }, { games: [0, 6] as const }]
  check('tennis', { bestOf: 3, sets }, [['match.total', '17.5', 'over', 'win']])
  check('tennis', { bestOf: 3, sets, decider: 'match-tie-break' }, [
    ['match.total', '17.5', 'over', 'loss'],
  ])
})

test('CS2: stopped in the second map', () => {
  const stopped: StoppedOf['cs2'] = {
    bestOf: 3,
    maps: [{ winner: '1', rounds: [13, 7], hasOvertime: false, roundWinners: ['1', '2'] }],
    current: {
      rounds: [12, 11],
      roundWinners: Array.from({ length: 23 }, (_, at) => (at % 2 ? '2' : '1')),
    },
  }
  check('cs2', stopped, [
    ['map1.winner', null, '1', 'win'],
    ['map1.rounds.total', '19.5', 'over', 'win'],
    ['map2.rounds.total', '23.5', 'over', 'win'],
    ['map2.rounds.total', '24.5', 'over', 'void'],
    ['map2.pistol1', null, '1', 'win'],
    ['map2.pistol2', null, '1', 'win'],
    ['map2.overtime', null, 'no', 'void'],
    ['map2.winner', null, '1', 'void'],
    ['map3.winner', null, '1', 'void'],
    ['match.maps.ah', '1.5', '1', 'win'],
    ['match.maps.total', '2.5', 'over', 'void'],
  ])
})

test.each(['lol', 'dota2'] as const)('%s: stopped in the first map', (sport) => {
  const stopped: StoppedOf['lol'] = {
    bestOf: 3,
    maps: [],
    current: { kills: [20, 16], durationS: 1_900, firsts: { blood: '2' }, tenKills: '1' },
  }
  check(sport, stopped, [
    ['map1.firstblood', null, '2', 'win'],
    ['map1.firsttower', null, '1', 'void'],
    ['map1.kills.total', '35.5', 'over', 'win'],
    ['map1.kills.total', '36.5', 'over', 'void'],
    ['map1.duration', '30.5', 'over', 'win'],
    ['map1.duration', '40.5', 'over', 'void'],
    ['map1.race', '10', '1', 'win'],
    ['match.winner', null, '1', 'void'],
  ])
})

test('an unknown market stays unknown', () => {
  expect(abandonedIn('football', { fullTime: [1, 0] })(market('ft.nonsense'))).toBeUndefined()
  expect(abandonedIn('football', { fullTime: [1, 0] })(market('ft.eh', '0.5'))).toBeUndefined()
})

test('another format than announced: what depends on it is void, the winner and played maps stand', () => {
  const facts = { bestOf: 1 as const, maps: [{ winner: '1' as const, kills: [20, 5] as const }] }
  const settle = formatChangedIn('lol', facts)
  const outcome = (key: string, line: string | null, pick: string) =>
    settle(market(key, line))?.get(pick)?.outcome
  expect(outcome('match.winner', null, '1')).toBe('win')
  expect(outcome('match.maps', null, '2:0')).toBe('void')
  expect(outcome('match.maps.total', '2.5', 'under')).toBe('void')
  expect(outcome('map1.kills.total', '24.5', 'over')).toBe('win')
  expect(outcome('map2.winner', null, '1')).toBe('void')
})
