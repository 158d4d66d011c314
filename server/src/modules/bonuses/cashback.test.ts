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

/** The ledger writes its own time: what was just played is put at that moment of a Wednesday. */
async function putAt(moment: string): Promise<void> {
  const { pool } = desk.house
  await pool.query('alter table transfer disable trigger transfer_is_final')
  await pool.query(
    `update transfer set created_at = $1 where created_at > clock_timestamp() - interval '1 day'`,
    [moment],
  )
  await pool.query('alter table transfer enable trigger transfer_is_final')
}
async function lose(at: At, liras: bigint, wonLiras = 0n): Promise<void> {
  const bet = at.bet(liras * E5)
  await desk.wallet.post(bet)
  if (wonLiras > 0n) await desk.wallet.post(at.win(bet, wonLiras * E5))
}

test('fifteen percent of what Wednesday cost is cash on Thursday, once', async () => {
  const [much, little, lucky] = [
    await desk.table(9_000n * E5),
    await desk.table(100n * E5),
    await desk.table(100n * E5),
  ]
  await lose(much, 1_000n, 200n)
  await lose(little, 60n)
  await lose(lucky, 50n, 90n)
  await putAt('2026-03-04T20:59:59Z')
  desk.house.clock.set(new Date('2026-03-05T07:00:00Z'))
  await Promise.all([desk.payCashback(), desk.payCashback()])
  await desk.payCashback()
  expect(await desk.house.cashE5(much.playerId)).toBe((9_000n - 800n + 120n) * E5)
  // Nine liras are less than the least that is given back.
  expect(await desk.house.cashE5(little.playerId)).toBe(40n * E5)
  expect(await desk.house.cashE5(lucky.playerId)).toBe(140n * E5)
  expect((await desk.mine(much.playerId)).cashbacks).toEqual([
    { day: '2026-03-04', lost: 800, amount: 120 },
  ])
  expect((await desk.notes(much.playerId)).at(-1)).toContain('4 Mart için ₺120,00')
})

test('what was played with a bonus, or on another day, gives nothing back; nobody away is called', async () => {
  const [given, late, away] = [
    await desk.table(),
    await desk.table(1_000n * E5),
    await desk.table(1_000n * E5),
  ]
  await desk.trial(given.playerId)
  for (let round = 0; round < 9; round += 1) await lose(given, 10n)
  await lose(away, 1_000n)
  await putAt('2026-03-10T21:00:00Z')
  await lose(late, 1_000n)
  await putAt('2026-03-11T21:00:00Z')
  await desk.house.db
    .updateTable('player')
    .set({ status: 'excluded' })
    .where('id', '=', away.playerId)
    .execute()
  desk.house.clock.set(new Date('2026-03-12T07:00:00Z'))
  await desk.payCashback()
  for (const { playerId } of [given, late, away]) {
    expect(await desk.house.cashE5(playerId)).toBe(0n)
  }
  desk.house.clock.advance(7 * DAY_MS)
  await desk.payCashback()
  expect(await desk.house.cashE5(late.playerId)).toBe(0n)
})

test('a transfer at the edge of the day counts by its time, also where a later number came before it', async () => {
  const day = ['2026-03-17T21:00:00Z', '2026-03-18T21:00:00Z'] as const
  const losers: Record<'in' | 'out', At[]> = { in: [], out: [] }
  const times: string[] = []
  for (const edge of day) {
    // Of two that were written at once, the one with the first number was committed last.
    for (const seconds of [1, -1]) {
      const at = await desk.table(1_000n * E5)
      const isIn = (edge === day[0]) === seconds > 0
      losers[isIn ? 'in' : 'out'].push(at)
      await lose(at, 1_000n)
      times.push(new Date(Date.parse(edge) + seconds * 1_000).toISOString())
    }
  }
  const { pool } = desk.house
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
  desk.house.clock.set(new Date('2026-03-19T07:00:00Z'))
  await desk.payCashback()
  const cash = (list: At[]) => Promise.all(list.map((at) => desk.house.cashE5(at.playerId)))
  expect(await cash(losers.in)).toEqual([150n * E5, 150n * E5])
  expect(await cash(losers.out)).toEqual([0n, 0n])
})
