import { type Arcade, inMs, LEASE_MS } from '../rounds/arcade.ts'
import { backoffMs } from '../rounds/backoff.ts'
import { movementOf } from '../rounds/movement.ts'
import { claimDueWins, type DueWin, noteWinPaid, postponeWin } from '../store/jackpots/wins.ts'
import { findRound } from '../store/rounds.ts'
import { levelOf } from './keeper.ts'

/** Pays the jackpots whose time has come, each by the supplier of the game that it fell at. Answers how many it took up. */
export async function payDueWins(arcade: Arcade): Promise<number> {
  const due = await claimDueWins(arcade.pool, inMs(arcade, 0), inMs(arcade, LEASE_MS))
  await Promise.all(due.map((win) => pay(arcade, win)))
  return due.length
}

async function pay(arcade: Arcade, win: DueWin): Promise<void> {
  const { level, roundId } = win
  try {
    const round = await findRound(arcade.pool, roundId)
    if (!round) throw new Error(`round ${roundId} is gone`)
    const movement = movementOf(round)
    const balanceKurus = await arcade.wallet.payJackpot?.({
      ...movement,
      transactionUuid: win.winUuid,
      amountKurus: win.wonKurus,
      level: levelOf(level).title.en,
    })
    if (balanceKurus !== undefined) {
      await noteWinPaid(arcade.pool, win, { balanceKurus, now: inMs(arcade, 0) })
      return
    }
    const pauseMs = backoffMs(arcade.patienceAt(movement.user), win.attempts)
    await postponeWin(arcade.pool, win, inMs(arcade, pauseMs))
  } catch (error) {
    // Its lease runs out, and it is taken up again.
    arcade.log.error({ err: error, level, round: roundId }, 'jackpot not paid')
  }
}
