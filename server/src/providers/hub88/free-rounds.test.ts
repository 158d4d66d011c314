import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settableClock } from '../../testing/test-casino.ts'
import { hub88GamesApi } from './games-api.ts'
import { openStandIn, type StandIn } from './testing/stand-in.ts'

const operator = generateKeyPairSync('rsa', { modulusLength: 2048 })
const clock = settableClock(new Date('2026-03-01T12:00:00Z'))
const MINUTE_MS = 60_000

const order = () => ({
  id: randomUUID(),
  playerId: randomUUID(),
  gameCode: 'zr_nar',
  currency: 'TRY',
  rounds: 20,
  stakeE5: 200_000n,
  startsAt: new Date('2026-03-01T12:00:07Z'),
  endsAt: new Date('2026-03-08T12:00:07Z'),
})

let standIn: StandIn
let rewards: Record<string, unknown>[]
let prepaids: object[]
const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status).end(JSON.stringify(body))

beforeAll(async () => {
  standIn = await openStandIn(operator.publicKey)
})
beforeEach(() => {
  rewards = []
  prepaids = [
    { prepaid_uuid: 'p-1', game_code: 'zr_nar', currency: 'TRY', bet_value: null, bet_count: null },
  ]
  const replies: StandIn['state']['replies'] = {
    '/prepaids/list': (_, response) => json(response, prepaids),
    '/rewards/list': ({ user, game_code, start_time }, response) =>
      json(
        response,
        rewards.filter(
          (one) =>
            one.user === user && one.game_code === game_code && one.start_time === start_time,
        ),
      ),
    '/rewards/create': (body, response) => json(response, create(body)),
    '/rewards/cancel': ({ reward_uuid }, response) => {
      const found = rewards.find((one) => one.reward_uuid === reward_uuid)
      if (!found) return json(response, { error: 'unknown reward' }, 404)
      found.status = 'FRS_CANCELLED'
      return json(response, found)
    },
  }
  Object.assign(standIn.state, { trouble: undefined, calls: [], replies })
})
afterAll(() => standIn.close())

function create(body: Record<string, unknown>) {
  const reward = { ...body, reward_uuid: `r-${rewards.length + 1}`, status: 'FRS_ACTIVE' }
  rewards.push(reward)
  return reward
}

function openApi() {
  const { award, cancel } = hub88GamesApi({
    baseUrl: standIn.url,
    operatorId: 7,
    operatorPrivateKey: operator.privateKey,
    clock,
    timeoutMs: 1_000,
  }).freeRounds
  if (!cancel) throw new Error('it takes nothing back')
  return { award, cancel }
}

const asked = (end: string) => standIn.state.calls.filter(({ path }) => path.endsWith(end))

test('an award is signed, names the stake in hundred-thousandths and both ends in UTC, and answers the reward', async () => {
  const wanted = order()
  expect(await openApi().award(wanted)).toEqual({ reward: 'r-1' })
  expect(asked('/rewards/create')).toEqual([
    {
      path: '/operator/generic/v2/freebet/rewards/create',
      body: {
        user: wanted.playerId,
        operator_id: 7,
        prepaid_uuid: 'p-1',
        game_code: 'zr_nar',
        currency: 'TRY',
        bet_value: 200_000,
        bet_count: 20,
        start_time: '2026-03-01T12:00:07',
        end_time: '2026-03-08T12:00:07',
      },
    },
  ])
})

test('after a lost reply the list is asked, and the reward is not created again', async () => {
  const [api, wanted] = [openApi(), order()]
  const answers = standIn.state.replies['/rewards/create']
  standIn.state.replies['/rewards/create'] = (body, response) => {
    create(body)
    response.destroy()
  }
  await expect(api.award(wanted)).rejects.toThrow()
  standIn.state.replies['/rewards/create'] = answers ?? (() => {})
  expect(await api.award(wanted)).toEqual({ reward: 'r-1' })
  expect(rewards).toHaveLength(1)
  // Another order of the same player and game is another reward: it begins at another second.
  const later = { ...wanted, startsAt: new Date(wanted.startsAt.getTime() + 1_000) }
  expect(await api.award(later)).toEqual({ reward: 'r-2' })
})

test.each(['silent', 'HTTP 500', 'no JSON', 'a redirect'] as const)(
  '%s is no answer: it is asked again',
  async (trouble) => {
    standIn.state.trouble = trouble
    await expect(openApi().award(order())).rejects.toThrow()
    await expect(openApi().cancel(order(), 'r-1')).rejects.toThrow()
  },
)

test('nonsense instead of a reward, and a reward of somebody else, are no answer', async () => {
  for (const wrong of [{}, { ...create({}), user: 'x' }, [], null]) {
    standIn.state.replies['/rewards/create'] = (_, response) => json(response, wrong)
    await expect(openApi().award(order())).rejects.toThrow()
  }
})

test('what Hub88 declines is refused for good, and so is a stake without a prepaid', async () => {
  standIn.state.replies['/rewards/create'] = (_, response) =>
    json(response, { error: 'invalid: bet_value' }, 400)
  expect(await openApi().award(order())).toEqual({ refused: '{"error":"invalid: bet_value"}' })
  prepaids = [{ ...prepaids[0], bet_value: 100_000 }]
  const refused = { refused: 'no prepaid is for this game and stake' }
  expect(await openApi().award(order())).toEqual(refused)
  prepaids = [{ ...prepaids[0], bet_value: 200_000, bet_count: 19 }]
  expect(await openApi().award(order())).toEqual(refused)
})

test('the list of prepaids is asked for once a minute at most', async () => {
  const api = openApi()
  prepaids = []
  await api.award(order())
  await Promise.all([api.award(order()), api.award(order())])
  expect(asked('/prepaids/list')).toHaveLength(1)
  clock.advance(2 * MINUTE_MS)
  await api.award(order())
  expect(asked('/prepaids/list')).toHaveLength(2)
})

test('a reward is cancelled however often it is asked, also when its name was lost, and what never was is no trouble', async () => {
  const [api, wanted] = [openApi(), order()]
  await api.award(wanted)
  await api.cancel(wanted, 'r-1')
  await api.cancel(wanted, null)
  expect(rewards.map(({ status }) => status)).toEqual(['FRS_CANCELLED'])
  await api.cancel(order(), null)
  await api.cancel(order(), 'r-99')
  expect(await api.award(wanted)).toEqual({ refused: 'it was cancelled there' })
})

test('a cancellation that leaves the reward as it is has not been heard', async () => {
  const [api, wanted] = [openApi(), order()]
  await api.award(wanted)
  standIn.state.replies['/rewards/cancel'] = (_, response) => json(response, rewards[0])
  await expect(api.cancel(wanted, 'r-1')).rejects.toThrow('left it as it is')
})

test('a reward that was played to its end before its reply came was given', async () => {
  const [api, wanted] = [openApi(), order()]
  await api.award(wanted)
  Object.assign(rewards[0] ?? {}, { status: 'FRS_FINISHED' })
  expect(await api.award(wanted)).toEqual({ reward: 'r-1' })
})

test('a reward that Hub88 will not cancel is done with where its list has it ended, and asked again where it runs', async () => {
  const [api, wanted] = [openApi(), order()]
  await api.award(wanted)
  standIn.state.replies['/rewards/cancel'] = (_, response) =>
    json(response, { error: 'cannot be cancelled' }, 409)
  await expect(api.cancel(wanted, 'r-1')).rejects.toThrow('cannot be cancelled')
  for (const reward of rewards) reward.status = 'FRS_COMPLETED'
  await api.cancel(wanted, 'r-1')
})
