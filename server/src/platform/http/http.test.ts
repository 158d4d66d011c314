import { gzipSync } from 'node:zlib'
import { type Endpoint, endpoint } from '@zar/contract/endpoint'
import * as account from '@zar/contract/players/account'
import * as auth from '@zar/contract/players/auth'
import * as customer from '@zar/contract/players/customer'
import * as dataCopy from '@zar/contract/players/data-copy'
import * as identity from '@zar/contract/players/identity'
import * as ownData from '@zar/contract/players/own-data'
import * as passkey from '@zar/contract/players/passkey'
import * as session from '@zar/contract/players/session'
import * as terms from '@zar/contract/players/terms'
import * as twoStep from '@zar/contract/players/two-step'
import fc from 'fast-check'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { playerRoutes } from '../../modules/players/index.ts'
import { times } from '../../testing/chance.ts'
import { bodiesOf, expectHarmless } from '../../testing/fuzz/fuzz.ts'
import { openPlayerApp, person } from '../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { openJobs } from '../jobs/jobs.ts'
import { openLog } from '../log/log.ts'
import { mountRoutes, openHttp } from './http.ts'
import { implement } from './route.ts'

const RUNS = times(40)
/** What the calls accept, for the fuzz to spoil. */
const SAMPLES: Record<string, () => object> = { '/api/auth/register': person }
const isPost = (thing: unknown): thing is Endpoint =>
  typeof thing === 'object' && thing !== null && 'method' in thing && thing.method === 'POST'
const CALLS = [
  account,
  auth,
  customer,
  dataCopy,
  identity,
  ownData,
  passkey,
  session,
  terms,
  twoStep,
].flatMap((noun) => Object.values(noun).filter(isPost))
const nothing = z.strictObject({})
const describeCall = (path: `/api/${string}`, output: z.ZodMiniType) =>
  endpoint({ method: 'GET', path, summary: '', caller: 'anyone', input: nothing, output })

const buggy = implement(describeCall('/api/test/bug', z.null()), async () => {
  throw new Error('select secret from player at node_modules/pg')
})
const whereFrom = implement(describeCall('/api/test/ip', z.string()), async ({ caller }) => ({
  data: caller.ip,
}))

const named = implement(
  endpoint({
    method: 'POST',
    path: '/api/test/named',
    summary: '',
    caller: 'anyone',
    input: z.strictObject({ id: z.uuid() }),
    output: z.null(),
  }),
  async () => ({ data: null }),
)

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
let token: string
beforeAll(async () => {
  casino = await openTestCasino()
  // The job tables come with the first worker.
  await (await openJobs({ url: casino.url, tasks: {}, log: pino({ level: 'silent' }) })).close()
  site = await openPlayerApp(casino, undefined, [buggy, whereFrom])
  const { data } = await site.post<auth.SessionData>('/api/auth/register', person())
  token = data?.token ?? ''
})
afterAll(() => casino.close())

test('OPS-08: a call keeps the id that its caller gave, in its answer and in the log; another word is none', async () => {
  const lines: Record<string, unknown>[] = []
  const logger = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const app = openHttp({ logger, random: casino.random })
  mountRoutes(app, [named, buggy], async () => undefined)
  const call = async (url: string, id: string, payload?: object) =>
    (
      await app.inject({
        method: payload ? 'POST' : 'GET',
        url,
        headers: { 'x-request-id': id },
        ...(payload && { payload }),
      })
    ).headers['x-request-id']
  const [given, asked] = [casino.random.uuid(), casino.random.uuid()]
  expect(await call('/api/test/named', given, { id: asked })).toBe(given)
  expect(await call('/api/test/bug', given)).toBe(given)
  for (const word of ['x', `${given}\n`, given.toUpperCase(), `${given}, ${given}`]) {
    expect(await call('/api/test/bug', word), word).not.toBe(word)
  }
  expect(lines.find(({ status }) => status === 200)).toMatchObject({
    process: 'casino',
    host: expect.stringMatching(/./),
    reqId: given,
    asked,
    path: '/api/test/named',
  })
  await app.close()
})

const postRaw = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
const deep = (levels: number) => `{"username":${'['.repeat(levels)}${']'.repeat(levels)}}`

describe('FLT-22: a body that is not what it should be', () => {
  test.each([
    { what: 'broken off', body: '{"username":"a', status: 400 },
    { what: 'empty', body: '', status: 400 },
    { what: 'words', body: 'username=a&password=b', status: 400 },
    { what: 'null', body: 'null', status: 400 },
    { what: 'a list', body: '[]', status: 400 },
    { what: 'a number beyond all', body: '{"username":1e400,"password":"abc"}', status: 400 },
    { what: 'nested 100 000 deep', body: deep(100_000), status: 400 },
    { what: 'a prototype', body: '{"__proto__":{"isAdmin":true}}', status: 400 },
    { what: 'a constructor', body: '{"constructor":{"prototype":{"x":1}}}', status: 400 },
    {
      what: 'invalid UTF-8',
      body: Buffer.from('7b22757365726e616d65223a22ff227d', 'hex'),
      status: 400,
    },
    {
      what: 'a field too many',
      body: '{"username":"a","password":"abc","role":"admin"}',
      status: 400,
    },
    { what: 'a byte too long', body: `{"username":"${'x'.repeat(256 * 1024)}"}`, status: 413 },
  ])('$what: $status in the envelope', async ({ body, status }) => {
    const response = await postRaw(body)
    expectHarmless(response, body.slice(0, 60))
    expect(response.statusCode).toBe(status)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  test.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'nonsense',
  ])('sent as %s: 415', async (type) => {
    const response = await postRaw('{"username":"a","password":"abc"}', { 'content-type': type })
    expectHarmless(response, type)
    expect(response.statusCode).toBe(415)
  })

  test('compressed: refused, never unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))
    const response = await postRaw(bomb, { 'content-encoding': 'gzip' })
    expectHarmless(response, 'gzip')
    expect(response.statusCode).toBe(400)
  })

  test('a key given twice counts once', async () => {
    const response = await postRaw('{"username":"a","username":"b","password":"abc"}')
    expect(response.json()).toMatchObject({ data: { code: 'wrong_credentials' } })
  })
})

