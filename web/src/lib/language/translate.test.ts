import { afterEach, expect, test, vi } from 'vitest'

/** The module as a page load with this stored language sees it. */
async function pageIn(stored: string | null) {
  vi.resetModules()
  const root = { lang: '' }
  vi.stubGlobal('localStorage', { getItem: () => stored })
  vi.stubGlobal('document', { documentElement: root })
  const { texts } = await import('./translate.ts')
  const t = texts({
    tr: { found: { one: '{count} oyun', other: '{count} oyun' }, hello: 'Merhaba {name}' },
    en: { found: { one: '{count} game', other: '{count} games' }, hello: 'Hello {name}' },
  })
  return { t, root }
}
afterEach(() => vi.unstubAllGlobals())

test('Turkish is spoken by default, and when the stored language is not one of ours', async () => {
  for (const stored of [null, 'tr', 'de', '']) {
    const { t, root } = await pageIn(stored)
    expect(t('hello', { name: 'Ada' })).toBe('Merhaba Ada')
    expect(root.lang).toBe('tr')
  }
})

test('a count chooses the form and is written as the language writes numbers', async () => {
  const english = (await pageIn('en')).t
  expect(english('found', { count: 1 })).toBe('1 game')
  expect(english('found', { count: 1240 })).toBe('1,240 games')
  const turkish = (await pageIn('tr')).t
  expect(turkish('found', { count: 1240 })).toBe('1.240 oyun')
})

test('a text put in as a parameter is not read for parameters', async () => {
  const { t } = await pageIn('en')
  expect(t('hello', { name: '{count}' })).toBe('Hello {count}')
})

test('U1: where the browser keeps nothing, the address carries the language over a reload', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('location', {
    href: 'https://zar.example/casino/slot?find=nar#top',
    search: '?find=nar',
    replace: (to: URL) => vi.stubGlobal('location', { search: to.search, href: to.href }),
  })
  const { changeLocale, locale } = await loaded()
  expect(locale).toBe('tr')
  changeLocale('en')
  vi.runAllTimers()
  expect(location.href).toBe('https://zar.example/casino/slot?find=nar&lang=en#top')
  expect((await loaded()).locale).toBe('en')
  vi.useRealTimers()
})

/** The module as a page load of a browser without storage sees it. */
async function loaded() {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: {} })
  return await import('./translate.ts')
}
