import { randomUUID } from 'node:crypto'
import * as auth from '@zar/contract/auth'
import * as bonus from '@zar/contract/bonus'
import * as casino from '@zar/contract/casino'
import * as content from '@zar/contract/content'
import * as customer from '@zar/contract/customer'
import type { Endpoint } from '@zar/contract/endpoint'
import * as message from '@zar/contract/message'
import * as payment from '@zar/contract/payment'
import * as sandbox from '@zar/contract/sandbox'
import * as sports from '@zar/contract/sports'
import * as support from '@zar/contract/support'
import * as transaction from '@zar/contract/transaction'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { badAmounts, badRequests } from './providers/hub88/testing/bad-requests.ts'
import { betFields } from './providers/hub88/testing/fields.ts'
import { signRequest } from './providers/hub88/testing/sign-request.ts'
import { GAME } from './providers/hub88/testing/stand-in.ts'
import { ask } from './testing/casino/ask.ts'
import { type CasinoHere, openCasinoHere } from './testing/casino/open-here.ts'
import { bodiesOf, expectHarmless } from './testing/fuzz.ts'
import { person } from './testing/player-app.ts'

const RUNS = 60
const CASH_E5 = 1_000_00000n
const LOGOUT = auth.logout.path

const isEndpoint = (thing: unknown): thing is Endpoint =>
  typeof thing === 'object' && thing !== null && 'path' in thing && 'input' in thing
const NOUNS = [
  ...[auth, bonus, casino, content, customer, message, payment],
  ...[sandbox, sports, support, transaction],
]
const ENDPOINTS = NOUNS.flatMap((noun) => Object.values(noun).filter(isEndpoint))
const POSTS = ENDPOINTS.filter(({ method }) => method === 'POST')

/** What each call takes, for the tests to spoil. */
const SAMPLES: Record<string, () => object> = {
  [auth.login.path]: () => ({ username: 'kimse', password: 'yanlis' }),
  [auth.register.path]: person,
  [auth.sendResetPassword.path]: () => ({ username: 'kimse' }),
  [auth.checkResetCode.path]: () => ({ username: 'kimse', code: '123456' }),
  [auth.changePasswordWithCode.path]: () => ({
    ...{ username: 'kimse', code: '123456' },
    ...{ password: 'nar tanesi 81', password2: 'nar tanesi 81' },
  }),
  [customer.changePassword.path]: () => ({
    ...{ oldPassword: 'yanlis', password: 'nar tanesi 81', confirmPassword: 'nar tanesi 81' },
  }),
  [customer.updatePhone.path]: () => ({ step: 1, phone: '905321112233' }),
  [support.callMe.path]: () => ({
    ...{ name: 'Deniz', message: 'Arar mısın' },
    contacts: [{ type: 1, contact: '05321112233' }],
  }),
  [casino.games.path]: () => ({ live: false, search: '', skip: 0, take: 10 }),
  [casino.categories.path]: () => ({ skip: 0, take: 20 }),
  [casino.lobby.path]: () => ({ slug: 'slot', skip: 0, take: 10 }),
  [casino.section.path]: () => ({ slug: 'slot' }),
  [casino.toggleFavorite.path]: () => ({ code: GAME.game_code, providerId: 2 }),
  [casino.hub88LaunchUrl.path]: () => ({
    platform: 1,
    gameCode: GAME.game_code,
    language: 'tr',
    lobbyUrl: 'http://localhost/casino',
  }),
  [casino.softgamingsLaunchUrl.path]: () => ({ system: '810', pageCode: 'nar', isMobile: 0 }),
  [content.sliderList.path]: () => ({ slug: 'home' }),
  [content.contentList.path]: () => ({ status: true, categoryId: 1 }),
  [content.contentPage.path]: () => ({ id: 1 }),
  [message.notifications.path]: () => ({ skip: 0, take: 10 }),
  [message.readNotification.path]: () => ({ id: randomUUID() }),
  [payment.detail.path]: () => ({ id: 1, type: 1 }),
  [payment.history.path]: () => ({ type: 0, before: null, take: 10 }),
  [payment.deposit.path]: () => ({ id: 2, target: 'Sandbox', detail: { Amount: 20 } }),
  [payment.transaction.path]: () => ({ id: randomUUID() }),
  [payment.withdraw.path]: () => ({ id: 2, target: 'Anında', detail: { Amount: 1e9 } }),
  [sports.sportFrame.path]: () => ({ section: 'sports' }),
  [transaction.topWinners.path]: () => ({ isLive: false, count: 40 }),
}
const sampleOf = ({ path }: Endpoint): object => SAMPLES[path]?.() ?? {}

