import { expect, test } from 'vitest'
import { type OutrightFacts, settleOutright } from './outright.ts'
import { settle, stopGroupOf } from './settle.ts'

const outcomes = (key: string, facts: OutrightFacts, named: string[]) =>
  Object.fromEntries(
    [...(settleOutright(key, facts, named) ?? [])].map(([id, { outcome, deadHeat }]) => [
      id,
      deadHeat ? `${outcome} ${deadHeat.join('/')}` : outcome,
    ]),
  )

test('two who share one place are a dead heat, and who is not placed loses', () => {
  expect(outcomes('outright.topscorer', { order: [['a', 'b']] }, ['a', 'b', 'c'])).toEqual({
    a: 'dead-heat 1/2',
    b: 'dead-heat 1/2',
    c: 'loss',
  })
  expect(outcomes('outright.winner', { order: [['a'], ['b']] }, ['a', 'b'])).toEqual({
    a: 'win',
    b: 'loss',
  })
})

test('who is relegated beyond doubt wins whole; the last place alone is shared', () => {
  const facts = { order: [['a'], ['b'], ['c', 'd', 'e'], ['f']], places: 3 }
  expect(outcomes('outright.relegated', facts, ['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual({
    a: 'win',
    b: 'win',
    c: 'dead-heat 1/3',
    d: 'dead-heat 1/3',
    e: 'dead-heat 1/3',
    f: 'loss',
    g: 'loss',
  })
})

test('who withdrew before the season is void, later it is a loss', () => {
  const facts = { order: [['a']], neverBegan: ['b'] }
  expect(outcomes('outright.winner', facts, ['a', 'b', 'c'])).toEqual({
    a: 'win',
    b: 'void',
    c: 'loss',
  })
})

test('an unknown market, and facts that say too little, settle nothing', () => {
  expect(settleOutright('outright.coach', { order: [['a']] }, ['a'])).toBeUndefined()
  expect(settleOutright('outright.relegated', { order: [['a']], places: 3 }, ['a'])).toBeUndefined()
  expect(settleOutright('outright.winner', { order: [] }, ['a'])).toBeUndefined()
})

test('a market of a season is settled as one of its event, by the facts of its own; without them by none', () => {
  const facts = {
    season: { 'outright.relegated': { order: [['d'], ['c'], ['a', 'b']], places: 2 } },
  }
  const settled = (key: string, line: string | null = null) =>
    settle('football', { key, line }, facts, ['a', 'b', 'c', 'd'])
  expect([...(settled('outright.relegated') ?? [])].map(([, { outcome }]) => outcome)).toEqual([
    ...(['loss', 'loss', 'win', 'win'] as const),
  ])
  expect(settled('outright.winner')).toBeUndefined()
  expect(settled('outright.relegated', '2.5')).toBeUndefined()
  expect(stopGroupOf('football', 'outright.winner')).toBe('period')
})
