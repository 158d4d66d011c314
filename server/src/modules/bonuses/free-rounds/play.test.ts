import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { copyBonuses, giveUpBonuses, readUnmatchedFreeRounds } from '../index.ts'
import { DAY_MS, E5, type FreeRoundsFixture, openFreeRoundsFixture } from './testing/fixture.ts'

const MINUTE_MS = 60_000

let fixture: FreeRoundsFixture
beforeAll(async () => {
  fixture = await openFreeRoundsFixture()
})
beforeEach(() => {
  fixture.casino.clock.advance(MINUTE_MS)
  Object.assign(fixture.supplier, { mood: 'gives', calls: [], onAward: async () => {} })
})
afterEach(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  expect(await fixture.findings()).toEqual([])
})
afterAll(() => fixture.close())

type Ready = Awaited<ReturnType<FreeRoundsFixture['ready']>>

/** A free bet of the rounds, and the win that it pays. */
function roundOf({ bet, win, reward }: Ready, wonE5: bigint) {
  const own = { movesCash: false, reward, roundId: randomUUID() }
  const staked = bet(2n * E5, own)
  return { staked, won: win(staked, wonE5, { reward, roundId: own.roundId }) }
}

async function play(ready: Ready, wonE5 = 0n) {
  const round = roundOf(ready, wonE5)
  await fixture.wallet.post(round.staked)
  await fixture.wallet.post(round.won)
  return round
}

test('a round is counted once however often its calls come, costs nothing, and what it wins is cash at once', async () => {
  const ready = await fixture.ready()
  const { staked, won } = roundOf(ready, 5n * E5)
  const calls = Array.from({ length: 10 }, () => [staked, won]).flat()
  expect((await fixture.wallet.post(staked)).balanceE5).toBe(0n)
  await Promise.all(calls.map((command) => fixture.wallet.post(command)))
  expect(await fixture.casino.cashE5(ready.playerId)).toBe(5n * E5)
  expect(await fixture.card(ready.playerId)).toMatchObject({ left: 2, won: 5, status: 'ready' })
})

test('rounds that are played side by side are all counted, and the last of them ends it', async () => {
  const ready = await fixture.ready()
  await Promise.all([play(ready, E5), play(ready), play(ready, 2n * E5)])
  await fixture.settle()
  await fixture.settle()
  expect(await fixture.card(ready.playerId)).toMatchObject({ left: 0, won: 3, status: 'spent' })
  expect((await fixture.notes(ready.playerId)).at(-1)).toBe(
    'Bedava turların bitti: Üç tur. Bütün turlar oynandı. Kazandığın ₺3,00 bakiyende.',
  )
  expect(fixture.supplier.calls.filter((call) => call.startsWith('cancel'))).toEqual([])
})

test('a round that is rolled back is left to play again, also after the last', async () => {
  const ready = await fixture.ready()
  await play(ready)
  await play(ready)
  const { staked, won } = await play(ready)
  expect(await fixture.card(ready.playerId)).toMatchObject({ left: 0, status: 'spent' })
  await fixture.wallet.post(ready.rollback(won))
  await fixture.wallet.post(ready.rollback(staked))
  expect(await fixture.card(ready.playerId)).toMatchObject({
    left: 1,
    status: 'ready',
    endedAt: null,
  })
  await play(ready)
  expect(await fixture.card(ready.playerId)).toMatchObject({ left: 0, status: 'spent' })
})

test('a win that needs no bet is a round too, and a refused bet is none', async () => {
  const ready = await fixture.ready()
  const { reward } = ready
  const alone = { ...ready.bet(0n), kind: 'win' as const, sessionTokenHash: null }
  await fixture.wallet.post({ ...alone, roundId: randomUUID(), reward })
  const refused = ready.bet(2n * E5, { movesCash: false, reward, sessionTokenHash: 'ab' })
  expect((await fixture.wallet.post(refused)).outcome).toBe('session_unknown')
  expect(await fixture.card(ready.playerId)).toMatchObject({ left: 2 })
})

