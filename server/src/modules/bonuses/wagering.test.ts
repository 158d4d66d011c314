import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusDesk, DAY_MS, E5, openBonusDesk } from '../../testing/bonus-desk.ts'

let desk: BonusDesk
beforeAll(async () => {
  desk = await openBonusDesk()
})
afterEach(async () => {
  expect(await desk.house.sumOfBooks()).toBe(0n)
  expect(await desk.findings()).toEqual([])
})
afterAll(() => desk.close())

type At = Awaited<ReturnType<BonusDesk['table']>>

/** Staked, and won back where nothing else is said, so many times. */
async function play(at: At, liras: bigint, times: number, wonLiras = liras): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const bet = at.bet(liras * E5)
    expect(await desk.wallet.post(bet)).toMatchObject({ outcome: 'ok' })
    if (wonLiras > 0n) await desk.wallet.post(at.win(bet, wonLiras * E5))
  }
}
/** A player with the twenty rounds at ₺2: ₺40, wagered five times, at most ₺500 to keep. */
async function withRounds(cashE5 = 0n) {
  const at = await desk.table(cashE5)
  await desk.claim(at.playerId, 'nar-rounds')
  return at
}
const keepAnHour = `update transfer set created_at = created_at - interval '1 hour'`

test('BON-02: the card does the sum: staked from the bonus or from own money, it counts', async () => {
  const at = await withRounds(20n * E5)
  await play(at, 20n, 1, 0n)
  await play(at, 2n, 3, 0n)
  expect(await desk.bonus(at.playerId)).toMatchObject({
    ...{ amount: 40, balance: 34, toWager: 200, wagered: 26, leftToWager: 174 },
  })
})

test('a stake that was rolled back was none, and one from before the bonus never counts', async () => {
  const at = await desk.table(50n * E5)
  const before = at.bet(10n * E5)
  await desk.wallet.post(before)
  await desk.claim(at.playerId, 'nar-rounds')
  await desk.wallet.post(at.rollback(before))
  const stake = at.bet(7n * E5)
  await desk.wallet.post(stake)
  expect(await desk.bonus(at.playerId)).toMatchObject({ wagered: 7 })
  await desk.wallet.post(at.rollback(stake))
  expect(await desk.bonus(at.playerId)).toMatchObject({ wagered: 0, leftToWager: 200 })
})

test('a game counts by its category, and one that is not named counts nothing', async () => {
  const at = await withRounds(100n * E5)
  const { db } = desk.house
  const weigh = (contribution: object) =>
    db
      .updateTable('bonus')
      .set({ contribution: JSON.stringify(contribution) })
      .where('player_id', '=', at.playerId)
      .execute()
  await play(at, 50n, 1, 0n)
  await weigh({ 1: 10 })
  expect(await desk.bonus(at.playerId)).toMatchObject({ wagered: 5 })
  await weigh({ 2: 100 })
  expect(await desk.bonus(at.playerId)).toMatchObject({ wagered: 0 })
})

test('what was counted is the same, added up at once or from what was kept before', async () => {
  const at = await withRounds(50n * E5)
  await play(at, 30n, 1, 0n)
  const { pool } = desk.house.owner
  await pool.query('alter table transfer disable trigger transfer_is_final')
  await pool.query(`${keepAnHour} where player_id = $1`, [at.playerId])
  await pool.query('alter table transfer enable trigger transfer_is_final')
  await Promise.all([desk.settle(), desk.settle(), desk.settle()])
  const kept = await pool.query('select wagered_e5 from bonus where player_id = $1', [at.playerId])
  expect(kept.rows).toEqual([{ wagered_e5: 30n * E5 }])
  await play(at, 20n, 1, 0n)
  expect(await desk.bonus(at.playerId)).toMatchObject({ wagered: 50, leftToWager: 150 })
})

test('LED-01: once it is wagered the rest becomes cash by one transfer', async () => {
  const at = await withRounds()
  await play(at, 2n, 100)
  await desk.settle()
  expect(await desk.house.cashE5(at.playerId)).toBe(40n * E5)
  expect(await desk.bonus(at.playerId)).toMatchObject({
    ...{ status: 'completed', balance: 0, released: 40, wagered: 200, leftToWager: 0 },
  })
  const released = await desk.house.db
    .selectFrom('transfer')
    .select('amount_e5')
    .where('player_id', '=', at.playerId)
    .where('reason', '=', 'bonus_release')
    .execute()
  expect(released).toEqual([{ amount_e5: 40n * E5 }])
  expect((await desk.notes(at.playerId)).at(-1)).toContain('Çevrim tamam')
})

