import { expect, test } from 'vitest'
import { cannedAt, findCanned } from './canned.ts'

test('an answer is found by how its key begins, in the player’s language, with its fields filled', () => {
  expect(findCanned('TUR', 'tr', {}).map(({ key }) => key)).toEqual(['turacik', 'turkanit'])
  expect(findCanned('merhaba', 'en', { ad: 'marti34' })).toEqual([
    { key: 'merhaba', text: 'Hello marti34, I am looking at it right now.' },
  ])
  expect(findCanned('bilet', 'tr', {})[0]?.text).toContain('{bilet}')
  expect(findCanned('yok', 'tr', {})).toEqual([])
})

test('a name that looks like a field fills nothing', () => {
  expect(findCanned('merhaba', 'tr', { ad: '{bilet}$&', bilet: '7' })[0]?.text).toBe(
    'Merhaba {bilet}$&, hemen bakıyorum.',
  )
})

test.each([
  ['#tur', 4, { from: 0, typed: 'tur' }],
  ['Selam /me', 9, { from: 6, typed: 'me' }],
  ['Selam # dur', 7, { from: 6, typed: '' }],
  ['bir#iki', 7, undefined],
  ['https://zar', 11, undefined],
  ['#tur bitti', 10, undefined],
])('%j at %d', (text, caret, found) => {
  expect(cannedAt(text, caret)).toEqual(found)
})
