import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openJsonServer } from '../testing/json-server.ts'
import { egtDigitalGamesApi } from './games-api.ts'

const order = () => ({
  id: randomUUID(),
  playerId: randomUUID(),
  gameCode: 'egt-VS_805',
  currency: 'TRY',
  rounds: 5,
  stakeE5: 250_000n,
  startsAt: new Date('2026-03-01T12:00:07Z'),
  endsAt: new Date('2026-03-08T12:00:07Z'),
})

let egt: Awaited<ReturnType<typeof openJsonServer>>
beforeAll(async () => {
  egt = await openJsonServer()
})
beforeEach(() => {
  const answers = { 'gift-spins': '{"statusCode":"OK"}' }
  Object.assign(egt.state, { status: 200, isSilent: false, asked: [], answers })
})
afterAll(() => egt.close())

function openApi() {
  const { freeRounds } = egtDigitalGamesApi({
    launchUrl: 'https://games.example/launch',
    casinoId: 'zar',
    gameListUrl: 'http://127.0.0.1:1',
    giftSpins: {
      url: `${egt.url}/v1/gift-spins`,
      login: 'zar',
      password: 'p:"ss',
      timeoutMs: 1_000,
    },
  })
  if (!freeRounds) throw new Error('no gift spins')
  return freeRounds
}

test('gift spins name our id, the stake in minor units and their ends with an offset, under Basic auth, and are the same again', async () => {
  const [api, wanted] = [openApi(), order()]
  for (const _ of [1, 2]) expect(await api.award(wanted)).toEqual({ reward: wanted.id })
  const [first, second] = egt.state.asked
  expect(first).toEqual({
    path: '/v1/gift-spins',
    authorization: `Basic ${Buffer.from('zar:p:"ss').toString('base64')}`,
    body: {
      requestId: wanted.id,
      name: 'Free rounds',
      bonusCode: wanted.id,
      type: 'GIFT_SPIN',
      count: 5,
      description: 'Given by the house',
      startDate: '2026-03-01T12:00:07+00:00',
      endDate: '2026-03-08T12:00:07+00:00',
      validityDate: '2026-03-08T12:00:07+00:00',
      games: [{ gameKey: 'VS_805' }],
      players: [{ playerId: wanted.playerId, currency: 'TRY' }],
      bet: { TRY: 250 },
    },
  })
  expect(second).toEqual(first)
})

test('what EGT Digital says no to is refused, with its reason', async () => {
  egt.state.answers['gift-spins'] = '{"statusCode":"ERR_INVALID_FIELDS","message":"bet"}'
  expect(await openApi().award(order())).toEqual({ refused: 'ERR_INVALID_FIELDS bet' })
})

test('what was given already under our id is given', async () => {
  egt.state.answers['gift-spins'] = '{"statusCode":"ERR_BONUS_ALREADY_EXISTS"}'
  const wanted = order()
  expect(await openApi().award(wanted)).toEqual({ reward: wanted.id })
})

test('nothing is ever taken back', () => {
  expect(openApi().cancel).toBeUndefined()
})

test.each([
  ['HTTP 500', { status: 500 }],
  ['HTTP 401', { status: 401 }],
  ['silence', { isSilent: true }],
  ['no JSON', { answers: {} }],
  ['nonsense', { answers: { 'gift-spins': '{"statusCode":"yes"}' } }],
  ['another object', { answers: { 'gift-spins': '{"status":"OK"}' } }],
])('%s is no answer: it is asked again', async (_, trouble) => {
  Object.assign(egt.state, trouble)
  await expect(openApi().award(order())).rejects.toThrow()
})
