import { TIME_ZONE } from '@zar/contract/limits'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SEED } from '../../../testing/chance.ts'
import { analyze } from '../../../testing/database/analyze.ts'
import { openTable } from '../../../testing/players/play.ts'
import { seeded } from '../../../testing/seeded.ts'
import { openRoundsSite, type RoundsSite } from '../testing/rounds-site.ts'
import { seedRounds } from '../testing/seed-rounds.ts'
import { roundMovementsQuery } from './round-movements.ts'
import { scanQuery } from './round-start.ts'

const DAY_MS = 24 * 60 * 60_000
const E5 = 100_000n

let site: RoundsSite
beforeAll(async () => {
  site = await openRoundsSite()
})
afterEach(async () => expect(await site.casino.sumOfBooks()).toBe(0n))
afterAll(() => site.close())

const istanbulDay = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE })

test('ACC-03, ACC-04: of thirteen months, any 200 periods are exactly the ledger’s', async () => {
  const playerId = await site.casino.player()
  await openTable(site.casino, playerId)
  await seedRounds(site.casino, playerId, 2_000, 396)
  const rowsOfLedger = await site.casino.db
    .selectFrom('transfer')
    .select(['created_at', 'reason', 'amount_e5'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute()
  const moved = rowsOfLedger.map((row) => ({ ...row, day: istanbulDay(row.created_at) }))
  const now = moved.at(-1)?.created_at.getTime() ?? 0
  const dayBack = (days: number) => istanbulDay(new Date(now - days * DAY_MS))
  const chance = seeded(SEED)
  const someDay = () => Math.floor(chance() * 398)
  for (let asked = 0; asked < 200; asked += 1) {
    const [from, to] = [someDay(), someDay()].sort((a, b) => b - a).map(dayBack)
    const inside = moved.filter(({ day }) => day >= (from ?? '') && day <= (to ?? ''))
    const sum = (reason: string) =>
      Number(inside.reduce((all, one) => all + (one.reason === reason ? one.amount_e5 : 0n), 0n)) /
      100_000
    const [staked, won] = [sum('bet'), sum('win')]
    const rounds = inside.filter(({ reason }) => reason === 'bet').length
    expect(await site.totals(playerId, { from, to })).toEqual({
      staked,
      won,
      net: won - staked,
      rounds,
    })
  }
  const [quarter, year] = [dayBack(91), dayBack(365)]
  for (const from of [quarter, year]) {
    const count = (await site.pages(playerId, { from, take: 100 })).flat().length
    const bets = moved.filter((one) => one.reason === 'bet' && one.day >= (from ?? ''))
    expect(count).toBe(bets.length)
  }
})

/** How the database goes about it, and what each step came to. */
async function explain(query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze) ${query}`.execute(
    site.casino.db,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('among a hundred thousand bets a page is read by index, the last like the first', async () => {
  const playerId = await site.casino.player()
  await openTable(site.casino, playerId)
  await seedRounds(site.casino, playerId, 100_000, 396)
  const first = await site.casino.db
    .selectFrom('transfer')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const deepId = first.id + 40n
  const [top, deep, nobody] = [
    await site.page(playerId),
    await site.page(playerId, { before: String(deepId), take: 100 }),
    await site.page(playerId, { result: 'returned' }),
  ]
  expect(top.rows).toHaveLength(20)
  expect(deep.rows.at(-1)).toMatchObject({ id: String(first.id), stake: 2, win: 1 })
  expect(deep.next).toBeNull()
  // What is rare is looked for a stretch at a time, and the page says where to go on.
  expect(nobody.rows).toEqual([])
  expect(Number(nobody.next)).toBeLessThan(Number(top.rows[0]?.id) - 2_000)

  for (const beforeId of [deepId, first.id + 150_000n]) {
    const range = { fromId: 0n, beforeId }
    const scan = await explain(scanQuery({ playerId, range, product: 'slot', limit: 60 }))
    expect(scan).toMatch(/transfer_1_of_player|transfer_1_pkey/)
    expect(scan).toMatch(/wallet_transaction_once/)
    expect(scan).toMatch(/wallet_bet_of_round/)
    expect(scan).not.toMatch(/Seq Scan on (transfer|wallet_transaction)/)
  }
  const { rows } = await scanQuery({
    playerId,
    product: null,
    limit: 60,
    range: { fromId: 0n, beforeId: deepId },
  }).execute(site.casino.db)
  const movements = await explain(
    roundMovementsQuery(
      playerId,
      rows.filter(({ isRoundStart }) => isRoundStart),
    ),
  )
  expect(movements).toMatch(/wallet_bet_of_round/)
  expect(movements).toMatch(/wallet_transaction_of_reference/)
  expect(movements).not.toMatch(/Seq Scan on wallet_transaction/)
})

test('of a round that ten thousand play at one table, a history reads its player’s bets alone', async () => {
  const playerId = await site.casino.player({ cashE5: 100n * E5 })
  const table = await openTable(site.casino, playerId)
  const bet = table.bet(E5, { roundId: 'a wheel that everybody watches' })
  expect(await site.wallet.post(bet)).toMatchObject({ outcome: 'ok' })
  await site.casino.pool.query(
    `insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency,
         amount_e5, moves_cash, fingerprint, outcome, balance_e5)
       select provider, id || n, kind, gen_random_uuid(), game_code, round_id, round_closed, currency,
           amount_e5, moves_cash, fingerprint, outcome, balance_e5
         from wallet_transaction, generate_series(1, 10000) n where id = $1`,
    [bet.transactionId],
  )
  await analyze(site.casino, 'wallet_transaction')
  const { rows } = await site.page(playerId)
  expect(rows).toMatchObject([{ stake: 1 }])

  const all = { playerId, product: null, limit: 60, range: { fromId: 0n, beforeId: 1n << 62n } }
  const scan = scanQuery(all)
  const starts = (await scan.execute(site.casino.db)).rows
  for (const query of [scan, roundMovementsQuery(playerId, starts)]) {
    const looked = (await explain(query)).match(/wallet_bet_of_round.*actual.*/g) ?? []
    expect(looked).toHaveLength(1)
    expect(looked[0]).toMatch(/rows=1(\.00)? loops=1\)/)
  }
})
