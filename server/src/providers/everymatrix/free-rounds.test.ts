import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { everymatrixGamesApi } from './games-api.ts'
import { openStandIn, type StandIn } from './testing/stand-in.ts'

const order = () => ({
  id: randomUUID(),
  playerId: randomUUID(),
  gameCode: 'em-yirmi-ates',
  currency: 'TRY',
  rounds: 5,
  stakeE5: 250_000n,
  startsAt: new Date('2026-03-01T12:00:07Z'),
  endsAt: new Date('2026-03-08T12:00:07Z'),
})

let standIn: StandIn
beforeAll(async () => {
  standIn = await openStandIn()
})
const YES = '{"Success":true,"VendorBonusId":"v-1"}'
beforeEach(() => {
  Object.assign(standIn.state, { status: 200, bonuses: [], bonusText: YES })
})
afterAll(() => standIn.close())

async function openApi() {
  const api = everymatrixGamesApi({
    launchUrl: 'https://games.example',
    operatorId: '2407',
    feedUrl: standIn.feedUrl,
    cashierUrl: 'http://localhost:3000/dashboard/deposit',
    freeRounds: { url: standIn.url, loginName: 'zar', password: 'p"ss', timeoutMs: 1_000 },
  })
  await api.listGames()
  const { award, cancel } = api.freeRounds ?? {}
  if (!award || !cancel) throw new Error('no free rounds')
  return { award, cancel }
}

test('an award names the vendor, its own code of the game, the stake in units and our id, under Basic auth', async () => {
  const wanted = order()
  expect(await (await openApi()).award(wanted)).toEqual({ reward: wanted.id })
  expect(standIn.state.bonuses).toEqual([
    {
      path: '/vendorBonus/Lale%20St%C3%BCdyo/AwardBonus',
      authorization: `Basic ${Buffer.from('zar:p"ss').toString('base64')}`,
      body: {
        DomainId: '2407',
        BonusSource: 2,
        LoginName: 'zar',
        Password: 'p"ss',
        UserId: wanted.playerId,
        GameIds: ['805'],
        BonusId: wanted.id,
        NumberOfFreeRounds: 5,
        FreeRoundsEndDate: '2026-03-08T12:00:07',
        AdditionalParameters: { BetValue: 2.5, Currency: 'TRY' },
      },
    },
  ])
})

test('what the vendor says no to is refused, with its reason', async () => {
  standIn.state.bonusText = '{"Success":false,"ErrorName":"InvalidBetValue","Message":"no"}'
  expect(await (await openApi()).award(order())).toEqual({ refused: 'InvalidBetValue' })
})

test('a forfeit is repeated safely: a bonus that is not there is no trouble, another no is', async () => {
  const [api, wanted] = [await openApi(), order()]
  await api.cancel(wanted, wanted.id)
  expect(standIn.state.bonuses[0]).toMatchObject({
    path: expect.stringContaining('/ForfeitBonus'),
    body: { BonusId: wanted.id, Comment: expect.any(String) },
  })
  standIn.state.bonusText = '{"Success":false,"ErrorName":"BonusNotFound"}'
  await api.cancel(wanted, null)
  standIn.state.bonusText = '{"Success":false,"ErrorName":"InternalError"}'
  await expect(api.cancel(wanted, null)).rejects.toThrow('InternalError')
})

test.each([
  ['HTTP 500', { status: 500 }],
  ['HTTP 401', { status: 401 }],
  ['no JSON', { bonusText: '<html>' }],
  ['nonsense', { bonusText: '{"Success":"yes"}' }],
])('%s is no answer: it is asked again', async (_, trouble) => {
  const api = await openApi()
  Object.assign(standIn.state, trouble)
  await expect(api.award(order())).rejects.toThrow()
  await expect(api.cancel(order(), null)).rejects.toThrow()
})
