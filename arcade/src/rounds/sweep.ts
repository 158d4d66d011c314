import { setTimeout as wait } from 'node:timers/promises'
import { payDueWins } from '../jackpots/pay-win.ts'
import { claimDueMoves, doubtMove, type MoveRow } from '../store/moves.ts'
import { doubtStake } from '../store/round-steps.ts'
import { claimDue, findRound, type RoundRow } from '../store/rounds.ts'
import { type Arcade, inMs, LEASE_MS, type Log } from './arcade.ts'
import { payWin } from './finish-round.ts'
import { giveBackMove, giveBackStake } from './give-back-stake.ts'
import { leaveRound } from './leave-round.ts'

type Taken = Pick<RoundRow, 'id' | 'game_code'>
/** Hears of a round that was taken up, whatever came of it. */
type Tell = (round: Taken) => Promise<void>

/**
 * Takes every round whose time has come one step on: a stake nobody knows about is given back,
 * an open round left alone is finished, an unacknowledged win or rollback is sent again. A jackpot is
 * paid by its turn. `tell` hears of each, as its own page may be open in a room.
 * Answers how many it took up.
 */
export async function sweep(arcade: Arcade, tell: Tell): Promise<number> {
  const lease = [inMs(arcade, 0), inMs(arcade, LEASE_MS)] as const
  const moves = await claimDueMoves(arcade.pool, ...lease)
  const ofMoves = await Promise.all(moves.map((move) => stepMoveOn(arcade, move)))
  const due = await claimDue(arcade.pool, ...lease)
  const taken = [...ofMoves, ...(await Promise.all(due.map((round) => stepOn(arcade, round))))]
  await Promise.all(taken.map((round) => round && tellOf(arcade, round, tell)))
  return taken.length + (await payDueWins(arcade))
}

/** The round, where it was taken on. */
async function stepOn(arcade: Arcade, round: RoundRow): Promise<Taken | undefined> {
  try {
    if (round.state === 'stake_pending') await abandonStake(arcade, round)
    if (round.state === 'open') await leaveRound(arcade, round)
    if (round.state === 'win_pending') await payWin(arcade, round)
    if (round.state === 'rollback_pending') await giveBackStake(arcade, round)
    return round
  } catch (error) {
    // Its lease runs out, and it is taken up again.
    arcade.log.error({ err: error, round: round.id, state: round.state }, 'round not moved on')
    return undefined
  }
}

/** A further stake nobody knows about is given back, and what was not acknowledged is asked again. */
async function stepMoveOn(arcade: Arcade, move: MoveRow): Promise<Taken | undefined> {
  try {
    const round = await findRound(arcade.pool, move.roundId)
    if (!round) throw new Error(`round ${move.roundId} is gone`)
    if (move.state === 'rollback_pending') await giveBackMove(arcade, round, move)
    else if (await doubtMove(arcade.pool, move, 'wallet_down', inMs(arcade, LEASE_MS)))
      await giveBackMove(arcade, round, { ...move, attempts: 0 })
    return round
  } catch (error) {
    arcade.log.error({ err: error, round: move.roundId, state: move.state }, 'move not gone on')
    return undefined
  }
}

/** What is not told is read by the page when it comes back: the round has moved on all the same. */
async function tellOf(arcade: Arcade, round: Taken, tell: Tell): Promise<void> {
  try {
    await tell(round)
  } catch (error) {
    arcade.log.warn({ err: error, round: round.id }, 'room not told of a round that was taken up')
  }
}

async function abandonStake(arcade: Arcade, round: RoundRow): Promise<void> {
  const isOurs = await doubtStake(arcade.pool, round.id, 'wallet_down', inMs(arcade, LEASE_MS))
  if (isOurs) await giveBackStake(arcade, { ...round, attempts: 0 })
}

export type Sweeper = { stop(): Promise<void> }

const PAUSE_MS = 1_000

/** Sweeps at once and then every second, until it is stopped. */
export function startSweeper(arcade: Arcade, tell: Tell): Sweeper {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    while (!signal.aborted) {
      await sweepAll(() => sweep(arcade, tell), arcade.log, signal)
      await wait(PAUSE_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function sweepAll(once: () => Promise<number>, log: Log, signal: AbortSignal): Promise<void> {
  try {
    while ((await once()) > 0 && !signal.aborted);
  } catch (error) {
    log.error({ err: error }, 'sweep failed')
  }
}
