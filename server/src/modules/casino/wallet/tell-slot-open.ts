import type pg from 'pg'
import type { WalletCommand } from './command.ts'

/** Promises the push that a stake was refused because a round of another slot is open. */
export async function tellSlotOpen(
  pool: pg.Pool,
  { playerId, gameCode }: WalletCommand,
): Promise<void> {
  await pool.query({
    name: 'tell_slot_open',
    text: `insert into outbox (player_id, command, message) values ($1, 'SlotOpen', $2)`,
    values: [playerId, JSON.stringify({ game: gameCode })],
  })
}
