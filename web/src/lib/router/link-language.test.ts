import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** The page that a link in an English email opens, in a browser that has this stored or keeps nothing. */
async function opened(stored: Map<string, string> | null) {
  vi.resetModules()
  const page = { href: 'https://zar.example/confirm-email?lang=en#token', search: '?lang=en' }
  vi.stubGlobal('location', page)
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _unused: string, url: URL) => {
      Object.assign(page, { href: url.href, search: url.search })
    },
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored?.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!stored) throw new DOMException('Access is denied', 'SecurityError')
      stored.set(key, value)
    },
  })
  const { takeLinkLanguage } = await import('./link-language.ts')
  takeLinkLanguage()
  return page
}

/** The language that the page is in when it is loaded again. */
async function loadedAgain(): Promise<string> {
  vi.resetModules()
  return (await import('../language/translate.ts')).locale
}

test('H7: a browser that has no language yet keeps the email’s, also when the page is loaded again', async () => {
  const page = await opened(new Map())
  expect(page.href).toBe('https://zar.example/confirm-email#token')
  expect(await loadedAgain()).toBe('en')
})

test('U1: where the browser keeps nothing, the address goes on carrying the email’s language', async () => {
  const page = await opened(null)
  expect(page.href).toBe('https://zar.example/confirm-email?lang=en#token')
  expect(await loadedAgain()).toBe('en')
})
