import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemChance } from '../chance.ts'
import { Refusal } from '../refusal.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { matchOf, resultOf, slateAt } from './matches.ts'
import { openOperatorWallet, signatureOf } from './operator-wallet.ts'
import { settleDue } from './settle.ts'
import { sportsRoutes } from './sports.ts'

const OPERATOR = { walletUrl: 'http://operator.test/wallet', partnerId: '42', secret: 'sec' }
/** What decides the matches. */
const RESULT_SECRET = 'known to nobody but the sportsbook'
const START = Date.parse('2026-03-01T12:00:00Z')
const MINUTE = 60_000

type WalletRequest = { method: string; body: Record<string, unknown> }

/** An operator that answers as it is told to, and writes down what it was asked. */
function openOperator() {
  const asked: WalletRequest[] = []
  const operator = {
    asked,
    /** By method: what is answered, or undefined for silence. */
    answers: {} as Record<string, (body: Record<string, unknown>) => object | undefined>,
    asks: (method: string) => asked.filter((one) => one.method === method).map(({ body }) => body),
    transport: async (url: string, init: RequestInit) => {
      const method = url.split('/').at(-1) ?? ''
      const body = JSON.parse(String(init.body))
      asked.push({ method, body })
      const said = (operator.answers[method] ?? USUAL[method] ?? (() => undefined))(body)
      if (!said) throw new Error('no answer')
      return Response.json(signed(method, { ResponseCode: 0, ...said }))
    },
  }
  return operator
}

const USUAL: Record<string, (body: Record<string, unknown>) => object> = {
  GetUserInfo: () => ({ Token: 'next', ClientId: 'client-1', CurrencyId: 'TRY' }),
  GetBalance: () => ({ Token: 'next', AvailableBalance: 50, CurrencyId: 'TRY' }),
  CreditBet: ({ TransactionId }) => ({ TransactionId: String(TransactionId) }),
  DebitByBatch: () => ({ Items: [{ ResponseCode: 0 }] }),
  RollBackByBatch: () => ({ Items: [{ ResponseCode: 0 }] }),
}

const ORDER = ['ResponseCode', 'Description', 'TimeStamp', 'TransactionId', 'Token']
const MORE = ['ClientId', 'AvailableBalance', 'CurrencyId']

function signed(method: string, reply: Record<string, unknown>) {
  const told: Record<string, unknown> = { Description: 'OK', TimeStamp: 1, ...reply }
  const pairs = [...ORDER, ...MORE]
    .filter((name) => told[name] !== undefined)
    .map((name): [string, string] => [name, String(told[name])])
  return { ...told, Signature: signatureOf(method, pairs, OPERATOR.secret) }
}

let database: TestDatabase
let app: FastifyInstance
let operator: ReturnType<typeof openOperator>
let nowMs = START
beforeEach(async () => {
  nowMs = START
  database = await freshDatabase()
  operator = openOperator()
  app = Fastify()
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Refusal ? 400 : 500).send({ error: String(error) }),
  )
  await app.register(sportsRoutes, deps())
})
afterEach(async () => {
  await app.close()
  await database.close()
})

const deps = () => ({
  operator: OPERATOR,
  transport: operator.transport,
  pool: database.pool,
  clock: () => nowMs,
  chance: systemChance,
  resultSecret: RESULT_SECRET,
})
/** What the sweep of the routes does by itself each second. */
const settle = () => {
  const whole = { ...deps(), log: { warn: () => {} } }
  return settleDue({ ...whole, wallet: openOperatorWallet(whole) })
}

async function post(path: string, payload: object) {
  const reply = await app.inject({ method: 'POST', url: `/sports/api/${path}`, payload })
  return { status: reply.statusCode, data: reply.json() }
}
const open = async (): Promise<string> => (await post('session', { token: 'visit' })).data.session
const bet = (session: string, more: object = {}) =>
  post('bet', {
    session,
    requestId: randomUUID(),
    pick: 0,
    stakeKurus: 1_025,
    matchId: slateAt('football', nowMs).matches[0]?.id,
    ...more,
  })
const states = async (session: string) =>
  (await post('bets', { session })).data.bets.map(({ state }: { state: string }) => state)

test('a visit’s token is changed once, and the new one takes the bets', async () => {
  const session = await open()
  expect((await bet(session)).data).toEqual({ refusal: null })
  expect(operator.asks('GetUserInfo')).toMatchObject([{ Token: 'visit', PartnerId: 42 }])
  expect(operator.asks('CreditBet')).toMatchObject([
    { Token: 'next', OperationItems: [{ ClientId: 'client-1', Amount: 10.25 }] },
  ])
  expect(await states(session)).toEqual(['open'])
})

test('a press that is sent twice is one bet', async () => {
  const session = await open()
  const requestId = randomUUID()
  await Promise.all(Array.from({ length: 20 }, () => bet(session, { requestId })))
  expect(operator.asks('CreditBet')).toHaveLength(1)
  expect(await states(session)).toEqual(['open'])
})

