import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import type { Fault } from '../testing/operator.ts'

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.operator.forgetCalls())
afterEach(everythingIsSettled)

const named = (lists: Fault[][]) => lists.map((faults) => ({ faults, names: faults.join(', ') }))

async function lastRound() {
  return (await fixture.rounds()).at(-1)
}

/** However the test ended: nothing stays open, and the operator's books agree with the arcade's. */
async function everythingIsSettled() {
  for (const wait of [0, 46_000, 400_000, 400_000]) {
    fixture.later(wait)
    await fixture.sweepAll()
  }
  let netE5 = 0
  for (const round of await fixture.rounds()) {
    expect(['settled', 'voided']).toContain(round.state)
    const expected = round.state === 'settled' ? round.win_kurus - round.stake_kurus : 0
    expect(fixture.operator.books.netE5(round.id)).toBe(expected * 1_000)
    netE5 += expected * 1_000
  }
  expect(fixture.operator.books.balanceE5).toBe(1_000_000_000 + netE5)
}

test.each(
  named([
    ['drop-before'],
    ['drop-after'],
    ['500-after', '500-before'],
    ['hang-after'],
    ['nonsense-after', 'drop-after'],
  ]),
)('a stake that is answered at last is taken once: $names', async ({ faults }) => {
  fixture.operator.faults.bet.push(...faults)
  const token = await fixture.seat()
  const spun = await fixture.spin(token)
  expect(spun.status).toBe(200)
  expect(fixture.operator.books.netE5(spun.body.round.id)).toBe(-2_000_000)
  expect(fixture.operator.callsTo('bet').length).toBe(faults.length + 1)
  const ids = fixture.operator.callsTo('bet').map((body) => body.transaction_uuid)
  expect(new Set(ids).size).toBe(1)
  const requests = fixture.operator.callsTo('bet').map((body) => body.request_uuid)
  expect(new Set(requests).size).toBe(requests.length)
})

test.each(
  named([
    ['drop-before', 'drop-before', 'drop-before'],
    ['drop-after', 'drop-after', 'drop-after'],
    ['hang-after', 'hang-after', 'hang-after'],
    ['500-after', 'nonsense-after', 'drop-before'],
  ]),
)('a stake that is never answered is given back: $names', async ({ faults }) => {
  fixture.operator.faults.bet.push(...faults)
  const { balanceE5 } = fixture.operator.books
  const token = await fixture.seat()
  const commandId = randomUUID()
  const refused = await fixture.spin(token, 2_000, commandId)
  expect([refused.status, refused.body]).toEqual([503, { refusal: 'wallet_down' }])
  expect(fixture.operator.callsTo('rollback').length).toBe(1)
  expect(fixture.operator.callsTo('rollback')[0]).toMatchObject({
    reference_transaction_uuid: fixture.operator.callsTo('bet')[0]?.transaction_uuid,
  })
  expect(fixture.operator.books.balanceE5).toBe(balanceE5)
  // The same command stays refused; a new one may play.
  expect((await fixture.spin(token, 2_000, commandId)).body.refusal).toBe('wallet_down')
  expect((await fixture.spin(token)).status).toBe(200)
})

test.each([
  ['RS_ERROR_NOT_ENOUGH_MONEY', 409, 'not_enough_money', 0],
  ['RS_ERROR_LIMIT_REACHED', 409, 'limit_reached', 0],
  ['RS_ERROR_USER_DISABLED', 409, 'player_disabled', 1],
  ['RS_ERROR_INVALID_GAME', 409, 'game_stopped', 1],
  ['RS_ERROR_TOKEN_EXPIRED', 401, 'session_unknown', 1],
  ['RS_ERROR_INVALID_TOKEN', 401, 'session_unknown', 1],
  ['RS_ERROR_UNKNOWN', 503, 'wallet_down', 1],
  ['RS_ERROR_WRONG_CURRENCY', 503, 'wallet_down', 1],
] as const)(
  'a stake refused with %s answers %i %s and %i rollbacks',
  async (fault, status, refusal, rollbacks) => {
    fixture.operator.faults.bet.push(fault)
    const token = await fixture.seat()
    const commandId = randomUUID()
    const refused = await fixture.spin(token, 2_000, commandId)
    expect([refused.status, refused.body]).toEqual([status, { refusal }])
    const again = await fixture.spin(token, 2_000, commandId)
    expect([again.status, again.body]).toEqual([status, { refusal }])
    expect(fixture.operator.callsTo('bet').length).toBe(1)
    expect(fixture.operator.callsTo('rollback').length).toBe(rollbacks)
  },
)

