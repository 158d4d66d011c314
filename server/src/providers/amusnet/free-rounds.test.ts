import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openJsonServer } from '../testing/json-server.ts'
import { amusnetGamesApi } from './games-api.ts'

const order = (campaign: string | null = null) => ({
  id: randomUUID(),
  playerId: randomUUID(),
  gameCode: 'amusnet-805',
  currency: 'TRY',
  rounds: 5,
  stakeE5: 200_000n,
  campaign,
  startsAt: new Date('2026-03-01T12:00:07Z'),
  endsAt: new Date('2026-03-08T12:00:07Z'),
})

const CHOICE = { denominations: [1, 2], betOptions: [1, 5, 10, 20], lines: [5, 20] }
const configured = (change: object = {}) =>
  JSON.stringify({
    errorCode: 0,
    games: [{ gameId: 805, configuration: { ZAR_REAL_TRY: CHOICE }, ...change }],
  })

let amusnet: Awaited<ReturnType<typeof openJsonServer>>
beforeAll(async () => {
  amusnet = await openJsonServer()
})
beforeEach(() => {
  const answers = {
    gamesConfiguration: configured(),
    create_campaign: '{"errorCode":0,"campaignUniqueCode":"c-1"}',
    award_freespins: '{"errorCode":0}',
  }
  Object.assign(amusnet.state, { status: 200, isSilent: false, asked: [], answers })
})
afterAll(() => amusnet.close())

function openApi() {
  const { freeRounds } = amusnetGamesApi({
    gameUrl: 'https://games.example',
    gameListUrl: 'http://127.0.0.1:1',
    portal: 'ZAR_REAL',
    campaigns: { url: `${amusnet.url}/api/`, userName: 'zar', password: 'p"ss', timeoutMs: 1_000 },
  })
  if (!freeRounds?.openCampaign) throw new Error('no campaigns')
  const { award, openCampaign, cancel } = freeRounds
  return { award, openCampaign, cancel }
}

test('a campaign is for one order: its rounds, its ends in UTC, and the bet of its stake on the most lines', async () => {
  expect(await openApi().openCampaign(order())).toEqual({ campaign: 'c-1' })
  const auth = { username: 'zar', password: 'p"ss' }
  const place = { portalName: 'ZAR_REAL', gameId: '805' }
  expect(amusnet.state.asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/gamesConfiguration', { auth, payload: place }],
    [
      '/api/create_campaign',
      {
        auth,
        payload: {
          ...place,
          startTime: '2026-03-01T12:00:07Z',
          endTime: '2026-03-08T12:00:07Z',
          totalFreeSpins: 5,
          maxFreeSpinsPerPlayer: 5,
          configuration: { ZAR_REAL_TRY: { denomination: 2, betOption: 5, lines: 20 } },
        },
      },
    ],
  ])
})

test('an award names our id, the player, the count, the end and the campaign, and is the same when it comes again', async () => {
  const [api, wanted] = [openApi(), order('c-1')]
  for (const _ of [1, 2]) expect(await api.award(wanted)).toEqual({ reward: wanted.id })
  const [first, second] = amusnet.state.asked
  expect(first).toEqual({
    path: '/api/award_freespins',
    authorization: undefined,
    body: {
      auth: { username: 'zar', password: 'p"ss' },
      payload: {
        identification: wanted.id,
        playerId: wanted.playerId,
        portalCode: 'ZAR_REAL_TRY',
        amount: 5,
        expirationTime: '2026-03-08T12:00:07Z',
        campaignUniqueCode: 'c-1',
      },
    },
  })
  expect(second).toEqual(first)
})

test.each([
  ['a stake that no bet makes', configured(), 210_000n],
  ['a stake finer than a kuruş', configured(), 200_100n],
  ['a game that is not configured', configured({ gameId: 806 }), 200_000n],
  ['another portal', configured({ configuration: { ZAR_REAL_EUR: CHOICE } }), 200_000n],
])('%s has no campaign made for it', async (_, gamesConfiguration, stakeE5) => {
  amusnet.state.answers.gamesConfiguration = gamesConfiguration
  const refused = 'the game has no bet of this stake'
  expect(await openApi().openCampaign({ ...order(), stakeE5 })).toEqual({ refused })
  expect(amusnet.state.asked).toHaveLength(1)
})

test('what Amusnet says no to is refused, with its reason', async () => {
  const no = '{"errorCode":"17","errorMessage":"no such portal"}'
  const api = openApi()
  amusnet.state.answers.create_campaign = no
  expect(await api.openCampaign(order())).toEqual({ refused: '17 no such portal' })
  amusnet.state.answers.gamesConfiguration = no
  expect(await api.openCampaign(order())).toEqual({ refused: '17 no such portal' })
  amusnet.state.answers.award_freespins = no
  expect(await api.award(order('c-1'))).toEqual({ refused: '17 no such portal' })
})

test('what was awarded already under our id is given', async () => {
  amusnet.state.answers.award_freespins =
    '{"errorCode":9,"errorMessage":"Identification already used"}'
  const wanted = order('c-1')
  expect(await openApi().award(wanted)).toEqual({ reward: wanted.id })
})

test('without its campaign nothing is awarded, and nothing is ever taken back', async () => {
  await expect(openApi().award(order())).rejects.toThrow('campaign')
  expect(amusnet.state.asked).toEqual([])
  expect(openApi().cancel).toBeUndefined()
})

test.each<[string, object]>([
  ['HTTP 500', { status: 500 }],
  ['HTTP 401', { status: 401 }],
  ['silence', { isSilent: true }],
  ['no JSON', { answers: {} }],
  ...['"yes"', '{}', '{"errorCode":null}', '{"errorCode":""}', '{"errorCode":false}'].map(
    (said): [string, object] => [
      said,
      { answers: { gamesConfiguration: said, create_campaign: said, award_freespins: said } },
    ],
  ),
])('%s is no answer: it is asked again', async (_, trouble) => {
  Object.assign(amusnet.state, trouble)
  await expect(openApi().openCampaign(order())).rejects.toThrow()
  await expect(openApi().award(order('c-1'))).rejects.toThrow()
})

test('a campaign without a code, or games that cannot be read, are no answer', async () => {
  amusnet.state.answers.create_campaign = '{"errorCode":0}'
  await expect(openApi().openCampaign(order())).rejects.toThrow()
  amusnet.state.answers.gamesConfiguration = '{"errorCode":0}'
  await expect(openApi().openCampaign(order())).rejects.toThrow()
})
