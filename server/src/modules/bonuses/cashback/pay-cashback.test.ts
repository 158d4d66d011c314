import { MAX_E5 } from '@zar/contract/money'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type BonusFixture,
  DAY_MS,
  E5,
  openBonusFixture,
} from '../../../testing/bonuses/bonus-fixture.ts'
import { askWithdrawal } from '../../../testing/players/withdrawals.ts'
import { setCashbackRule } from './pay-cashback.ts'

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

/** The ledger writes its own time: what was just played is put at that moment of a Wednesday. */
async function putAt(moment: string): Promise<void> {
  const { pool } = fixture.casino.owner
  await pool.query('alter table transfer disable trigger transfer_is_final')
  await pool.query(
    `update transfer set created_at = $1 where created_at > clock_timestamp() - interval '1 day'`,
    [moment],
  )
  await pool.query('alter table transfer enable trigger transfer_is_final')
}
async function lose(at: At, liras: bigint, wonLiras = 0n): Promise<void> {
  const bet = at.bet(liras * E5)
  await fixture.wallet.post(bet)
  if (wonLiras > 0n) await fixture.wallet.post(at.win(bet, wonLiras * E5))
}

test('fifteen percent of what Wednesday cost is cash on Thursday, once', async () => {
  const [much, little, lucky] = [
    await fixture.table(9_000n * E5),
    await fixture.table(100n * E5),
    await fixture.table(100n * E5),
  ]
  await lose(much, 1_000n, 200n)
  await lose(little, 60n)
  await lose(lucky, 50n, 90n)
  await putAt('2026-03-04T20:59:59Z')
  fixture.casino.clock.set(new Date('2026-03-05T07:00:00Z'))
  await Promise.all([fixture.payCashback(), fixture.payCashback()])
  await fixture.payCashback()
  expect(await fixture.casino.cashE5(much.playerId)).toBe((9_000n - 800n + 120n) * E5)
  // Nine liras are less than the least that is given back.
  expect(await fixture.casino.cashE5(little.playerId)).toBe(40n * E5)
  expect(await fixture.casino.cashE5(lucky.playerId)).toBe(140n * E5)
  expect((await fixture.mine(much.playerId)).cashbacks).toEqual([
    { day: '2026-03-04', lost: 800, amount: 120 },
  ])
  expect((await fixture.notes(much.playerId)).at(-1)).toContain('4 Mart için ₺120,00')
})

test('what was played with a bonus, or on another day, gives nothing back; nobody away is called', async () => {
  const [given, late, away] = [
    await fixture.table(),
    await fixture.table(1_000n * E5),
    await fixture.table(1_000n * E5),
  ]
  await fixture.trial(given.playerId)
  for (let round = 0; round < 9; round += 1) await lose(given, 10n)
  await lose(away, 1_000n)
  await putAt('2026-03-10T21:00:00Z')
  await lose(late, 1_000n)
  await putAt('2026-03-11T21:00:00Z')
  await fixture.casino.setStatus(away.playerId, 'excluded')
  fixture.casino.clock.set(new Date('2026-03-12T07:00:00Z'))
  await fixture.payCashback()
  for (const { playerId } of [given, late, away]) {
    expect(await fixture.casino.cashE5(playerId)).toBe(0n)
  }
  fixture.casino.clock.advance(7 * DAY_MS)
  await fixture.payCashback()
  expect(await fixture.casino.cashE5(late.playerId)).toBe(0n)
})

test('a transfer at the edge of the day counts by its time, also where a later number came before it', async () => {
  const day = ['2026-03-24T21:00:00Z', '2026-03-25T21:00:00Z'] as const
  const losers: Record<'in' | 'out', At[]> = { in: [], out: [] }
  const times: string[] = []
  for (const edge of day) {
    // Of two that were written at once, the one with the first number was committed last.
    for (const seconds of [1, -1]) {
      const at = await fixture.table(1_000n * E5)
      const isIn = (edge === day[0]) === seconds > 0
      losers[isIn ? 'in' : 'out'].push(at)
      await lose(at, 1_000n)
      times.push(new Date(Date.parse(edge) + seconds * 1_000).toISOString())
    }
  }
  const { pool } = fixture.casino.owner
  await pool.query('alter table transfer disable trigger transfer_is_final')
  // Each player's are their deposit and their bet.
  await pool.query(
    `update transfer set created_at = put.moment
       from (select id, ($1::timestamptz[])[(row_number() over (order by id) + 1) / 2] as moment
               from transfer where created_at > clock_timestamp() - interval '1 day') put
      where put.id = transfer.id`,
    [times],
  )
  await pool.query('alter table transfer enable trigger transfer_is_final')
  fixture.casino.clock.set(new Date('2026-03-26T07:00:00Z'))
  await fixture.payCashback()
  const cash = (list: At[]) => Promise.all(list.map((at) => fixture.casino.cashE5(at.playerId)))
  expect(await cash(losers.in)).toEqual([150n * E5, 150n * E5])
  expect(await cash(losers.out)).toEqual([0n, 0n])
})