test('a rollback is asked for again and again, later each time, until it is acknowledged', async () => {
  fixture.operator.faults.bet.push('RS_ERROR_UNKNOWN')
  fixture.operator.faults.rollback.push(
    'drop-before',
    '500-before',
    'drop-after',
    'RS_ERROR_UNKNOWN',
  )
  const token = await fixture.seat()
  await fixture.spin(token)
  const waits: number[] = []
  for (let ms = 0; ms < 60_000 && fixture.operator.callsTo('rollback').length < 5; ms += 500) {
    const before = fixture.operator.callsTo('rollback').length
    fixture.later(500)
    await fixture.sweepAll()
    if (fixture.operator.callsTo('rollback').length > before) waits.push(ms + 500)
  }
  expect(waits).toEqual([1_000, 3_000, 7_000, 15_000])
  const ids = fixture.operator.callsTo('rollback').map((body) => body.transaction_uuid)
  expect(new Set(ids).size).toBe(1)
  expect((await lastRound())?.state).toBe('voided')
})

test.each(
  named([
    ['drop-before', 'drop-before', 'drop-before'],
    ['drop-after', 'hang-after', '500-after'],
    ['RS_ERROR_UNKNOWN'],
    ['nonsense-after', 'nonsense-after', 'nonsense-after'],
  ]),
)('a win that is not acknowledged is owed, then paid once: $names', async ({ faults }) => {
  const token = await fixture.seat()
  const spun = await fixture.spin(token)
  fixture.operator.faults.win.push(...faults)
  const finished = await fixture.finish(token, spun.body.round.id)
  expect([finished.status, finished.body]).toEqual([503, { refusal: 'wallet_down' }])
  fixture.later(2_600)
  const next = await fixture.spin(token)
  expect([next.status, next.body]).toEqual([409, { refusal: 'round_open' }])
  await fixture.sweepAll()
  const again = await fixture.finish(token, spun.body.round.id)
  expect(again.status).toBe(200)
  expect(again.body.round.state).toBe('settled')
  const ids = fixture.operator.callsTo('win').map((body) => body.transaction_uuid)
  expect(new Set(ids).size).toBe(1)
})

test('an open round that no page finishes is finished after 45 s, not before', async () => {
  const token = await fixture.seat()
  const spun = await fixture.spin(token)
  fixture.later(44_000)
  await fixture.sweepAll()
  expect((await lastRound())?.state).toBe('open')
  fixture.later(1_000)
  await fixture.sweepAll()
  expect((await lastRound())?.state).toBe('settled')
  const finished = await fixture.finish(token, spun.body.round.id)
  expect(finished.body).toMatchObject({ round: { state: 'settled' } })
})

test('an unknown balance is told as the wallet being down, a dead session as unknown', async () => {
  const token = await fixture.seat()
  fixture.operator.faults.balance.push('drop-before', '500-before', 'nonsense-after')
  const down = await fixture.get(`/api/session?token=${token}`)
  expect([down.status, down.body]).toEqual([503, { refusal: 'wallet_down' }])
  fixture.operator.faults.balance.push('RS_ERROR_TOKEN_EXPIRED')
  const expired = await fixture.get(`/api/session?token=${token}`)
  expect([expired.status, expired.body]).toEqual([401, { refusal: 'session_unknown' }])
  expect((await fixture.get(`/api/session?token=${token}`)).status).toBe(200)
})

test('two sweepers at once pay a win once', async () => {
  const token = await fixture.seat()
  await fixture.spin(token)
  fixture.later(45_000)
  await Promise.all([fixture.sweepAll(), fixture.sweepAll(), fixture.sweepAll()])
  expect(fixture.operator.callsTo('win').length).toBe(1)
})
