import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

const realFetch = globalThis.fetch
const PLAYER = { token: 'one', username: 'ada', usercode: 'ZR 1', phone: '', smsVerified: false }

/** The page of a player, in front of a server that answers like this. */
async function page(answer: (path: string, init: RequestInit) => Promise<Response>) {
  vi.resetModules()
  const kept = new Map<string, string>([
    ['auth', JSON.stringify({ ...PLAYER, balance: 5, fingerprint: 'f' })],
    ['fingerprint', 'device-1'],
    ['lang', 'en'],
  ])
  const sent: { path: string; headers: RequestInit['headers'] }[] = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  const cookies: string[] = []
  vi.stubGlobal('document', {
    documentElement: { lang: '' },
    get cookie() {
      return cookies.at(-1)?.split(';')[0] ?? ''
    },
    set cookie(set: string) {
      cookies.push(set)
    },
  })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ path, headers: init.headers })
    return answer(path, init)
  })
  const { request, Unreachable } = await import('./request.ts')
  return {
    request,
    Unreachable,
    session: await import('../session/session.ts'),
    sent,
    kept,
    cookies,
  }
}
afterEach(() => vi.unstubAllGlobals())

const say = (status: number, message = '') =>
  new Response(JSON.stringify({ success: status < 400, message, data: null }), { status })
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const WIRE = { method: 'POST', path: '/api/user/x' } as const

test('§7 All requests send JSON, a bearer token when present, and locale and fingerprint headers', async () => {
  const { request, sent, session } = await page(async () => say(200))
  await request(WIRE, {})
  expect(sent[0]?.headers).toEqual({
    authorization: 'Bearer one',
    locale: 'en',
    fingerprint: 'device-1',
    'content-type': 'application/json',
    'x-request-id': expect.stringMatching(UUID),
  })
  session.forgetSession()
  await request({ method: 'GET', path: '/api/cms/grouped' }, {})
  const second = sent[1]?.headers as Record<string, string>
  expect(second).toEqual({
    locale: 'en',
    fingerprint: 'device-1',
    'x-request-id': expect.stringMatching(UUID),
  })
  expect(sent[0]?.headers).not.toMatchObject({ 'x-request-id': second['x-request-id'] })
})

test('AUT-05: with a form goes a secret of this browser, the same each time, which no read makes up', async () => {
  const { request, cookies } = await page(async () => say(200))
  await request({ method: 'GET', path: '/api/cms/grouped' }, {})
  expect(cookies).toEqual([])
  await request(WIRE, {})
  await request(WIRE, {})
  const [first, second] = cookies
  expect(first).toMatch(/^device=[\w-]{24}; path=\/; max-age=34560000; SameSite=Strict; Secure$/)
  expect(second).toBe(first)
})

test('a stranger’s read of what everyone may see is sent without measuring the device', async () => {
  const { request, session, cookies } = await page(async () => say(200))
  session.forgetSession()
  await request({ ...WIRE, isPublicRead: true }, {})
  expect(cookies).toEqual([])
  await request(WIRE, {})
  expect(cookies).toHaveLength(1)
})

test('§8 HTTP 401 on any call: the user is logged out and the message is propagated', async () => {
  const { request, session, kept } = await page(async () => say(401, 'Oturumun sona erdi'))
  await expect(request(WIRE, {})).rejects.toThrow('Oturumun sona erdi')
  expect(session.session()).toBeNull()
  expect(kept.has('auth')).toBe(false)
})

test('§8 Other errors: the message is propagated, and the player stays', async () => {
  const { request, session } = await page(async () => say(409, 'Bakiye yetmiyor'))
  await expect(request(WIRE, {})).rejects.toMatchObject({ message: 'Bakiye yetmiyor', status: 409 })
  expect(session.session()).not.toBeNull()
})

test('SES: a late 401 for the session before this one does not end this one', async () => {
  let answer = (_: Response) => {}
  const { request, session } = await page(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const late = request(WIRE, {})
  await new Promise((resolve) => setImmediate(resolve))
  session.signIn({ ...PLAYER, token: 'two', balance: 5, lastLoginAt: null })
  answer(say(401, 'gone'))
  await expect(late).rejects.toThrow('gone')
  expect(session.session()?.token).toBe('two')
})

test.each([
  ['takes the call and says nothing', ''],
  ['stops in the middle of its answer', '{ "success": true, '],
])('a server that %s is unreachable once the time of the call is over', async (_, said) => {
  const server = createServer((_, response) => {
    if (said) response.writeHead(200).write(said)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const path = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/user/x`
  const { request, Unreachable } = await page(realFetch)
  const { fetchOwn } = await import('./download.ts')
  const soon = { timeoutMs: 100 }
  const exchanges = await Promise.allSettled([
    request({ method: 'GET', path }, {}, soon),
    request({ method: 'POST', path }, {}, soon),
    fetchOwn(path, soon.timeoutMs),
  ])
  const givenUp = { status: 'rejected', reason: expect.any(Unreachable) }
  expect(exchanges).toEqual([givenUp, givenUp, givenUp])
})

test('§3 Stored auth data: token, names, phone, balance, fingerprint and the fields of two partners', async () => {
  const { session, kept } = await page(async () => say(200))
  session.signIn({ ...PLAYER, balance: 12.5, lastLoginAt: null })
  expect(Object.keys(JSON.parse(kept.get('auth') ?? '{}')).sort()).toEqual([
    ...['balance', 'esportToken', 'esportUrl', 'fingerprint', 'lastLoginAt', 'phone'],
    ...['smsVerified', 'sportClientId', 'sportToken', 'sportUrl', 'token', 'usercode', 'username'],
  ])
})
