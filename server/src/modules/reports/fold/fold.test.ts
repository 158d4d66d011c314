import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LEDGER_KEY } from '../../../testing/ledger-key.ts'
import { openBooks, ROLL_UPS, readRollUps, sealAt } from '../../../testing/reports/books.ts'
import { openEvenings } from '../../../testing/reports/evening.ts'
import { seeded } from '../../../testing/seeded.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { writeCheckpoints } from '../../ledger/index.ts'
import { figuresOf, identityOf } from '../figures/figures.ts'
import { onOneSnapshot, readMark, readPeriod } from '../read/read-period.ts'
import { catchUp, closeDays, foldSealed } from './fold-sealed.ts'

const EVENING = new Date('2026-11-20T15:00:00Z')
const DAY = '2026-11-20'
const nothing = async () => {}

let casino: TestCasino
beforeEach(async () => {
  casino = await openTestCasino()
})
afterEach(() => casino.close())

async function playOne(steps = 60) {
  const players = [await casino.player(), await casino.player()]
  const house = openEvenings(openBooks(casino), players, seeded(86))
  return house.play(EVENING, steps, nothing)
}

const read = (day = DAY) =>
  onOneSnapshot(casino.db, async (tx) =>
    readPeriod(tx, await readMark(tx), { from: day, to: day, currency: 'TRY' }),
  )
const plain = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}` : one)))

async function whatOneFoldMakes(): Promise<Record<string, string[]>> {
  const made = await readRollUps(casino.owner.db)
  const [play = []] = Object.values(made)
  expect(play.length).toBeGreaterThan(0)
  return made
}

test('a fold that is killed half-way leaves nothing, and the next adds all of it once', async () => {
  await playOne()
  const before = plain(await read())
  const killed = writeCheckpoints(casino.db, LEDGER_KEY, {
    fold: async (tx, sealed) => {
      await foldSealed(tx, sealed)
      throw new Error('killed')
    },
    covered: nothing,
  })
  await expect(killed).rejects.toThrow('killed')
  const mark = await casino.db.selectFrom('rollup_mark').selectAll().executeTakeFirstOrThrow()
  expect(mark.to_id).toBe(0n)
  expect(Object.values(await readRollUps(casino.owner.db)).flat()).toEqual([])
  await sealAt(casino.db)
  await whatOneFoldMakes()
  expect(plain(await read())).toEqual(before)
})

test('two processes that seal and catch up at once add each transfer once', async () => {
  await playOne()
  const before = plain(await read())
  await Promise.all([
    ...Array.from({ length: 4 }, () => sealAt(casino.db)),
    ...Array.from({ length: 4 }, () => catchUp(casino.db)),
  ])
  await catchUp(casino.db)
  await whatOneFoldMakes()
  expect(plain(await read())).toEqual(before)
  const bets = await sql<{ bets: bigint; rows: bigint }>`
    select (select sum(bets)::bigint from rollup_play where product <> 'sport') as bets,
      (select count(*) from transfer where reason = 'bet')
        - (select count(*) from transfer where reason = 'rollback') as rows`.execute(casino.db)
  expect(bets.rows[0]?.bets).toBe(bets.rows[0]?.rows)
})

test('the squares of a game are those of its days, also where a day was changed or taken away', async () => {
  await playOne()
  await sealAt(casino.db)
  const differing = async () => {
    const { rows } = await sql<{ game: string }>`
      select game from (select game, sum(ss) as ss, sum(sw) as sw, sum(ww) as ww from rollup_play group by game) days
        full join rollup_game kept using (game)
        where (days.ss, days.sw, days.ww) is distinct from (kept.ss, kept.sw, kept.ww)`.execute(
      casino.db,
    )
    return rows.map(({ game }) => game)
  }
  expect(await differing()).toEqual([])
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from rollup_game where ss > 0`.execute(casino.db)
  expect(rows[0]?.n).toBeGreaterThan(0)
  await sql`update rollup_play set ss = ss + 1, ww = ww * 2`.execute(casino.db)
  expect(await differing()).toEqual([])
  await sql`delete from rollup_play where own`.execute(casino.db)
  await sql`delete from rollup_game where game not in (select game from rollup_play)`.execute(
    casino.db,
  )
  expect(await differing()).toEqual([])
})

test('folded again by the same numbers it adds nothing', async () => {
  await playOne()
  await sealAt(casino.db)
  const made = await whatOneFoldMakes()
  const { rows } = await sql<{ folded: boolean }>`
    select fold_reports_v1(after_id, to_id) as folded from ledger_seal order by id limit 1`.execute(
    casino.db,
  )
  expect(rows).toEqual([{ folded: false }])
  expect(await readRollUps(casino.owner.db)).toEqual(made)
})

