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

/** All of the bonus is staked, and then spent; the last of the bets is still open. */
async function spent(at: At) {
  await play(at, 2n, 19, 0n)
  const last = at.bet(2n * E5)
  await fixture.wallet.post(last)
  await fixture.settle()
  fixture.casino.clock.advance(10 * 60_000)
  await fixture.settle()
  return last
}

test('BON-03: an empty bonus is spent after ten minutes, and comes back with what an open round still brings', async () => {
  const at = await withRounds()
  await play(at, 2n, 19, 0n)
  const last = at.bet(2n * E5)
  await fixture.wallet.post(last)
  await fixture.settle()
  expect(await fixture.bonus(at.playerId)).toMatchObject({ status: 'active', balance: 0 })
  fixture.casino.clock.advance(10 * 60_000)
  await fixture.settle()
  expect(await fixture.bonus(at.playerId)).toMatchObject({ status: 'spent', wagered: 40 })
  await fixture.wallet.post(at.win(last, 30n * E5))
  await Promise.all([fixture.settle(), fixture.settle(), fixture.mine(at.playerId)])
  expect(await fixture.casino.cashE5(at.playerId)).toBe(0n)
  expect(await fixture.bonus(at.playerId)).toMatchObject({
    status: 'active',
    balance: 30,
    released: 0,
    wagered: 40,
    endedAt: null,
  })
  const back = (await fixture.notes(at.playerId)).filter((note) => note.includes('Bonusun sürüyor'))
  expect(back).toEqual([expect.stringContaining('₺30,00 yine bonus hesabında')])
  await play(at, 2n, 79)
  await fixture.settle()
  expect(await fixture.casino.cashE5(at.playerId)).toBe(0n)
  await play(at, 2n, 1)
  expect(await fixture.bonus(at.playerId)).toMatchObject({ status: 'completed', released: 30 })
  expect(await fixture.casino.cashE5(at.playerId)).toBe(30n * E5)
})

test('what was staked while a bonus was spent counts nothing for it, and what was rolled back then does', async () => {
  const at = await withRounds()
  const last = await spent(at)
  await fixture.casino.deposit(at.playerId, 50n * E5)
  const between = at.bet(10n * E5)
  await fixture.wallet.post(between)
  await fixture.wallet.post(at.rollback(last))
  await fixture.settle()
  expect(await fixture.bonus(at.playerId)).toMatchObject({
    status: 'active',
    balance: 2,
    wagered: 38,
  })
  await play(at, 5n, 1)
  await fixture.wallet.post(at.rollback(between))
  expect(await fixture.bonus(at.playerId)).toMatchObject({ balance: 2, wagered: 43 })
})

test('a bonus that comes back while another runs waits its turn, with its wagering as it stood', async () => {
  const at = await withRounds()
  await fixture.trial(at.playerId)
  const last = await spent(at)
  const standing = async () =>
    Object.fromEntries(
      (await fixture.mine(at.playerId)).bonuses.map((one) => [
        one.kind,
        [one.status, one.balance, one.wagered],
      ]),
    )
  await fixture.wallet.post(at.win(last, 30n * E5))
  await fixture.settle()
  await play(at, 10n, 2)
  expect(await standing()).toEqual({ trial: ['active', 100, 20], free_spins: ['waiting', 30, 40] })
  expect((await fixture.notes(at.playerId)).at(-1)).toContain('Şu anki bonusun bitince')
  const running = (await fixture.mine(at.playerId)).bonuses.find(({ kind }) => kind === 'trial')
  await fixture.send('POST', 'decline', at.playerId, { id: running?.id })
  expect(await standing()).toMatchObject({ free_spins: ['active', 30, 40] })
  fixture.casino.clock.advance(8 * DAY_MS)
  expect(await standing()).toMatchObject({ free_spins: ['expired', 0, 40] })
  expect(await fixture.casino.cashE5(at.playerId)).toBe(0n)
})

test('a bonus that came back and waits in line is warned of the day before it runs out, once', async () => {
  const at = await withRounds()
  await fixture.trial(at.playerId)
  const last = await spent(at)
  await fixture.wallet.post(at.win(last, 30n * E5))
  await fixture.settle()
  const warnings = async () =>
    (await fixture.notes(at.playerId)).filter((note) => note.includes('süresi doluyor'))
  fixture.casino.clock.advance(6 * DAY_MS - 11 * 60_000)
  await fixture.settle()
  expect(await warnings()).toEqual([])
  fixture.casino.clock.advance(60_000)
  await Promise.all([fixture.settle(), fixture.settle()])
  await fixture.settle()
  expect(await warnings()).toEqual([expect.stringContaining('Nar Bahçesi')])
})

test('BON-03: what comes to a spent bonus after its time goes back to the operator, and is told', async () => {
  const at = await withRounds()
  const last = await spent(at)
  fixture.casino.clock.advance(8 * DAY_MS)
  await fixture.wallet.post(at.win(last, 30n * E5))
  await Promise.all([fixture.settle(), fixture.settle()])
  expect(await fixture.casino.cashE5(at.playerId)).toBe(0n)
  expect(await fixture.bonus(at.playerId)).toMatchObject({
    status: 'spent',
    balance: 0,
    released: 0,
  })
  expect((await fixture.notes(at.playerId)).at(-1)).toContain('₺30,00 bonus geri alındı')
})

test('BON-03: a win in the last moment before a bonus is spent keeps it running', async () => {
  const at = await withRounds()
  await play(at, 2n, 19, 0n)
  const last = at.bet(2n * E5)
  await fixture.wallet.post(last)
  await fixture.settle()
  fixture.casino.clock.advance(10 * 60_000)
  await fixture.wallet.post(at.win(last, 30n * E5))
  expect(await fixture.bonus(at.playerId)).toMatchObject({ status: 'active', balance: 30 })
  expect(await fixture.casino.cashE5(at.playerId)).toBe(0n)
})
