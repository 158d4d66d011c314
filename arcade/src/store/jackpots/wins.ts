import type { LevelName } from '../../games/jackpots/levels.ts'
import type { Runner } from '../database.ts'

/** A pot that fell, as its winner is paid. */
export type DueWin = {
  level: LevelName
  number: number
  roundId: string
  wonKurus: number
  winUuid: string
  attempts: number
}

const WIN = `pot.level, pot.number, pot.round_id as "roundId", pot.won_kurus as "wonKurus",
  pot.win_uuid as "winUuid", pot.attempts`

/**
 * Up to 20 wins whose time has come, leased until `leaseUntil`. One is paid after the win of its own
 * round: a wallet hears of a round's end first.
 */
export async function claimDueWins(runner: Runner, now: Date, leaseUntil: Date): Promise<DueWin[]> {
  const { rows } = await runner.query<DueWin>(
    `update arcade.jackpot_pot pot set due_at = $2 where (level, number) in (
       select due.level, due.number from arcade.jackpot_pot due
         join arcade.round round on round.id = due.round_id
         where due.due_at <= $1 and round.state = 'settled'
         order by due.due_at limit 20 for update of due skip locked)
     returning ${WIN}`,
    [now, leaseUntil],
  )
  return rows
}

export async function noteWinPaid(
  runner: Runner,
  { level, number }: DueWin,
  { balanceKurus, now }: { balanceKurus: number; now: Date },
): Promise<void> {
  await runner.query(
    `update arcade.jackpot_pot set paid_at = $3, balance_kurus = $4, due_at = null
       where level = $1 and number = $2 and paid_at is null`,
    [level, number, now, balanceKurus],
  )
}

/** Not acknowledged: to be tried again at `dueAt`. */
export async function postponeWin(
  runner: Runner,
  { level, number }: DueWin,
  dueAt: Date,
): Promise<void> {
  await runner.query(
    `update arcade.jackpot_pot set attempts = attempts + 1, due_at = $3
       where level = $1 and number = $2 and paid_at is null`,
    [level, number, dueAt],
  )
}

export type PaidWin = DueWin & { paidAt: Date }

/** What was paid in this round, or in this time. */
export async function findPaidWins(
  runner: Runner,
  filter: { roundId: string } | { from: Date; to: Date },
): Promise<PaidWin[]> {
  const [where, values] =
    'roundId' in filter
      ? ['pot.round_id = $1', [filter.roundId]]
      : ['pot.paid_at >= $1 and pot.paid_at < $2', [filter.from, filter.to]]
  const { rows } = await runner.query<PaidWin>(
    `select ${WIN}, pot.paid_at as "paidAt" from arcade.jackpot_pot pot
       where pot.paid_at is not null and ${where} order by pot.paid_at`,
    values,
  )
  return rows
}
