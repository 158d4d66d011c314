import { expect, test } from 'vitest'
import type { FreeRounds, Reward, RewardOver } from '../../../protocol.ts'
import { endedOf, firstTold, newlyTold, spinOf } from './free-rounds.ts'

const now: Reward = {
  id: 'a',
  given: 10,
  left: 7,
  stakeKurus: 200,
  wonKurus: 1_240,
  endsAt: '2026-11-30T20:59:00.000Z',
}
const over: RewardOver = { id: 'b', given: 5, played: 5, wonKurus: 900 }
const game = (freeRounds: FreeRounds) => ({ freeRounds, stakeKurus: 2_000 })

test('a spin is of the free rounds while there are any, at their stake, and of own money else', () => {
  expect(spinOf(game({ now, over: null }))).toEqual({ stakeKurus: 200, rewardId: 'a' })
  expect(spinOf(game({ now: null, over: null }))).toEqual({ stakeKurus: 2_000, rewardId: null })
})

test('an end that the player has gone on from is not told again', () => {
  expect(newlyTold({ now, over }, null)).toEqual({ now, over })
  expect(newlyTold({ now, over }, 'b')).toEqual({ now, over: null })
  expect(newlyTold({ now, over: null }, 'b')).toEqual({ now, over: null })
})

test('a page that opens is told of an end only where nothing else is there to play', () => {
  expect(firstTold({ now, over })).toEqual({ now, over: null })
  expect(firstTold({ now: null, over })).toEqual({ now: null, over })
})

test('free rounds that are refused are over, with what was played of them', () => {
  const ended = { id: 'a', given: 10, played: 3, wonKurus: 1_240 }
  expect(endedOf(now, { now: null, over: null })).toEqual({ now: null, over: ended })
  // An earlier end was gone on from; other free rounds may wait.
  const next = { ...now, id: 'c' }
  expect(endedOf(now, { now: next, over })).toEqual({ now: next, over: ended })
})

test('what the arcade itself says of them stands', () => {
  const told = { id: 'a', given: 10, played: 4, wonKurus: 1_300 }
  expect(endedOf(now, { now: null, over: told })).toEqual({ now: null, over: told })
  expect(endedOf(now, { now, over })).toEqual({ now, over })
})
