import { parametersOf, RULES, type RuleId } from '@zar/contract/office/risk/rule-list'
import { expect, test } from 'vitest'
import { measureBets } from '../../../testing/risk/measure-bets.ts'
import { findWords, findYoung } from './care-rules.ts'
import { findStaffPatterns } from './staff-rules.ts'
import { findLateBets, findPricePattern, findStakeCap } from './trading-rules.ts'

test('every planted pattern of bets, spend, words and staff is raised; of ordinary ones about the expected share', () => {
  const { recall, share } = measureBets(1_000, 11)
  console.log(share)
  for (const [rule, found] of Object.entries(recall)) expect(found, rule).toBe(1)
  for (const [rule, found] of Object.entries(share))
    expect(found, rule).toBeLessThanOrEqual(Math.max(0, RULES[rule as RuleId].share * 3))
})

test('five stakes refused in thirty days, and none of them twice', () => {
  const find = (...days: number[]) =>
    findStakeCap(
      { playerId: 'p', refused: days.map((day) => ({ at: day * 86_400_000 })) },
      parametersOf('bonus_stake_cap'),
    ).map(({ at }) => at / 86_400_000)
  expect(find(0, 1, 2, 3)).toEqual([])
  expect(find(0, 1, 2, 3, 30)).toEqual([30])
  expect(find(0, 1, 2, 3, 31)).toEqual([])
  expect(find(0, 1, 2, 3, 4, 5, 6, 7, 8)).toEqual([4])
})

const live = (at: number, isLate = false, edge = 0.03) => ({ at, isLate, edge })

test('a late bet counts from an edge of three parts in a hundred, and five of fifty live bets raise', () => {
  const find = (bets: ReturnType<typeof live>[]) =>
    findLateBets({ playerId: 'p', bets }, parametersOf('late_bet'))
  const calm = (from: number, n: number) => Array.from({ length: n }, (_, at) => live(from + at))
  const late = (from: number, n: number, edge = 0.03) =>
    Array.from({ length: n }, (_, at) => live(from + at, true, edge))
  expect(find([...calm(0, 40), ...late(40, 4)])).toEqual([])
  expect(find([...late(0, 5, 0.0299), ...calm(5, 40)])).toEqual([])
  expect(find([...late(0, 1), ...calm(1, 45), ...late(46, 4)])).toHaveLength(1)
  expect(find([...late(0, 1), ...calm(1, 46), ...late(47, 4)])).toEqual([])
  expect(find(late(0, 12)).map(({ at }) => at)).toEqual([4, 9])
})

test('the mean over a hundred closed prices has to be above the bound, and the next hundred is looked at by itself', () => {
  const find = (values: number[]) =>
    findPricePattern(
      { playerId: 'p', bets: values.map((value, at) => ({ at, valuePpm: value * 1_000_000 })) },
      parametersOf('price_pattern'),
    ).map(({ at }) => at)
  expect(find(Array.from({ length: 99 }, () => 0.5))).toEqual([])
  expect(find(Array.from({ length: 150 }, () => 0.04))).toEqual([])
  expect(find(Array.from({ length: 200 }, () => 0.05))).toEqual([99, 199])
  expect(find([...Array.from({ length: 100 }, () => 0), ...Array(85).fill(0.05)])).toEqual([180])
})

test('who is young and pays in more than the third quartile of at least twenty', () => {
  const find = (spentE5: bigint, group = 20) =>
    findYoung({ playerId: 'p', at: 1, spentE5, quartileE5: 100n, group }, {}).length
  expect(find(101n)).toBe(1)
  expect(find(100n)).toBe(0)
  expect(find(101n, 19)).toBe(0)
})

test('what was written is in no finding: the kinds and how often', () => {
  const texts = [
    { at: 1, text: 'Merhaba' },
    { at: 2, text: 'Borca battım, intihar edeceğim' },
  ]
  expect(findWords({ playerId: 'p', texts }, {})).toEqual([
    {
      playerId: 'p',
      about: 'words:p',
      at: 2,
      reasons: [
        { code: 'words_self_harm', seen: '1', bound: null },
        { code: 'words_debt', seen: '1', bound: null },
      ],
    },
  ])
})

test('three cases of one player, and eight in ten of a colleague’s proposals from ten on', () => {
  const decided = (cases: number) => ({ staffId: 's', playerId: 'p', cases, at: 1 })
  const approved = (proposals: number, of: number) => ({
    staffId: 's',
    otherId: 'o',
    proposals,
    of,
    at: 1,
  })
  const params = parametersOf('staff_pattern')
  const find = (...facts: [ReturnType<typeof decided>[], ReturnType<typeof approved>[]]) =>
    findStaffPatterns({ decided: facts[0], approved: facts[1] }, params).map(({ about }) => about)
  expect(find([decided(2)], [approved(9, 9), approved(15, 19)])).toEqual([])
  expect(find([decided(3)], [approved(16, 20)])).toEqual(['decides:s p', 'approves:s o'])
})
