import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { systemRandom } from '../../platform/random.ts'
import { softgamingsGamesApi } from './games-api.ts'
import { loginOf } from './login.ts'
import { OPERATOR, openStandIn, type StandIn, type Trouble } from './testing/stand-in.ts'

const PLAYER = '6f1d0c1a-0000-4000-8000-000000000001'
const LINE = {
  type: 'debit',
  tid: 'T1',
  userid: loginOf(PLAYER),
  currency: 'TRY',
  amount: '20.00',
  i_gameid: 'R1',
  i_gamedesc: '990:zr_nar',
  time: '2026-03-01T23:50:00.500Z',
}

let standIn: StandIn
beforeAll(async () => {
  standIn = await openStandIn()
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

async function read(from = '2026-03-01T23:45:00Z', to = '2026-03-02T00:15:00Z') {
  const api = softgamingsGamesApi({ ...OPERATOR, baseUrl: standIn.url, random: systemRandom })
  const lines = []
  for await (const page of api.listMovements?.(new Date(from), new Date(to)) ?? []) {
    lines.push(...page)
  }
  return lines
}

test('the list is asked for by day and hour, hashed over its day, and read as their calls are', async () => {
  standIn.state.movements = [
    LINE,
    { ...LINE, type: 'credit', tid: 'T2', amount: '0.00', i_rollback: '' } as typeof LINE,
    { ...LINE, type: 'credit', tid: 'T3', i_rollback: 'T1' } as typeof LINE,
    { ...LINE, tid: 'T4', userid: 'stranger', time: '2026-03-02T00:00:00Z' },
  ]
  const shared = { playerId: PLAYER, roundId: 'R1', currency: 'TRY', amountE5: 2_000_000n }
  const own = { ...shared, at: new Date(LINE.time) }
  expect(await read()).toEqual([
    { ...own, id: 'T1', kind: 'bet', reverses: null },
    { ...own, id: 'T2', kind: 'win', reverses: null, amountE5: 0n },
    { ...own, id: 'T3', kind: 'rollback', reverses: 'T1' },
    {
      ...shared,
      id: 'T4',
      kind: 'bet',
      reverses: null,
      playerId: 'stranger',
      at: new Date('2026-03-02T00:00:00Z'),
    },
  ])
  const asked = standIn.state.calls.map(({ fields }) => [
    ...[fields.Date, fields.TimeFrom, fields.TimeTo],
  ])
  expect(asked).toEqual([
    ['2026-03-01', '23:45:00', '24:00:00'],
    ['2026-03-02', '00:00:00', '00:15:00'],
  ])
})

test('where they want to be asked for less, all is read in smaller pieces, each line once', async () => {
  const at = (n: number) => new Date(Date.parse('2026-03-01T23:46:00Z') + n * 3_000).toISOString()
  standIn.state.movements = Array.from({ length: 300 }, (_, n) => ({
    ...LINE,
    tid: `T${n}`,
    time: at(n),
  }))
  standIn.state.movementsMax = 7
  expect((await read()).map(({ id }) => id)).toEqual(standIn.state.movements.map((_, n) => `T${n}`))
})

test.each([
  ['type', { type: 'gift' }],
  ['amount', { amount: '20.001' }],
  ['currency', { currency: 'try' }],
  ['id', { tid: 'T'.repeat(33) }],
  ['time', { time: '2026-03-01T23:50' }],
])('a list with a wrong %s is not read in part', async (_, change) => {
  standIn.state.movements = [LINE, { ...LINE, ...change }]
  await expect(read()).rejects.toThrow()
})

test.each<Trouble>(['HTTP 500', 'a redirect', 'no code', 'refusal', 'refusal with HTTP 200'])(
  'a list answered with %s throws',
  async (trouble) => {
    standIn.state.trouble = trouble
    await expect(read()).rejects.toThrow()
  },
)
