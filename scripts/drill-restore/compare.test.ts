import { expect, test } from 'vitest'
import { compare } from './compare.ts'

const ANSWERED = [1, 2, 3, 4].map((second) => ({ id: `bet${second}`, atMs: second * 1_000 }))

test('what was answered after the newest restored bet is lost, and the time since then', () => {
  expect(compare(ANSWERED, new Set(['bet1', 'bet2']), 4_500)).toEqual({
    answered: 4,
    lost: 2,
    lostMs: 2_500,
    holes: 0,
  })
})

test('a bet that is missing before one that is there is a hole', () => {
  expect(compare(ANSWERED, new Set(['bet1', 'bet3', 'bet4']), 4_100)).toEqual({
    answered: 4,
    lost: 1,
    lostMs: 100,
    holes: 1,
  })
})

test('where no bet is there all of the time is lost', () => {
  expect(compare(ANSWERED, new Set(), 4_100)).toMatchObject({ lost: 4, lostMs: Infinity, holes: 0 })
})
