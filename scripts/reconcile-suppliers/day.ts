import { sql } from 'kysely'
import {
  failAll,
  logOutAll,
  overdrawAll,
  playAll,
  playFreeAll,
  type Seat,
  seatAll,
} from './play.ts'
import type { Sides } from './sides.ts'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
export const DAY_MS = 24 * 60 * MINUTE_MS
const LOOK_BACK_DAYS = 7
/** Of each kind, at each supplier. */
const FAILURES = 4
/** More than the arcade tells at once. */
const PADS = 10_001
const PADS_MS = 400_000

/**
 * When rounds begin and end, from the edge of a list's window: in the last millisecond of one and in the
 * first of the next. Where a quarter of an hour is too much to be told at once its parts end after 225
 * and 450 seconds, so that these have rounds on both sides too.
 */
const MOMENTS = [
  [-60_000, -58_000],
  [-40_000, -39_999],
  [-3_000, -1],
  [0, 0],
  [2_500, 3_000],
  [10_000, 10_500],
  [222_000, 224_999],
  [225_000, 225_001],
  [227_500, 227_500],
  [447_000, 449_999],
  [450_000, 450_000],
  [452_500, 463_000],
] as const

/** At each supplier's game one player for each of these: */
export type Tables = Record<'unanswered' | 'unheard' | 'poor' | 'loggedOut', Seat[]>

export type Day = Awaited<ReturnType<typeof playDay>>

/** A day at all six, and every way for a round to end. */
export async function playDay(sides: Sides) {
  const { state } = sides
  // Not far from the database's time, which our side's rows have.
  const edgeMs = Math.round(Date.now() / QUARTER_MS) * QUARTER_MS
  state.nowMs = edgeMs - 2 * MINUTE_MS
  const morning = dayOf(Math.min(Date.now(), state.nowMs))
  const [unanswered, unheard, poor, loggedOut] = [
    ...[await seatAll(sides), await seatAll(sides)],
    ...[await seatAll(sides), await seatAll(sides)],
  ] as [Seat[], Seat[], Seat[], Seat[]]
  for (const [from, to] of MOMENTS) {
    const seats = [...unanswered, ...unheard, ...poor, ...loggedOut]
    await playAll(sides, seats, { from: edgeMs + from, to: edgeMs + to })
  }
  for (let time = 0; time < FAILURES; time++) {
    await failAll(sides, unanswered, 'unanswered')
    await failAll(sides, unheard, 'unheard')
    await overdrawAll(sides, poor)
  }
  await playFreeAll(sides, poor)
  await logOutAll(sides, loggedOut)
  await failAll(sides, loggedOut)
  await sides.settle()
  const tables: Tables = { unanswered, unheard, poor, loggedOut }
  const evening = new Date(startOfNext(Math.max(Date.now(), state.nowMs)) + 2 * QUARTER_MS)
  return { edgeMs, morning, evening, tables }
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const startOfNext = (ms: number) => Math.floor(ms / DAY_MS + 1) * DAY_MS

/** The day is over, and was never compared; those before it were. */
export async function endDay({ casinoFixture, providers }: Sides, { morning, evening }: Day) {
  const { db, clock } = casinoFixture.testCasino
  clock.set(evening)
  const names = providers.map(({ name }) => name)
  // At once: the platform's own worker looks at the clock of the machine, and has nothing to do.
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('supplier_day').execute()
    await sql`insert into supplier_day (provider, day, reconciled_at)
      select provider, ${morning}::date - ago, ${evening}::timestamptz
        from unnest(${names}::text[]) provider, generate_series(1, ${LOOK_BACK_DAYS}) ago`.execute(
      tx,
    )
  })
}

/** Refused rounds, which no list has, and of which there are more than a list is made of at once. */
export async function padLists({ database }: Sides, { edgeMs }: Day): Promise<() => Promise<void>> {
  const { rows } = await database.pool.query(
    `insert into arcade.round (id, seat_id, session_id, seed_pair_id, command_id, game_code, game_version,
         stake_kurus, state, refusal, bet_uuid, win_uuid, rollback_uuid, started_at, closed_at)
       select gen_random_uuid(), seat_id, session_id, seed_pair_id, gen_random_uuid(), game_code, game_version,
              stake_kurus, state, refusal, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
              $1::timestamptz + at * interval '1 millisecond', $1::timestamptz + at * interval '1 millisecond'
         from (select * from arcade.round where refusal = 'not_enough_money' limit 1) refused,
              (select $2::bigint * n / $3::int as at from generate_series(0, $3::int - 1) n) time
       returning id`,
    [new Date(edgeMs), PADS_MS, PADS],
  )
  const ids = rows.map(({ id }) => id)
  return async () => {
    await database.pool.query('delete from arcade.round where id = any($1)', [ids])
  }
}