test('BON-02: beyond the highest win of the terms the rest goes back to the house', async () => {
  const at = await withRounds()
  const bet = at.bet(2n * E5)
  await desk.wallet.post(bet)
  await desk.wallet.post(at.win(bet, 900n * E5))
  await play(at, 2n, 99)
  expect(await desk.bonus(at.playerId)).toMatchObject({ status: 'completed', released: 500 })
  expect(await desk.house.cashE5(at.playerId)).toBe(500n * E5)
})

test('a bonus that runs out goes back, told a day before and when it happens; own money stays', async () => {
  const at = await withRounds(10n * E5)
  await desk.settle()
  expect((await desk.notes(at.playerId)).join()).not.toContain('süresi doluyor')
  desk.house.clock.advance(6 * DAY_MS + 1)
  await Promise.all([desk.settle(), desk.settle()])
  const warned = (await desk.notes(at.playerId)).filter((note) => note.includes('süresi doluyor'))
  expect(warned).toHaveLength(1)
  desk.house.clock.advance(DAY_MS)
  await desk.settle()
  expect(await desk.bonus(at.playerId)).toMatchObject({ status: 'expired', balance: 0 })
  expect((await desk.notes(at.playerId)).at(-1)).toContain('₺40,00 bonus geri alındı')
  expect(await desk.house.cashE5(at.playerId)).toBe(10n * E5)
})

test('X5: a bonus that was given up is given up for whoever asks again; one that ended otherwise is not', async () => {
  const at = await withRounds(10n * E5)
  const { id } = await desk.bonus(at.playerId)
  const decline = (who: string, bonus: string) => desk.send('POST', 'decline', who, { id: bonus })
  for (const _ of [1, 2]) expect(await decline(at.playerId, id)).toMatchObject({ success: true })
  expect(await desk.house.cashE5(at.playerId)).toBe(10n * E5)
  expect(await desk.bonus(at.playerId)).toMatchObject({ status: 'declined', balance: 0 })
  const told = (await desk.notes(at.playerId)).filter((note) => note.includes('vazgeçtin'))
  expect(told).toHaveLength(1)
  const late = await withRounds()
  const over = await desk.bonus(late.playerId)
  desk.house.clock.advance(8 * DAY_MS)
  await desk.settle()
  expect(await decline(late.playerId, over.id)).toMatchObject({ data: { code: 'bonus_ended' } })
})

/** All of the bonus is staked, and then spent; the last of the bets is still open. */
async function spent(at: At) {
  await play(at, 2n, 19, 0n)
  const last = at.bet(2n * E5)
  await desk.wallet.post(last)
  await desk.settle()
  desk.house.clock.advance(10 * 60_000)
  await desk.settle()
  return last
}

test('BON-03: an empty bonus is spent after ten minutes, and comes back with what an open round still brings', async () => {
  const at = await withRounds()
  await play(at, 2n, 19, 0n)
  const last = at.bet(2n * E5)
  await desk.wallet.post(last)
  await desk.settle()
  expect(await desk.bonus(at.playerId)).toMatchObject({ status: 'active', balance: 0 })
  desk.house.clock.advance(10 * 60_000)
  await desk.settle()
  expect(await desk.bonus(at.playerId)).toMatchObject({ status: 'spent', wagered: 40 })
  await desk.wallet.post(at.win(last, 30n * E5))
  await Promise.all([desk.settle(), desk.settle(), desk.mine(at.playerId)])
  expect(await desk.house.cashE5(at.playerId)).toBe(0n)
  expect(await desk.bonus(at.playerId)).toMatchObject({
    ...{ status: 'active', balance: 30, released: 0, wagered: 40, endedAt: null },
  })
  const back = (await desk.notes(at.playerId)).filter((note) => note.includes('Bonusun sürüyor'))
  expect(back).toEqual([expect.stringContaining('₺30,00 yine bonus hesabında')])
  await play(at, 2n, 79)
  await desk.settle()
  expect(await desk.house.cashE5(at.playerId)).toBe(0n)
  await play(at, 2n, 1)
  expect(await desk.bonus(at.playerId)).toMatchObject({ status: 'completed', released: 30 })
  expect(await desk.house.cashE5(at.playerId)).toBe(30n * E5)
})

test('what was staked while a bonus was spent counts nothing for it, and what was rolled back then does', async () => {
  const at = await withRounds()
  const last = await spent(at)
  await desk.house.deposit(at.playerId, 50n * E5)
  const between = at.bet(10n * E5)
  await desk.wallet.post(between)
  await desk.wallet.post(at.rollback(last))
  await desk.settle()
  expect(await desk.bonus(at.playerId)).toMatchObject({ status: 'active', balance: 2, wagered: 38 })
  await play(at, 5n, 1)
  await desk.wallet.post(at.rollback(between))
  expect(await desk.bonus(at.playerId)).toMatchObject({ balance: 2, wagered: 43 })
})

