import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'
import { OFFERED_SLOTS } from '../offered-games.ts'
import { SIGNATURE_HEADER, signatureOf } from './signature.ts'

const GAME = 'zar_nar_bahcesi'

let fixture: ArcadeFixture
let prepaid: string
beforeAll(async () => {
  fixture = await openTestArcade()
  prepaid = (await ask('prepaids/list', { game_code: GAME })).body[0].prepaid_uuid
})
afterAll(() => fixture.close())

async function ask(call: string, fields: object, key = fixture.operator.keys.private) {
  const text = JSON.stringify({ operator_id: 7, ...fields })
  const reply = await fixture.app.http.inject({
    method: 'POST',
    url: `/operator/generic/v2/freebet/${call}`,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: await signatureOf(Buffer.from(text), key),
    },
    payload: text,
  })
  return { status: reply.statusCode, body: reply.json() }
}

const order = (change: object = {}) => ({
  user: `ayse-${randomUUID()}`,
  prepaid_uuid: prepaid,
  game_code: GAME,
  currency: 'TRY',
  bet_value: 200_000,
  bet_count: 10,
  start_time: '2026-03-01T12:00:00',
  end_time: '2026-03-02T12:00:00',
  ...change,
})

test('a prepaid is there for every game of this supplier, of any stake and count', async () => {
  const { status, body } = await ask('prepaids/list', {})
  const free = { currency: 'TRY', bet_value: null, bet_count: null }
  expect(status).toBe(200)
  expect(body).toMatchObject(
    OFFERED_SLOTS.hub88.map(({ gameCode }) => ({ game_code: gameCode, ...free })),
  )
  expect((await ask('prepaids/list', {})).body).toEqual(body)
  expect((await ask('prepaids/list', { game_code: 'zar_nazar_degmez' })).body).toEqual([])
})

test('a reward is answered as it was ordered, listed, and played in the game', async () => {
  const wanted = order()
  const { status, body } = await ask('rewards/create', wanted)
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...wanted, status: 'FRS_ACTIVE', bets_left: 10 })
  const { user, game_code, start_time, end_time } = wanted
  const listed = await ask('rewards/list', { user, game_code, start_time, end_time })
  expect(listed.body).toEqual([body])
  const token = await fixture.seat(user)
  const { now } = (await fixture.get(`/api/session?token=${token}`)).body.session.freeRounds
  expect(now).toMatchObject({ given: 10, left: 10, stakeKurus: 200 })
  await fixture.spinFree(token, now.id)
  expect(fixture.operator.callsTo('bet').at(-1)).toMatchObject({ reward_uuid: body.reward_uuid })
  expect((await ask('rewards/list', { user })).body).toMatchObject([{ bets_left: 9 }])
})

test('every call makes another reward, fifty at once too, and the list has them all', async () => {
  const wanted = order()
  const made = await Promise.all(
    Array.from({ length: 50 }, async () => (await ask('rewards/create', wanted)).body.reward_uuid),
  )
  expect(new Set(made).size).toBe(50)
  const { body } = await ask('rewards/list', { user: wanted.user })
  const listed: string[] = body.map(({ reward_uuid }: { reward_uuid: string }) => reward_uuid)
  expect(listed.sort()).toEqual(made.sort())
})

test('the list finds a reward by its very times, and by no others', async () => {
  const wanted = order({ start_time: '2026-03-01T12:00:07' })
  const { user, start_time, end_time } = wanted
  await ask('rewards/create', wanted)
  const count = async (filter: object) =>
    (await ask('rewards/list', { user, ...filter })).body.length
  expect(await count({ start_time, end_time })).toBe(1)
  expect(await count({ start_time: '2026-03-01T12:00:08', end_time })).toBe(0)
  expect(await count({ start_time, end_time: '2026-03-02T11:59:59' })).toBe(0)
  expect(await count({ game_code: 'zar_lale_devri' })).toBe(0)
})

test('a reward is cancelled once and for all; what never was is unknown', async () => {
  const { body } = await ask('rewards/create', order())
  const { reward_uuid } = body
  for (const _ of [1, 2]) {
    const cancelled = await ask('rewards/cancel', { reward_uuid })
    expect([cancelled.status, cancelled.body]).toEqual([
      200,
      { ...body, status: 'FRS_CANCELLED', bets_left: 0 },
    ])
  }
  const unknown = await ask('rewards/cancel', { reward_uuid: randomUUID() })
  expect([unknown.status, unknown.body]).toEqual([404, { error: 'unknown reward' }])
})

test('a reward that is played to its end, or has run out, says so', async () => {
  const wanted = order({ bet_count: 1, end_time: '2026-03-01T13:00:00' })
  await ask('rewards/create', wanted)
  await ask('rewards/create', { ...wanted, bet_count: 2 })
  const token = await fixture.seat(wanted.user)
  const statuses = async () =>
    (await ask('rewards/list', { user: wanted.user })).body.map(
      ({ bet_count, status }: { bet_count: number; status: string }) => [bet_count, status],
    )
  const { now } = (await fixture.get(`/api/session?token=${token}`)).body.session.freeRounds
  const played = now.given
  fixture.later(3_000)
  for (const _ of Array.from({ length: played })) {
    const { round } = (await fixture.spinFree(token, now.id)).body
    await fixture.finish(token, round.id)
    fixture.later(3_000)
  }
  expect(await statuses()).toContainEqual([played, 'FRS_FINISHED'])
  fixture.later(3_600_000)
  expect(await statuses()).toContainEqual([3 - played, 'FRS_EXPIRED'])
})

test.each([
  ['a game of another supplier', { game_code: 'zar_nazar_degmez' }, 404, 'unknown game'],
  ['a prepaid of another game', { game_code: 'zar_lale_devri' }, 404, 'unknown prepaid'],
  ['a currency that is not played', { currency: 'EUR' }, 400, 'invalid: currency'],
  ['a stake that the game does not have', { bet_value: 201_000 }, 400, 'invalid: bet_value'],
  ['a stake finer than a kuruş', { bet_value: 200_001 }, 400, 'invalid: bet_value'],
  ['no rounds', { bet_count: 0 }, 400, 'invalid: bet_count'],
  ['half a round', { bet_count: 1.5 }, 400, 'invalid: bet_count'],
  ['more rounds than anybody is given', { bet_count: 1_001 }, 400, 'invalid: bet_count'],
  [
    'an end that is past',
    { end_time: '2026-03-01T11:00:00' },
    400,
    'invalid: start_time, end_time',
  ],
  [
    'an end before its start',
    { start_time: '2026-03-03T12:00:00' },
    400,
    'invalid: start_time, end_time',
  ],
  ['a day that is none', { end_time: '2026-13-41T12:00:00' }, 400, 'invalid: end_time'],
  ['a player of another supplier', { user: 'softgamings:deniz' }, 400, 'invalid: user'],
])('an order for %s is refused, and nothing is given', async (_, change, status, error) => {
  const wanted = order(change)
  expect(await ask('rewards/create', wanted)).toEqual({ status, body: { error } })
  expect((await ask('rewards/list', { user: wanted.user })).body).toEqual([])
})

test('none of the calls is answered without the operator’s signature', async () => {
  for (const call of ['prepaids/list', 'rewards/create', 'rewards/list', 'rewards/cancel']) {
    const forged = await ask(call, order(), fixture.operator.keys.arcadePrivate)
    expect([forged.status, forged.body]).toEqual([401, { error: 'invalid signature' }])
  }
})
