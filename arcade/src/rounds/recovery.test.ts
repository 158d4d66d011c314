import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SessionReply } from '../protocol.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import type { Fault } from '../testing/operator.ts'
import { sweep } from './sweep.ts'

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.operator.forgetCalls())
afterEach(async () => {
  for (const round of await fixture.rounds()) {
    expect(['settled', 'voided']).toContain(round.state)
    const expected = round.state === 'settled' ? round.win_kurus - round.stake_kurus : 0
    expect(fixture.operator.books.netE5(round.id)).toBe(expected * 1_000)
  }
})

/** Kills the process while the operator holds the next call of this path in its hands. */
async function crashDuring(
  path: 'bet' | 'win' | 'rollback',
  fault: Fault,
  act: () => Promise<unknown>,
) {
  fixture.operator.faults[path].push(fault)
  const called = fixture.operator.nextCall(path)
  const acted = act()
  await called
  await fixture.crash()
  await acted
}

const lastRound = async () => (await fixture.rounds()).at(-1)

test.each<Fault>(['hang-before', 'hang-after'])(
  'GAM-11: killed while a stake is asked for (%s): the stake is given back',
  async (fault) => {
    const token = await fixture.seat()
    const commandId = randomUUID()
    await crashDuring('bet', fault, () => fixture.spin(token, 2_000, commandId))
    expect((await lastRound())?.state).toBe('stake_pending')
    // Another process may still be at it, so its lease is honoured.
    await fixture.sweepAll()
    expect((await lastRound())?.state).toBe('stake_pending')
    fixture.later(10_000)
    await fixture.sweepAll()
    expect((await lastRound())?.state).toBe('voided')
    expect((await fixture.spin(token, 2_000, commandId)).body.refusal).toBe('wallet_down')
    expect((await fixture.spin(token)).status).toBe(200)
    fixture.later(45_000)
    await fixture.sweepAll()
  },
)

test('a round that moves on and whose room cannot be told is not logged as one that did not', async () => {
  const token = await fixture.seat()
  await crashDuring('bet', 'hang-before', () => fixture.spin(token))
  fixture.later(10_000)
  const { arcade } = fixture
  const [errors, warnings] = [vi.spyOn(arcade.log, 'error'), vi.spyOn(arcade.log, 'warn')]
  expect(await sweep(arcade, () => Promise.reject(new Error('no room')))).toBe(1)
  expect((await lastRound())?.state).toBe('voided')
  expect(errors).not.toHaveBeenCalled()
  expect(warnings).toHaveBeenCalledOnce()
})

test.each<Fault>(['hang-before', 'hang-after'])(
  'killed while a stake is given back (%s): it is given back once',
  async (fault) => {
    const token = await fixture.seat()
    fixture.operator.faults.bet.push('RS_ERROR_UNKNOWN')
    await crashDuring('rollback', fault, () => fixture.spin(token))
    expect((await lastRound())?.state).toBe('rollback_pending')
    fixture.later(10_000)
    await fixture.sweepAll()
    expect((await lastRound())?.state).toBe('voided')
  },
)

test('killed with a round open: the page is shown it again and finishes it', async () => {
  const token = await fixture.seat()
  const commandId = randomUUID()
  const spun = await fixture.spin(token, 2_000, commandId)
  await fixture.crash()
  const { session } = SessionReply.parse((await fixture.get(`/api/session?token=${token}`)).body)
  expect(session.openRound).toEqual(spun.body.round)
  expect((await fixture.spin(token, 2_000, commandId)).body).toEqual(spun.body)
  expect((await fixture.finish(token, spun.body.round.id)).status).toBe(200)
})

test('killed with a round open and no page to come back: finished after 45 s', async () => {
  const token = await fixture.seat()
  await fixture.spin(token)
  await fixture.crash()
  fixture.later(45_000)
  await fixture.sweepAll()
  expect((await lastRound())?.state).toBe('settled')
})

test.each<Fault>(['hang-before', 'hang-after'])(
  'killed while a win is paid (%s): it is paid once',
  async (fault) => {
    const token = await fixture.seat()
    const spun = await fixture.spin(token)
    const { id } = spun.body.round
    await crashDuring('win', fault, () => fixture.finish(token, id))
    expect((await lastRound())?.state).toBe('win_pending')
    const { session } = SessionReply.parse((await fixture.get(`/api/session?token=${token}`)).body)
    expect(session.openRound?.id).toBe(id)
    fixture.later(10_000)
    await fixture.sweepAll()
    expect((await lastRound())?.state).toBe('settled')
    expect((await fixture.finish(token, id)).status).toBe(200)
  },
)

test('a stake answered after its round was given up is on its way back, not played', async () => {
  const token = await fixture.seat()
  fixture.operator.faults.bet.push('hang-after')
  const called = fixture.operator.nextCall('bet')
  const spinning = fixture.spin(token)
  await called
  fixture.later(10_000)
  await fixture.sweepAll()
  expect((await lastRound())?.state).toBe('voided')
  const late = await spinning
  expect([late.status, late.body]).toEqual([503, { refusal: 'wallet_down' }])
  expect((await lastRound())?.nonce).toBeNull()
})
