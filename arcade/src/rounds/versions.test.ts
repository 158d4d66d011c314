import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkRecord, isRight, readRecords } from '../fairness/records.ts'
import { recordsOf } from '../fairness/records-of.ts'
import { digestOf } from '../fairness/seeds.ts'
import { RoundsReply, SessionReply } from '../protocol.ts'
import { ReturnsReply } from '../returns/protocol.ts'
import { OFFERED_SLOTS } from '../supplier-clients/offered-games.ts'
import { fairnessOf } from '../testing/begin-seeds.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import { orderReward } from './free-rounds/order-reward.ts'
import { addEarlierSeed, leaveEarlierRound } from './testing/earlier-round.ts'

const NAZAR = 'zar_nazar_degmez'
const STAKE = 2_000
const FIRST = digestOf(NAZAR, '1')
const NOW = digestOf(NAZAR, '2')

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())

/** A player at a round of version 1 that won something; the arcade was updated before it was paid. */
async function leftWin() {
  const token = await fixture.seat(undefined, NAZAR)
  await addEarlierSeed(fixture.arcade, token, '1')
  for (let spun = 0; spun < 200; spun++) {
    fixture.later(2_500)
    const left = { version: '1', stakeKurus: STAKE }
    const { id, win_kurus } = await leaveEarlierRound(fixture.arcade, token, left)
    if (win_kurus) {
      await fixture.crash()
      return { token, id, winKurus: win_kurus }
    }
    await fixture.finish(token, id)
  }
  throw new Error('nothing was won')
}

const sessionOf = async (token: string) =>
  SessionReply.parse((await fixture.get(`/api/session?token=${token}`)).body).session

test('GAM-02, GAM-11: a round of version 1 that an update found open ends by version 1 and is verified by it', async () => {
  const { token, id, winKurus } = await leftWin()

  // Its page is shown it as it was; the next pair is committed to under the game of now.
  const { openRound, fairness } = await sessionOf(token)
  expect(openRound).toMatchObject({ id, gameVersion: '1', digest: FIRST, winKurus })
  expect(openRound?.steps.length).toBeGreaterThan(0)
  expect(fairness).toMatchObject({ pair: null, digest: NOW })
  const other = await fixture.spin(token, STAKE)
  expect(other.body.refusal).toBe('round_open')
  const { body } = await fixture.finish(token, id)
  expect(body.round).toMatchObject({ gameVersion: '1', state: 'settled', winKurus })
  expect(fixture.operator.books.netE5(id)).toBe((winKurus - STAKE) * 1_000)

  // The next round begins the next pair, which reveals the seed of the one before.
  fixture.later(2_500)
  const { round } = (await fixture.spin(token, STAKE)).body
  expect(round).toMatchObject({ gameVersion: '2', digest: NOW, nonce: 0 })
  await fixture.finish(token, round.id)
  await fixture.rotate(token, 'sonra')

  const { rounds } = RoundsReply.parse((await fixture.get(`/api/rounds?token=${token}`)).body)
  const records = readRecords(JSON.stringify({ rounds: recordsOf(rounds) }))
  expect(records).toHaveLength(rounds.length)
  const checks = await Promise.all(records.map(checkRecord))
  expect(checks.filter((checked) => !isRight(checked))).toEqual([])
  const versions = checks.map((checked) => checked.kind === 'computed' && checked.verified.version)
  expect(versions).toEqual(rounds.map((one) => (one.id === round.id ? '2' : '1')))
})

test('GAM-11: one that nobody comes back to is paid as it was decided', async () => {
  const { id, winKurus } = await leftWin()
  fixture.later(24 * 3_600_000)
  await fixture.sweepAll()
  const settled = (await fixture.rounds()).find((round) => round.id === id)
  expect(settled).toMatchObject({ state: 'settled', game_version: '1', win_kurus: winKurus })
  expect(fixture.operator.books.netE5(id)).toBe((winKurus - STAKE) * 1_000)
})

test('FAIR-01: a seed that waited under version 1 is played under neither version', async () => {
  const token = await fixture.seat(undefined, NAZAR)
  const commitment = await addEarlierSeed(fixture.arcade, token, '1')
  const told = await fairnessOf(fixture.arcade, token)
  expect(told.digest).toBe(NOW)
  expect(told.nextCommitment).not.toBe(commitment)
  const late = await fixture.post('/api/seed', { token, commitment, clientSeed: 'late' })
  expect(late.body).toEqual({ refusal: 'seeds_changed' })
})

test.each([200, 400, 60_000])(
  'free rounds of %i kuruş that were given under version 1 are played under version 2',
  async (stakeKurus) => {
    const user = `given-${stakeKurus}`
    const token = await fixture.seat(user, NAZAR)
    // Version 1 had these stakes on its dial.
    const sheets = [{ gameCode: NAZAR, stakesKurus: [stakeKurus] }]
    const reward = await orderReward(fixture.arcade, sheets, {
      supplier: 'hub88',
      ref: user,
      user,
      gameCode: NAZAR,
      currency: 'TRY',
      stakeKurus,
      rounds: 1,
      startsAt: new Date(fixture.clock.nowMs),
      endsAt: new Date(fixture.clock.nowMs + 3_600_000),
    })
    const { round, freeRounds } = (await fixture.spinFree(token, reward.id, stakeKurus)).body
    expect(round).toMatchObject({ gameVersion: '2', isFree: true, stakeKurus })
    expect(freeRounds.now).toMatchObject({ given: 1, left: 0 })
    expect((await fixture.finish(token, round.id)).status).toBe(200)
  },
)

test('the supplier still gives rounds of it away, at stakes that the game takes', () => {
  const [slot] = OFFERED_SLOTS.softgamings
  expect(slot).toMatchObject({ gameCode: NAZAR, stakesKurus: expect.arrayContaining([200]) })
})

test('GAM-16: what version 1 returned is told beside version 2, and a late round of it is counted there', async () => {
  const told = async () => {
    fixture.later(60_000)
    const { games } = ReturnsReply.parse((await fixture.get('/api/returns')).body)
    const game = games.find(({ gameCode }) => gameCode === NAZAR)
    expect(game).toMatchObject({ version: '2', digest: NOW })
    expect(game?.earlier).toMatchObject([{ version: '1', digest: FIRST }])
    const [earlier] = game?.earlier ?? []
    expect(earlier?.declared.lowest).toBeCloseTo(0.965, 4)
    return { now: game?.played?.rounds ?? 0, earlier: earlier?.played }
  }
  const { token, id } = await leftWin()
  const before = await told()
  await fixture.finish(token, id)
  const after = await told()
  expect(after.now).toBe(before.now)
  expect(after.earlier?.rounds).toBe((before.earlier?.rounds ?? 0) + 1)
  expect(after.earlier).toMatchObject({ since: '2026-03-01' })
})
