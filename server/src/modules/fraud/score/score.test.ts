import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bandOf, type Factors, scoreOf } from './score.ts'

type Case = { factors: Factors; score: number }
const CASES: Case[] = JSON.parse(
  readFileSync(new URL('./score-cases.json', import.meta.url), 'utf8'),
)

test('the score of each known case is the one that it should be', () => {
  expect(CASES.length).toBeGreaterThan(4)
  for (const { factors, score } of CASES)
    expect(scoreOf(factors), JSON.stringify(factors)).toBe(score)
})

test('a factor never counts more than once whole, nor less than nothing', () => {
  expect(scoreOf({ velocity: 40 })).toBe(10)
  expect(scoreOf({ velocity: -3 })).toBe(0)
  expect(scoreOf({ linked_fact: 1, history: 9 })).toBe(28)
})

test('bands begin at 30 and 60', () => {
  expect([0, 29, 30, 59, 60, 100].map(bandOf)).toEqual([
    'low',
    'low',
    'middle',
    'middle',
    'high',
    'high',
  ])
})
