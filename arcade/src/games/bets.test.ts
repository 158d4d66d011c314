import { expect, test } from 'vitest'
import { baccarat, bankerDraws } from './baccarat/rules.ts'
import { PLACES } from './roulette/places.ts'
import { returnAt, roulette } from './roulette/rules.ts'
import { returnAt as returnOfThrow, sicBo } from './sic-bo/rules.ts'

const on = (place: string, stakeKurus = 100) => ({ place, stakeKurus })

test('FAIR-21: every place of the roulette felt covers numbers of the wheel and pays 36 in all', () => {
  expect(PLACES.size).toBe(37 + 60 + 12 + 2 + 22 + 1 + 11 + 3 + 3 + 6)
  for (const { numbers, odds } of PLACES.values()) {
    expect(numbers.length * (odds + 1)).toBe(36)
    expect(new Set(numbers).size).toBe(numbers.length)
  }
})

test('FAIR-21: zero loses every outside bet and wins its straight, splits and trios', () => {
  const outside = ['red', 'black', 'even', 'odd', 'low', 'high', 'dozen:1', 'column:1'].map(
    (name) => on(name),
  )
  expect(returnAt(outside, 0)).toBe(0)
  expect(
    returnAt([on('straight:0'), on('split:0-2'), on('trio:0-1-2'), on('firstFour:0-1-2-3')], 0),
  ).toBe(3_600 + 1_800 + 1_200 + 900)
})

test('sic bo: small and big lose on every triple, a pair is paid once, a single by how often it shows', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    expect(returnOfThrow([on('small'), on('big')], [face, face, face])).toBe(0)
  }
  expect(returnOfThrow([on('pair:2-5')], [2, 5, 5])).toBe(700)
  expect(
    [1, 2, 3].map((times) =>
      returnOfThrow(
        [on('single:4')],
        times === 1 ? [4, 1, 2] : times === 2 ? [4, 4, 2] : [4, 4, 4],
      ),
    ),
  ).toEqual([200, 300, 1_300])
  expect(returnOfThrow([on('total:11')], [5, 5, 1])).toBe(770)
})

test('FAIR-22: the banker draws by the table of punto banco', () => {
  const table = [0, 1, 2, 3, 4, 5, 6, 7].map((total) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(total, third)).join(''),
  )
  expect(table).toEqual([
    '0123456789',
    '0123456789',
    '0123456789',
    '012345679',
    '234567',
    '4567',
    '67',
    '',
  ])
  expect([5, 6].map((total) => bankerDraws(total, undefined))).toEqual([true, false])
})

const READ: [string, (input: unknown) => unknown, string, number][] = [
  ['roulette', roulette.readBet, 'red', 1_000],
  ['baccarat', baccarat.readBet, 'banker', 10_000],
  ['sic bo', sicBo.readBet, 'small', 2_000],
]

test.each(READ)(
  '%s takes known places alone, each once, of whole lira within its limits',
  (_name, read, place, most) => {
    expect(read({ bets: [on(place)] })).toEqual({ bets: [on(place)] })
    expect(read({ bets: [on(place, most * 100)] })).toBeDefined()
    expect(read({ bets: [on(place, most * 100 + 100)] })).toBeUndefined()
    expect(read({ bets: [] })).toBeUndefined()
    expect(read({ bets: [on('nowhere')] })).toBeUndefined()
    expect(read({ bets: [on('__proto__')] })).toBeUndefined()
    expect(read({ bets: [on(place), on(place)] })).toBeUndefined()
    expect(read({ bets: [on(place, 50)] })).toBeUndefined()
    expect(read({ bets: [{ ...on(place), odds: 100 }] })).toBeUndefined()
    expect(read({ bets: 'all' })).toBeUndefined()
  },
)

test('a table has a limit over all of its bets', () => {
  const every = Array.from({ length: 11 }, (_, number) => on(`straight:${number}`, 100_000))
  expect(roulette.readBet({ bets: every })).toBeUndefined()
  expect(roulette.readBet({ bets: every.slice(1) })).toBeDefined()
})