test('H26, BON-06: a Wednesday is paid although all of its Thursday was missed, once', async () => {
  const at = await fixture.table(1_000n * E5)
  await lose(at, 400n)
  await putAt('2026-04-01T12:00:00Z')
  // Open again on Saturday of the week after.
  fixture.casino.clock.set(new Date('2026-04-11T09:00:00Z'))
  await Promise.all([fixture.payCashback(), fixture.payCashback()])
  await fixture.payCashback()
  expect(await fixture.casino.cashE5(at.playerId)).toBe(660n * E5)
  expect((await fixture.mine(at.playerId)).cashbacks).toEqual([
    { day: '2026-04-01', lost: 400, amount: 60 },
  ])
})

test('H26: nothing is paid before Thursday at ten in Turkey', async () => {
  const at = await fixture.table(1_000n * E5)
  await lose(at, 400n)
  await putAt('2026-04-15T12:00:00Z')
  fixture.casino.clock.set(new Date('2026-04-16T06:59:59Z'))
  await fixture.payCashback()
  expect(await fixture.casino.cashE5(at.playerId)).toBe(600n * E5)
  fixture.casino.clock.set(new Date('2026-04-16T07:00:00Z'))
  await fixture.payCashback()
  expect(await fixture.casino.cashE5(at.playerId)).toBe(660n * E5)
})

test('H26: the figures are the operator’s, held by the database, and a closed cashback pays nothing', async () => {
  const [much, little] = [await fixture.table(1_000n * E5), await fixture.table(1_000n * E5)]
  await lose(much, 1_000n)
  await lose(little, 15n)
  await putAt('2026-04-22T12:00:00Z')
  fixture.casino.clock.set(new Date('2026-04-23T08:00:00Z'))
  const rule = { isOpen: false, shareBp: 2_000, minE5: 3n * E5, maxE5: 5n * E5 + 1n }
  await setCashbackRule(fixture.deps, rule, 'Ayşe')
  await fixture.payCashback()
  expect(await fixture.casino.cashE5(much.playerId)).toBe(0n)
  await setCashbackRule(fixture.deps, { ...rule, isOpen: true }, 'Ayşe')
  await fixture.payCashback()
  expect(await fixture.casino.cashE5(much.playerId)).toBe(5n * E5)
  expect(await fixture.casino.cashE5(little.playerId)).toBe(988n * E5)
  for (const wrong of [{ shareBp: 0 }, { shareBp: 10_001 }, { minE5: 999n }, { maxE5: 1n }]) {
    await expect(setCashbackRule(fixture.deps, { ...rule, ...wrong }, 'Ayşe')).rejects.toThrow(
      'cashback_',
    )
  }
})

test('H25: a cashback that the account could not hold waits until there is room, and holds up nobody', async () => {
  const rule = { isOpen: true, shareBp: 1_500, minE5: 10n * E5, maxE5: 150n * E5 }
  await setCashbackRule(fixture.deps, rule, 'Ayşe')
  const [full, other] = [await fixture.table(1_000n * E5), await fixture.table(1_000n * E5)]
  await lose(full, 1_000n)
  await lose(other, 1_000n)
  await putAt('2026-04-29T12:00:00Z')
  await fixture.casino.deposit(full.playerId, MAX_E5)
  fixture.casino.clock.set(new Date('2026-04-30T07:00:00Z'))
  await fixture.payCashback()
  expect(await fixture.casino.cashE5(full.playerId)).toBe(MAX_E5)
  expect(await fixture.casino.cashE5(other.playerId)).toBe(150n * E5)
  await askWithdrawal(fixture.casino.db, { playerId: full.playerId, amountE5: 200n * E5 })
  await fixture.payCashback()
  await fixture.payCashback()
  expect(await fixture.casino.cashE5(full.playerId)).toBe(MAX_E5 - 50n * E5)
  expect(await fixture.casino.cashE5(other.playerId)).toBe(150n * E5)
})

test('H25: one that waits for room is not lost when a later Wednesday is paid', async () => {
  const full = await fixture.table(1_000n * E5)
  await lose(full, 1_000n)
  await putAt('2026-05-06T12:00:00Z')
  await fixture.casino.deposit(full.playerId, MAX_E5)
  fixture.casino.clock.set(new Date('2026-05-07T07:00:00Z'))
  await fixture.payCashback()
  const other = await fixture.table(2_000n * E5)
  await lose(other, 1_000n)
  await putAt('2026-05-13T12:00:00Z')
  fixture.casino.clock.advance(7 * DAY_MS)
  await fixture.payCashback()
  expect(await fixture.casino.cashE5(full.playerId)).toBe(MAX_E5)
  await askWithdrawal(fixture.casino.db, { playerId: full.playerId, amountE5: 200n * E5 })
  await fixture.payCashback()
  expect(await fixture.casino.cashE5(full.playerId)).toBe(MAX_E5 - 50n * E5)
  expect(await fixture.casino.cashE5(other.playerId)).toBe(1_150n * E5)
})
