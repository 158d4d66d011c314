import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../db/db.ts'
import { type Books, openBooks, sealAt } from '../../testing/reports/books.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { figuresOf, identityOf } from './figures/figures.ts'
import { onOneSnapshot, readMark, readPeriod } from './read/read-period.ts'

const LIRA = 100_000n
const [FIRST, SECOND] = ['2026-11-20', '2026-11-21'] as const
/** The last and the first tenth of a second about midnight in Istanbul. */
const BEFORE = new Date('2026-11-20T20:59:59.900Z')
const AFTER = new Date('2026-11-20T21:00:00.100Z')

let casino: TestCasino
let books: Books
let player: string
beforeAll(async () => {
  casino = await openTestCasino()
  books = openBooks(casino)
  player = await casino.player()
  await fund()
})
afterAll(() => casino.close())

const cash = () => ({ player, kind: 'cash' })
const games = { kind: 'games' }

const fund = () =>
  books.transact((tx) =>
    books.post(tx, {
      key: 'deposit:own',
      playerId: player,
      source: { kind: 'gateway' },
      target: cash(),
      amountE5: 1_000n * LIRA,
      reason: 'deposit',
      at: new Date('2026-11-20T12:00:00Z'),
    }),
  )

type Posted = { id: bigint; kind: string; version: number; lira: bigint; reason: string; at: Date }
/** Above zero to the player. */
const post = (tx: Tx, { id, kind, version, lira, reason, at }: Posted) =>
  books.post(tx, {
    key: `zar-bets:${id} ${kind} ${version}`,
    playerId: player,
    source: lira > 0n ? games : cash(),
    target: lira > 0n ? cash() : games,
    amountE5: (lira > 0n ? lira : -lira) * LIRA,
    reason,
    at,
  })

/** A bet of so many lira on one leg at odds of 2.000, of which the fair chance is 45 %. */
async function place(lira: bigint, at: Date): Promise<bigint> {
  return books.transact(async (tx) => {
    const { rows } = await sql<{ id: bigint }>`
      insert into betting_bet (request_id, fingerprint, player_id, currency, state, policy, unit_kurus, sizes, columns, cost_kurus,
          possible_kurus, rules_version, placed_at, decided_at)
        values (${randomUUID()}, '\\x00', ${player}, 'TRY', 'open', 'any', ${lira * 100n}, '{1}', 1, ${lira * 100n},
          ${lira * 200n}, 1, ${at}, ${at}) returning id`.execute(tx)
    const id = rows[0]?.id ?? 0n
    await addLeg(tx, id)
    await post(tx, { id, kind: 'stake', version: 0, lira: -lira, reason: 'sport_bet', at })
    return id
  })
}

async function addLeg(tx: Tx, id: bigint): Promise<void> {
  await sql`insert into betting_league (id, sport, name, country) values ('l', 'football', 'L', 'TR') on conflict do nothing`.execute(
    tx,
  )
  await sql`
    with event as (
      insert into betting_event (source, source_id, producer, sport, league_id, home_id, home, away_id, away, starts_at,
          first_starts_at, has_live, state, changed_at)
        values ('s', ${`e${id}`}, 'p', 'football', 'l', 'h', 'H', 'a', 'A', now(), now(), false, 'scheduled', now()) returning id
    ), market as (
      insert into betting_market (event_id, key, state, told) select id, '1x2', 'active', 1 from event returning id, event_id
    ), selection as (
      insert into betting_selection (market_id, key, changed_at) select id, '1', now() from market returning id
    ), leg as (
      insert into betting_leg (bet_id, number, odds_milli, is_banker, fair_ppm) values (${id}, 1, 2000, false, 450000)
    )
    insert into betting_leg_selection (bet_id, leg, selection_id, event_id, material)
      select ${id}, 1, selection.id, market.event_id, 0 from selection, market`.execute(tx)
}

async function change(id: bigint, set: string, posted: Omit<Posted, 'id'>): Promise<void> {
  await books.transact(async (tx) => {
    await post(tx, { id, ...posted })
    await sql`update betting_bet set ${sql.raw(set)} where id = ${id}`.execute(tx)
  })
}

