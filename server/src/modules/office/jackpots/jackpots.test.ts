import type { OfficeFall, OfficeJackpots } from '@zar/contract/office/house/jackpots'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, E5, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTable } from '../../../testing/players/play.ts'

let fixture: BonusFixture
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
beforeAll(async () => {
  fixture = await openBonusFixture()
  office = await openOfficeApp(fixture.casino)
  for (const [name, role] of [
    ['kerem', 'manager'],
    ['nobet', 'oncall'],
  ] as const)
    desks[name] = await office.session((await office.staff(name, [role])).id)
})
afterAll(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  await fixture.close()
})

type Falls = { rows: OfficeFall[]; next: string | null }
const falls = (input: object = {}, desk = desks.kerem) =>
  office.get<Falls>('/api/office/jackpot-falls', input, desk)
const pools = async () =>
  (await office.get<OfficeJackpots>('/api/office/jackpots', {}, desks.kerem)).data

/** A jackpot win of so many liras that the wallet takes. */
async function win(lira: bigint, jackpotE5: bigint | null) {
  const playerId = await fixture.casino.player({ cashE5: 100n * E5 })
  const table = await openTable(fixture.casino, playerId)
  const bet = table.bet(E5)
  await fixture.wallet.post(bet)
  const won = table.win(bet, lira * E5, { jackpotE5 })
  expect(await fixture.wallet.post(won)).toMatchObject({ outcome: 'ok' })
  return { table, won }
}

const say = (day: number, paidIn: bigint, won: bigint) =>
  sql`insert into jackpot_reading (pool, day, currency, at, paid_in_e5, won_e5, falls, amount_e5, reserve_e5)
    values ('ses', day_of_istanbul_v1(clock_timestamp()) - ${day}::int, 'TRY', clock_timestamp(), ${paidIn * E5},
      ${won * E5}, 1, ${(paidIn - won) * E5}, 0)`.execute(fixture.casino.db)

test('pools are told by the arcade’s last word, with what came today; nothing where it never spoke', async () => {
  expect(await pools()).toMatchObject({ pools: [], days: [], isOld: false })
  await say(1, 300_000n, 0n)
  await say(0, 300_900n, 5_000n)
  expect(await pools()).toMatchObject({
    pools: [
      {
        pool: 'ses',
        amountE5: `${295_900n * E5}`,
        paidInTodayE5: `${900n * E5}`,
        wonTodayE5: `${5_000n * E5}`,
      },
    ],
    days: [{ amountE5: `${300_000n * E5}` }, { amountE5: `${295_900n * E5}` }],
    isOld: false,
  })
})

test('what our ledger paid stands beside what the arcade says, and a difference is told', async () => {
  expect((await pools())?.books.differenceE5).toBe(`${-5_000n * E5}`)
  await win(4_000n, 4_000n * E5)
  expect((await pools())?.books.differenceE5).toBe(`${-1_000n * E5}`)
  const { table, won } = await win(700n, null)
  await win(1_000n, 1_000n * E5)
  expect((await pools())?.books.differenceE5).toBe(`${700n * E5}`)
  // One that is taken back is no fall.
  await fixture.wallet.post(table.rollback(won))
  expect((await pools())?.books.differenceE5).toBe('0')
  expect((await falls()).data?.rows).toHaveLength(2)
})

test('a winner is a number to everybody, and without the right nothing is told', async () => {
  const [seen] = (await falls()).data?.rows ?? []
  expect(seen).toMatchObject({ amountE5: `${1_000n * E5}`, isSaid: true, providerName: 'Hub88' })
  expect(seen?.player).toEqual({ id: expect.any(String), number: expect.stringMatching(/^\d+$/) })
  expect(JSON.stringify(seen)).not.toMatch(/name":"(?!Hub88)|mail|phone/i)
  expect(await falls({}, desks.nobet)).toMatchObject({ data: { code: 'no_right' } })
})

test('falls are read page by page, each once, also those of one millisecond', async () => {
  for (let n = 0; n < 3; n++) await win(10n, 10n * E5)
  await sql`insert into jackpot_win (provider, transaction_id, fingerprint, amount_e5, noted_at)
    select 'hub88', 'none', '', 1, clock_timestamp()`.execute(fixture.casino.db)
  await sql`update jackpot_win set noted_at = '2026-11-21T17:00:00.000100Z'::timestamptz
    + (row_number * interval '1 microsecond')
    from (select transaction_id as id, row_number() over (order by transaction_id) from jackpot_win) numbered
    where numbered.id = transaction_id`.execute(fixture.casino.owner.db)
  const whole = (await falls()).data?.rows ?? []
  expect(whole).toHaveLength(5)
  const second = whole[1]
  const micro = await sql<{ at: string }>`
    select to_char(noted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
      from jackpot_win where transaction_id = ${second?.transaction}`.execute(fixture.casino.db)
  const before = `${micro.rows[0]?.at} ${second?.transaction}`
  expect((await falls({ before })).data?.rows).toEqual(whole.slice(2))
  for (const wrong of ['x', '2026 a', '2026-99-99T00:00:00.000000Z a'])
    expect(await falls({ before: wrong })).toMatchObject({ success: false })
})
