import { beforeAll, expect, test, vi } from 'vitest'

let formatDay: typeof import('./format-day.ts').formatDay
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  ;({ formatDay } = await import('./format-day.ts'))
})

test('TR-06: a moment is a day of Istanbul, and a birthday is the same day everywhere', () => {
  expect(formatDay('2026-11-20T21:30:00.000Z')).toBe('21 Kasım 2026')
  expect(formatDay('1990-05-19')).toBe('19 Mayıs 1990')
})
