import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyRound } from '../../fairness/verifier.ts'
import { SessionReply } from '../../protocol.ts'
import { cancelReward } from '../../store/rewards.ts'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'
import type { Fault } from '../../testing/operator.ts'

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.operator.forgetCalls())

/** However the test ended: no own money was staked, and every win is the player's. */
afterEach(async () => {
  for (const wait of [0, 46_000, 400_000]) {
    fixture.later(wait)
    await fixture.sweepAll()
  }
  for (const round of await fixture.rounds()) {
    expect(['settled', 'voided']).toContain(round.state)
    const stakeKurus = round.reward_id === null ? round.stake_kurus : 0
    const netKurus = round.state === 'settled' ? round.win_kurus - stakeKurus : 0
    expect(fixture.operator.books.netE5(round.id)).toBe(netKurus * 1_000)
  }
})

async function given(rounds: number) {
  const user = `lucky-${randomUUID()}`
  const reward = await fixture.give(user, rounds)
  return { user, reward, token: await fixture.seat(user) }
}
const told = async (token: string) =>
  SessionReply.parse((await fixture.get(`/api/session?token=${token}`)).body).session

async function playFree(token: string, rewardId: string) {
  fixture.later(2_500)
  const spun = await fixture.spinFree(token, rewardId)
  expect(spun.status).toBe(200)
  const finished = await fixture.finish(token, spun.body.round.id)
  expect(finished.status).toBe(200)
  return { spun: spun.body, finished: finished.body }
}
const playedOf = async (rewardId: string): Promise<number> => {
  const { rows } = await fixture.database.pool.query(
    'select rounds_played from arcade.reward where id = $1',
    [rewardId],
  )
  return rows[0].rounds_played
}

test('free rounds are told, counted down, paid for real, and summed up when they are over', async () => {
  const { reward, token } = await given(3)
  const { balanceE5 } = fixture.operator.books
  expect((await told(token)).freeRounds).toEqual({
    now: {
      id: reward.id,
      given: 3,
      left: 3,
      stakeKurus: 200,
      wonKurus: 0,
      endsAt: reward.ends_at.toISOString(),
    },
    over: null,
  })
  let wonKurus = 0
  for (const left of [2, 1]) {
    const { spun, finished } = await playFree(token, reward.id)
    wonKurus += spun.round.winKurus
    expect(spun.round.isFree).toBe(true)
    expect(spun.freeRounds.now?.left).toBe(left)
    expect(finished.freeRounds.now).toMatchObject({ left, wonKurus })
  }
  fixture.later(2_500)
  const last = (await fixture.spinFree(token, reward.id)).body
  // While the last one is shown they are not over yet.
  expect(last.freeRounds).toMatchObject({ now: { left: 0 }, over: null })
  wonKurus += last.round.winKurus
  const over = { id: reward.id, given: 3, played: 3, wonKurus }
  const { freeRounds } = (await fixture.finish(token, last.round.id)).body
  expect(freeRounds).toEqual({ now: null, over })
  // A page that is opened anew says it again, until own money is played for.
  expect((await told(token)).freeRounds).toEqual({ now: null, over })
  expect(fixture.operator.books.balanceE5).toBe(balanceE5 + wonKurus * 1_000)
  fixture.later(2_500)
  expect((await fixture.spin(token)).body.freeRounds).toEqual({ now: null, over: null })
})

test('Hub88 hears of each: a bet that is free and its win, both with the reward', async () => {
  const { reward, token } = await given(1)
  const { spun } = await playFree(token, reward.id)
  const [bet] = fixture.operator.callsTo('bet')
  const [win] = fixture.operator.callsTo('win')
  expect(bet).toMatchObject({ is_free: true, reward_uuid: reward.ref, amount: 200_000 })
  expect(win).toMatchObject({
    is_free: true,
    reward_uuid: reward.ref,
    amount: spun.round.winKurus * 1_000,
    reference_transaction_uuid: bet?.transaction_uuid,
  })
})

test('fifty spins at once over two sessions play each round once, and one at a time', async () => {
  const { user, reward, token } = await given(2)
  const tokens = [token, await fixture.seat(user)]
  await fixture.rotate(token, 'x')
  for (const wave of [1, 2, 3]) {
    fixture.later(2_500)
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        fixture.spinFree(tokens[index % 2] ?? token, reward.id),
      ),
    )
    const taken = replies.filter(({ status }) => status === 200)
    expect(taken).toHaveLength(wave < 3 ? 1 : 0)
    for (const { body } of taken) await fixture.finish(token, body.round.id)
  }
  expect(await playedOf(reward.id)).toBe(2)
  expect(fixture.operator.callsTo('bet').every(({ is_free }) => is_free)).toBe(true)
})

test.each<[string, (ref: string) => Promise<unknown>]>([
  [
    'called back',
    (ref) =>
      cancelReward(
        fixture.database.pool,
        { supplier: 'hub88', ref },
        new Date(fixture.clock.nowMs),
      ),
  ],
  ['run out', async () => fixture.later(3_600_000)],
])('a spin that is meant as free is never paid for: they have %s', async (_, end) => {
  const { reward, token } = await given(5)
  const { finished } = await playFree(token, reward.id)
  await end(reward.ref)
  fixture.later(2_500)
  const refused = await fixture.spinFree(token, reward.id)
  expect([refused.status, refused.body.refusal]).toEqual([409, 'free_rounds_over'])
  expect(fixture.operator.callsTo('bet')).toHaveLength(1)
  const over = { id: reward.id, given: 5, played: 1, wonKurus: finished.round.winKurus }
  expect((await told(token)).freeRounds).toEqual({ now: null, over })
})

