import { beforeAll, expect, test, vi } from 'vitest'

let languagesOf: typeof import('./languages.ts').languagesOf
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  vi.stubGlobal('addEventListener', () => {})
  ;({ languagesOf } = await import('./languages.ts'))
})

test('§2 Header: the language select offers the platform’s languages, of those the page has', () => {
  expect(languagesOf([{ locale: 'tr' }, { locale: 'en' }])).toEqual(['tr', 'en'])
  expect(languagesOf([{ locale: 'en' }, { locale: 'de' }])).toEqual(['en'])
})

test('§9 Languages: a bootstrap that names none of ours leaves both', () => {
  expect(languagesOf([{ locale: 'de' }])).toEqual(['tr', 'en'])
  expect(languagesOf(undefined)).toEqual(['tr', 'en'])
})
