import { afterEach, expect, test, vi } from 'vitest'

/** A browser with all cookies blocked: the very names of its storages throw. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  }
}

function keepIn(stored: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    clear: () => stored.clear(),
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name)
})

test('U1: with storage blocked values are kept in memory, and it is told that they are not kept', async () => {
  blockStorage()
  const { localStore, sessionStore } = await import('./browser-storage.ts')
  const { isStorageBlocked } = await import('./storage-blocked.ts')
  for (const store of [localStore, sessionStore]) {
    expect(store.getItem('auth')).toBeNull()
    expect(store.setItem('auth', 'one')).toBe(false)
    expect(store.getItem('auth')).toBe('one')
    store.removeItem('auth')
    expect(store.getItem('auth')).toBeNull()
    store.setItem('lang', 'en')
    store.clear()
    expect(store.getItem('lang')).toBeNull()
  }
  expect(isStorageBlocked()).toBe(true)
})

test('U1: a value for which there is no room is kept in memory, and no older one is read', async () => {
  const stored = new Map([['auth', 'old']])
  keepIn(stored)
  const { localStore } = await import('./browser-storage.ts')
  const { isStorageBlocked } = await import('./storage-blocked.ts')
  expect(isStorageBlocked()).toBe(false)
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError')
    },
  })
  expect(localStore.setItem('auth', 'new')).toBe(false)
  expect(localStore.getItem('auth')).toBe('new')
  localStore.removeItem('auth')
  expect(localStore.getItem('auth')).toBeNull()
  expect(stored.has('auth')).toBe(false)
})

test('U1: where storage works it is what it was, and nothing is left of the probe', async () => {
  const stored = new Map<string, string>()
  keepIn(stored)
  const { localStore } = await import('./browser-storage.ts')
  const { isStorageBlocked } = await import('./storage-blocked.ts')
  expect(localStore.setItem('lang', 'en')).toBe(true)
  expect(isStorageBlocked()).toBe(false)
  expect([...stored]).toEqual([['lang', 'en']])
  stored.set('lang', 'tr')
  expect(localStore.getItem('lang'), 'another tab has changed it').toBe('tr')
})

test('U1: with storage blocked a player is signed in until the page is closed', async () => {
  blockStorage()
  vi.stubGlobal('addEventListener', () => {})
  const { session, signIn, forgetSession } = await import('../session/session.ts')
  expect(session()).toBeNull()
  signIn({
    token: 't',
    username: 'ada',
    usercode: '1',
    phone: '',
    smsVerified: false,
    balance: 5,
    lastLoginAt: null,
  })
  expect(session()?.username).toBe('ada')
  forgetSession()
  expect(session()).toBeNull()
})
