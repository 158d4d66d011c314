import { beforeEach, expect, test, vi } from 'vitest'

const DATA = {
  token: 'tok',
  username: 'gecekusu',
  usercode: 'ZR 204 718',
  phone: '905321234567',
  smsVerified: false,
  balance: 125.5,
  lastLoginAt: null,
}

let stored: Map<string, string>
beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  stored = new Map([['fingerprint', 'fp']])
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    clear: () => stored.clear(),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('addEventListener', () => undefined)
})

const kept = () => JSON.parse(stored.get('auth') ?? 'null')

test('X3, §3 Stored auth data: every field is kept in local storage, and two partners’ fields beside them', async () => {
  const { session, setPartner, signIn } = await import('./session.ts')
  expect(session()).toBeNull()
  signIn(DATA)
  const none = { sportClientId: '', sportUrl: '', sportToken: '', esportUrl: '', esportToken: '' }
  expect(kept()).toEqual({ ...DATA, ...none, fingerprint: 'fp' })
  setPartner({ name: 'fcg', address: '', clientId: 'c', url: 'https://s.example', token: 's' })
  setPartner({ name: 'betco', address: '', clientId: null, url: 'https://e.example', token: 'e' })
  const partners = {
    sportClientId: 'c',
    sportUrl: 'https://s.example',
    sportToken: 's',
    esportUrl: 'https://e.example',
    esportToken: 'e',
  }
  expect(kept()).toEqual({ ...DATA, ...partners, fingerprint: 'fp' })
})

test('§4 Login state: stored auth data is a session at the next page load, anything else is none', async () => {
  stored.set('auth', JSON.stringify({ ...DATA, fingerprint: 'fp' }))
  const { session } = await import('./session.ts')
  expect(session()).toMatchObject({ username: 'gecekusu', usercode: 'ZR 204 718', balance: 125.5 })
  vi.resetModules()
  stored.set('auth', JSON.stringify({ username: 'gecekusu' }))
  expect((await import('./session.ts')).session()).toBeNull()
})

test('X3, §4 Login state: who signs out leaves nothing in local storage', async () => {
  const { forgetSession, session, signIn } = await import('./session.ts')
  signIn(DATA)
  forgetSession()
  expect([session(), stored.has('auth')]).toEqual([null, false])
})
