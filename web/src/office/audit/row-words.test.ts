import { expect, test, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: {} })
vi.stubGlobal('localStorage', { getItem: () => 'tr' })
const { changesOf, hashText, shortHash, timeText } = await import('./row-words.ts')

test('a row is told to the millisecond of Istanbul', () => {
  expect(timeText('2026-11-21T17:11:52.660Z')).toBe('20:11:52.660')
})

test('what changed is told member by member: what went, then what came', () => {
  const changes = changesOf({
    before: { state: 'waits' },
    after: { state: 'sent', by: ['kerem', 'defne'] },
  })
  expect(changes.map(({ sign, text }) => `${sign} ${text}`)).toEqual([
    '− state: waits',
    '+ state: sent',
    '+ by: ["kerem","defne"]',
  ])
  expect(changesOf({ before: null, after: null })).toEqual([])
})

test('a hash is told by its ends, and one that is not made yet by a sign', () => {
  expect(hashText('e91c07d46b3f55aa1122334421aa904f')).toBe('e91c 07d4 6b3f … 21aa 904f')
  expect(shortHash('e91c07d4')).toBe('e91c')
  expect(shortHash(null)).toBe('…')
})
