import { expect, test } from 'vitest'
import { wishesOf } from './shape.ts'

const kinds = (text: string) =>
  wishesOf(text).map((wish) => (wish.kind === 'person' ? `person by ${wish.by}` : wish.kind))

test('a text is recognised by its shape', () => {
  expect(kinds('ZR 204 718 331')).toEqual(['person by number'])
  expect(kinds('204718331')).toEqual(['person by number', 'transfer', 'payment', 'bet', 'ticket'])
  expect(kinds('7741')).toEqual(['person by phone', 'transfer', 'payment', 'bet', 'ticket'])
  expect(kinds('+90 535 123 48 16')).toEqual(['person by phone'])
  expect(kinds('774')).toEqual(['transfer', 'payment', 'bet', 'ticket'])
  expect(kinds('marti@example.com')).toEqual(['person by email'])
  expect(kinds('martı')).toEqual(['person by name'])
  expect(kinds('#884117')).toEqual(['payment'])
  expect(kinds('k-204')).toEqual(['bet'])
  expect(kinds('5f0c-7741')).toEqual(['person by name', 'round'])
})

test('a prefix narrows what is looked for', () => {
  expect(kinds('o: marti')).toEqual(['person by name'])
  expect(kinds('O:7741')).toEqual(['person by phone'])
  expect(kinds('i: 7741')).toEqual(['payment', 'transfer'])
  expect(kinds('i:#7741')).toEqual(['payment', 'transfer'])
  expect(kinds('b: k-12')).toEqual(['bet', 'ticket'])
  expect(kinds('t: 5f0c-7741')).toEqual(['round'])
  expect(kinds('t: 1234567')).toEqual(['transfer', 'round'])
})

test('what can be nothing is looked for nowhere', () => {
  for (const text of ['o:', '#', '#abc', 'k-', 'k-x', `#${'9'.repeat(19)}`, 'i: marti'])
    expect(wishesOf(text)).toEqual([])
})
