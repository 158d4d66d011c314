import type pg from 'pg'
import type { WalletCommand } from './command.ts'

/** Nobody is told of a jackpot of nothing. */
export const isJackpot = ({ kind, amountE5, jackpotE5 }: WalletCommand): boolean =>
  kind === 'win' && jackpotE5 !== undefined && jackpotE5 !== 0n && amountE5 > 0n

/** Keeps that a win is a jackpot before the wallet decides it: told once however often it comes. */
export async function noteJackpot(
  pool: pg.Pool,
  { provider, transactionId, fingerprint, jackpotE5 = null }: WalletCommand,
): Promise<void> {
  await pool.query({
    name: 'note_jackpot',
    text: `insert into jackpot_win (provider, transaction_id, fingerprint, amount_e5)
      values ($1, $2, decode($3, 'hex'), $4) on conflict do nothing`,
    values: [provider, transactionId, fingerprint, jackpotE5],
  })
}
