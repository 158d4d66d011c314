import { expect, test } from 'vitest'
import { openKeptAnswers } from './kept-answers.ts'

function open(keptMs = 500) {
  const at = { ms: 0, reads: 0 }
  const kept = openKeptAnswers(keptMs, () => at.ms)
  const read = async () => `${++at.reads}`
  return { at, ask: (question = 'lobby') => kept(question, read), kept }
}

test('H14: an answer is read once for half a second, however many ask at once', async () => {
  const { at, ask } = open()
  expect(await Promise.all(Array.from({ length: 100 }, () => ask()))).toEqual(Array(100).fill('1'))
  at.ms = 499
  expect(await ask()).toBe('1')
  at.ms = 500
  expect(await Promise.all([ask(), ask()])).toEqual(['2', '2'])
  expect(await ask('another')).toBe('3')
})

test('H14: a reading that failed is told to all who waited for it, and is not kept', async () => {
  const { ask, kept } = open()
  const fails = async () => {
    throw new Error('no')
  }
  const both = await Promise.allSettled([kept('lobby', fails), ask()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask()).toBe('1')
})

test('H14: of a thousand and one questions the oldest is forgotten; a long one, or with no time, is never kept', async () => {
  const { at, ask } = open()
  for (let index = 0; index < 1_001; index++) await ask(`q${index}`)
  expect(at.reads).toBe(1_001)
  expect(await ask('q1')).toBe('2')
  expect(await ask('q0')).toBe('1002')
  await ask('x'.repeat(501))
  await ask('x'.repeat(501))
  expect(at.reads).toBe(1_004)
  const never = open(0)
  await never.ask()
  expect(await never.ask()).toBe('2')
})
