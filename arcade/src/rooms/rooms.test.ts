import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkRecord, isRight, readRecords } from '../fairness/records.ts'
import type { RoundRecord } from '../fairness/round-record.ts'
import { multiplierAt, snapsAtMs } from '../games/crash/crash-point.ts'
import { readReturns } from '../store/daily-returns.ts'
import { stopGame } from '../store/game-stops.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import { hashBefore } from './chain/hash-chain.ts'
import { openRoomFixture, type RoomFixture, type RoomPage } from './testing/room-fixture.ts'

const BET = { stakeKurus: 2_000, auto: null }

let arcade: ArcadeFixture
let room: RoomFixture
beforeAll(async () => {
  arcade = await openTestArcade({ balanceKurus: 100_000_000 })
  room = await openRoomFixture(arcade)
})
afterEach(() => room.leave())
afterAll(async () => {
  await arcade.close()
})

/** To the betting of a new round, with its outcome as the test wants it. */
const flightThat = (holds: (snap: number) => boolean) => room.toRoundThat(holds)

test('FAIR-01: a page that comes is told the chain, the present moment and the past', async () => {
  const page = await room.enter()
  const { chain, stakesKurus, betsMax, isDemo } = page.welcome
  expect(chain).toMatchObject({ rounds: 10_000, saltFrom: 'own', version: '1' })
  expect(chain.firstHash).toMatch(/^[0-9a-f]{64}$/)
  expect([stakesKurus[0], betsMax, isDemo]).toEqual([100, 2, false])
  await room.toNextRound()
  await room.pass(2_500)
  const late = await room.enter()
  expect(late.view.round).toMatchObject({
    phase: { name: 'betting', elapsedMs: 2_500, lengthMs: 6_000 },
  })
})

test('a bet is taken through the supplier’s protocol, flies, is cashed out and paid', async () => {
  const page = await room.enter()
  const snap = await flightThat((one) => one > 200)
  const placed = await page.bet(BET)
  expect(placed).toMatchObject({ bet: { state: 'placed', stakeKurus: 2_000, slot: 0 } })
  await room.toFlight()
  expect(page.view.round).toMatchObject({ phase: { name: 'flying', lengthMs: null }, shown: {} })
  await room.pass(4_000)
  const done = await page.cashOut(placed.bet.id)
  const returnKurus = 20 * multiplierAt(4_000)
  expect(done.bet).toMatchObject({ state: 'decided', returnKurus })
  const paid = await page.untilPaid(placed.bet.id)
  expect(paid.bet).toMatchObject({ returnKurus, isPaid: true })
  expect(arcade.operator.books.netE5(placed.bet.id)).toBe((returnKurus - 2_000) * 1_000)
  await room.pass(snapsAtMs(snap) - 4_000)
  await page.until(({ view }) => view.round?.phase.name === 'snapped')
  expect(page.view.round?.shown).toEqual({ snap })
})

test('FAIR-05, GAM-12: every bet and every round of the room is verified from what anybody may know', async () => {
  const page = await room.enter()
  await flightThat((one) => one > 200)
  const { bet: own } = await page.bet(BET)
  const { bet: auto } = await page.bet({ ...BET, auto: 150 }, 1)
  await room.toFlight()
  await room.pass(3_000)
  await page.cashOut(own.id)
  await page.untilPaid(own.id)
  await room.toNextRound()
  await page.untilPaid(auto.id)
  const url = `/api/rooms/zar_ucurtma/bets?token=${page.token}`
  const { rounds } = (await arcade.get(url)).body as { rounds: RoundRecord[] }
  expect(rounds.map(({ moves }) => moves)).toEqual(
    expect.arrayContaining([[], [{ cashOut: multiplierAt(3_000) }]]),
  )
  for (const record of readRecords(JSON.stringify({ rounds }))) {
    expect(isRight(await checkRecord(record)), JSON.stringify(record)).toBe(true)
    const richer = { ...record, winKurus: (record.winKurus ?? 0) + 100 }
    expect(isRight(await checkRecord(richer))).toBe(false)
    const other = { ...record, moves: [{ cashOut: 99_999 }] }
    expect(await checkRecord(other)).toEqual({ kind: 'fault' })
  }
  // Hashed as often as its number says, each hash is the published one.
  const past = (await arcade.get('/api/rooms/zar_ucurtma/rounds?limit=50')).body.rounds
  for (const { number, hash, firstHash } of past) {
    let before: Buffer = Buffer.from(hash, 'hex')
    for (let left = number; left > 0; left--) before = hashBefore(before)
    expect(before.toString('hex')).toBe(firstHash)
  }
  const [counted] = await readReturns(arcade.database.pool)
  expect(counted).toMatchObject({ gameCode: 'zar_ucurtma', mode: 'any' })
})

