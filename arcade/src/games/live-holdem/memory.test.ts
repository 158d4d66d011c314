import { expect, test } from 'vitest'
import { holdemMemory } from './memory.ts'

const none = { past: [], totals: { stakedKurus: 0 } }

test('a lobby sees the places that somebody sits at or has kept as taken', () => {
  const kept = [true, false, false, false, false, false]
  const round = { number: 1, shown: { kept } }
  expect(holdemMemory({ ...none, round, bets: [{ course: { place: 3 } }] })).toEqual({
    kind: 'seats',
    taken: [true, false, false, true, false, false],
  })
  expect(holdemMemory({ ...none, round: null, bets: [] })).toEqual({
    kind: 'seats',
    taken: [false, false, false, false, false, false],
  })
})
