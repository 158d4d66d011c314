import type { Operation } from '@zar/contract/office/operation'
import { readDeskFigures } from '@zar/contract/office/reports/desk'
import { exportReport } from '@zar/contract/office/reports/export'
import { readLiabilityReport } from '@zar/contract/office/reports/liability'
import { readMoneyReport } from '@zar/contract/office/reports/money'
import { readPlayerReport } from '@zar/contract/office/reports/players'
import { type ProductNode, readProductReport } from '@zar/contract/office/reports/products'
import { readProtectionReport } from '@zar/contract/office/reports/protection'
import { readTaxReport, readTaxRows } from '@zar/contract/office/reports/tax'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { keptTo } from '../../../testing/office/kept-to.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openBooks, sealAt } from '../../../testing/reports/books.ts'
import { openEvenings } from '../../../testing/reports/evening.ts'
import type { Counted } from '../../../testing/reports/evening-context.ts'
import { seeded } from '../../../testing/seeded.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

const DAYS = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'] as const
const PERIOD = { from: DAYS[0], to: DAYS[3] }

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let manager: Desk
let support: Desk
const counted: Counted[] = []
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  manager = await office.session((await office.staff('amir', ['manager'])).id)
  support = await office.session((await office.staff('destek', ['support'])).id)
  const books = openBooks(casino)
  for (const [index, game] of ['game0', 'game1', 'game2'].entries())
    await books.openGame(game, 1 + (index % 2))
  const players = [await casino.player(), await casino.player(), await casino.player()]
  const house = openEvenings(books, players, seeded(9))
  for (const day of DAYS)
    counted.push(await house.play(new Date(`${day}T15:00:00Z`), 40, () => sealAt(casino.db)))
  await sealAt(casino.db, new Date('2026-11-01T22:00:00Z'))
})
afterAll(() => casino.close())

async function read<O extends z.ZodMiniType>(
  { path, output }: Operation<z.ZodMiniType, O>,
  input: object,
  desk = manager,
): Promise<z.output<O>> {
  const answer = await office.get<unknown>(path, input, desk)
  expect(answer.status, answer.message).toBe(200)
  return output.parse(answer.data) as z.output<O>
}
const sum = <One>(all: readonly One[], of: (one: One) => string) =>
  all.reduce((total, one) => total + BigInt(of(one)), 0n)

test('the report of money is what the movements come to, day by day, with the identity', async () => {
  const report = await read(readMoneyReport, PERIOD)
  expect(report.identity).toMatchObject({ holds: true, differenceE5: '0' })
  expect(report.days.map(({ day, isClosed }) => ({ day, isClosed }))).toEqual(
    DAYS.map((day) => ({ day, isClosed: day <= '2026-11-01' })),
  )
  for (const [index, { figures, holds }] of report.days.entries()) {
    const { stakes, wins, ngr, deposits, withdrawals } = counted[index] as Counted
    expect(holds).toBe(true)
    const ours = [
      figures.stakesE5,
      figures.winsE5,
      figures.ngrE5,
      figures.depositsE5,
      figures.withdrawalsE5,
    ]
    expect(ours).toEqual([stakes, wins, ngr, deposits, withdrawals].map(String))
  }
  expect(BigInt(report.figures.ngrE5)).toBe(sum(report.days, ({ figures }) => figures.ngrE5))
  expect(report.days.some(({ earlier }) => earlier.count > 0)).toBe(true)
})

test('the parts of the tree come to the whole at every level, and to the GGR of the report of money', async () => {
  const { products, total, days, identity } = await read(readProductReport, PERIOD)
  expect(products.length).toBeGreaterThan(2)
  const parts = ['stakesE5', 'winsE5', 'ggrE5', 'stakesBonusE5', 'ggrBeforeE5'] as const
  const expectSums = (
    whole: Omit<ProductNode, 'suppliers'>,
    all: readonly Omit<ProductNode, 'suppliers'>[],
  ) => {
    for (const part of parts)
      expect(`${part} ${sum(all, (one) => one[part])}`).toBe(`${part} ${whole[part]}`)
    expect(all.reduce((bets, one) => bets + one.bets, 0)).toBe(whole.bets)
  }
  expectSums(total, products)
  for (const product of products) {
    expectSums(product, product.suppliers)
    for (const supplier of product.suppliers)
      if (supplier.games.length > 0) expectSums(supplier, supplier.games)
  }
  const money = await read(readMoneyReport, PERIOD)
  expect(total.ggrE5).toBe(money.figures.ggrE5)
  expect(
    sum(
      days.flatMap(({ ggrE5 }) => Object.values(ggrE5)),
      String,
    ),
  ).toBe(BigInt(total.ggrE5))
  expect(identity.holds).toBe(true)
  expect(
    products.flatMap(({ suppliers }) => suppliers.flatMap(({ games }) => games))[0]?.rtp?.state,
  ).toBe('too few')
})

test('active players, ARPU and who came back are those of the transfers', async () => {
  const { days, months, weeks, cohorts } = await read(readPlayerReport, PERIOD)
  const { rows } = await sql<{ day: string; active: number }>`
    select day_of_istanbul_v1(t.created_at) as day, count(distinct t.player_id)::int as active
    from transfer t join account on account.id = t.source_id
    where reason in ('bet', 'sport_bet') and kind = 'player_cash' group by 1 order by 1`.execute(
    casino.db,
  )
  for (const { day, active } of days)
    expect(active).toBeLessThanOrEqual(rows.find((row) => row.day === day)?.active ?? 0)
  expect(months.map(({ month }) => month)).toEqual(['2026-10-01', '2026-11-01'])
  expect(weeks.map(({ monday }) => monday)).toEqual(['2026-10-26', '2026-11-02'])
  const money = await read(readMoneyReport, PERIOD)
  expect(sum(months, ({ ngrE5 }) => ngrE5)).toBe(BigInt(money.figures.ngrE5))
  expect(cohorts).toMatchObject([{ firstMonth: '2026-10-01', players: 3 }])
  expect(cohorts[0]?.months.map(({ month }) => month)).toEqual(['2026-10-01', '2026-11-01'])
})

