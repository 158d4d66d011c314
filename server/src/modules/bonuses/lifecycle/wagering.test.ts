import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type BonusFixture,
  DAY_MS,
  E5,
  openBonusFixture,
} from '../../../testing/bonuses/bonus-fixture.ts'

let fixture: BonusFixture
beforeAll(async () => {
  fixture = await openBonusFixture()
})
afterEach(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  expect(await fixture.findings()).toEqual([])
})
afterAll(() => fixture.close())

type At = Awaited<ReturnType<BonusFixture['table']>>

/** Staked, and won back where nothing else is said, so many times. */
async function play(at: At, liras: bigint, times: number, wonLiras = liras): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const bet = at.bet(liras * E5)
    expect(await fixture.wallet.post(bet)).toMatchObject({ outcome: 'ok' })
    if (wonLiras > 0n) await fixture.wallet.post(at.win(bet, wonLiras * E5))
  }
}
/** A player with the twenty rounds at ₺2: ₺40, wagered five times, at most ₺500 to keep. */
async function withRounds(cashE5 = 0n) {
  const at = await fixture.table(cashE5)
  await fixture.claim(at.playerId, 'nar-rounds')
  return at
}
const keepAnHour = `update transfer set created_at = created_at - interval '1 hour'`

test('BON-02: the card does the sum: staked from the bonus or from own money, it counts', async () => {
  const at = await withRounds(20n * E5)
  await play(at, 20n, 1, 0n)
  await play(at, 2n, 3, 0n)
  expect(await fixture.bonus(at.playerId)).toMatchObject({
    amount: 40,
    balance: 34,
    toWager: 200,
    wagered: 26,
    leftToWager: 174,
  })
})

test('a stake that was rolled back was none, and one from before the bonus never counts', async () => {
  const at = await fixture.table(50n * E5)
  const before = at.bet(10n * E5)
  await fixture.wallet.post(before)
  await fixture.claim(at.playerId, 'nar-rounds')
  await fixture.wallet.post(at.rollback(before))
  const stake = at.bet(7n * E5)
  await fixture.wallet.post(stake)
  expect(await fixture.bonus(at.playerId)).toMatchObject({ wagered: 7 })
  await fixture.wallet.post(at.rollback(stake))
  expect(await fixture.bonus(at.playerId)).toMatchObject({ wagered: 0, leftToWager: 200 })
})

test('a game counts by its category, and one that is not named counts nothing', async () => {
  const at = await withRounds(100n * E5)
  const { db } = fixture.casino
  const weigh = (contribution: object) =>
    db
      .updateTable('bonus')
      .set({ contribution: JSON.stringify(contribution) })
      .where('player_id', '=', at.playerId)
      .execute()
  await play(at, 50n, 1, 0n)
  await weigh({ 1: 10 })
  expect(await fixture.bonus(at.playerId)).toMatchObject({ wagered: 5 })
  await weigh({ 2: 100 })
  expect(await fixture.bonus(at.playerId)).toMatchObject({ wagered: 0 })
})

test('what was counted is the same, added up at once or from what was kept before', async () => {
  const at = await withRounds(50n * E5)
  await play(at, 30n, 1, 0n)
  const { pool } = fixture.casino.owner
  await pool.query('alter table transfer disable trigger transfer_is_final')
  await pool.query(`${keepAnHour} where player_id = $1`, [at.playerId])
  await pool.query('alter table transfer enable trigger transfer_is_final')
  await Promise.all([fixture.settle(), fixture.settle(), fixture.settle()])
  const kept = await pool.query('select wagered_e5 from bonus where player_id = $1', [at.playerId])
  expect(kept.rows).toEqual([{ wagered_e5: 30n * E5 }])
  await play(at, 20n, 1, 0n)
  expect(await fixture.bonus(at.playerId)).toMatchObject({ wagered: 50, leftToWager: 150 })
})

test('LED-01: once it is wagered the rest becomes cash by one transfer', async () => {
  const at = await withRounds()
  await play(at, 2n, 100)
  await fixture.settle()
  expect(await fixture.casino.cashE5(at.playerId)).toBe(40n * E5)
  expect(await fixture.bonus(at.playerId)).toMatchObject({
    status: 'completed',
    balance: 0,
    released: 40,
    wagered: 200,
    leftToWager: 0,
  })
  const released = await fixture.casino.db
    .selectFrom('transfer')
    .select('amount_e5')
    .where('player_id', '=', at.playerId)
    .where('reason', '=', 'bonus_release')
    .execute()
  expect(released).toEqual([{ amount_e5: 40n * E5 }])
  expect((await fixture.notes(at.playerId)).at(-1)).toContain('Çevrim tamam')
})

test('BON-02: beyond the highest win of the terms the rest goes back to the operator', async () => {
  const at = await withRounds()
  const bet = at.bet(2n * E5)
  await fixture.wallet.post(bet)
  await fixture.wallet.post(at.win(bet, 900n * E5))
  await play(at, 2n, 99)
  expect(await fixture.bonus(at.playerId)).toMatchObject({ status: 'completed', released: 500 })
  expect(await fixture.casino.cashE5(at.playerId)).toBe(500n * E5)
})