test('the calls that are tried here are all that the players have', () => {
  const posts = playerRoutes(site.deps).filter((route) => route.endpoint.method === 'POST')
  const pathsOf = (endpoints: Endpoint[]) => endpoints.map(({ path }) => path).sort()
  expect(pathsOf(posts.map((route) => route.endpoint))).toEqual(pathsOf(CALLS))
})

test.each(CALLS)(
  'FLT-30: no input to $path is a bug, and no answer tells of the inside',
  async (call) => {
    const body = bodiesOf(call, SAMPLES[call.path])
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom('tr', 'en', 'xx', ''), async (sent, locale) => {
        const response = await site.app.inject({
          method: call.method,
          url: call.path,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, locale },
          payload: JSON.stringify(sent) ?? '',
        })
        expectHarmless(response, sent)
      }),
      { numRuns: RUNS },
    )
    expect(await casino.sumOfBooks()).toBe(0n)
  },
)

test('AUZ-01: without a session every call for players is 401, and with nonsense for one too', async () => {
  const forPlayers = playerRoutes(site.deps).filter((route) => route.endpoint.caller === 'player')
  expect(forPlayers.length).toBeGreaterThan(0)
  const nonsense = fc.oneof(
    fc.string(),
    fc.base64String().map((text) => `Bearer ${text}`),
  )
  for (const { endpoint } of forPlayers) {
    await fc.assert(
      fc.asyncProperty(nonsense, async (authorization) => {
        const headers = { authorization: authorization.replace(/[^\x20-\x7e]/g, '') }
        const response = await site.app.inject({
          method: endpoint.method,
          url: endpoint.path,
          headers,
        })
        expectHarmless(response, authorization)
        expect(response.statusCode).toBe(401)
      }),
      { numRuns: RUNS },
    )
  }
})

test('WEB-04: a bug answers 500 with a request id that the log knows, and no detail', async () => {
  const response = await site.app.inject('/api/test/bug')
  expect(response.statusCode).toBe(500)
  const { data } = response.json<{ data: { requestId: string } }>()
  expect(response.json()).toEqual({
    success: false,
    message: 'Bir şeyler ters gitti. Paran güvende; biraz sonra yeniden dene.',
    data: { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  })
  const line = site.lines.find((one) => one.includes(data.requestId) && one.includes('"msg":"bug"'))
  expect(line).toContain('select secret from player')
})

test('WEB-05: answers are not kept by anyone on the way', async () => {
  for (const url of ['/api/auth/form', '/api/user/balance']) {
    const { headers } = await site.app.inject({
      url,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(headers['cache-control']).toBe('no-store')
  }
})

test('WEB-03: who calls is who is connected, whatever a header says', async () => {
  const response = await site.app.inject({
    url: '/api/test/ip',
    remoteAddress: '203.0.113.9',
    headers: {
      'x-forwarded-for': '127.0.0.1',
      forwarded: 'for=127.0.0.1',
      'x-real-ip': '127.0.0.1',
    },
  })
  expect(response.json()).toMatchObject({ data: '203.0.113.9' })
})

test.each([
  { from: '10.0.0.1', says: '198.51.100.7, 203.0.113.9', is: '203.0.113.9' },
  { from: '::ffff:10.0.0.1', says: '198.51.100.7, 203.0.113.9, 10.0.0.2', is: '203.0.113.9' },
  { from: '10.0.0.1', says: undefined, is: '10.0.0.1' },
  { from: '203.0.113.9', says: '10.0.0.2', is: '203.0.113.9' },
])('WEB-03: with proxies in 10.0.0.0/8, $from saying "$says" is $is', async (call) => {
  const app = openHttp({
    logger: pino({ level: 'silent' }),
    random: casino.random,
    trustedProxies: ['10.0.0.0/8'],
  })
  app.get('/', ({ ip }) => ip)
  const headers = call.says ? { 'x-forwarded-for': call.says } : {}
  const { body } = await app.inject({ url: '/', remoteAddress: call.from, headers })
  expect(body).toBe(call.is)
})

test('a query that nobody asked for is refused', async () => {
  const response = await site.app.inject('/api/auth/form?admin=true')
  expectHarmless(response, 'admin=true')
  expect(response.statusCode).toBe(400)
})

test.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS'] as const)(
  '%s opens nothing',
  async (method) => {
    const response = await site.app.inject({ method: method as 'PUT', url: '/api/auth/login' })
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
  },
)
