import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openEverymatrixOperator } from '../../testing/everymatrix-operator.ts'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'
import { OFFERED_SLOTS } from '../offered-games.ts'
import { SCHEDULES } from '../retry-schedules.ts'
import { seatUserOf } from '../supplier-client.ts'
import { EVERYMATRIX } from './operator.ts'

const [{ gameCode: GAME, studio: VENDOR }] = OFFERED_SLOTS.everymatrix

let fixture: ArcadeFixture
let everymatrix: Awaited<ReturnType<typeof openEverymatrixOperator>>
beforeAll(async () => {
  everymatrix = await openEverymatrixOperator()
  fixture = await openTestArcade({ everymatrix: everymatrix.operator })
})
beforeEach(() => {
  everymatrix.calls.length = 0
  everymatrix.faults.length = 0
})
afterAll(async () => {
  await fixture.close()
  await everymatrix.close()
})

type Fields = Record<string, unknown>

async function ask(method: string, fields: Fields, { vendor = VENDOR, basic = '' } = {}) {
  const { loginName, password } = everymatrix.operator
  const credentials = basic || `${loginName}:${password}`
  const reply = await fixture.app.http.inject({
    method: 'POST',
    url: `/everymatrix/vendorBonus/${encodeURIComponent(vendor)}/${method}`,
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    payload: { LoginName: loginName, Password: password, ...fields },
  })
  return { status: reply.statusCode, body: reply.json() }
}

const order = (change: Fields = {}): Fields & { UserId: string; BonusId: string } => ({
  DomainId: '2407',
  BonusSource: 2,
  UserId: `em-${randomUUID()}`,
  GameIds: [GAME],
  BonusId: randomUUID(),
  NumberOfFreeRounds: 3,
  FreeRoundsEndDate: '2026-03-02T12:00:00',
  AdditionalParameters: { BetValue: 2, Currency: 'TRY' },
  ...change,
})
const countOf = async (ref: unknown) => {
  const { rowCount } = await fixture.database.pool.query(
    'select from arcade.reward where ref = $1',
    [ref],
  )
  return rowCount
}

async function seated({ UserId }: { UserId: string }) {
  const token = await fixture.seat(seatUserOf(EVERYMATRIX, UserId), GAME)
  const { now } = (await fixture.get(`/api/session?token=${token}`)).body.session.freeRounds
  everymatrix.calls.length = 0
  return { token, now }
}

test('a bonus is awarded, waits in the game, and is forfeited for good', async () => {
  const wanted = order()
  const { status, body } = await ask('AwardBonus', wanted)
  expect([status, body]).toEqual([
    200,
    {
      VendorBonusId: expect.any(String),
      Success: true,
      Message: 'OK',
      VendorError: null,
      ErrorName: null,
      ErrorCode: 0,
    },
  ])
  const { token, now } = await seated(wanted)
  expect(now).toMatchObject({ given: 3, left: 3, stakeKurus: 200 })
  for (const _ of [1, 2]) {
    expect((await ask('ForfeitBonus', { ...wanted, Comment: 'over' })).body).toEqual(body)
  }
  fixture.later(3_000)
  expect((await fixture.spinFree(token, now.id)).body.refusal).toBe('free_rounds_over')
  expect((await ask('AwardBonus', wanted)).body).toEqual(body)
  expect((await seated(wanted)).now).toBeNull()
})

test('two hundred identical orders at once make one', async () => {
  const wanted = order()
  const replies = await Promise.all(
    Array.from({ length: 200 }, async () => (await ask('AwardBonus', wanted)).body.VendorBonusId),
  )
  expect(new Set(replies).size).toBe(1)
  expect(replies[0]).toEqual(expect.any(String))
  expect(await countOf(wanted.BonusId)).toBe(1)
})

test('a free round has no debit: one result, also of nothing, names the bonus and closes the round', async () => {
  const wanted = order({ NumberOfFreeRounds: 8 })
  await ask('AwardBonus', wanted)
  const { token, now } = await seated(wanted)
  const before = everymatrix.books.balanceKurus
  let wonKurus = 0
  for (const _ of Array.from({ length: 8 })) {
    fixture.later(3_000)
    const { round } = (await fixture.spinFree(token, now.id)).body
    await fixture.finish(token, round.id)
    wonKurus += round.winKurus
    const [asked, credit] = everymatrix.calls.splice(0)
    expect(asked).toMatchObject({ Request: 'GetBalance', ValidateSession: true })
    expect(credit).toMatchObject({
      Request: 'WalletCredit',
      TransactionType: 'Result',
      RoundStatus: 'Closed',
      RoundId: round.id,
      Amount: round.winKurus / 100,
      IsReversal: false,
      AdditionalData: { BonusId: wanted.BonusId, GameSlug: GAME },
    })
  }
  expect(everymatrix.books.balanceKurus).toBe(before + wonKurus)
})

test('a free round that the wallet does not let begin is given back, without a word to the wallet', async () => {
  const wanted = order({ NumberOfFreeRounds: 1 })
  await ask('AwardBonus', wanted)
  const { token, now } = await seated(wanted)
  fixture.later(3_000)
  everymatrix.faults.push({ code: 113 })
  expect((await fixture.spinFree(token, now.id)).body.refusal).toBe('player_disabled')
  everymatrix.faults.push('drop', 'hang', 'nonsense')
  expect((await fixture.spinFree(token, now.id)).body.refusal).toBe('wallet_down')
  await fixture.sweepAll()
  expect(everymatrix.calls.every(({ Request }) => Request === 'GetBalance')).toBe(true)
  const { round } = (await fixture.spinFree(token, now.id)).body
  expect((await fixture.finish(token, round.id)).body.freeRounds).toMatchObject({
    now: null,
    over: { given: 1, played: 1 },
  })
})

