import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { systemRandom } from '../../platform/random.ts'
import { softgamingsGamesApi } from './games-api.ts'
import { loginOf } from './login.ts'
import { OPERATOR, openStandIn, type StandIn } from './testing/stand-in.ts'

const order = () => ({
  id: randomUUID(),
  playerId: randomUUID(),
  gameCode: '810:zr_nar',
  currency: 'TRY',
  rounds: 10,
  stakeE5: 250_000n,
  startsAt: new Date('2026-03-01T12:00:07Z'),
  endsAt: new Date('2026-03-08T12:00:07Z'),
})

let standIn: StandIn
beforeAll(async () => {
  standIn = await openStandIn()
})
beforeEach(() => {
  Object.assign(standIn.state, { trouble: undefined, calls: [], answerFreeRounds: () => '1' })
})
afterAll(() => standIn.close())

async function openApi() {
  const options = { baseUrl: standIn.url, random: systemRandom, timeoutMs: 1_000 }
  const api = softgamingsGamesApi({ ...OPERATOR, ...options })
  await api.listGames()
  standIn.state.calls.length = 0
  const { award, cancel } = api.freeRounds ?? {}
  if (!award || !cancel) throw new Error('no free rounds')
  return { award, cancel }
}

test('an award names the merchant, the stake in minor units, the end in UTC and our id, under their hash', async () => {
  const wanted = order()
  expect(await (await openApi()).award(wanted)).toEqual({ reward: wanted.id })
  const [call] = standIn.state.calls
  expect(call).toMatchObject({
    method: 'Freerounds/Add',
    fields: {
      Operator: 'Lale Stüdyo',
      Login: loginOf(wanted.playerId),
      Games: 'zr_nar',
      Count: '10',
      BetLevel: '250',
      Currency: 'TRY',
      ExtID: wanted.id,
      Expire: '2026-03-08 12:00:07',
    },
  })
})

test('asked again it is the same ExtID under another TID', async () => {
  const [api, wanted] = [await openApi(), order()]
  await api.award(wanted)
  await api.award(wanted)
  const [first, second] = standIn.state.calls.map(({ fields }) => fields)
  expect(second?.ExtID).toBe(first?.ExtID)
  expect(second?.TID).not.toBe(first?.TID)
})

test.each(['silent', 'HTTP 500', 'no code', 'a redirect'] as const)(
  '%s is no answer: it is asked again',
  async (trouble) => {
    const api = await openApi()
    standIn.state.trouble = trouble
    await expect(api.award(order())).rejects.toThrow()
    await expect(api.cancel(order(), null)).rejects.toThrow()
  },
)

test('what Fundist cannot add is refused, and what it cannot remove is not there', async () => {
  const api = await openApi()
  standIn.state.answerFreeRounds = () => '30,Unknown bet level'
  expect(await api.award(order())).toEqual({ refused: '30,Unknown bet level' })
  await api.cancel(order(), null)
  expect(standIn.state.calls.at(-1)?.method).toBe('Freerounds/Remove')
  standIn.state.answerFreeRounds = () => '34,Invalid Request'
  await expect(api.cancel(order(), null)).rejects.toThrow('34,Invalid Request')
})

test('before the list of games has told whose a game is nothing is asked', async () => {
  const api = await openApi()
  await expect(api.award({ ...order(), gameCode: '810:other' })).rejects.toThrow(
    'whose the game is',
  )
  expect(standIn.state.calls).toEqual([])
})