test('each round is told of, once, though no balance moves', async () => {
  const ready = await fixture.ready()
  const { staked } = roundOf(ready, 0n)
  await fixture.wallet.post(staked)
  await fixture.wallet.post(staked)
  const told = await fixture.casino.db
    .selectFrom('outbox')
    .select('message')
    .where('player_id', '=', ready.playerId)
    .where('command', '=', 'FreeRound')
    .execute()
  expect(told).toEqual([{ message: { game: 'zr_play' } }])
})

test('decision 018: rounds of a reward we never gave, of another player, or beyond the last post as they came and are shown', async () => {
  const [ready, other] = [await fixture.ready(), await fixture.ready()]
  await play({ ...ready, reward: 'never-given' }, 7n * E5)
  await play({ ...ready, reward: other.reward })
  for (const _ of [1, 2, 3, 4]) await play(ready)
  expect(await fixture.casino.cashE5(ready.playerId)).toBe(7n * E5)
  expect(await fixture.card(other.playerId)).toMatchObject({ left: 3 })
  expect(await fixture.card(ready.playerId)).toMatchObject({ left: 0, status: 'spent' })
  const { unmatched, tooMany } = await readUnmatchedFreeRounds(fixture.casino.db, new Date(0))
  const about = unmatched.filter(({ playerId }) => playerId === ready.playerId)
  expect(about.map(({ why }) => why).sort()).toEqual([
    ...['never_given', 'never_given', 'other_player', 'other_player'],
  ])
  expect(tooMany).toMatchObject([{ id: ready.id, given: 3, taken: 4 }])
})

test('a day before the end the player is told what is left, and at the end what is left is taken back at the supplier', async () => {
  const ready = await fixture.ready()
  await play(ready, E5)
  fixture.casino.clock.advance(6 * DAY_MS)
  await fixture.settle()
  await fixture.settle()
  const notes = await fixture.notes(ready.playerId)
  expect(notes.filter((note) => note.includes('kalan 2 tur'))).toHaveLength(1)
  fixture.casino.clock.advance(DAY_MS)
  await fixture.settle()
  expect(await fixture.card(ready.playerId)).toMatchObject({ status: 'expired', left: 2, won: 1 })
  fixture.supplier.mood = 'is down'
  await fixture.askDue()
  fixture.supplier.mood = 'gives'
  fixture.casino.clock.advance(MINUTE_MS)
  await fixture.askDue()
  fixture.casino.clock.advance(DAY_MS)
  await fixture.askDue()
  const cancels = fixture.supplier.calls.filter(
    (call) => call === `cancel ${ready.id} ${ready.reward}`,
  )
  expect(cancels).toHaveLength(2)
})

test('a round that is under way while its player gives the rounds up is taken, and its win is theirs', async () => {
  const ready = await fixture.ready()
  const { staked, won } = roundOf(ready, 4n * E5)
  const [, declined] = await Promise.all([
    fixture.wallet.post(staked),
    fixture.decline(ready.playerId, ready.id),
  ])
  expect(declined).toMatchObject({ success: true, message: 'Bedava turlardan vazgeçildi.' })
  await fixture.wallet.post(won)
  await fixture.askDue()
  expect(await fixture.card(ready.playerId)).toMatchObject({ status: 'declined', left: 2, won: 4 })
  expect(await fixture.casino.cashE5(ready.playerId)).toBe(4n * E5)
  expect(fixture.supplier.calls).toContain(`cancel ${ready.id} ${ready.reward}`)
  expect(await fixture.decline(ready.playerId, ready.id)).toEqual(declined)
  const stranger = await fixture.decline(await fixture.casino.player(), ready.id)
  expect(stranger).toMatchObject({ success: false, data: { code: 'not_found' } })
})

test('what is given up while the supplier is giving it is taken back, and nobody is told that it is ready', async () => {
  const playerId = await fixture.casino.player()
  await fixture.claim(playerId)
  const { id } = await fixture.card(playerId)
  fixture.supplier.onAward = async () => {
    await fixture.decline(playerId, id)
    // The supplier still answers: whoever would cancel now would find nothing.
    await fixture.askDue()
  }
  await fixture.ask(id)
  fixture.supplier.onAward = async () => {}
  await fixture.askDue()
  expect(fixture.supplier.calls).toEqual([
    `award ${id}`,
    expect.stringMatching(`cancel ${id} reward-`),
  ])
  expect(await fixture.card(playerId)).toMatchObject({ status: 'declined' })
  const notes = await fixture.notes(playerId)
  expect(notes.filter((note) => note.includes('hazır'))).toEqual([])
})

