import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { SessionReply } from '../protocol.ts'
import { inTransaction } from '../store/database.ts'
import { findRound } from '../store/rounds.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import type { Fault } from '../testing/operator.ts'
import { play } from './make-move.ts'

const MINES = 'zar_kirik_cini'
const HOLDEM = 'zar_liman_holdem'
const ANTE_KURUS = 1_000
const DAY_MS = 24 * 3_600_000

const mines = { stakeKurus: 2_000, broken: 1 }
const hand = { anteKurus: ANTE_KURUS, aaKurus: 0 }

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.operator.forgetCalls())
/** Every round has ended once, and the operator holds what the arcade does. */
afterEach(async () => {
  fixture.later(2 * DAY_MS)
  await fixture.sweepAll()
  const { rows: moves } = await fixture.database.pool.query(
    `select round_id, coalesce(sum(price_kurus) filter (where state = 'made'), 0)::int as staked,
            bool_or(closed_at is null) as waits from arcade.move group by round_id`,
  )
  for (const round of await fixture.rounds()) {
    const further = moves.find((move) => move.round_id === round.id)
    expect(further?.waits ?? false).toBe(false)
    expect(['settled', 'voided']).toContain(round.state)
    const net = round.win_kurus - round.stake_kurus - (further?.staked ?? 0)
    expect(fixture.operator.books.netE5(round.id)).toBe(round.state === 'settled' ? net * 1_000 : 0)
  }
})

const seatAt = (game: string) => fixture.seat(undefined, game)

async function begun(game: string, bet: object) {
  const token = await seatAt(game)
  const { status, body } = await fixture.begin(token, bet)
  expect(status, JSON.stringify(body)).toBe(200)
  return { token, id: body.round.id, body }
}

const brokenOf = async (id: string): Promise<number> => {
  const round = (await fixture.rounds()).find((row) => row.id === id)
  return round.outcome.broken[0]
}

test('a round of several commands goes on by moves and is paid once, when it is decided', async () => {
  const { token, id, body } = await begun(MINES, mines)
  expect(body.round).toMatchObject({
    isDecided: false,
    state: 'open',
    shown: { brokenCount: 1, opened: [] },
    choices: [
      { move: { open: 0 }, priceKurus: 0, why: null },
      { move: { cashOut: true }, why: 'not_now' },
    ],
  })
  const whole = [0, 1, 2, 3].filter((tile) => tile !== 9)
  const broken = await brokenOf(id)
  const safe = whole.filter((tile) => tile !== broken).slice(0, 3)
  for (const open of safe) {
    const { body: moved } = await fixture.move(token, id, { open })
    expect(moved).toMatchObject({ balanceKurus: null, round: { isDecided: false, state: 'open' } })
  }
  expect(fixture.operator.callsTo('win')).toHaveLength(0)
  const { body: ended } = await fixture.move(token, id, { cashOut: true })
  expect(ended.round).toMatchObject({
    isDecided: true,
    state: 'settled',
    winKurus: 2_200,
    moves: [...safe.map((open) => ({ open })), { cashOut: true }],
    shown: { end: 'cashed out', broken: [broken] },
    choices: [],
  })
  expect(ended.balanceKurus).toBe(body.balanceKurus + 2_200)
  expect(fixture.operator.callsTo('win')).toHaveLength(1)
})

test('GAM-04: nothing that is hidden is told while the round is open', async () => {
  const { token, id, body } = await begun(HOLDEM, hand)
  const { session } = SessionReply.parse((await fixture.get(`/api/session?token=${token}`)).body)
  for (const round of [body.round, session.openRound]) {
    const three = [expect.any(Number), expect.any(Number), expect.any(Number)]
    expect(round?.shown).toMatchObject({ dealer: [], board: three, end: null })
  }
  const { rounds } = (await fixture.get(`/api/rounds?token=${token}`)).body
  expect(rounds[0].shown).toMatchObject({ dealer: [] })
  const { body: folded } = await fixture.move(token, id, { fold: true })
  expect((folded.round.shown as { dealer: number[] }).dealer).toHaveLength(2)
})

