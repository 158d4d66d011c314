import { once } from 'node:events'
import net from 'node:net'
import { DEFAULT_LOCALE, LOCALES } from '@zar/contract/limits'
import { login, register } from '@zar/contract/players/auth'
import { REFUSALS } from '@zar/contract/refusal'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HTTP_LIMITS, openHttp } from '../platform/http/http.ts'
import { systemRandom } from '../platform/random.ts'
import { GAME } from '../providers/hub88/testing/stand-in.ts'
import {
  type CasinoHere,
  openCasinoHere,
  PAGE,
  PARTNER,
} from '../testing/casino/casino-in-process.ts'
import { connectHub } from '../testing/casino/hub-client.ts'
import { ask } from '../testing/casino/raw-request.ts'
import { expectHarmless } from '../testing/fuzz/fuzz.ts'
import { person, tckn } from '../testing/players/player-app.ts'

let casino: CasinoHere
beforeAll(async () => {
  casino = await openCasinoHere({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => casino.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(casino.address + path, { headers })

describe('pages', () => {
  test.each(['/', '/casino/slot', '/tr/casino?game=1', '/wallet-help', '/apiary'])(
    'GET %s is the site',
    async (path) => {
      const said = await get(path)
      expect(said).toMatchObject({ statusCode: 200, body: PAGE })
      expect(said.headers['content-type']).toMatch(/^text\/html/)
      expect(said.headers['cache-control']).toBe('no-cache')
    },
  )

  test('HEAD of a page says the same without the page', async () => {
    const said = await ask(`${casino.address}/casino`, { method: 'HEAD' })
    expect(said).toMatchObject({ statusCode: 200, body: '' })
  })

  test('an asset is for good, and compressed for who can read that', async () => {
    const { headers } = await get('/assets/app.js', { 'accept-encoding': 'gzip' })
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-encoding']).toBe('gzip')
  })

  test.each([
    ...['/api/nowhere', '/api', '/api?x=1', '/hub?access_token=x', '/wallet/hub88/nowhere'],
    ...[
      '/assets/none.js',
      '/covers/none.svg',
      '/art/none.svg',
      `/covers/${'x'.repeat(150)}.svg`,
      '/%zz',
    ],
    ...['/payments/callback', '/assets/', '/assets/../../package.json', '/covers/%2e%2e%2fx'],
  ])('GET %s is no page: 404 in the language of the caller', async (path) => {
    for (const locale of LOCALES) {
      const said = await get(path, { locale })
      expectHarmless(said, path)
      expect(said.statusCode).toBe(404)
      expect(said.json()).toEqual({
        success: false,
        message: REFUSALS.not_found[locale],
        data: { code: 'not_found' },
      })
    }
    expect((await get(path)).json()).toMatchObject({
      message: REFUSALS.not_found[DEFAULT_LOCALE],
    })
  })
})

describe('WEB-01, WEB-05: every kind of answer carries the headers that protect it', () => {
  const api = { cache: 'no-store' }
  test.each([
    { path: '/', status: 200, cache: 'no-cache' },
    { path: '/assets/app.js', status: 200, cache: 'immutable' },
    { path: `/covers/${GAME.game_code}.svg`, status: 200, cache: 'immutable' },
    { path: '/api/cms/grouped', status: 200, cache: 'no-cache' },
    { path: '/art/emblem/nar.svg', status: 200, cache: 'immutable' },
    { path: '/api/user/balance', status: 401, ...api },
    { path: '/api/cms/grouped?x=1', status: 400, ...api },
    { path: '/api/nowhere', status: 404, ...api },
    { path: '/api/openapi.json', status: 200, cache: '' },
    { path: '/ready', status: 200, cache: '' },
  ])('$path: $status', async ({ path, status, cache }) => {
    const { statusCode, headers } = await get(path)
    expect(statusCode).toBe(status)
    const directives = policyOf(headers['content-security-policy'])
    expect(directives.get('default-src')).toEqual(["'self'"])
    expect(directives.get('script-src')).toEqual(["'self'"])
    expect(directives.get('object-src')).toEqual(["'none'"])
    expect(directives.get('base-uri')).toEqual(["'none'"])
    expect(directives.get('frame-ancestors')).toEqual(["'none'"])
    // Where launches run, the games' origin, and a sports partner's: no other page is shown in ours.
    const frame = 'http://localhost:3000/launch-frame'
    expect(directives.get('frame-src')).toEqual([frame, casino.standIn.url, PARTNER])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['cache-control'] ?? '').toContain(cache)
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('a body that cannot be read and a path that cannot be are not kept either', async () => {
    const broken = await ask(casino.address + login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    for (const { headers } of [broken, await get('/%zz')]) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    }
  })
})

const policyOf = (policy: unknown) =>
  new Map(
    String(policy)
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name, ...values]) => [name, values]),
  )

describe('FLT-23: a method that is not served', () => {
  test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'SEARCH'])(
    '%s is refused, and nothing of the call comes back',
    async (method) => {
      for (const path of ['/', login.path, '/wallet/hub88/transaction/bet']) {
        const said = await ask(casino.address + path, { method, headers: { 'x-echo': 'canary-x' } })
        expectHarmless(said, method)
        expect(said.statusCode).toBe(404)
        expect(said.body).not.toContain('canary-x')
      }
    },
  )

  test.each([
    { what: 'an unknown method', head: 'BREW / HTTP/1.1\r\nhost: a\r\n\r\n' },
    { what: 'a header of 17 KB', head: `GET / HTTP/1.1\r\nx: ${'x'.repeat(17_000)}\r\n\r\n` },
    {
      what: 'two lengths',
      head: 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    },
    { what: 'no host', head: 'GET / HTTP/1.1\r\n\r\n' },
  ])('$what is refused and hung up on', async ({ head }) => {
    expect(await rawAnswer(casino.address, head)).toMatch(/^HTTP\/1\.1 4\d\d /)
  })
})

