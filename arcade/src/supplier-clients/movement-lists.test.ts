import { createHmac, hash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderReward } from '../rounds/free-rounds/order-reward.ts'
import type { ListFault } from '../rounds/list-movements.ts'
import { openAmusnetOperator } from '../testing/amusnet-operator.ts'
import { badList, isHit } from '../testing/bad-list.ts'
import { openDigitainOperator } from '../testing/digitain-operator.ts'
import { openEverymatrixOperator } from '../testing/everymatrix-operator.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import { openSoftgamingsOperator } from '../testing/softgamings-operator.ts'
import { SIGNATURE_HEADER, signatureOf } from './hub88/signature.ts'
import { OFFERED_SLOTS, type SupplierName } from './offered-games.ts'
import { seatUserOf } from './supplier-client.ts'

type Line = Record<string, string>

let fixture: ArcadeFixture
let softgamings: Awaited<ReturnType<typeof openSoftgamingsOperator>>
let amusnet: Awaited<ReturnType<typeof openAmusnetOperator>>
let everymatrix: Awaited<ReturnType<typeof openEverymatrixOperator>>
let digitain: Awaited<ReturnType<typeof openDigitainOperator>>
let fault: ListFault
beforeAll(async () => {
  softgamings = await openSoftgamingsOperator()
  amusnet = await openAmusnetOperator()
  everymatrix = await openEverymatrixOperator()
  digitain = await openDigitainOperator()
  fixture = await openTestArcade({
    softgamings: softgamings.operator,
    amusnet: amusnet.operator,
    everymatrix: everymatrix.operator,
    digitain: digitain.operator,
    listFault: (held) => fault(held),
  })
})
beforeEach(() => {
  fault = (held) => held
  // A time that no other test has.
  fixture.later(24 * 3_600_000)
})
afterAll(async () => {
  await fixture.close()
  await softgamings.close()
  await amusnet.close()
  await everymatrix.close()
  await digitain.close()
})

async function askHub88(body: object) {
  const text = JSON.stringify({ operator_id: 7, ...body })
  const reply = await fixture.app.http.inject({
    method: 'POST',
    url: '/operator/generic/v2/transactions/list',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: await signatureOf(Buffer.from(text), fixture.operator.keys.private),
    },
    payload: text,
  })
  return { status: reply.statusCode, body: reply.json() }
}
const times = (from: number, to: number) => ({
  start_time: new Date(from).toISOString(),
  end_time: new Date(to).toISOString(),
})
const hub88Lines = async (from: number, to: number): Promise<Line[]> =>
  (await askHub88(times(from, to))).body

async function askFundist(fields: Line) {
  const { apiKey, apiPassword, serverIp } = softgamings.operator
  const parts = ['Stats/Detailed', serverIp, 'T1', apiKey, fields.Date ?? '', apiPassword]
  const reply = await fixture.app.http.inject({
    method: 'POST',
    url: `/System/Api/${apiKey}/Stats/Detailed/`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...fields,
      TID: 'T1',
      Hash: hash('md5', parts.join('/')),
    }).toString(),
  })
  return { status: reply.statusCode, text: reply.body }
}
const today = () => new Date(fixture.clock.nowMs).toISOString().slice(0, 10)

async function playOn(token: string) {
  fixture.later(3_000)
  const { round } = (await fixture.spin(token)).body
  fixture.later(1_000)
  await fixture.finish(token, round.id)
  return round
}

test('a movement is listed in the time when it moved: a stake and its win may lie in two', async () => {
  const token = await fixture.seat()
  const begun = fixture.clock.nowMs
  const { round } = (await fixture.spin(token)).body
  fixture.later(20_000)
  await fixture.finish(token, round.id)
  const kinds = async (from: number, to: number) =>
    (await hub88Lines(from, to)).map(({ kind }) => kind)
  expect(await kinds(begun, begun + 1)).toEqual(['TK_BET'])
  expect(await kinds(begun + 1, begun + 20_000)).toEqual([])
  expect(await kinds(begun + 20_000, begun + 20_001)).toEqual(['TK_WIN'])
})