test('a bet that is lost closes its round at the wallet with nothing', async () => {
  const page = await room.enter()
  await flightThat((one) => one < 150)
  const { bet } = await page.bet({ ...BET, auto: 200 })
  await room.toResult()
  const paid = await page.untilPaid(bet.id)
  expect(paid.bet).toMatchObject({ state: 'decided', returnKurus: 0, course: { cashedOut: null } })
  const [row] = (await arcade.rounds()).filter(({ id }) => id === bet.id)
  expect(row).toMatchObject({ state: 'settled', win_kurus: 0, outcome: { moves: [] } })
  expect(arcade.operator.books.netE5(bet.id)).toBe(-2_000_000)
})

test('a page that was away as its round ended is told what became of its bets', async () => {
  const page = await room.enter()
  await flightThat((one) => one > 200)
  const { bet: won } = await page.bet({ ...BET, auto: 150 })
  const { bet: back } = await page.bet(BET, 1)
  await page.takeBack(back.id)
  await room.leave()
  await room.enter()
  await room.toNextRound()
  const stateOf = async (id: string) => (await arcade.rounds()).find((one) => one.id === id)?.state
  await expect.poll(() => stateOf(won.id)).toBe('settled')
  await expect.poll(() => stateOf(back.id)).toBe('voided')
  const again = await room.enterWith(page.token)
  const paid = await again.untilPaid(won.id)
  expect(paid.bet).toMatchObject({ state: 'decided', returnKurus: 3_000, isPaid: true })
  expect(again.bets.find(({ id }) => id === back.id)).toMatchObject({ state: 'back' })
})

test('a bet that is taken back is given back once, whatever is repeated', async () => {
  const page = await room.enter()
  await flightThat(() => true)
  const { bet } = await page.bet(BET)
  const commandId = randomUUID()
  for (let again = 0; again < 3; again++) {
    expect(await page.takeBack(bet.id, commandId)).toMatchObject({ bet: { state: 'back' } })
  }
  await page.untilPaid(bet.id)
  expect(arcade.operator.books.netE5(bet.id)).toBe(0)
  // Its slot is free again.
  expect(await page.bet(BET)).toMatchObject({ bet: { state: 'placed' } })
})

test('a late bet is refused with no debit; a debit that was answered late comes back by itself', async () => {
  const page = await room.enter()
  await flightThat(() => true)
  arcade.operator.forgetCalls()
  arcade.operator.faults.bet.push('hang-after')
  const called = arcade.operator.nextCall('bet')
  const asked = page.ask({ type: 'bet', slot: 0, bet: BET })
  await called
  await room.pass(6_000)
  const late = page.ask({ type: 'bet', slot: 1, bet: BET })
  expect(await late).toMatchObject({ refusal: 'bets_closed' })
  expect(await asked).toMatchObject({ refusal: 'bets_closed' })
  const [row] = (await arcade.rounds()).slice(-1)
  await expect.poll(() => arcade.operator.books.entries.get(row.bet_uuid)?.isRolledBack).toBe(true)
  expect(arcade.operator.books.netE5(row.id)).toBe(0)
})

test('a command that is repeated is answered once more; what a cheat sends changes nothing', async () => {
  const page = await room.enter()
  const other = await room.enter()
  await flightThat((one) => one > 200)
  const commandId = randomUUID()
  const first = await page.ask({ type: 'bet', slot: 0, bet: BET, commandId })
  expect(await page.ask({ type: 'bet', slot: 0, bet: BET, commandId })).toEqual(first)
  const betId = (first as { bet: { id: string } }).bet.id
  const before = arcade.operator.calls.length
  const asked = async (from: RoomPage, command: object) =>
    (await from.ask(command as Parameters<RoomPage['ask']>[0])) as { refusal?: string }
  for (const [from, command, refusal] of [
    [page, { type: 'bet', slot: 1, bet: BET, commandId }, 'invalid_input'],
    [page, { type: 'bet', slot: 0, bet: BET }, 'place_taken'],
    [page, { type: 'bet', slot: 2, bet: BET }, 'invalid_input'],
    [page, { type: 'bet', slot: 1, bet: { ...BET, auto: 100 } }, 'invalid_input'],
    [page, { type: 'bet', slot: 1, bet: { ...BET, stakeKurus: -2_000 } }, 'invalid_input'],
    [page, { type: 'move', betId, move: { cashOut: true } }, 'move_refused'],
    [page, { type: 'move', betId, move: { cashOut: 900 } }, 'invalid_input'],
    [page, { type: 'move', betId: randomUUID(), move: { cashOut: true } }, 'round_not_open'],
    [other, { type: 'takeBack', betId }, 'round_not_open'],
  ] as const) {
    expect(await asked(from, command), JSON.stringify(command)).toMatchObject({ refusal })
  }
  await room.toFlight()
  await room.pass(3_000)
  const stolen = await asked(other, { type: 'move', betId, move: { cashOut: true } })
  expect(stolen).toMatchObject({ refusal: 'round_not_open' })
  expect(arcade.operator.calls.length).toBe(before)
  await page.cashOut(betId)
})

