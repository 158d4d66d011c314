import { beforeAll, expect, test, vi } from 'vitest'

let format: typeof import('./format.ts')
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  format = await import('./format.ts')
})

test('§9 Notification badge caps at 9+: the bell says it from nine on, a menu above nine', () => {
  expect([1, 8, 9, 10, 120].map((count) => format.formatBellBadge(count))).toEqual([
    ...['1', '8', '9+', '9+', '9+'],
  ])
  expect([1, 8, 9, 10, 120].map((count) => format.formatMenuBadge(count))).toEqual([
    ...['1', '8', '9', '9+', '9+'],
  ])
})

test('§9 Notification date format is d.MMM.yy HH:mm, in Istanbul', () => {
  expect(format.formatDate('2026-11-21T17:14:00.000Z')).toBe('21.Kas.26 20:14')
  expect(format.formatDate('2026-03-04T22:05:00.000Z')).toBe('5.Mar.26 01:05')
})

test('what a game may pay and cost is written short: whole sums without their kuruş', () => {
  expect(format.formatMultiple(4_990)).toBe('4.990×')
  expect(format.formatRange({ min: 2, max: 2_000 })).toBe('₺2 – ₺2.000')
  expect(format.formatRange({ min: 0.25, max: 100 })).toBe('₺0,25 – ₺100')
})
