import { hash } from 'node:crypto'
import type pg from 'pg'
import type { WalletCommand } from './command.ts'

/** The command with its reward among what must be the same when its id comes again. */
export function withReward(command: WalletCommand): WalletCommand {
  const { reward, fingerprint } = command
  if (reward === undefined) return command
  return { ...command, fingerprint: hash('sha256', `${fingerprint} ${reward}`) }
}

/**
 * Keeps what a bet or win is one of, before the wallet decides it: so that one which is taken is counted
 * whatever happens then, and counted once however often it comes.
 */
export async function noteFreeRound(
  pool: pg.Pool,
  { provider, transactionId, fingerprint }: WalletCommand,
  reward: string,
): Promise<void> {
  await pool.query({
    name: 'note_free_round',
    text: `insert into free_round (provider, transaction_id, fingerprint, reward)
      values ($1, $2, decode($3, 'hex'), $4) on conflict do nothing`,
    values: [provider, transactionId, fingerprint, reward],
  })
}

/** Promises the push: a free round that wins nothing moves no balance that would tell of it. */
export async function tellFreeRound(
  pool: pg.Pool,
  { playerId, gameCode }: WalletCommand,
): Promise<void> {
  await pool.query({
    name: 'tell_free_round',
    text: `insert into outbox (player_id, command, message) values ($1, 'FreeRound', $2)`,
    values: [playerId, JSON.stringify({ game: gameCode })],
  })
}
