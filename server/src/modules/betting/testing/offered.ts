import type { Sport } from '@zar/contract/betting/sport'
import { sql } from 'kysely'
import type { TestCasino } from '../../../testing/test-casino.ts'

type MarketWish = {
  key?: string
  line?: string | null
  /** Odds in thousandths by selection. */
  odds: Record<string, number>
  fairPpm?: Record<string, number>
}
type EventWish = {
  sport?: Sport
  startsInMs?: number
  isLive?: boolean
  score?: object
  clock?: object
  stats?: object[]
  players?: object[]
  bestOf?: number
  markets: readonly MarketWish[]
}

/** Events, markets and selections as a feed would have written them, and what a feed does to them. */
export function openOffers({ db }: Pick<TestCasino, 'db'>) {
  return {
    event: (wish: EventWish) => insertEvent(db, wish),
    /** The two selections of a match of its own that starts in an hour: `1` and `2`. */
    async match(one = 1_850, two = 2_000, isLive = false) {
      const odds = { '1': one, '2': two }
      const event = await insertEvent(db, {
        isLive,
        markets: [{ key: 'ft.ah', line: '-0.5', odds }],
      })
      const [market] = event.markets
      if (!market) throw new Error('a match has its market')
      return { eventId: event.id, marketId: market.id, one: market.of('1'), two: market.of('2') }
    },
    suspend: (marketId: bigint, reason = 'goal') =>
      db
        .updateTable('betting_market')
        .set({ state: 'suspended', reason })
        .where('id', '=', marketId)
        .execute(),
    reopen: (marketId: bigint) =>
      db
        .updateTable('betting_market')
        .set({ state: 'active', reason: null })
        .where('id', '=', marketId)
        .execute(),
    price: (selectionId: number, odds_milli: number) =>
      db
        .updateTable('betting_selection')
        .set({ odds_milli, changed_at: sql<Date>`now()` })
        .where('id', '=', BigInt(selectionId))
        .execute(),
    fair: (selectionId: number, fair_ppm: number | null) =>
      db
        .updateTable('betting_selection')
        .set({ fair_ppm })
        .where('id', '=', BigInt(selectionId))
        .execute(),
    /** The match begins, or goes on: how it stands now. */
    play: (eventId: bigint, { score, clock }: { score: object; clock: object }) =>
      db
        .updateTable('betting_event')
        .set({
          state: 'live',
          score: JSON.stringify(score),
          clock: JSON.stringify(clock),
          moved_at: sql<Date>`now() - interval '1 minute'`,
        })
        .where('id', '=', eventId)
        .execute(),
    /** A goal: what waits on the event is refused. */
    goal: (eventId: bigint) =>
      db
        .updateTable('betting_event')
        .set({ material: sql`material + 1`, material_at: sql<Date>`now()` })
        .where('id', '=', eventId)
        .execute(),
    settle: (marketId: bigint, version: number, wish: SettlementWish) =>
      settle(db, { marketId, version, wish }),
  }
}

export type SettlementWish = {
  /** Outcome by selection. */
  outcomes: Record<string, string>
  certainty?: 0 | 1 | 2
  voidReason?: number
  /** Bets on a side of before are won. */
  early?: { side: string; before: Date }[]
}

async function settle(
  db: TestCasino['db'],
  { marketId, version, wish }: { marketId: bigint; version: number; wish: SettlementWish },
): Promise<void> {
  const results = Object.entries(wish.outcomes).map(([key, outcome]) => [key, { outcome }])
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('betting_market')
      .set({ state: 'settled', settlement: sql`greatest(settlement, ${version})` })
      .where('id', '=', marketId)
      .execute()
    await tx
      .insertInto('betting_settlement')
      .values({
        market_id: marketId,
        version,
        certainty: wish.certainty ?? 2,
        void_reason: wish.voidReason ?? null,
        results: JSON.stringify(Object.fromEntries(results)),
        facts: '{}',
        cancels: '[]',
        early: JSON.stringify(wish.early ?? []),
        source: 'test',
        created_at: sql<Date>`clock_timestamp()`,
      })
      .execute()
  })
}

async function insertEvent(db: TestCasino['db'], wish: EventWish) {
  const { sport = 'football', startsInMs = 3_600_000, isLive = false, markets } = wish
  const { score, clock, stats = [], players = [], bestOf = null } = wish
  const source = 'test'
  const producer = isLive ? 'live' : 'pre'
  const startsAt = sql<Date>`clock_timestamp() + ${startsInMs} * interval '1 ms'`
  await sql`insert into betting_league values ('test', 'football', 'Lig', 'TR') on conflict do nothing`.execute(
    db,
  )
  // Heard in an hour: a test that takes long is no silence.
  await sql`
    insert into betting_producer (source, producer, epoch, seq, is_open, heard_at)
    values (${source}, ${producer}, 'e', 1, true, now() + interval '1 hour') on conflict do nothing`.execute(
    db,
  )
  const { id } = await db
    .insertInto('betting_event')
    .values({
      source,
      source_id: sql<string>`gen_random_uuid()::text`,
      producer,
      sport,
      league_id: 'test',
      home_id: 'h',
      home: 'Galatasaray',
      away_id: 'a',
      away: 'Fenerbahçe',
      starts_at: startsAt,
      first_starts_at: startsAt,
      has_live: true,
      state: isLive ? 'live' : 'scheduled',
      score: score ? JSON.stringify(score) : null,
      clock: clock ? JSON.stringify(clock) : null,
      stats: JSON.stringify(stats),
      players: JSON.stringify(players),
      best_of: bestOf,
      moved_at: isLive ? sql<Date>`now() - interval '1 minute'` : null,
      changed_at: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const inserted = []
  for (const market of markets) inserted.push(await insertMarket(db, id, market))
  return { id, markets: inserted }
}

async function insertMarket(db: TestCasino['db'], event_id: bigint, wish: MarketWish) {
  const { key = 'ft.result', line = null, odds, fairPpm } = wish
  const { id } = await db
    .insertInto('betting_market')
    .values({ event_id, key, line, state: 'active', told: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = await db
    .insertInto('betting_selection')
    .values(
      Object.entries(odds).map(([selection, odds_milli]) => ({
        market_id: id,
        key: selection,
        odds_milli,
        fair_ppm: fairPpm?.[selection] ?? null,
        changed_at: sql<Date>`now() - interval '1 minute'`,
      })),
    )
    .returning(['id', 'key'])
    .execute()
  const ids = new Map(rows.map((row) => [row.key, Number(row.id)]))
  return { id, of: (selection: string) => ids.get(selection) ?? 0 }
}
