import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SEED } from '../../server/src/testing/chance.ts'
import { sumColumnByColumn } from './testing/column-by-column.ts'
import { disagreements } from './testing/compare.ts'

test('BET-15: 2,000 random bets pay what they pay column by column', () => {
  expect([...disagreements(SEED, 2_000)]).toEqual([])
})

test('the bet that docs/betting.md prints pays what is printed', () => {
  const [printed = ''] = readFileSync('docs/betting.md', 'utf8').match(/^\{"n":1,.*\}$/m) ?? []
  const { columns, cost, payout, ...bet } = JSON.parse(printed)
  expect(sumColumnByColumn(bet)).toEqual({ columns, cost, payout })
})
