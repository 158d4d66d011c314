import { expect, test } from 'vitest'
import { measureAml } from '../../../testing/risk/measure-aml.ts'
import { measureBets } from '../../../testing/risk/measure-bets.ts'

test('FRD-07: among 20,000 planted and 20,000 ordinary players all patterns are raised, and ordinary play in at most 2 %', () => {
  for (const seed of [1, 2, 3]) {
    const { recall, byRule, ordinaryShare } = measureAml(20_000, seed)
    console.log(seed, recall, byRule, ordinaryShare)
    for (const [rule, share] of Object.entries(recall)) expect(share, rule).toBe(1)
    expect(ordinaryShare).toBeLessThanOrEqual(0.02)
  }
})

test('among 20,000 planted and 20,000 ordinary players every pattern of bets, spend, words and staff is raised', () => {
  for (const seed of [1, 2, 3]) {
    const { recall, share } = measureBets(20_000, seed)
    console.log(seed, recall, share)
    for (const [rule, found] of Object.entries(recall)) expect(found, rule).toBe(1)
  }
})