test('EXC-01: rounds of whoever excludes themselves are taken back, and their game takes no bet of them', async () => {
  const ready = await fixture.ready()
  await fixture.casino.setStatus(ready.playerId, 'excluded')
  const { staked } = roundOf(ready, 0n)
  expect((await fixture.wallet.post(staked)).outcome).toBe('player_excluded')
  await fixture.settle()
  await fixture.askDue()
  expect(await fixture.card(ready.playerId)).toMatchObject({ status: 'cancelled', left: 3 })
  expect(fixture.supplier.calls).toContain(`cancel ${ready.id} ${ready.reward}`)
})

test('PRV-02: the copy of a player’s data has them, and an operator who ends their bonuses ends them too', async () => {
  const ready = await fixture.ready()
  await play(ready, E5)
  await giveUpBonuses(fixture.deps, { playerId: ready.playerId, operator: 'Ece' })
  const { freeRounds } = await copyBonuses(fixture.casino.db, ready.playerId, 'en')
  expect(freeRounds).toMatchObject([
    { title: 'Three rounds', status: 'cancelled', rounds: 3, played: 1, stake: 2, won: 1 },
  ])
})

test('BON-03: a free round that took the player’s own money is a finding of the ledger audit', async () => {
  const ready = await fixture.ready()
  await fixture.casino.deposit(ready.playerId, 2n * E5)
  const paid = ready.bet(2n * E5, { reward: ready.reward })
  await fixture.wallet.post(paid)
  expect(await fixture.findings()).toEqual([
    { rule: 'BON-03', sentence: expect.stringContaining('was paid with the player’s money') },
  ])
  await fixture.casino.owner.db.deleteFrom('free_round').execute()
})

test('LED-05: a cash bet that comes again as a free round is another message, and spends none', async () => {
  const ready = await fixture.ready()
  await fixture.casino.deposit(ready.playerId, 2n * E5)
  const cash = ready.bet(2n * E5)
  expect(await fixture.wallet.post(cash)).toMatchObject({ outcome: 'ok' })
  const again = await fixture.wallet.post({ ...cash, movesCash: false, reward: ready.reward })
  expect(again).toMatchObject({ outcome: 'changed_replay' })
  expect(await fixture.casino.db.selectFrom('free_round').select('reward').execute()).toHaveLength(
    1,
  )
  const { freeRounds } = await copyBonuses(fixture.casino.db, ready.playerId, 'en')
  expect(freeRounds).toMatchObject([{ played: 0 }])
  expect(await fixture.findings()).toEqual([])
  await fixture.casino.owner.db.deleteFrom('free_round').execute()
})

test('W26: what was refused as a free round and then taken for cash spends none; the round itself does', async () => {
  const ready = await fixture.ready()
  await fixture.casino.deposit(ready.playerId, 2n * E5)
  const cash = ready.bet(2n * E5)
  const free = { ...cash, movesCash: false, reward: ready.reward }
  const refused = await fixture.wallet.post({ ...free, currency: 'EUR' })
  expect(refused).toMatchObject({ outcome: 'wrong_currency' })
  expect(await fixture.wallet.post(cash)).toMatchObject({ outcome: 'ok' })
  const played = async () => (await copyBonuses(fixture.casino.db, ready.playerId, 'en')).freeRounds
  expect(await played()).toMatchObject([{ played: 0 }])
  const round = ready.bet(2n * E5, { movesCash: false, reward: ready.reward })
  expect(await fixture.wallet.post(round)).toMatchObject({ outcome: 'ok' })
  expect(await fixture.wallet.post(round)).toMatchObject({ outcome: 'ok', note: 'replay' })
  expect(await played()).toMatchObject([{ played: 1 }])
  expect(await fixture.findings()).toEqual([])
})