test('SoftGamings’ list has a day’s movements with the fields of their calls, and of its own players only', async () => {
  await playOn(await fixture.seat())
  const token = await fixture.seat(seatUserOf('softgamings', 'list-player'), 'zar_nazar_degmez')
  const { winKurus, id } = await playOn(token)
  softgamings.faults.push('drop', 'drop', 'drop')
  fixture.later(3_000)
  await fixture.spin(token, 2_000)
  await fixture.sweepAll()
  const { text } = await askFundist({ Date: today() })
  const lines: Line[] = JSON.parse(text)
  const shared = { userid: 'list-player', currency: 'TRY', i_gamedesc: '990:zar_nazar_degmez' }
  expect(lines).toMatchObject([
    { ...shared, type: 'debit', amount: '20.00', i_gameid: id.replaceAll('-', '') },
    { ...shared, type: 'credit', amount: (winKurus / 100).toFixed(2) },
    { ...shared, type: 'debit', amount: '20.00' },
    { ...shared, type: 'credit', i_rollback: lines[2]?.tid },
  ])
  const told = softgamings.calls.map(({ tid }) => tid)
  expect(lines.every(({ tid }) => told.includes(tid))).toBe(true)
  const clock = new Date(fixture.clock.nowMs + 1_000).toISOString().slice(11, 19)
  expect((await askFundist({ Date: today(), TimeFrom: clock })).text).toBe('[]')
  expect(JSON.parse((await askFundist({ Date: today(), TimeTo: clock })).text)).toHaveLength(4)
})

const sign = (secret: string, from: string, to: string) =>
  createHmac('sha256', secret).update(`movements ${from} ${to}`).digest('hex')

async function askPlain(supplier: string, query: Line) {
  const url = `/lists/${supplier}/movements?${new URLSearchParams(query)}`
  const reply = await fixture.app.http.inject({ url })
  return { status: reply.statusCode, body: reply.json() }
}

test('the check value of the plain list’s signature', () => {
  expect(sign('s3cret', '2026-03-01T00:00:00.000Z', '2026-03-01T00:15:00.000Z')).toBe(
    '9822a38d4425e86e66463da214476f79dbcbf6414f67a5a6d09bcce929560a90',
  )
})

const PLAIN = {
  amusnet: { game: 'zar_ates_kirazi', secret: () => amusnet.operator.password },
  everymatrix: { game: 'zar_fener_gecesi', secret: () => everymatrix.operator.password },
  digitain: { game: 'zar_sultanin_taci', secret: () => digitain.operator.hmacKey },
}

test.each(Object.entries(PLAIN))(
  'the plain list of %s has what moved at its supplier, under the ids of the wallet; unsigned it has nothing',
  async (supplier, { game, secret: secretOf }) => {
    const secret = secretOf()
    const from = new Date(fixture.clock.nowMs).toISOString()
    const user = seatUserOf(supplier, 'plain-player')
    amusnet.books.sessions.set(`operator-token-${user}`, 'plain-player')
    const token = await fixture.seat(user, game)
    const { id, winKurus } = await playOn(token)
    const to = new Date(fixture.clock.nowMs + 1).toISOString()
    const signature = sign(secret, from, to)
    const { body } = await askPlain(supplier, { from, to, signature })
    const shared = { player: 'plain-player', round: id, currency: 'TRY', reverses: null }
    expect(body).toMatchObject([
      { ...shared, kind: 'bet', amountE5: '2000000' },
      { ...shared, kind: 'win', amountE5: String(winKurus * 1_000) },
    ])
    for (const [query, status] of [
      [{ from, to: from, signature }, 401],
      [{ from, to, signature: '' }, 401],
      [{ from, to, signature: sign('another', from, to) }, 401],
      [{ from, to }, 400],
      [{ from: 'today', to, signature: sign(secret, 'today', to) }, 400],
    ] as [Line, number][]) {
      expect((await askPlain(supplier, query)).status).toBe(status)
    }
  },
)

async function playFreeOn(supplier: SupplierName, gameCode: string) {
  const name = `free-${supplier}`
  const user = supplier === 'hub88' ? name : seatUserOf(supplier, name)
  const { id, ref } = await orderReward(fixture.arcade, OFFERED_SLOTS[supplier], {
    supplier,
    ref: `r-${supplier}`,
    user,
    gameCode,
    currency: 'TRY',
    stakeKurus: 200,
    rounds: 1,
    startsAt: new Date(fixture.clock.nowMs),
    endsAt: new Date(fixture.clock.nowMs + 3_600_000),
  })
  const token = await fixture.seat(user, gameCode)
  fixture.later(3_000)
  const { round } = (await fixture.spinFree(token, id)).body
  await fixture.finish(token, round.id)
  return { ref, name, round }
}