test('WEB-03: behind a proxy of the casino a caller is who the proxy says', async () => {
  const said = await ask(`${casino.address}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '198.51.100.7, 203.0.113.9',
    },
    body: JSON.stringify({ username: 'nobody', password: 'Yanlis-Parola-9' }),
  })
  expect(said.statusCode).toBeLessThan(500)
  const line = casino.lines.find((one) => one.includes('log-in refused'))
  expect(line).toContain('"ip":"203.0.113.9"')
})

test('OPS-08: what proxies ask several times a second is no line of the log', async () => {
  for (const path of ['/live', '/ready', '/version']) expect((await get(path)).statusCode).toBe(200)
  const told = (path: string) => casino.lines.some((one) => one.includes(`"path":"${path}"`))
  // Lines are in the order of the answers.
  await expect.poll(() => told('/version')).toBe(true)
  expect([told('/live'), told('/ready')]).toEqual([false, false])
})

describe('FLT-21, OPS-04: a caller who takes for ever', () => {
  test('half a header is all there is: hung up on, while others are served', async () => {
    const app = openHttp({
      logger: pino({ level: 'silent' }),
      random: systemRandom,
      limits: { headersMs: 200, requestMs: 400, checkMs: 50 },
    })
    app.post('/', async () => 'taken')
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const slowHead = rawAnswer(address, 'GET / HTTP/1.1\r\nhost: a\r\nx-half: ')
    const slowBody = rawAnswer(
      address,
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    )
    expect((await ask(address, { method: 'POST' })).body).toBe('taken')
    expect(await slowHead).toMatch(/^HTTP\/1\.1 408 /)
    expect(await slowBody).toMatch(/^HTTP\/1\.1 408 /)
    await app.close()
  })

  test('in the casino itself that is after ten seconds and thirty', () => {
    expect(HTTP_LIMITS).toMatchObject({ headersMs: 10_000, requestMs: 30_000, checkMs: 1_000 })
    const app = openHttp({ logger: pino({ level: 'silent' }), random: systemRandom })
    expect(app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 })
  })
})

/** Everything the casino says to these bytes until it hangs up. */
async function rawAnswer(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = net.connect({ host: hostname, port: Number(port) }, () => socket.write(text))
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => {})
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

test('X4, LOG-03: no token, password or identity number is ever logged, however it came', async () => {
  const canary = { password: 'kanarya pw 8151', personalNo: tckn(), token: 'canary-token-4711' }
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    ask(casino.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  const secret = {
    password: canary.password,
    password2: canary.password,
    PersonalNo: canary.personalNo,
  }
  const who = person(secret)
  const opened = (await post(register.path, JSON.stringify(who))).json() as {
    data: { token: string }
  }
  const { token } = opened.data
  expect(token.length).toBeGreaterThan(20)
  await post(login.path, JSON.stringify({ username: who.username, password: canary.password }))
  await post(login.path, `{"username":"x","password":"${canary.password}"`)
  await post(register.path, JSON.stringify({ ...who, birthDate: 'x' }))
  await post(`/hub/negotiate?access_token=${canary.token}`, '')
  for (const path of ['/hub', '/nowhere', '/api/user/balance', '/%zz']) {
    await get(`${path}?access_token=${canary.token}&password=${encodeURIComponent('kanarya pw')}`)
    await get(path, { authorization: `Bearer ${canary.token}` })
  }
  await rawAnswer(casino.address, `BREW /?access_token=${canary.token} HTTP/1.1\r\n\r\n`)
  await connectHub(casino.address, canary.token).catch(() => {})
  const hub = await connectHub(
    casino.address,
    await casino.signIn(await casino.testCasino.player()),
  )
  await hub.connection.stop()

  const logged = casino.lines.join('')
  expect(logged).toContain('/hub/negotiate')
  for (const word of [...Object.values(canary), token, 'access_token', 'kanarya']) {
    expect(logged.includes(word), word).toBe(false)
  }
})
