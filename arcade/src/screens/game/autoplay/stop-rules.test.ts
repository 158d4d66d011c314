import { expect, test } from 'vitest'
import { afterRound, begunBy, endOf, type StopRules } from './stop-rules.ts'

const RULES: StopRules = { rounds: 10, lossKurus: 20_000, winKurus: null, stopsAtWin: false }

/** Rounds of ₺20 with these returns, until one of them is the last: how many, and why. */
function played(rules: Partial<StopRules>, ...returns: number[]) {
  let autoplay = begunBy({ ...RULES, ...rules })
  for (const winKurus of returns) {
    const paid = { winKurus, stakedKurus: 2_000 }
    autoplay = afterRound(autoplay, paid)
    const end = endOf(autoplay, paid)
    if (end !== null) return [autoplay.played, end]
  }
  return [autoplay.played, null]
}

test('so many rounds, and none more', () => {
  expect(played({}, ...Array(9).fill(2_000))).toEqual([9, null])
  expect(played({}, ...Array(20).fill(2_000))).toEqual([10, 'rounds'])
})

test('no round begins that could lose more than the limit', () => {
  expect(played({ lossKurus: 5_000 }, 0, 0, 0)).toEqual([2, 'loss'])
  expect(played({ lossKurus: 4_000 }, 0, 0, 0)).toEqual([2, 'loss'])
  expect(played({ lossKurus: 4_000 }, 0, 3_000, 0, 0)).toEqual([3, 'loss'])
  expect(played({ lossKurus: 3_999 }, 0)).toEqual([1, 'loss'])
})

test('the rounds end once they have won enough together', () => {
  expect(played({ winKurus: 3_000 }, 4_000, 2_999)).toEqual([2, null])
  expect(played({ winKurus: 3_000 }, 4_000, 3_000)).toEqual([2, 'win'])
  expect(played({}, 100_000)).toEqual([1, null])
})

test('any win is one above the stake', () => {
  expect(played({ stopsAtWin: true }, 0, 2_000, 2_001)).toEqual([3, 'anyWin'])
  expect(played({}, 2_001)).toEqual([1, null])
})