const read = async (day: string) => {
  const rows = await onOneSnapshot(casino.db, async (tx) =>
    readPeriod(tx, await readMark(tx), { from: day, to: day, currency: 'TRY' }),
  )
  const { difference } = identityOf(rows)
  expect(difference).toBe(0n)
  return { ...figuresOf(rows), settled: rows.settled }
}
const won = (version: number, lira: bigint, at: Date) => ({
  kind: 'settlement',
  version,
  lira,
  at,
  reason: lira > 0n ? 'sport_win' : 'sport_correction',
})

test('BET-08: a bet that is placed before midnight is open that day, and settled on the next by its sport and market', async () => {
  const id = await place(100n, BEFORE)
  await change(id, `state = 'settled', version = 1`, won(1, 200n, AFTER))
  const first = await read(FIRST)
  expect(first).toMatchObject({
    openStakes: 100n * LIRA,
    openBetLiability: 200n * LIRA,
    ggr: 0n,
    ggrLedger: 100n * LIRA,
  })
  const second = await read(SECOND)
  expect(second).toMatchObject({
    openStakes: 0n,
    openBetLiability: 0n,
    ggr: -100n * LIRA,
    ggrLedger: -200n * LIRA,
  })
  expect(second.settled).toMatchObject([
    {
      sport: 'football',
      league: 'l',
      market: '1x2',
      stakesE5: 100n * LIRA,
      pricedE5: 100n * LIRA,
      marginE5: 10n * LIRA,
    },
  ])
  await sealAt(casino.db)
  expect(await read(SECOND)).toEqual(second)
})

test('BET-10: a settlement that is taken back opens the bet again, and its next version is a difference', async () => {
  const before = await read(SECOND)
  const id = await place(50n, AFTER)
  await change(id, `state = 'settled', version = 1`, won(1, 100n, AFTER))
  await change(id, `state = 'open', version = 2`, won(2, -100n, AFTER))
  expect((await read(SECOND)).openStakes).toBe(before.openStakes + 50n * LIRA)
  await change(id, `state = 'settled', version = 3`, won(3, 60n, AFTER))
  const after = await read(SECOND)
  expect(after.ggr - before.ggr).toBe(-10n * LIRA)
  expect(after.sportDifferences - before.sportDifferences).toBe(-40n * LIRA)
  expect(after.openStakes).toBe(before.openStakes)
})

test('a void bet is no turnover and no GGR, and a part that is sold is settled alone', async () => {
  const before = await read(SECOND)
  const isVoid = await place(30n, AFTER)
  const sold = await place(80n, AFTER)
  await sealAt(casino.db)
  await change(isVoid, `state = 'void', version = 1`, {
    kind: 'settlement',
    version: 1,
    lira: 30n,
    reason: 'sport_rollback',
    at: AFTER,
  })
  await change(sold, `share_num = 40, share_den = 80, possible_kurus = 8000`, {
    kind: 'cash_out',
    version: 1,
    lira: 35n,
    reason: 'sport_win',
    at: AFTER,
  })
  const after = await read(SECOND)
  expect(after.ggr - before.ggr).toBe(5n * LIRA)
  expect(after.openStakes - before.openStakes).toBe(40n * LIRA)
  expect(after.openBetLiability - before.openBetLiability).toBe(80n * LIRA)
})

test('a lost bet, which posts nothing, is settled, and the day that closes has it', async () => {
  const before = await read(SECOND)
  const lost = await place(20n, AFTER)
  await sealAt(casino.db)
  await sql`update betting_bet set state = 'settled', version = 1 where id = ${lost}`.execute(
    books.db,
  )
  await books.datePosted(AFTER)
  const after = await read(SECOND)
  expect(after.ggr - before.ggr).toBe(20n * LIRA)
  // Nothing is to be sealed: the day that closes takes it.
  await sealAt(casino.db, new Date('2026-11-22T00:00:00Z'))
  expect(await read(SECOND)).toEqual(after)
  const { rows } = await sql`select from bet_opening`.execute(casino.db)
  expect(rows).toEqual([])
})
