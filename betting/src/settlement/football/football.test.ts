import { expect, test } from 'vitest'
import { quartersOf } from '../quarter-lines.ts'
import { rulesOf, settle } from '../settle.ts'
import { CASES, FACTS } from '../testing/football-cases.ts'
import type { FootballFacts, Goal } from './facts.ts'

const lineIn = (text = '-') => (text === '-' ? null : text)
const market = (key: string, line: string | null = null) => ({ key, line })
const outcomeOf = (
  facts: FootballFacts,
  key: string,
  selection: string,
  line: string | null = null,
) => settle('football', market(key, line), facts)?.get(selection)?.outcome

test.each(CASES.trim().split('\n'))('BET-05: %s', (said) => {
  const [facts = '', key = '', line, selection = '', outcome] = said.split(' ')
  const found = outcomeOf(FACTS[facts as keyof typeof FACTS], key, selection, lineIn(line))
  // Where the source has no fact, the importer offers no market.
  expect(found ?? 'void').toBe(outcome)
})

test('every selection of every market has an outcome', () => {
  const rules = Object.entries(rulesOf('football'))
  expect(rules.length).toBe(89)
  for (const [key, { selections, lines }] of rules) {
    if (selections.length === 0) continue
    expect(new Set(selections).size, key).toBe(selections.length)
    for (const line of lines ?? [null]) {
      expect(line === null || quartersOf(line) !== undefined, `${key} ${line}`).toBe(true)
      const results = settle('football', market(key, line), FACTS.D)
      if (!results) continue
      expect([...results.keys()], key).toEqual(selections)
    }
  }
})

test.each(['2.50', '+0.5', '2.', '-0', '02', '1.3', '', 'x', '1e1'])(
  'a line that is written %s is none',
  (line) => {
    expect(quartersOf(line)).toBeUndefined()
    expect(settle('football', market('ft.total', line), FACTS.A)).toBeUndefined()
  },
)

test('a market that needs a line is none without it, and the other way round', () => {
  expect(settle('football', market('ft.total'), FACTS.A)).toBeUndefined()
  expect(settle('football', market('ft.result', '1'), FACTS.A)).toBeUndefined()
  expect(settle('football', market('toString'), FACTS.A)).toBeUndefined()
})

const goal = (side: '1' | '2', minute: number, scorer: string | null, isOwn = false): Goal => ({
  side,
  minute,
  scorer,
  isOwn,
})
const ORDERED: FootballFacts = {
  fullTime: [2, 1],
  goals: [goal('2', 16, 'a', true), goal('1', 45, 'b'), goal('1', 90, 'b')],
  players: {
    b: {
      played: true,
      playedBeforeFirstGoal: true,
      assists: 0,
      shotsOnTarget: 3,
      wasCarded: false,
    },
    c: { played: true, playedBeforeFirstGoal: false },
    d: { played: false, playedBeforeFirstGoal: false },
  },
}

test.each([
  ['ft.nextgoal', '1', '2', 'win'],
  ['ft.nextgoal', '3', '1', 'win'],
  ['ft.nextgoal', '4', 'none', 'win'],
  ['ft.lastgoal', null, '1', 'win'],
  ['ft.race', '2', '1', 'win'],
  ['ft.race', '3', 'none', 'win'],
  ['ft.goaltime', null, '16-30', 'win'],
])('%s %s: %s is a %s', (key, line, selection, outcome) => {
  expect(outcomeOf(ORDERED, key, selection, line)).toBe(outcome)
})

test.each([
  ['ft.nextgoal', '0.5'],
  ['ft.nextgoal', '0'],
  ['ft.race', '1.5'],
  ['ft.resulttotal', '2'],
  ['ft.totalbtts', '2.25'],
  ['ft.dctotal', '3'],
  ['ft.eh', '0.75'],
])('%s has no line %s: it settles nothing', (key, line) => {
  expect(settle('football', market(key, line), ORDERED)).toBeUndefined()
})

test('an own goal is nobody’s, and who took no part is void', () => {
  const of = (key: string, line: string | null = null) =>
    Object.fromEntries(
      [...(settle('football', market(key, line), ORDERED, ['b', 'c', 'd']) ?? [])].map(
        ([id, { outcome }]) => [id, outcome],
      ),
    )
  expect(of('player.first')).toEqual({ b: 'win', c: 'void', d: 'void' })
  expect(of('player.two')).toEqual({ b: 'win', c: 'loss', d: 'void' })
  expect(settle('football', market('player.sot', '2.5'), ORDERED, ['b'])?.get('b')).toEqual({
    outcome: 'win',
  })
  expect(settle('football', market('player.card'), ORDERED, ['c'])).toBeUndefined()
})

test('extra time that was not played is void, and a cup tie counts it', () => {
  expect(outcomeOf({ extraTime: null }, 'et.result', 'X')).toBe('void')
  expect(outcomeOf({ extraTime: [1, 0] }, 'et.total', 'over', '0.75')).toBe('half-win')
  expect(outcomeOf({ penaltiesWinner: null }, 'pens.winner', '1')).toBe('void')
  expect(outcomeOf({ qualifies: '2' }, 'tie.qualify', '2')).toBe('win')
})

test('who scored first is not known: nobody loses by it, and what is sure settles', () => {
  const unknown: FootballFacts = {
    ...ORDERED,
    goals: [goal('1', 3, null), goal('1', 45, 'b'), goal('1', 90, 'b')],
  }
  const of = (key: string, named: string[], facts = unknown) =>
    settle('football', market(key), facts, named)
  expect(of('player.first', ['b', 'none'])).toBeUndefined()
  expect(of('player.any', ['b'])?.get('b')?.outcome).toBe('win')
  expect(of('player.any', ['c'])).toBeUndefined()
  expect(of('player.any', ['none'])?.get('none')?.outcome).toBe('loss')
  expect(of('player.two', ['b', 'none'])?.get('none')?.outcome).toBe('loss')
})

test.each([
  [[], ['player.first', 'player.any', 'player.two'], 'win'],
  [[goal('2', 16, 'a', true)], ['player.first', 'player.any', 'player.two'], 'win'],
  [[goal('1', 16, 'b')], ['player.first', 'player.any'], 'loss'],
  [[goal('1', 16, 'b')], ['player.two'], 'win'],
])('goals %j: `none` of %j is a %s', (goals, keys, outcome) => {
  for (const key of keys) {
    const settled = settle('football', market(key), { ...ORDERED, goals }, ['b', 'none'])
    expect(settled?.get('none')?.outcome, key).toBe(outcome)
  }
})
