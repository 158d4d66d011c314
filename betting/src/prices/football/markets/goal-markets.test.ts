import { expect, test } from 'vitest'
import type { Chances } from '../../../markets/market.ts'
import { chancesOf } from '../../model.ts'
import { LEAGUE_EXPECTATION } from '../expectation.ts'
import { footballModel } from '../football.ts'

const model = footballModel({ ...LEAGUE_EXPECTATION, goals: { home: 1.6, away: 1.2 } })
const win = (key: string, selection: string, line: string | null = null) =>
  chancesOf(model, { key, line })?.get(selection)?.win

test.each([
  ['ft.result', null, '1', 0.45839],
  ['ft.result', null, 'X', 0.26346],
  ['ft.result', null, '2', 0.278149],
  ['ft.total', '1.5', 'over', 0.777095],
  ['ft.total', '2.5', 'over', 0.530546],
  ['ft.total', '3.5', 'over', 0.308063],
  ['ft.btts', null, 'yes', 0.565892],
  ['ft.score', null, '0:0', 0.068983],
  ['ft.score', null, '1:1', 0.124928],
  ['ft.score', null, '2:1', 0.093404],
  ['ft.score', null, 'other', 0.031245],
  ['ft.oe', null, 'odd', 0.481805],
  ['ft.clean.home', null, 'yes', 0.301194],
  ['ft.range', null, '2-3', 0.469032],
  ['h1.result', null, 'X', 0.403248],
  ['h1.total', '0.5', 'over', 0.722449],
  ['ft.htft', null, '1/1', 0.283835],
  ['ft.htft', null, 'X/1', 0.148242],
  ['ft.htft', null, '2/1', 0.026312],
  ['ft.mosthalf', null, 'h2', 0.418744],
  ['ft.bothhalves', null, 'yes', 0.56858],
  ['ft.resulttotal', '2.5', '1&over', 0.29143],
  ['ft.resultbtts', null, '1&yes', 0.226179],
] as const)('%s %s: %s has the known chance', (key, line, selection, p) => {
  expect(Math.abs((win(key, selection, line) ?? Number.NaN) - p)).toBeLessThanOrEqual(1e-5)
})

test.each([
  ['-1', [0.240701, 0, 0.217689, 0, 0.54161], 3.2501, 1.4444],
  ['-0.75', [0.240701, 0.217689, 0, 0, 0.54161], 2.5495, 1.6454],
  ['-0.5', [0.45839, 0, 0, 0, 0.54161], 2.1815, 1.8463],
  ['-0.25', [0.45839, 0, 0, 0.26346, 0.278149], 1.8942, 2.1184],
  ['0', [0.45839, 0, 0.26346, 0, 0.278149], 1.6068, 2.648],
  ['0.25', [0.45839, 0.26346, 0, 0, 0.278149], 1.4713, 3.1216],
  ['0.5', [0.721851, 0, 0, 0, 0.278149], 1.3853, 3.5952],
] as const)('a handicap of %s has the known chances and fair odds', (line, known, home, away) => {
  const chances = chancesOf(model, { key: 'ft.ah', line })
  const fair = ({ win: won, halfWin, halfLoss, loss }: Chances) =>
    1 + (loss + halfLoss / 2) / (won + halfWin / 2)
  const first = chances?.get('1')
  const second = chances?.get('2')
  if (!first || !second) throw new Error('not priced')
  const { win: won, halfWin, push, halfLoss, loss } = first
  for (const [n, p] of [won, halfWin, push, halfLoss, loss].entries()) {
    expect(Math.abs(p - (known[n] ?? Number.NaN))).toBeLessThanOrEqual(1e-5)
  }
  expect(fair(first)).toBeCloseTo(home, 3)
  expect(fair(second)).toBeCloseTo(away, 3)
})

test('a line of another kind is not priced', () => {
  expect(chancesOf(model, { key: 'ft.resulttotal', line: '2' })).toBeUndefined()
  expect(chancesOf(model, { key: 'ft.eh', line: '0.5' })).toBeUndefined()
  expect(chancesOf(model, { key: 'ft.total', line: null })).toBeUndefined()
  expect(chancesOf(model, { key: 'ft.total', line: '2.3' })).toBeUndefined()
  expect(chancesOf(model, { key: 'ft.nothing', line: null })).toBeUndefined()
})