test('a result that is not acknowledged is sent again under its id, until it is', async () => {
  const wanted = order({ NumberOfFreeRounds: 1 })
  await ask('AwardBonus', wanted)
  const { token, now } = await seated(wanted)
  fixture.later(3_000)
  const { round } = (await fixture.spinFree(token, now.id)).body
  everymatrix.faults.push('drop', '500', 'no id')
  const before = everymatrix.books.balanceKurus
  expect((await fixture.finish(token, round.id)).body.refusal).toBe('wallet_down')
  fixture.later(SCHEDULES.everymatrix.patience.firstMs)
  await fixture.sweepAll()
  const credits = everymatrix.calls.filter(({ Request }) => Request === 'WalletCredit')
  expect(credits).toHaveLength(4)
  expect(new Set(credits.map(({ TransactionId }) => TransactionId)).size).toBe(1)
  expect(everymatrix.books.balanceKurus).toBe(before + round.winKurus)
})

test.each<[string, Fields, string]>([
  ['a game of another supplier', { GameIds: ['zar_nar_bahcesi'] }, 'UnknownGame'],
  ['two games', { GameIds: [GAME, GAME] }, 'InvalidRequest'],
  [
    'a currency that is not played',
    { AdditionalParameters: { BetValue: 2, Currency: 'EUR' } },
    'InvalidCurrency',
  ],
  [
    'a stake that the game does not have',
    { AdditionalParameters: { BetValue: 2.01, Currency: 'TRY' } },
    'InvalidBetValue',
  ],
  [
    'a stake finer than a kuruş',
    { AdditionalParameters: { BetValue: 2.001, Currency: 'TRY' } },
    'InvalidBetValue',
  ],
  ['no rounds', { NumberOfFreeRounds: 0 }, 'InvalidNumberOfFreeRounds'],
  ['half a round', { NumberOfFreeRounds: 0.5 }, 'InvalidRequest'],
  ['an end that is past', { FreeRoundsEndDate: '2026-02-28T12:00:00' }, 'InvalidEndDate'],
  ['a day that is none', { FreeRoundsEndDate: '2026-13-41T12:00:00' }, 'InvalidRequest'],
  ['another operator', { DomainId: '2408' }, 'InvalidRequest'],
  ['a bonus of the vendor’s', { BonusSource: 1 }, 'InvalidRequest'],
  ['a name that is too long', { BonusId: 'x'.repeat(37) }, 'InvalidRequest'],
])('an order for %s is refused, and nothing is given', async (_, change, ErrorName) => {
  const wanted = order(change)
  const { status, body } = await ask('AwardBonus', wanted)
  expect(status).toBe(200)
  expect(body).toMatchObject({ VendorBonusId: null, Success: false, ErrorName })
  expect(await countOf(wanted.BonusId)).toBe(0)
})

test('a name that was used for another bonus gives none', async () => {
  const wanted = order()
  await ask('AwardBonus', wanted)
  for (const change of [{ NumberOfFreeRounds: 4 }, { UserId: 'another' }]) {
    const { body } = await ask('AwardBonus', { ...wanted, ...change })
    expect(body).toMatchObject({ Success: false, ErrorName: 'BonusAlreadyExists' })
  }
})

test('what is not there is not forfeited, nor another player’s', async () => {
  const wanted = order()
  await ask('AwardBonus', wanted)
  for (const change of [{ UserId: 'another' }, { BonusId: randomUUID() }]) {
    const { body } = await ask('ForfeitBonus', { ...wanted, ...change })
    expect(body).toMatchObject({ Success: false, ErrorName: 'BonusNotFound' })
  }
  expect((await seated(wanted)).now).toMatchObject({ left: 3 })
})

test('wrong credentials, in the header or in the body, are turned away', async () => {
  const wanted = order()
  for (const method of ['AwardBonus', 'ForfeitBonus']) {
    const replies = [
      await ask(method, wanted, { basic: 'em-login:guessed' }),
      await ask(method, { ...wanted, Password: 'guessed' }),
      await ask(method, { ...wanted, LoginName: undefined }),
    ]
    for (const { status, body } of replies) {
      expect([status, body.ErrorName]).toEqual([401, 'WrongCredentials'])
    }
  }
  expect(await countOf(wanted.BonusId)).toBe(0)
})

test('a vendor that is none, and a body that is no JSON, are told so', async () => {
  expect((await ask('AwardBonus', order(), { vendor: 'Nobody' })).body).toMatchObject({
    ErrorName: 'UnknownVendor',
  })
  const reply = await fixture.app.http.inject({
    method: 'POST',
    url: `/everymatrix/vendorBonus/${encodeURIComponent(VENDOR)}/AwardBonus`,
    headers: { 'content-type': 'application/json' },
    payload: '{',
  })
  expect([reply.statusCode, reply.json().ErrorName]).toEqual([200, 'InvalidRequest'])
})