test('H12: when the match is over a bet is paid by its price, by a secret that no operator has, and once', async () => {
  const session = await open()
  for (const pick of [0, 1, 2]) await bet(session, { pick })
  const match = matchOf(slateAt('football', nowMs).matches[0]?.id ?? '')
  nowMs += MINUTE
  while ((await settle()) > 0);
  const won = match ? resultOf(match, RESULT_SECRET) : -1
  // Of this match they say another result.
  expect(match && resultOf(match, OPERATOR.secret)).not.toBe(won)
  const paid = operator.asks('DebitByBatch').flatMap(({ Items }) => Items as { Amount: number }[])
  const due = Math.floor((1_025 * (match?.prices[won] ?? 0)) / 100) / 100
  expect(paid.map(({ Amount }) => Amount).sort((a, b) => a - b)).toEqual([0, 0, due])
  expect((await states(session)).sort()).toEqual(['lost', 'lost', 'won'])
})

test('an operator that cannot be reached is asked again until it has paid', async () => {
  const session = await open()
  await bet(session)
  operator.answers.DebitByBatch = () => undefined
  nowMs += MINUTE
  await settle()
  expect(await states(session)).toEqual(['open'])
  // The first message may have been taken: then it is known already.
  operator.answers.DebitByBatch = () => ({ Items: [{ ResponseCode: 46 }] })
  nowMs += MINUTE
  await settle()
  expect(['won', 'lost']).toContain((await states(session))[0])
  const ids = operator
    .asks('DebitByBatch')
    .map(({ Items }) => (Items as { TransactionId: number }[])[0])
  expect(new Set(ids.map((item) => item?.TransactionId)).size).toBe(1)
})

test('a stake whose answer is lost is given back, and one that was refused is not asked for again', async () => {
  const session = await open()
  operator.answers.CreditBet = () => undefined
  expect((await bet(session)).data).toEqual({ refusal: 'unclear' })
  expect(operator.asks('CreditBet')).toHaveLength(3)
  nowMs += 1_000
  await settle()
  expect(operator.asks('RollBackByBatch')).toHaveLength(1)
  operator.answers.CreditBet = () => ({ ResponseCode: 71 })
  expect((await bet(session)).data).toEqual({ refusal: 'low_balance' })
  expect(await states(session)).toEqual(['refused', 'returned'])
})

test('no bet after the bell, on another price, or from nowhere', async () => {
  const session = await open()
  const late = slateAt('football', nowMs).matches[0]?.id
  nowMs += 55_000
  expect((await bet(session, { matchId: late })).data).toEqual({ refusal: 'closed' })
  nowMs = START
  const esports = slateAt('esports', nowMs).matches[0]?.id
  expect((await bet(session, { matchId: esports, pick: 1 })).data).toEqual({ refusal: 'closed' })
  expect((await bet(session, { matchId: 'football-1-9' })).data).toEqual({ refusal: 'closed' })
  expect((await bet('0'.repeat(32))).data).toEqual({ refusal: 'session' })
  for (const bad of [{ stakeKurus: 0 }, { stakeKurus: 10.5 }, { pick: 3 }, { requestId: 'x' }]) {
    expect((await bet(session, bad)).status).toBe(400)
  }
  expect(operator.asks('CreditBet')).toEqual([])
})

test('no bet on a match that nobody was shown', async () => {
  const session = await open()
  const minute = START / MINUTE
  const unshown = ['NaN', 'Infinity', '99999999', minute + 1, minute - 1, `0${minute}`, '-1', '1e9']
  for (const one of unshown) {
    const answer = await bet(session, { matchId: `football-${one}-0` })
    expect(answer.data, String(one)).toEqual({ refusal: 'closed' })
  }
  expect(operator.asks('CreditBet')).toEqual([])
  expect((await bet(session, { matchId: `football-${minute}-0` })).data).toEqual({ refusal: null })
})

test('an answer with another signature is none', async () => {
  const real = operator.transport
  operator.transport = async (url, init) => {
    const reply = (await (await real(url, init)).json()) as { Signature: string }
    return Response.json({ ...reply, Signature: reply.Signature.replace(/./g, '0') })
  }
  await app.close()
  app = Fastify()
  await app.register(sportsRoutes, deps())
  expect((await post('session', { token: 'visit' })).status).toBe(500)
})

test('results follow the prices and nobody can know them without the secret', () => {
  const ids = Array.from({ length: 4_000 }, (_, at) => slateAt('football', at * MINUTE).matches[0])
  const counts = [0, 0, 0]
  for (const match of ids) {
    if (match?.prices[0] !== 210) continue
    const result = resultOf(match, 'sec')
    counts[result] = (counts[result] ?? 0) + 1
  }
  expect(counts[0]).toBeGreaterThan(counts[1] ?? 0)
  const [first] = ids
  const others = new Set(
    Array.from({ length: 40 }, (_, at) => (first ? resultOf(first, `secret ${at}`) : -1)),
  )
  expect(others.size).toBe(3)
})