test('a further stake is a debit of its own, taken before the game goes on', async () => {
  const { token, id, body } = await begun(HOLDEM, hand)
  expect(body.round.choices).toContainEqual({
    move: { call: true },
    priceKurus: 2 * ANTE_KURUS,
    why: null,
  })
  const { body: ended } = await fixture.move(token, id, { call: true })
  expect(ended.round).toMatchObject({
    stakeKurus: ANTE_KURUS,
    stakedKurus: 3 * ANTE_KURUS,
    isDecided: true,
    state: 'settled',
  })
  const bets = fixture.operator.callsTo('bet')
  expect(bets.map(({ amount }) => amount)).toEqual([ANTE_KURUS * 1_000, 2 * ANTE_KURUS * 1_000])
  expect(new Set(bets.map(({ transaction_uuid }) => transaction_uuid)).size).toBe(2)
  expect(new Set(bets.map(({ round }) => round)).size).toBe(1)
})

test('where the wallet refuses the further stake the command is refused and the state stays', async () => {
  const { token, id } = await begun(HOLDEM, hand)
  fixture.operator.faults.bet.push('RS_ERROR_NOT_ENOUGH_MONEY')
  const commandId = randomUUID()
  for (const _ of [1, 2]) {
    const refused = await fixture.move(token, id, { call: true }, commandId)
    expect([refused.status, refused.body.refusal]).toEqual([409, 'not_enough_money'])
  }
  const { session } = (await fixture.get(`/api/session?token=${token}`)).body
  expect(session.openRound).toMatchObject({ isDecided: false, stakedKurus: ANTE_KURUS })
  expect((await fixture.move(token, id, { fold: true })).body.round.state).toBe('settled')
  expect(fixture.operator.callsTo('win')).toHaveLength(1)
})

test('a further stake that nobody knows of is given back, and only then the round goes on', async () => {
  const { token, id } = await begun(HOLDEM, hand)
  fixture.operator.faults.bet.push('RS_ERROR_UNKNOWN')
  fixture.operator.faults.rollback.push('RS_ERROR_UNKNOWN')
  const doubtful = await fixture.move(token, id, { call: true })
  expect(doubtful.body.refusal).toBe('wallet_down')
  const { rows } = await fixture.database.pool.query(
    'select state from arcade.move where round_id = $1',
    [id],
  )
  expect(rows).toEqual([{ state: 'rollback_pending' }])
  expect((await fixture.move(token, id, { fold: true })).body.refusal).toBe('round_not_open')
  fixture.later(60_000)
  await fixture.sweepAll()
  expect((await fixture.move(token, id, { fold: true })).body.round.isDecided).toBe(true)
})

test.each<Fault>(['hang-before', 'hang-after'])(
  'GAM-11: killed while a further stake is asked for (%s): it is given back, and the round is still there',
  async (fault) => {
    const { token, id } = await begun(HOLDEM, hand)
    fixture.operator.faults.bet.push(fault)
    const called = fixture.operator.nextCall('bet')
    const commandId = randomUUID()
    const moved = fixture.move(token, id, { call: true }, commandId)
    await called
    await fixture.crash()
    await moved
    fixture.later(10_000)
    await fixture.sweepAll()
    expect((await fixture.move(token, id, { call: true }, commandId)).body.refusal).toBe(
      'wallet_down',
    )
    const { body } = await fixture.move(token, id, { call: true })
    expect(body.round).toMatchObject({ stakedKurus: 3 * ANTE_KURUS, state: 'settled' })
  },
)

test('a command that is sent again is answered with the round, and charges nothing more', async () => {
  const { token, id } = await begun(HOLDEM, hand)
  const commandId = randomUUID()
  const first = await fixture.move(token, id, { call: true }, commandId)
  expect((await fixture.move(token, id, { call: true }, commandId)).body).toEqual(first.body)
  expect((await fixture.move(token, id, { fold: true }, commandId)).body.refusal).toBe(
    'invalid_input',
  )
  expect(fixture.operator.callsTo('bet')).toHaveLength(2)
})

