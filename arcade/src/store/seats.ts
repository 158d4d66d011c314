import type { Runner } from './database.ts'

/** One player at one game in one currency. */
export type SeatRow = {
  id: string
  user_ref: string
  game_code: string
  currency: string
  last_started_at: Date | null
}

export type NewSeat = { id: string; gameCode: string; currency: string; nowMs: number }

/** Finds the player's seat at the game, or takes it the first time; answers its id. */
export async function takeSeat(tx: Runner, userRef: string, seat: NewSeat): Promise<string> {
  const taken = await tx.query<{ id: string }>(
    `insert into arcade.seat (id, user_ref, game_code, currency, created_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
    [seat.id, userRef, seat.gameCode, seat.currency, new Date(seat.nowMs)],
  )
  if (taken.rows[0]) return seat.id
  const { rows } = await tx.query<{ id: string }>(
    'select id from arcade.seat where user_ref = $1 and game_code = $2 and currency = $3',
    [userRef, seat.gameCode, seat.currency],
  )
  const [found] = rows
  if (!found) throw new Error('a seat that is neither free nor taken')
  return found.id
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