test('what was sealed without the roll-ups is caught up, a checkpoint at a time, and then closed', async () => {
  await playOne()
  await writeCheckpoints(casino.db, LEDGER_KEY)
  const midnight = new Date('2026-11-20T22:00:00Z')
  await closeDays(casino.db, midnight)
  const behind = await casino.db.selectFrom('rollup_mark').selectAll().executeTakeFirstOrThrow()
  expect(behind).toMatchObject({ to_id: 0n, closed_through: null })
  const before = plain(await read())
  await catchUp(casino.db)
  await closeDays(casino.db, midnight)
  const mark = await casino.db.selectFrom('rollup_mark').selectAll().executeTakeFirstOrThrow()
  expect(mark).toMatchObject({ closed_through: DAY, covered_until: midnight })
  expect(plain(await read())).toEqual(before)
})

test('the history of bets from before is told in batches while new bets are placed, and the identity holds', async () => {
  const counted = await playOne(80)
  const { db } = casino.owner
  const open = await sql<{ sum: bigint }>`
    select coalesce(sum(stake_e5), 0)::bigint as sum from sport_bet where state = 'open'`.execute(
    db,
  )
  // As the migration leaves a database that has all of this already, but for what opened since.
  await sql`delete from bet_opening`.execute(db)
  await sql`update rollup_mark set partner_bets_from = 1,
    partner_bets_before = (select max(id) + 1 from sport_bet)`.execute(db)
  await sql`update sport_bet set state = 'settled' where id = (select min(id) from sport_bet where state = 'open')`.execute(
    db,
  )
  await sql`update bet_opening set created_at = ${new Date(EVENING.getTime() + 6 * 3_600_000 - 1)}`.execute(
    db,
  )
  await writeCheckpoints(casino.db, LEDGER_KEY)
  await catchUp(casino.db)
  const rows = await read()
  const figures = figuresOf(rows)
  expect(identityOf(rows)).toMatchObject({ holds: true, difference: 0n })
  expect(figures.openStakes).toBeLessThan(open.rows[0]?.sum ?? 0n)
  expect(figures.deposits).toBe(counted.deposits)
  const held = await sql<{ sum: bigint }>`
    select coalesce(sum(stake_e5), 0)::bigint as sum from sport_bet where state = 'open'`.execute(
    db,
  )
  expect(figures.openStakes).toBe(held.rows[0]?.sum)
})

test('10,000 transfers are folded at once, and a busy machine takes no three seconds for it', async () => {
  const playerId = await casino.player({ cashE5: 1n })
  await sql`
    insert into transfer (key, player_id, source_id, target_id, amount_e5, reason, created_at)
      select 'hub88:m' || n, ${playerId}, case n % 2 when 0 then cash.id else games.id end,
          case n % 2 when 0 then games.id else cash.id end, 1000 + n, case n % 2 when 0 then 'bet' else 'win' end::transfer_reason,
          ${EVENING}::timestamptz + n * interval '1 second'
        from account cash, account games, generate_series(1, 10000) n
        where cash.owner_id = ${playerId} and cash.kind = 'player_cash' and games.kind = 'games'`.execute(
    casino.owner.db,
  )
  await sql`
    insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency, amount_e5,
        moves_cash, reference_id, fingerprint, outcome, balance_e5, created_at)
      select 'hub88', 'm' || n, case n % 2 when 0 then 'bet' else 'win' end::wallet_kind, ${playerId}, 'game' || n % 7,
          'r' || (n / 2), false, 'TRY', 1000 + n, true, case n % 2 when 1 then 'm' || (n - 1) end, '\\x00', 'ok', 0,
          ${EVENING}::timestamptz + n * interval '1 second'
        from generate_series(1, 10000) n`.execute(casino.owner.db)
  await sql`analyze transfer, wallet_transaction`.execute(casino.owner.db)
  await writeCheckpoints(casino.db, LEDGER_KEY)
  const began = performance.now()
  await catchUp(casino.db)
  const tookMs = performance.now() - began
  expect(tookMs).toBeLessThan(3_000)
  const { rows } = await sql<{
    stakes: bigint
  }>`select sum(stakes_e5)::bigint as stakes from rollup_play`.execute(casino.db)
  const all = await sql<{ stakes: bigint }>`
    select sum(amount_e5)::bigint as stakes from transfer where reason = 'bet'`.execute(casino.db)
  expect(rows).toEqual(all.rows)
})

// Who was active is added up from days that are closed, and compared by the tests of active players.
test('every roll-up that a day has is one that the tests compare', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_name like 'rollup\\_%'
      and table_name not in ('rollup_active', 'rollup_mark', 'rollup_win_mark', 'rollup_check', 'rollup_jackpot', 'rollup_signup')
      order by 1`.execute(casino.db)
  expect(ROLL_UPS).toEqual(expect.arrayContaining(rows.map(({ name }) => name)))
})
