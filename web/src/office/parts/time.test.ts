import { expect, test, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: {} })
vi.stubGlobal('localStorage', { getItem: () => 'tr' })
const { agoText, leftText } = await import('./time.ts')

const NOW = Date.parse('2026-11-21T17:14:00Z')

test('an age is told in the largest whole unit, and after a day by its date', () => {
  expect(agoText('2026-11-21T17:13:30Z', NOW)).toBe('şimdi')
  expect(agoText('2026-11-21T17:08:00Z', NOW)).toBe('6 dk')
  expect(agoText('2026-11-21T14:00:00Z', NOW)).toBe('3 sa')
  expect(agoText('2026-11-20T16:00:00Z', NOW)).toBe('20.Kas.26 19:00')
})

test('what is left is told until it is over', () => {
  expect(leftText('2026-11-21T17:56:00Z', NOW)).toBe('42 dk kaldı')
  expect(leftText('2026-11-21T17:14:20Z', NOW)).toBe('1 dk kaldı')
  expect(leftText('2026-11-21T17:14:00Z', NOW)).toBe('süresi geçti')
})
