import { randomUUID } from 'node:crypto'
import { lobby } from '@zar/contract/casino/casino'
import { bootstrap } from '@zar/contract/content'
import { login } from '@zar/contract/players/auth'
import { REFUSALS } from '@zar/contract/refusal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { betFields } from '../providers/hub88/testing/fields.ts'
import { signRequest } from '../providers/hub88/testing/sign-request.ts'
import { type CasinoHere, openCasinoHere, PAGE } from '../testing/casino/casino-in-process.ts'
import { ask } from '../testing/casino/raw-request.ts'

const LIRA = 100_000n
/** Of one address. */
const CALLS_PER_SECOND = 10
const LOBBY = JSON.stringify({ slug: 'slot', skip: 0, take: 24 })

let casino: CasinoHere
beforeAll(async () => {
  casino = await openCasinoHere({ callsPerSecond: CALLS_PER_SECOND, changesPerSecond: 2 })
})
afterAll(async () => {
  expect(await casino.testCasino.sumOfBooks()).toBe(0n)
  await casino.close()
})

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(casino.address + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })

test('H14: who floods the lobby is refused in words, while bets, pages and assets from the same address go on', async () => {
  const seat = await casino.seat(casino.address, 100n * LIRA)
  const from = performance.now()
  const flood = await Promise.all(
    Array.from({ length: 200 }, () => post(lobby.path, LOBBY, { locale: 'en' })),
  )
  const windows = Math.floor((performance.now() - from) / 1_000) + 2
  const refused = flood.filter(({ statusCode }) => statusCode === 429)
  const taken = flood.filter(({ statusCode }) => statusCode === 200)
  expect(taken.length).toBeLessThanOrEqual(windows * CALLS_PER_SECOND)
  expect(refused.length + taken.length).toBe(flood.length)
  expect(refused[0]?.json()).toEqual({
    success: false,
    message: REFUSALS.too_many_calls.en,
    data: { code: 'too_many_calls' },
  })
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)

  const bets = Array.from({ length: 50 }, () => {
    const bet = { id: randomUUID(), amountE5: LIRA, round: randomUUID() }
    return signRequest(casino.keys.hub88PrivateKey, JSON.stringify(betFields(seat, bet)))
  })
  const answers = await Promise.all(
    bets.map(({ body, headers }) =>
      ask(`${casino.address}/wallet/hub88/transaction/bet`, { method: 'POST', body, headers }),
    ),
  )
  expect(answers.map(({ body }) => body.includes('"RS_OK"'))).toEqual(Array(50).fill(true))
  for (let times = 0; times < 40; times++) {
    expect(await ask(`${casino.address}/`)).toMatchObject({ statusCode: 200, body: PAGE })
    expect((await ask(`${casino.address}/assets/app.js`)).statusCode).toBe(200)
  }
})

test('H14: an answer that is kept is 304 to who has it already, in one language', async () => {
  const calm = await openCasinoHere()
  try {
    const read = (headers: Record<string, string> = {}) =>
      ask(calm.address + bootstrap.path, { headers: { locale: 'tr', ...headers } })
    const first = await read()
    const tag = String(first.headers.etag)
    const again = await Promise.all(
      Array.from({ length: 50 }, () => read({ 'if-none-match': tag })),
    )
    expect(again.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(50).fill([304, '']),
    )
    expect((await read({ locale: 'en', 'if-none-match': tag })).statusCode).toBe(200)
    expect(first.headers['content-type']).toMatch(/^application\/json/)
    const bad = await ask(calm.address + login.path, { method: 'POST' })
    expect(bad.statusCode).toBe(400)
  } finally {
    await calm.close()
  }
})
