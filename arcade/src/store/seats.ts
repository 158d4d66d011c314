import type { Runner } from './database.ts'

/** One player at one game in one currency. A demo has no user and a purse of its own. */
export type SeatRow = {
  id: string
  user_ref: string | null
  game_code: string
  currency: string
  demo_balance_kurus: number | null
  last_started_at: Date | null
}

export type NewSeat = { id: string; gameCode: string; currency: string; nowMs: number }

/** Finds the player's seat at the game, or takes it the first time. `isNew` needs a seed pair. */
export async function takeSeat(
  tx: Runner,
  userRef: string,
  seat: NewSeat,
): Promise<{ id: string; isNew: boolean }> {
  const taken = await tx.query<{ id: string }>(
    `insert into arcade.seat (id, user_ref, game_code, currency, created_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
    [seat.id, userRef, seat.gameCode, seat.currency, new Date(seat.nowMs)],
  )
  if (taken.rows[0]) return { id: seat.id, isNew: true }
  const { rows } = await tx.query<{ id: string }>(
    'select id from arcade.seat where user_ref = $1 and game_code = $2 and currency = $3',
    [userRef, seat.gameCode, seat.currency],
  )
  const [found] = rows
  if (!found) throw new Error('a seat that is neither free nor taken')
  return { id: found.id, isNew: false }
}

export async function takeDemoSeat(tx: Runner, seat: NewSeat, balanceKurus: number): Promise<void> {
  await tx.query(
    `insert into arcade.seat (id, game_code, currency, demo_balance_kurus, created_at)
     values ($1, $2, $3, $4, $5)`,
    [seat.id, seat.gameCode, seat.currency, balanceKurus, new Date(seat.nowMs)],
  )
}

/** Holds the seat until the transaction ends. Locked before its seed pair and its rounds, always. */
export async function lockSeat(tx: Runner, id: string): Promise<SeatRow> {
  const { rows } = await tx.query<SeatRow>('select * from arcade.seat where id = $1 for update', [
    id,
  ])
  const [seat] = rows
  if (!seat) throw new Error(`no seat ${id}`)
  return seat
}

export async function noteStart(tx: Runner, id: string, startedAt: Date): Promise<void> {
  await tx.query('update arcade.seat set last_started_at = $2 where id = $1', [id, startedAt])
}

/** Adds to a demo's purse and answers what is in it, or undefined where that is not enough. */
export async function moveDemoMoney(
  tx: Runner,
  id: string,
  deltaKurus: number,
): Promise<number | undefined> {
  const { rows } = await tx.query<{ demo_balance_kurus: number }>(
    `update arcade.seat set demo_balance_kurus = demo_balance_kurus + $2
     where id = $1 and demo_balance_kurus + $2 >= 0 returning demo_balance_kurus`,
    [id, deltaKurus],
  )
  return rows[0]?.demo_balance_kurus
}

/** Forgets demos opened before this moment, with everything that was played at them. */
export async function forgetDemos(tx: Runner, before: Date): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from arcade.seat where user_ref is null and created_at < $1
     limit 500 for update skip locked`,
    [before],
  )
  const ids = [rows.map((row) => row.id)]
  await tx.query('delete from arcade.round where seat_id = any($1)', ids)
  await tx.query('delete from arcade.seed_pair where seat_id = any($1)', ids)
  await tx.query('delete from arcade.game_session where seat_id = any($1)', ids)
  await tx.query('delete from arcade.seat where id = any($1)', ids)
}