test('a bonus that comes back while another runs waits its turn, with its wagering as it stood', async () => {
  const at = await withRounds()
  await desk.trial(at.playerId)
  const last = await spent(at)
  const standing = async () =>
    Object.fromEntries(
      (await desk.mine(at.playerId)).bonuses.map((one) => [
        one.kind,
        [one.status, one.balance, one.wagered],
      ]),
    )
  await desk.wallet.post(at.win(last, 30n * E5))
  await desk.settle()
  await play(at, 10n, 2)
  expect(await standing()).toEqual({
    ...{ trial: ['active', 100, 20], free_spins: ['waiting', 30, 40] },
  })
  expect((await desk.notes(at.playerId)).at(-1)).toContain('Şu anki bonusun bitince')
  const running = (await desk.mine(at.playerId)).bonuses.find(({ kind }) => kind === 'trial')
  await desk.send('POST', 'decline', at.playerId, { id: running?.id })
  expect(await standing()).toMatchObject({ free_spins: ['active', 30, 40] })
  desk.house.clock.advance(8 * DAY_MS)
  expect(await standing()).toMatchObject({ free_spins: ['expired', 0, 40] })
  expect(await desk.house.cashE5(at.playerId)).toBe(0n)
})

test('a bonus that came back and waits in line is warned of the day before it runs out, once', async () => {
  const at = await withRounds()
  await desk.trial(at.playerId)
  const last = await spent(at)
  await desk.wallet.post(at.win(last, 30n * E5))
  await desk.settle()
  const warnings = async () =>
    (await desk.notes(at.playerId)).filter((note) => note.includes('süresi doluyor'))
  desk.house.clock.advance(6 * DAY_MS - 11 * 60_000)
  await desk.settle()
  expect(await warnings()).toEqual([])
  desk.house.clock.advance(60_000)
  await Promise.all([desk.settle(), desk.settle()])
  await desk.settle()
  expect(await warnings()).toEqual([expect.stringContaining('Nar Bahçesi')])
})

test('BON-03: what comes to a spent bonus after its time goes back to the house, and is told', async () => {
  const at = await withRounds()
  const last = await spent(at)
  desk.house.clock.advance(8 * DAY_MS)
  await desk.wallet.post(at.win(last, 30n * E5))
  await Promise.all([desk.settle(), desk.settle()])
  expect(await desk.house.cashE5(at.playerId)).toBe(0n)
  expect(await desk.bonus(at.playerId)).toMatchObject({ status: 'spent', balance: 0, released: 0 })
  expect((await desk.notes(at.playerId)).at(-1)).toContain('₺30,00 bonus geri alındı')
})

test('BON-03: a win in the last moment before a bonus is spent keeps it running', async () => {
  const at = await withRounds()
  await play(at, 2n, 19, 0n)
  const last = at.bet(2n * E5)
  await desk.wallet.post(last)
  await desk.settle()
  desk.house.clock.advance(10 * 60_000)
  await desk.wallet.post(at.win(last, 30n * E5))
  expect(await desk.bonus(at.playerId)).toMatchObject({ status: 'active', balance: 30 })
  expect(await desk.house.cashE5(at.playerId)).toBe(0n)
})

test('what an open round brings after its bonus was wagered is the player’s', async () => {
  const at = await withRounds()
  const open = at.bet(2n * E5)
  await desk.wallet.post(open)
  await play(at, 2n, 99)
  expect(await desk.bonus(at.playerId)).toMatchObject({ status: 'completed', released: 38 })
  await desk.wallet.post(at.win(open, 30n * E5))
  await Promise.all([desk.settle(), desk.settle()])
  expect(await desk.house.cashE5(at.playerId)).toBe(68n * E5)
  expect((await desk.notes(at.playerId)).at(-1)).toContain('₺30,00 bakiyene geçti')
})

test('what a round brings after its bonus was declined goes back to the house', async () => {
  const at = await withRounds()
  const bet = at.bet(2n * E5)
  await desk.wallet.post(bet)
  const { id } = await desk.bonus(at.playerId)
  await desk.send('POST', 'decline', at.playerId, { id })
  await desk.wallet.post(at.win(bet, 30n * E5))
  await desk.settle()
  expect(await desk.house.cashE5(at.playerId)).toBe(0n)
  expect(await desk.bonus(at.playerId)).toMatchObject({ status: 'declined', balance: 0 })
})

test('one player who cannot be settled now holds up no other', async () => {
  const [stuck, other] = [await withRounds(), await withRounds()]
  desk.house.clock.advance(8 * DAY_MS)
  await desk.house.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('player')
      .select('id')
      .where('id', '=', stuck.playerId)
      .forUpdate()
      .execute()
    await desk.settle()
    expect(await desk.bonus(other.playerId)).toMatchObject({ status: 'expired' })
  })
  await desk.settle()
  expect(await desk.bonus(stuck.playerId)).toMatchObject({ status: 'expired', balance: 0 })
})
