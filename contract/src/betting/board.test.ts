import { expect, test } from 'vitest'
import { bettingResults, bettingTree } from './board.ts'

test.each(['0000-00-00', '2026-02-30', '2026-13-01', '26-01-01', ''])(
  'results and the tree are of a day in the calendar, which %j is not',
  (day) => {
    expect(bettingResults.input.safeParse({ sport: 'football', day }).success).toBe(false)
    expect(bettingTree.input.safeParse({ day }).success).toBe(false)
  },
)