test('others see a bet under a hidden name, and never whose it is', async () => {
  const [page, other] = [await room.enter('mehmet-7'), await room.enter()]
  await flightThat(() => true)
  await page.bet(BET)
  await room.pass(100)
  await other.until(({ view }) => view.bets.length === 1)
  expect(other.view.bets[0]).toMatchObject({ name: 'me•••7', stakeKurus: 2_000, returnKurus: null })
  expect(other.view.totals).toMatchObject({ bets: 1, stakedKurus: 2_000 })
  expect(other.heard.join()).not.toContain('mehmet')
})

test('FAIR-02: the hash of a round is in no message, log or row before the round is over', async () => {
  const page = await room.enter()
  const snap = await flightThat((one) => one > 300)
  const hash = await room.hashNow()
  await page.bet(BET)
  await room.toFlight()
  await room.pass(2_000)
  const rows = await arcade.database.pool.query(
    `select (select json_agg(r) from arcade.room_round r) as rounds,
            (select json_agg(j) from arcade.room_journal j) as journal,
            (select json_agg(b) from arcade.round b) as bets`,
  )
  expect(JSON.stringify([page.heard, rows.rows])).not.toContain(hash)
  expect(snap).toBeGreaterThan(300)
  await room.toNextRound()
  await page.until(({ view }) => view.past[0]?.hash === hash)
})

test('GAM-06, GAM-12: a visitor plays the same rounds with play money; no wallet hears of it', async () => {
  const page = await room.enterDemo()
  expect(page.welcome).toMatchObject({ isDemo: true, balanceKurus: 500_000 })
  await flightThat((one) => one > 200)
  arcade.operator.forgetCalls()
  const placed = await page.bet({ ...BET, auto: 150 })
  expect(placed.balanceKurus).toBe(498_000)
  const back = await page.bet(BET, 1)
  expect((await page.takeBack(back.bet.id)).balanceKurus).toBe(498_000)
  await room.toResult()
  const paid = await page.untilPaid(placed.bet.id)
  expect(paid).toMatchObject({ bet: { returnKurus: 3_000 }, balanceKurus: 501_000 })
  expect(page.view.bets).toEqual([])
  expect(arcade.operator.calls).toEqual([])
  const refused = await page.ask({ type: 'bet', slot: 0, bet: { stakeKurus: 500_000, auto: 101 } })
  expect(refused).toMatchObject({ refusal: expect.stringMatching(/bets_closed|not_enough_money/) })
})

test('GAM-13: a game that is stopped takes no bet, and its room closes after the round', async () => {
  const page = await room.enter()
  await flightThat(() => true)
  const { bet } = await page.bet(BET)
  const stop = { gameCode: 'zar_ucurtma', reason: 'test', by: 'tester', at: new Date() }
  await stopGame(arcade.database.pool, stop)
  await room.pass(500)
  expect(await page.ask({ type: 'bet', slot: 1, bet: BET })).toMatchObject({
    refusal: 'game_stopped',
  })
  await room.toResult()
  await page.untilPaid(bet.id)
  await room.pass(3_000)
  await page.until(({ view }) => view.round === null)
  expect(await page.ask({ type: 'bet', slot: 1, bet: BET })).toMatchObject({
    refusal: 'room_closed',
  })
  await arcade.database.pool.query('delete from arcade.game_stop')
})

test('a page of another origin, of no room or of no session is not let in', async () => {
  await expect(room.open('zar_ucurtma', { origin: 'http://evil.test' })).rejects.toThrow('403')
  await expect(room.open('zar_nothing')).rejects.toThrow('404')
  await expect(room.enterWith('no-token')).rejects.toThrow('session_unknown')
  const solo = await arcade.seat()
  await expect(room.enterWith(solo)).rejects.toThrow('session_unknown')
})

test('a page that comes back hears what it missed, and all anew where that is not kept', async () => {
  const page = await room.enter()
  await flightThat(() => true)
  const { run, seq } = page
  const other = await room.enter()
  await other.bet(BET)
  await room.pass(100)
  await page.until(({ view }) => view.bets.length === 1)
  page.close()
  const back = await room.enterWith(page.token, { run, seq })
  expect(back.kinds).not.toContain('snapshot')
  expect(back.kinds).toContain('delta')
  const stranger = await room.enterWith(page.token, { run: 'another', seq })
  expect(stranger.kinds).toContain('snapshot')
})

test('a page that was away for more changes than are kept hears all anew', async () => {
  const page = await room.enter()
  const { run, seq } = page
  page.close()
  const other = await room.enter()
  while (other.seq - seq <= 200) {
    await room.pass(20_000)
    await wait(1)
  }
  const numbers = [seq, other.seq + 1_000, -1]
  // The last two never were.
  for (const gone of numbers) {
    const back = await room.enterWith(page.token, { run, seq: gone })
    expect(back.kinds.slice(0, 2)).toEqual(['welcome', 'snapshot'])
    expect(back.seq).toBeGreaterThanOrEqual(other.seq)
    expect(back.view).toEqual({ ...other.view, people: expect.any(Number), round: back.view.round })
    expect(back.view.round?.number).toBe(other.view.round?.number)
  }
})