test('another player’s free rounds, another stake and another meaning of a command are refused', async () => {
  const { reward, token } = await given(5)
  const stranger = await given(5)
  expect((await fixture.spinFree(stranger.token, reward.id)).body.refusal).toBe('free_rounds_over')
  expect((await fixture.spinFree(token, randomUUID())).body.refusal).toBe('free_rounds_over')
  expect((await fixture.spinFree(token, reward.id, 2_000)).body.refusal).toBe('invalid_input')
  const other = await fixture.seat(stranger.user, 'zar_lale_devri')
  expect((await fixture.spinFree(other, stranger.reward.id)).body.refusal).toBe('free_rounds_over')
  const { token: demo } = await fixture.demo()
  expect((await fixture.spinFree(demo, reward.id)).body.refusal).toBe('free_rounds_over')
  const commandId = randomUUID()
  const first = await fixture.spinFree(token, reward.id, 200, commandId)
  expect((await fixture.spinFree(token, reward.id, 200, commandId)).body).toMatchObject({
    round: { id: first.body.round.id },
  })
  expect((await fixture.spin(token, 200, commandId)).body.refusal).toBe('invalid_input')
  expect(await playedOf(reward.id)).toBe(1)
})

test('a round whose stake is refused or given back is there to be played again', async () => {
  const { reward, token } = await given(1)
  fixture.operator.faults.bet.push('RS_ERROR_LIMIT_REACHED')
  expect((await fixture.spinFree(token, reward.id)).body.refusal).toBe('limit_reached')
  expect(await playedOf(reward.id)).toBe(0)
  // Nobody knows about the bet, nor about its rollback: it will be given back, and is not lost.
  const lost: Fault[] = ['drop-after', 'drop-after', 'drop-after']
  fixture.operator.faults.bet.push(...lost)
  fixture.operator.faults.rollback.push('drop-before')
  expect((await fixture.spinFree(token, reward.id)).body.refusal).toBe('wallet_down')
  expect((await told(token)).freeRounds.now?.left).toBe(1)
  expect((await fixture.spinFree(token, reward.id)).body.refusal).toBe('wallet_down')
  fixture.later(2_000)
  await fixture.sweepAll()
  expect(await playedOf(reward.id)).toBe(0)
  await playFree(token, reward.id)
})

test.each<Fault>(['hang-before', 'hang-after'])(
  'GAM-11: killed while a free bet is asked for (%s): the free round is given back',
  async (fault) => {
    const { reward, token } = await given(2)
    fixture.operator.faults.bet.push(fault)
    const called = fixture.operator.nextCall('bet')
    const spinning = fixture.spinFree(token, reward.id)
    await called
    await fixture.crash()
    await spinning
    expect(await playedOf(reward.id)).toBe(1)
    fixture.later(10_000)
    await fixture.sweepAll()
    expect(await playedOf(reward.id)).toBe(0)
    await playFree(token, reward.id)
  },
)

test('GAM-11: killed while the win of the last one is paid: it is paid once, and summed up', async () => {
  const { reward, token } = await given(1)
  fixture.operator.faults.win.push('hang-after')
  const { round } = (await fixture.spinFree(token, reward.id)).body
  const called = fixture.operator.nextCall('win')
  const finishing = fixture.finish(token, round.id)
  await called
  await fixture.crash()
  await finishing
  expect((await told(token)).freeRounds).toMatchObject({ now: { left: 0 }, over: null })
  fixture.later(10_000)
  await fixture.sweepAll()
  const over = { id: reward.id, given: 1, played: 1, wonKurus: round.winKurus }
  expect((await told(token)).freeRounds).toEqual({ now: null, over })
})

test('a page torn away in a free round is shown it again, and plays the rest', async () => {
  const { reward, token } = await given(2)
  const { round } = (await fixture.spinFree(token, reward.id)).body
  const { openRound, freeRounds } = await told(token)
  expect(openRound).toMatchObject({ id: round.id, isFree: true })
  expect(freeRounds.now?.left).toBe(1)
  await fixture.finish(token, round.id)
  await playFree(token, reward.id)
})

test('of two rewards the one that ends first is played first', async () => {
  const { user, reward, token } = await given(1)
  fixture.later(1_000)
  const later = await fixture.give(user, 1)
  const { finished } = await playFree(token, reward.id)
  expect(finished.freeRounds).toMatchObject({ now: { id: later.id }, over: { played: 1 } })
})

test('FAIR-01: a free round is drawn from the same seeds, in the same row of numbers', async () => {
  const { reward, token } = await given(2)
  const own = (await fixture.spin(token, 200)).body.round
  await fixture.finish(token, own.id)
  const { spun } = await playFree(token, reward.id)
  expect(spun.round.nonce).toBe(own.nonce + 1)
  const { revealed } = (await fixture.rotate(token, 'mine')).body
  const { shown, stakedKurus, winKurus, commitment, digest, gameVersion: version } = spun.round
  const { serverSeed } = revealed
  const verified = await verifyRound({ ...spun.round, serverSeed })
  expect(verified).toEqual({ shown, stakedKurus, winKurus, commitment, digest, version })
})

test.each([
  ['update arcade.reward set rounds_played = rounds_given + 1', /never_plays_more_than_given/],
  ['update arcade.reward set rounds_given = rounds_given + 1', /terms of a reward/],
  ['update arcade.reward set stake_kurus = 5', /terms of a reward/],
  ['update arcade.round set reward_id = null where reward_id is not null', /never changed/],
])('the database itself refuses: %s', async (statement, words) => {
  const { reward, token } = await given(1)
  await playFree(token, reward.id)
  await expect(fixture.database.pool.query(statement)).rejects.toThrow(words)
})