test('of a free round a list has what its wallet was told: the stake too, or where its supplier sends none the win alone', async () => {
  const from = fixture.clock.nowMs
  const hub88 = await playFreeOn('hub88', 'zar_nar_bahcesi')
  const fundist = await playFreeOn('softgamings', 'zar_nazar_degmez')
  const em = await playFreeOn('everymatrix', 'zar_fener_gecesi')
  const to = fixture.clock.nowMs + 1
  const free = { is_free: true, reward_uuid: hub88.ref, user: hub88.name }
  expect(await hub88Lines(from, to)).toMatchObject([
    { ...free, kind: 'TK_BET', amount: 200_000 },
    { ...free, kind: 'TK_WIN', amount: hub88.round.winKurus * 1_000 },
  ])
  expect(JSON.parse((await askFundist({ Date: today() })).text)).toMatchObject([
    { type: 'credit', userid: fundist.name, game_extra: `FREEROUNDS_${fundist.ref}` },
  ])
  const [start, end] = [new Date(from).toISOString(), new Date(to).toISOString()]
  const signature = sign(everymatrix.operator.password, start, end)
  const { body } = await askPlain('everymatrix', { from: start, to: end, signature })
  const win = { kind: 'win', player: em.name, amountE5: String(em.round.winKurus * 1_000) }
  expect(body).toHaveLength(1)
  expect(body).toMatchObject([win])
})

test.each([
  [{ Date: '2026-02-31' }],
  [{ Date: 'today' }],
  [{}],
  [{ Date: '2026-03-01', TimeFrom: '25:00:00' }],
  [{ Date: '2026-03-01', TimeTo: '24:00:01' }],
])('a list of the day %j is declined', async (fields: Line) => {
  expect(await askFundist(fields)).toEqual({ status: 422, text: '34,Invalid Request' })
})

test.each([
  { start_time: '2026-99-99T00:00:00Z', end_time: '2026-03-01T00:00:00Z' },
  { start_time: '2026-03-01', end_time: '2026-03-02' },
  { start_time: '2026-03-01T00:00:00Z' },
])('a list of the time %j is declined', async (body) => {
  expect((await askHub88(body)).status).toBe(400)
})

test('a list that is too long to be told at once says so, and leaves nothing out', async () => {
  const token = await fixture.seat()
  const { id } = await playOn(token)
  await fixture.database.pool.query(
    `insert into arcade.round (id, seat_id, session_id, seed_pair_id, command_id, game_code, game_version,
         stake_kurus, state, bet_uuid, win_uuid, rollback_uuid, started_at, closed_at)
       select gen_random_uuid(), seat_id, session_id, seed_pair_id, gen_random_uuid(), game_code, game_version,
              stake_kurus, 'voided', gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), started_at, started_at
         from arcade.round, generate_series(1, 10000) where id = $1`,
    [id],
  )
  const now = fixture.clock.nowMs
  const long = await askHub88(times(now - 10_000, now + 1))
  expect(long).toEqual({ status: 413, body: { error: 'ask for a shorter time' } })
  expect(await askFundist({ Date: today() })).toMatchObject({ status: 413 })
  expect(await hub88Lines(now, now + 1)).toHaveLength(1)
})

test.each(['loses', 'doubles'] as const)(
  'a list that %s one line in a hundred does so in the same places each time',
  async (how) => {
    const from = fixture.clock.nowMs
    const token = await fixture.seat()
    for (let round = 0; round < 60; round++) await playOn(token)
    const to = fixture.clock.nowMs + 1
    const right = await hub88Lines(from, to)
    const hits = right.filter((line) => isHit(line.transaction_uuid ?? '', 5)).length
    fault = badList(how, 5)
    const wrong = await hub88Lines(from, to)
    expect(right).toHaveLength(120)
    expect(wrong).toHaveLength(120 + (how === 'loses' ? -hits : hits))
    expect(await hub88Lines(from, to)).toEqual(wrong)
  },
)