test('a bonus that runs out goes back, told a day before and when it happens; own money stays', async () => {
  const at = await withRounds(10n * E5)
  await fixture.settle()
  expect((await fixture.notes(at.playerId)).join()).not.toContain('süresi doluyor')
  fixture.casino.clock.advance(6 * DAY_MS + 1)
  await Promise.all([fixture.settle(), fixture.settle()])
  const warned = (await fixture.notes(at.playerId)).filter((note) =>
    note.includes('süresi doluyor'),
  )
  expect(warned).toHaveLength(1)
  fixture.casino.clock.advance(DAY_MS)
  await fixture.settle()
  expect(await fixture.bonus(at.playerId)).toMatchObject({ status: 'expired', balance: 0 })
  expect((await fixture.notes(at.playerId)).at(-1)).toContain('₺40,00 bonus geri alındı')
  expect(await fixture.casino.cashE5(at.playerId)).toBe(10n * E5)
})

test('X5: a bonus that was given up is given up for whoever asks again; one that ended otherwise is not', async () => {
  const at = await withRounds(10n * E5)
  const { id } = await fixture.bonus(at.playerId)
  const decline = (who: string, bonus: string) =>
    fixture.send('POST', 'decline', who, { id: bonus })
  for (const _ of [1, 2]) expect(await decline(at.playerId, id)).toMatchObject({ success: true })
  expect(await fixture.casino.cashE5(at.playerId)).toBe(10n * E5)
  expect(await fixture.bonus(at.playerId)).toMatchObject({ status: 'declined', balance: 0 })
  const told = (await fixture.notes(at.playerId)).filter((note) => note.includes('vazgeçtin'))
  expect(told).toHaveLength(1)
  const late = await withRounds()
  const over = await fixture.bonus(late.playerId)
  fixture.casino.clock.advance(8 * DAY_MS)
  await fixture.settle()
  expect(await decline(late.playerId, over.id)).toMatchObject({ data: { code: 'bonus_ended' } })
})

test('what an open round brings after its bonus was wagered is the player’s', async () => {
  const at = await withRounds()
  const open = at.bet(2n * E5)
  await fixture.wallet.post(open)
  await play(at, 2n, 99)
  expect(await fixture.bonus(at.playerId)).toMatchObject({ status: 'completed', released: 38 })
  await fixture.wallet.post(at.win(open, 30n * E5))
  await Promise.all([fixture.settle(), fixture.settle()])
  expect(await fixture.casino.cashE5(at.playerId)).toBe(68n * E5)
  expect((await fixture.notes(at.playerId)).at(-1)).toContain('₺30,00 bakiyene geçti')
})

test('BON-02: what an open round brings beyond the highest win of a bonus that was paid out goes back', async () => {
  const at = await withRounds()
  const open = at.bet(2n * E5)
  await fixture.wallet.post(open)
  await play(at, 2n, 1, 900n)
  await play(at, 2n, 98)
  await fixture.settle()
  expect(await fixture.bonus(at.playerId)).toMatchObject({ status: 'completed', released: 500 })
  await fixture.wallet.post(at.win(open, 30n * E5))
  await fixture.settle()
  expect(await fixture.bonus(at.playerId)).toMatchObject({ released: 500, balance: 0 })
  expect(await fixture.casino.cashE5(at.playerId)).toBe(500n * E5)
})

test('a bonus has run out at the very moment that its terms name', async () => {
  const at = await withRounds()
  fixture.casino.clock.advance(7 * DAY_MS - 1)
  await fixture.settle()
  expect(await fixture.bonus(at.playerId)).toMatchObject({ status: 'active' })
  fixture.casino.clock.advance(1)
  await fixture.settle()
  expect(await fixture.bonus(at.playerId)).toMatchObject({ status: 'expired', balance: 0 })
})

test('what a round brings after its bonus was declined goes back to the operator', async () => {
  const at = await withRounds()
  const bet = at.bet(2n * E5)
  await fixture.wallet.post(bet)
  const { id } = await fixture.bonus(at.playerId)
  await fixture.send('POST', 'decline', at.playerId, { id })
  await fixture.wallet.post(at.win(bet, 30n * E5))
  await fixture.settle()
  expect(await fixture.casino.cashE5(at.playerId)).toBe(0n)
  expect(await fixture.bonus(at.playerId)).toMatchObject({ status: 'declined', balance: 0 })
})

test('one player who cannot be settled now holds up no other', async () => {
  const [stuck, other] = [await withRounds(), await withRounds()]
  fixture.casino.clock.advance(8 * DAY_MS)
  await fixture.casino.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('player')
      .select('id')
      .where('id', '=', stuck.playerId)
      .forUpdate()
      .execute()
    await fixture.settle()
    expect(await fixture.bonus(other.playerId)).toMatchObject({ status: 'expired' })
  })
  await fixture.settle()
  expect(await fixture.bonus(stuck.playerId)).toMatchObject({ status: 'expired', balance: 0 })
})
