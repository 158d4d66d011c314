import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { hub88GamesApi } from './games-api.ts'
import { openStandIn, type StandIn, type Trouble } from './testing/stand-in.ts'

const operator = generateKeyPairSync('rsa', { modulusLength: 2048 })
const FROM = new Date('2026-03-01T00:00:00Z')
const TO = new Date('2026-03-01T02:00:00Z')
const LINE = {
  kind: 'TK_BET',
  transaction_uuid: 'bet-1',
  reference_transaction_uuid: null,
  round: 'round-1',
  round_closed: true,
  user: '6f1d0c1a-0000-4000-8000-000000000001',
  game_code: 'zr_nar',
  currency: 'TRY',
  amount: 2_000_000,
  inserted_at: '2026-03-01T00:10:00.500Z',
}

let standIn: StandIn
beforeAll(async () => {
  standIn = await openStandIn(operator.publicKey)
})
beforeEach(() => {
  Object.assign(standIn.state, {
    trouble: undefined,
    calls: [],
    movements: [],
    movementsMax: Number.POSITIVE_INFINITY,
  })
})
afterAll(() => standIn.close())

async function read(timeoutMs = 3_000) {
  const api = hub88GamesApi({
    baseUrl: standIn.url,
    operatorId: 7,
    operatorPrivateKey: operator.privateKey,
    timeoutMs,
    clock: systemClock,
  })
  const pages = []
  for await (const page of api.listMovements(FROM, TO)) pages.push(page)
  return { pages, lines: pages.flat() }
}

test('the list is asked for a quarter of an hour at a time, signed, with the contract’s fields', async () => {
  standIn.state.movements = [
    LINE,
    {
      ...LINE,
      kind: 'TK_ROLLBACK',
      transaction_uuid: 'back-1',
      reference_transaction_uuid: 'bet-1',
      inserted_at: '2026-03-01T01:59:59Z',
    },
  ]
  const { lines } = await read()
  const shared = { playerId: LINE.user, roundId: 'round-1', currency: 'TRY', amountE5: 2_000_000n }
  expect(lines).toEqual([
    { ...shared, id: 'bet-1', kind: 'bet', reverses: null, at: new Date(LINE.inserted_at) },
    {
      ...shared,
      id: 'back-1',
      kind: 'rollback',
      reverses: 'bet-1',
      at: new Date('2026-03-01T01:59:59Z'),
    },
  ])
  expect(standIn.state.calls).toHaveLength(8)
  expect(standIn.state.calls[0]).toEqual({
    path: '/operator/generic/v2/transactions/list',
    body: {
      start_time: '2026-03-01T00:00:00.000Z',
      end_time: '2026-03-01T00:15:00.000Z',
      operator_id: 7,
    },
  })
})

test('where they want to be asked for less, all is read in smaller pieces, each line once', async () => {
  const at = (n: number) => new Date(FROM.getTime() + n * 7_000).toISOString()
  standIn.state.movements = Array.from({ length: 600 }, (_, n) => ({
    ...LINE,
    transaction_uuid: `bet-${n}`,
    inserted_at: at(n),
  }))
  standIn.state.movementsMax = 10
  const { pages, lines } = await read()
  expect(lines.map(({ id }) => id)).toEqual(standIn.state.movements.map((_, n) => `bet-${n}`))
  expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(10)
})

test('who never tells a second whole has no list', async () => {
  standIn.state.movements = [LINE]
  standIn.state.movementsMax = 0
  await expect(read()).rejects.toThrow('too many')
})

test.each([
  ['kind', { kind: 'TK_GIFT' }],
  ['amount below zero', { amount: -1 }],
  ['amount that is no whole number', { amount: 1.5 }],
  ['amount past 2^53', { amount: 2 ** 53 }],
  ['amount as a text', { amount: '5' }],
  ['id', { transaction_uuid: 'bet\u00001' }],
  ['time', { inserted_at: '2026-03-01T00:10' }],
  ['player', { user: '' }],
])('a list with a wrong %s is not read in part', async (_, change) => {
  standIn.state.movements = [LINE, { ...LINE, ...change }]
  if ('inserted_at' in change) standIn.state.movements.reverse()
  await expect(read()).rejects.toThrow()
})

test.each<Trouble>(['silent', 'HTTP 500', 'HTTP 404', 'a redirect', 'no JSON'])(
  'a list answered with %s throws',
  async (trouble) => {
    standIn.state.trouble = trouble
    await expect(read(trouble === 'silent' ? 100 : 3_000)).rejects.toThrow()
  },
)
