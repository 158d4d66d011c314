import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { SessionReply } from '../protocol.ts'
import { type House, openArcade } from '../testing/open-arcade.ts'
import type { Fault } from '../testing/operator.ts'

let house: House
beforeAll(async () => {
  house = await openArcade()
})
afterAll(() => house.close())
beforeEach(() => house.operator.forgetCalls())
afterEach(async () => {
  for (const round of await house.rounds()) {
    expect(['settled', 'voided']).toContain(round.state)
    const expected = round.state === 'settled' ? round.win_kurus - round.stake_kurus : 0
    expect(house.operator.books.netE5(round.id)).toBe(expected * 1_000)
  }
})

/** Kills the process while the operator holds the next call of this path in its hands. */
async function crashDuring(
  path: 'bet' | 'win' | 'rollback',
  fault: Fault,
  act: () => Promise<unknown>,
) {
  house.operator.faults[path].push(fault)
  const called = house.operator.nextCall(path)
  const acted = act()
  await called
  await house.crash()
  await acted
}

const lastRound = async () => (await house.rounds()).at(-1)

test.each<Fault>(['hang-before', 'hang-after'])(
  'GAM-11: killed while a stake is asked for (%s): the stake is given back',
  async (fault) => {
    const token = await house.seat()
    const commandId = randomUUID()
    await crashDuring('bet', fault, () => house.spin(token, 2_000, commandId))
    expect((await lastRound())?.state).toBe('stake_pending')
    // Another process may still be at it, so its lease is honoured.
    await house.sweepAll()
    expect((await lastRound())?.state).toBe('stake_pending')
    house.later(10_000)
    await house.sweepAll()
    expect((await lastRound())?.state).toBe('voided')
    expect((await house.spin(token, 2_000, commandId)).body.refusal).toBe('wallet_down')
    expect((await house.spin(token)).status).toBe(200)
    house.later(45_000)
    await house.sweepAll()
  },
)

test.each<Fault>(['hang-before', 'hang-after'])(
  'killed while a stake is given back (%s): it is given back once',
  async (fault) => {
    const token = await house.seat()
    house.operator.faults.bet.push('RS_ERROR_UNKNOWN')
    await crashDuring('rollback', fault, () => house.spin(token))
    expect((await lastRound())?.state).toBe('rollback_pending')
    house.later(10_000)
    await house.sweepAll()
    expect((await lastRound())?.state).toBe('voided')
  },
)

test('killed with a round open: the page is shown it again and finishes it', async () => {
  const token = await house.seat()
  const commandId = randomUUID()
  const spun = await house.spin(token, 2_000, commandId)
  await house.crash()
  const { session } = SessionReply.parse((await house.get(`/api/session?token=${token}`)).body)
  expect(session.openRound).toEqual(spun.body.round)
  expect((await house.spin(token, 2_000, commandId)).body).toEqual(spun.body)
  expect((await house.finish(token, spun.body.round.id)).status).toBe(200)
})

test('killed with a round open and no page to come back: finished after 45 s', async () => {
  const token = await house.seat()
  await house.spin(token)
  await house.crash()
  house.later(45_000)
  await house.sweepAll()
  expect((await lastRound())?.state).toBe('settled')
})

test.each<Fault>(['hang-before', 'hang-after'])(
  'killed while a win is paid (%s): it is paid once',
  async (fault) => {
    const token = await house.seat()
    const spun = await house.spin(token)
    const { id } = spun.body.round
    await crashDuring('win', fault, () => house.finish(token, id))
    expect((await lastRound())?.state).toBe('win_pending')
    const { session } = SessionReply.parse((await house.get(`/api/session?token=${token}`)).body)
    expect(session.openRound?.id).toBe(id)
    house.later(10_000)
    await house.sweepAll()
    expect((await lastRound())?.state).toBe('settled')
    expect((await house.finish(token, id)).status).toBe(200)
  },
)

test('a stake answered after its round was given up is on its way back, not played', async () => {
  const token = await house.seat()
  house.operator.faults.bet.push('hang-after')
  const called = house.operator.nextCall('bet')
  const spinning = house.spin(token)
  await called
  house.later(10_000)
  await house.sweepAll()
  expect((await lastRound())?.state).toBe('voided')
  const late = await spinning
  expect([late.status, late.body]).toEqual([503, { refusal: 'wallet_down' }])
  expect((await lastRound())?.nonce).toBeNull()
})