test('GAM-07: ten calls at once with one id take one stake, and ten ids take one too', async () => {
  const one = await begun(HOLDEM, hand)
  const commandId = randomUUID()
  const same = await Promise.all(
    Array.from({ length: 10 }, () => fixture.move(one.token, one.id, { call: true }, commandId)),
  )
  expect(new Set(same.map(({ body }) => JSON.stringify(body.round))).size).toBe(1)
  const ten = await begun(HOLDEM, hand)
  const others = await Promise.all(
    Array.from({ length: 10 }, () => fixture.move(ten.token, ten.id, { call: true })),
  )
  expect(others.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(fixture.operator.callsTo('bet')).toHaveLength(4)
})

test('GAM-11: a round left for a day is cashed out, or has its stake back where nothing was decided', async () => {
  const opened = await begun(MINES, mines)
  const safe = (await brokenOf(opened.id)) === 0 ? 1 : 0
  await fixture.move(opened.token, opened.id, { open: safe })
  const untouched = await begun(MINES, mines)
  const dealt = await begun(HOLDEM, hand)
  fixture.later(DAY_MS - 60_000)
  await fixture.sweepAll()
  const statesOf = async () => {
    const rows = await fixture.rounds()
    return [opened, untouched, dealt].map(({ id }) => rows.find((row) => row.id === id)?.state)
  }
  expect(await statesOf()).toEqual(['open', 'open', 'open'])
  fixture.later(120_000)
  await fixture.sweepAll()
  expect(await statesOf()).toEqual(['settled', 'voided', 'settled'])
})

test('GAM-11: a process that dies once a move has decided leaves the win due within a minute', async () => {
  const { token, id } = await begun(MINES, mines)
  const safe = (await brokenOf(id)) === 0 ? 1 : 0
  await fixture.move(token, id, { open: safe })
  const { arcade } = fixture
  await inTransaction(arcade.pool, async (tx) => {
    const round = await findRound(tx, id)
    if (round) await play(arcade, tx, round, { cashOut: true })
  })
  expect(fixture.operator.callsTo('win')).toHaveLength(0)
  fixture.later(60_000)
  await fixture.sweepAll()
  expect((await fixture.rounds()).find((row) => row.id === id)?.state).toBe('settled')
  expect(fixture.operator.callsTo('win')).toHaveLength(1)
})

test('GAM-06: a demo plays the same games by the same commands', async () => {
  const { token, session } = await fixture.demo(HOLDEM)
  const { body } = await fixture.begin(token, hand)
  expect(body.balanceKurus).toBe(session.balanceKurus - ANTE_KURUS)
  const commandId = randomUUID()
  const called = await fixture.move(token, body.round.id, { call: true }, commandId)
  expect((await fixture.move(token, body.round.id, { call: true }, commandId)).body).toEqual(
    called.body,
  )
  const { round, balanceKurus } = called.body
  expect(balanceKurus).toBe(session.balanceKurus - 3 * ANTE_KURUS + round.winKurus)
  expect((await fixture.move(token, round.id, { fold: true })).body.refusal).toBe('round_not_open')
  expect(fixture.operator.calls).toHaveLength(0)
})

test.each([
  ['zar_nar_tanesi', { stakeKurus: 100, rows: 12, risk: 'mid' }],
  ['zar_terazi', { stakeKurus: 100, side: 'over', threshold: 5_000 }],
  ['zar_fisek', { stakeKurus: 100, target: 200 }],
  ['zar_kirk_kup', { stakeKurus: 100, picks: [1, 2, 3], risk: 'low' }],
  ['zar_degirmen', { stakeKurus: 100, segments: 20, risk: 'high' }],
  ['zar_sedef', { stakeKurus: 100 }],
  ['zar_konak_rulet', { bets: [{ place: 'red', stakeKurus: 100 }] }],
  ['zar_kosk_bakara', { bets: [{ place: 'player', stakeKurus: 100 }] }],
  ['zar_uc_zar', { bets: [{ place: 'big', stakeKurus: 100 }] }],
])('%s is decided and paid by its first command', async (game, bet) => {
  const { body } = await begun(game, bet)
  expect(body.round).toMatchObject({ isDecided: true, state: 'settled', stakedKurus: 100 })
  expect(fixture.operator.callsTo('win')).toHaveLength(1)
})

test('a bet that could bring more than the highest win is refused before it is charged', async () => {
  const token = await seatAt('zar_kirk_kup')
  const picks = [1, 2, 3, 4, 5, 6, 7, 8]
  const { body } = await fixture.begin(token, { stakeKurus: 100_100, picks, risk: 'low' })
  expect(body.refusal).toBe('invalid_input')
  expect((await fixture.begin(token, { stakeKurus: 100_000, picks, risk: 'low' })).status).toBe(200)
  expect(fixture.operator.callsTo('bet')).toHaveLength(1)
})