let house: CasinoHere
let bearer: string
beforeAll(async () => {
  house = await openCasinoHere()
  bearer = await house.signIn(await house.house.player({ cashE5: CASH_E5 }))
})
afterAll(() => house.close())

const headers = (more: Record<string, string> = {}) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${bearer}`,
  ...more,
})
const send = (path: string, body: string | Buffer, more: Record<string, string> = {}) =>
  ask(house.address + path, { method: 'POST', body, headers: headers(more) })

test('the description names exactly the calls of the contract', async () => {
  const { paths } = (await ask(`${house.address}/api/openapi.json`)).json() as {
    paths: Record<string, Record<string, { security: object[] }>>
  }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { security }]) => `${method.toUpperCase()} ${path} ${security.length}`,
    ),
  )
  expect(described.sort()).toEqual(
    ENDPOINTS.map(
      ({ method, path, caller }) => `${method} ${path} ${caller === 'player' ? 1 : 0}`,
    ).sort(),
  )
  expect(described.length).toBeGreaterThan(15)
})

describe('AUZ-01: a call for players', () => {
  const forPlayers = ENDPOINTS.filter(({ caller }) => caller === 'player')
  const tokens = ['', 'Bearer', 'Bearer nobody', `Basic ${'a'.repeat(40)}`, 'Bearer a b']

  test.each(forPlayers)('$method $path is 401 without a token that opens it', async (endpoint) => {
    const { method, path } = endpoint
    for (const authorization of tokens) {
      const said = await ask(house.address + path, {
        method,
        headers: { 'content-type': 'application/json', authorization, cookie: `token=${bearer}` },
        ...(method === 'POST' && { body: JSON.stringify(sampleOf(endpoint)) }),
      })
      expectHarmless(said, authorization)
      expect(said.statusCode).toBe(401)
    }
  })
})

describe('AUZ-02: a field too many', () => {
  const fields = ['role', 'balance', 'isPhoneVerified', 'playerId', 'status', 'id2']

  test.each(POSTS)('$path is 400 with one, and not without', async (endpoint) => {
    const whole = await send(endpoint.path, JSON.stringify(sampleOf(endpoint)))
    expect(whole.statusCode, whole.body).not.toBe(400)
    const before = await house.money()
    for (const field of fields) {
      const said = await send(endpoint.path, JSON.stringify({ ...sampleOf(endpoint), [field]: 1 }))
      expectHarmless(said, field)
      expect(said.statusCode, said.body).toBe(400)
    }
    expect(await house.money()).toEqual(before)
  })

  test.each(ENDPOINTS.filter(({ method }) => method === 'GET'))(
    '$path is 400 with a query',
    async ({ path }) => {
      const said = await ask(`${house.address}${path}?role=admin`, { headers: headers() })
      expectHarmless(said, path)
      expect(said.statusCode).toBe(400)
    },
  )
})

describe('FLT-22: a body that is none', () => {
  const bodies = [
    { what: 'broken off', body: '{"id":', status: 400 },
    { what: 'empty', body: '', status: 400 },
    { what: 'a prototype', body: '{"__proto__":{"isAdmin":true}}', status: 400 },
    { what: '100 000 deep', body: `${'['.repeat(100_000)}${']'.repeat(100_000)}`, status: 400 },
    { what: 'not UTF-8', body: Buffer.from('7b22ff223a317d', 'hex'), status: 400 },
    { what: 'too long', body: `{"id":"${'x'.repeat(256 * 1024)}"}`, status: 413 },
  ]

  test.each(POSTS)('$path refuses it', async ({ path }) => {
    const before = await house.money()
    for (const { what, body, status } of bodies) {
      const said = await send(path, body)
      expectHarmless(said, what)
      expect(said.statusCode, what).toBe(status)
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'nonsense']) {
      const said = await send(path, '{}', { 'content-type': type })
      expectHarmless(said, type)
      expect(said.statusCode, type).toBe(415)
    }
    expect(await house.money()).toEqual(before)
  })
})

describe('an amount that is none', () => {
  const amounts = [
    ...['-1', '-0.01', '0', '-0', '0.001', '20.001', '0.00001', '1e-7', '1e400', '-1e400'],
    ...['9007199254740993', '9007199254740991', '1e21', '"50"', '""', '"1e3"', 'true', 'null'],
    ...['[50]', '{}', '"50\\u0000"', '50,"Amount":-50', '-50,"Amount":-50'],
  ]

  test.each([payment.deposit, payment.withdraw])(
    '$path refuses it, and nothing is stored',
    async ({ path }) => {
      const before = await house.money()
      for (const amount of amounts) {
        const said = await send(path, `{"id":2,"target":"x","detail":{"Amount":${amount}}}`)
        expectHarmless(said, amount)
        expect(said.json(), amount).toMatchObject({ success: false })
      }
      expect(await house.money()).toEqual(before)
    },
  )
})

test('FLT-30, WEB-04: no input to any call is a bug, and no answer tells of the inside', async () => {
  for (const endpoint of POSTS) {
    await fc.assert(
      fc.asyncProperty(bodiesOf(endpoint, SAMPLES[endpoint.path]), async (sent) => {
        expectHarmless(await send(endpoint.path, JSON.stringify(sent) ?? ''), sent)
      }),
      { numRuns: RUNS },
    )
  }
  const queries = fc.webQueryParameters()
  for (const { path } of ENDPOINTS.filter((e) => e.method === 'GET' && e.path !== LOGOUT)) {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const said = await ask(`${house.address}${path}?${query}`, { headers: headers() })
        expectHarmless(said, query)
      }),
      { numRuns: RUNS },
    )
  }
  // The player was signed in to the end, so the calls came through to their own checks.
  const balance = await ask(house.address + auth.balance.path, { headers: headers() })
  expect(balance.statusCode).toBe(200)
  expect(house.lines.filter((line) => line.includes('"msg":"bug"'))).toEqual([])
  expect(await house.house.sumOfBooks()).toBe(0n)
})

describe('the wallet', () => {
  test('W26, W27: what is unsigned, of nobody or no amount is refused, and nothing is stored', async () => {
    const seat = await house.seat(house.address, CASH_E5)
    const before = await house.money()
    const wire = async (path: string, text: string | Buffer, more: object = {}) => {
      const signed = signRequest(house.keys.hub88PrivateKey, text)
      const said = await ask(`${house.address}/wallet/hub88${path}`, {
        method: 'POST',
        body: signed.body,
        headers: { ...signed.headers, ...more },
      })
      const { status } = said.json() as { status: string }
      return { http: said.statusCode, status, balanceE5: undefined, body: said.body }
    }
    for (const { why, says, send: sendBad } of [...badRequests(wire), ...badAmounts(wire)]) {
      expect(await sendBad(seat), why).toMatchObject({ http: 200, status: says })
    }
    const stranger = { ...seat, token: randomUUID() }
    const fields = betFields(stranger, { id: randomUUID(), amountE5: 1n, round: 'r' })
    const said = await wire('/transaction/bet', JSON.stringify(fields))
    expect(said).toMatchObject({ http: 200, status: 'RS_ERROR_INVALID_TOKEN' })
    expect(await house.money()).toEqual(before)
  })

  test('a verdict of the bank that the bank did not sign is refused', async () => {
    const before = await house.money()
    for (const signature of ['', 't=1,v1=00', 'x'.repeat(2_000)]) {
      const said = await send('/payments/callback', '{}', { 'x-bank-signature': signature })
      expectHarmless(said, signature)
      expect(said.statusCode).toBe(401)
    }
    expect(await house.money()).toEqual(before)
  })
})
