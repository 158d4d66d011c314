import { randomUUID } from 'node:crypto'
import { deposit, withdraw } from '@zar/contract/payment'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { badAmounts, badRequests } from '../providers/hub88/testing/bad-requests.ts'
import { betFields } from '../providers/hub88/testing/fields.ts'
import { signRequest } from '../providers/hub88/testing/sign-request.ts'
import { type CasinoHere, openCasinoHere } from '../testing/casino/casino-in-process.ts'
import { ask } from '../testing/casino/raw-request.ts'
import { ENDPOINTS, POSTS, sampleOf } from '../testing/fuzz/every-call.ts'
import { expectHarmless } from '../testing/fuzz/fuzz.ts'
import { expectNoBug, SHUT_OUT } from '../testing/fuzz/generated-inputs.ts'

const RUNS = 20
const CASH_E5 = 1_000_00000n

let casino: CasinoHere
let bearer: string
beforeAll(async () => {
  casino = await openCasinoHere()
  await signInAnew()
})
async function signInAnew() {
  bearer = await casino.signIn(await casino.testCasino.player({ cashE5: CASH_E5 }))
}
afterAll(() => casino.close())

const headers = (more: Record<string, string> = {}) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${bearer}`,
  ...more,
})
const send = (path: string, body: string | Buffer, more: Record<string, string> = {}) =>
  ask(casino.address + path, { method: 'POST', body, headers: headers(more) })

test('the description names exactly the calls of the contract', async () => {
  const { paths } = (await ask(`${casino.address}/api/openapi.json`)).json() as {
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

describe('G6, AUZ-01: a call for players', () => {
  const forPlayers = ENDPOINTS.filter(({ caller }) => caller === 'player')
  const tokens = ['', 'Bearer', 'Bearer nobody', `Basic ${'a'.repeat(40)}`, 'Bearer a b']

  test.each(forPlayers)('$method $path is 401 without a token that opens it', async (endpoint) => {
    const { method, path } = endpoint
    for (const authorization of tokens) {
      const said = await ask(casino.address + path, {
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
    if (SHUT_OUT.includes(endpoint.path)) await signInAnew()
    const before = await casino.money()
    for (const field of fields) {
      const said = await send(endpoint.path, JSON.stringify({ ...sampleOf(endpoint), [field]: 1 }))
      expectHarmless(said, field)
      expect(said.statusCode, said.body).toBe(400)
    }
    expect(await casino.money()).toEqual(before)
  })

  test.each(ENDPOINTS.filter(({ method }) => method === 'GET'))(
    '$path is 400 with a query',
    async ({ path }) => {
      const said = await ask(`${casino.address}${path}?role=admin`, { headers: headers() })
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
    const before = await casino.money()
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
    expect(await casino.money()).toEqual(before)
  })
})

describe('an amount that is none', () => {
  const amounts = [
    ...['-1', '-0.01', '0', '-0', '0.001', '20.001', '0.00001', '1e-7', '1e400', '-1e400'],
    ...['9007199254740993', '9007199254740991', '1e21', '"50"', '""', '"1e3"', 'true', 'null'],
    ...['[50]', '{}', '"50\\u0000"', '50,"Amount":-50', '-50,"Amount":-50'],
  ]

  test.each([deposit, withdraw])('$path refuses it, and nothing is stored', async ({ path }) => {
    const before = await casino.money()
    for (const amount of amounts) {
      const said = await send(path, `{"id":2,"target":"x","detail":{"Amount":${amount}}}`)
      expectHarmless(said, amount)
      expect(said.json(), amount).toMatchObject({ success: false })
    }
    expect(await casino.money()).toEqual(before)
  })
})

test(
  'FLT-30, WEB-04: no input to any call is a bug, and no answer tells of the inside',
  () => expectNoBug(casino, RUNS),
  180_000,
)

describe('the wallet', () => {
  test('W26, W27: what is unsigned, of nobody or no amount is refused, and nothing is stored', async () => {
    const seat = await casino.seat(casino.address, CASH_E5)
    const before = await casino.money()
    const wire = async (path: string, text: string | Buffer, more: object = {}) => {
      const signed = signRequest(casino.keys.hub88PrivateKey, text)
      const said = await ask(`${casino.address}/wallet/hub88${path}`, {
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
    expect(await casino.money()).toEqual(before)
  })

  test('a verdict of the bank that the bank did not sign is refused', async () => {
    const before = await casino.money()
    for (const signature of ['', 't=1,v1=00', 'x'.repeat(2_000)]) {
      const said = await send('/payments/callback', '{}', { 'x-bank-signature': signature })
      expectHarmless(said, signature)
      expect(said.statusCode).toBe(401)
    }
    expect(await casino.money()).toEqual(before)
  })
})