test('a whole month has the players that its days have, sealed or not', async () => {
  const whole = { from: '2026-11-01', to: '2026-11-30' }
  const [byMonth, byDays] = [
    await read(readPlayerReport, whole),
    await read(readPlayerReport, { ...whole, to: '2026-11-29' }),
  ]
  // The last day has no play: amid the month its days are read, else its row of each player.
  expect(byMonth.months).toEqual(byDays.months)
  expect(byMonth.months[0]?.active).toBe(3)
  expect(byMonth.months[0]?.depositors).toBeGreaterThan(0)
})

test('what the house owes at a day’s end is what the accounts held then, never netted', async () => {
  const now = await read(readLiabilityReport, { day: DAYS[3] })
  const { rows } = await sql<Record<'cash' | 'bonus' | 'debt' | 'open', string>>`
    select sum(balance_e5) filter (where kind in ('player_cash', 'player_withdrawal'))::text as cash,
      coalesce(sum(balance_e5) filter (where kind = 'player_bonus'), 0)::text as bonus,
      coalesce(-sum(balance_e5) filter (where kind = 'player_debt'), 0)::text as debt,
      (select coalesce(sum(stake_e5), 0)::text from sport_bet where state = 'open') as open
    from account`.execute(casino.db)
  const [held] = rows
  expect(now).toMatchObject({
    playerLiabilityE5: held?.cash,
    bonusBalancesE5: held?.bonus,
    debtsE5: held?.debt,
    openStakesE5: held?.open,
  })
})

test('counts of protection are read by month', async () => {
  expect(await read(readProtectionReport, PERIOD)).toEqual({ months: [] })
})

test('the desk tells money only to whoever may see the report of money', async () => {
  const seen = await read(readDeskFigures, {})
  expect(seen.money?.hours).toHaveLength(24)
  expect((await read(readDeskFigures, {}, support)).money).toBeNull()
  const refused = await office.get(readMoneyReport.path, PERIOD, support)
  expect(refused).toMatchObject({ status: 403, data: { code: 'no_right' } })
})

test('taxes are those of a whole month or quarter, for who may see them', async () => {
  for (const period of [
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-10-01', to: '2026-12-31' },
  ])
    expect(await read(readTaxReport, period)).toMatchObject({ hasRates: false, profiles: [] })
  for (const period of [
    PERIOD,
    { from: '2026-11-01', to: '2026-11-29' },
    { from: '2026-11-01', to: '2027-01-31' },
    { from: '2026-01-01', to: '2026-12-31' },
  ])
    expect((await office.get(readTaxReport.path, period, manager)).status).toBe(400)
  const november = { from: '2026-11-01', to: '2026-11-30' }
  const rows = { rate: '1', ...november }
  expect(await office.get(readTaxRows.path, rows, manager)).toMatchObject({ status: 404 })
  for (const [path, asked] of [
    [readTaxReport.path, november],
    [readTaxRows.path, rows],
  ] as const)
    expect(await office.get(path, asked, support)).toMatchObject({
      status: 403,
      data: { code: 'no_right' },
    })
  // The figures are of no country: whoever is kept to one sees none.
  const narrow = await keptTo(casino, office, { name: 'kapsam', role: 'manager', country: 'TR' })
  for (const [path, asked] of [
    [readTaxReport.path, november],
    [readTaxRows.path, rows],
    [readMoneyReport.path, november],
    [readProductReport.path, november],
  ] as const)
    expect(await office.get(path, asked, narrow)).toMatchObject({ data: { code: 'out_of_scope' } })
  const file = { report: 'tax', ...november, reason: 'figures for the weekly meeting' }
  expect(await office.post(exportReport.path, file, narrow)).toMatchObject({
    data: { code: 'out_of_scope' },
  })
  expect((await read(readDeskFigures, {}, narrow)).money).toBeNull()
})

test('a period that ends before it begins, or is too long, is refused', async () => {
  for (const period of [
    { from: DAYS[1], to: DAYS[0] },
    { from: '2024-01-01', to: DAYS[0] },
    { from: '2026-02-30', to: DAYS[0] },
  ]) {
    expect((await office.get(readMoneyReport.path, period, manager)).status).toBe(400)
  }
})

test('where money left by no way that a report knows, the report says that the identity does not hold', async () => {
  const { db } = casino.owner
  const [playerId, at] = [await casino.player(), new Date(`${DAYS[3]}T19:00:00Z`)]
  await sql`
    insert into transfer (key, player_id, source_id, target_id, amount_e5, reason, created_at)
      select 'odd:1', ${playerId}, cash.id, promotion.id, 12345, 'deposit', ${at} from account cash, account promotion
        where cash.owner_id = ${playerId} and cash.kind = 'player_cash' and promotion.kind = 'promotion'`.execute(
    db,
  )
  const { identity, days } = await read(readMoneyReport, PERIOD)
  expect(identity).toMatchObject({ holds: false })
  expect(identity.differenceE5).not.toBe('0')
  expect(days.map(({ holds }) => holds)).toEqual([true, true, true, false])
})
