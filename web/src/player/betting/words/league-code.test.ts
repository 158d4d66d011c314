import { expect, test, vi } from 'vitest'

const page = vi.hoisted(() => ({ languageTag: 'tr-TR' }))
vi.mock('../../../lib/language/translate.ts', () => page)

test.each([
  ['tr-TR', 'İngiltere', 'İN'],
  ['en-GB', 'İngiltere', 'EN'],
  ['en-GB', 'Almanya', 'DE'],
  ['tr-TR', 'Avrupa', 'AB'],
  ['en-GB', 'Avrupa', 'EU'],
  ['en-GB', 'Türkiye', 'TR'],
  ['en-GB', 'BR', 'BR'],
  ['en-GB', 'Brezilya', 'BR'],
])(
  'a country has two letters in the language of the page: %s, %s is %s',
  async (tag, country, code) => {
    vi.resetModules()
    page.languageTag = tag
    const { leagueCode } = await import('./league-code.ts')
    expect(leagueCode(country)).toBe(code)
  },
)
