import { expect, test } from 'vitest'
import { SEED } from '../../server/src/testing/chance.ts'
import { disagreements } from './testing/compare.ts'

test('BET-15: a million random bets pay what they pay column by column', () => {
  expect([...disagreements(SEED, 1_000_000)]).toEqual([])
})
