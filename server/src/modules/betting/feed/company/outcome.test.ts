import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

test.each([
  { result: 1, void: 0, voidReason: null, deadHeat: null, outcome: 'win' },
  { result: 0, void: 0, voidReason: null, deadHeat: null, outcome: 'loss' },
  { result: 1, void: 0.5, voidReason: null, deadHeat: null, outcome: 'half-win' },
  { result: 0, void: 0.5, voidReason: null, deadHeat: null, outcome: 'half-loss' },
  { result: 0, void: 1, voidReason: null, deadHeat: null, outcome: 'push' },
  { result: 0, void: 1, voidReason: 2, deadHeat: null, outcome: 'void' },
  { result: 1, void: 0, voidReason: null, deadHeat: [1, 2] as const, outcome: 'dead-heat' },
])('$result with $void given back is $outcome', ({ outcome, ...told }) => {
  expect(outcomeOf(told)).toBe(outcome)
})
