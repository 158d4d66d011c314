import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod/mini'
import type { FinishReply as Reply } from '../protocol.ts'
import { Refusal } from '../refusal.ts'
import { tallyOrTell } from '../returns/tally.ts'
import { oweWin, postpone } from '../store/round-steps.ts'
import { findRound, type RoundRow } from '../store/rounds.ts'
import type { SessionRow } from '../store/sessions.ts'
import { type Arcade, inMs, LEASE_MS } from './arcade.ts'
import { backoffMs } from './backoff.ts'
import { freeRoundsAt } from './free-rounds/free-rounds.ts'
import { movementOf } from './movement.ts'
import { gameOfRound } from './outcome.ts'
import { presentRound } from './present.ts'

export type FinishReply = z.infer<typeof Reply>

/** Pays what the round won. Asked again, it answers the same; `wallet_down` until it is paid. */
export async function finishRound(
  arcade: Arcade,
  session: SessionRow,
  roundId: string,
): Promise<FinishReply> {
  const found = await findRound(arcade.pool, roundId)
  if (!found || found.win_kurus === null || found.seat_id !== session.seat_id) {
    throw new Refusal('invalid_input')
  }
  const isOurs = await closeRound(arcade, found)
  const round = isOurs ? await findRound(arcade.pool, roundId) : await whenPaid(arcade, roundId)
  if (round?.state !== 'settled') throw new Refusal('wallet_down')
  return {
    round: presentRound(round),
    balanceKurus: round.balance_after_win_kurus ?? 0,
    freeRounds: await freeRoundsAt(arcade, session.seat_id),
  }
}

/**
 * Pays a decided round whose page has nothing to show first: all but a slot, whose win is owed once the
 * reels have stopped. Answers the round as it is then.
 */
export async function settleAtOnce(arcade: Arcade, round: RoundRow): Promise<RoundRow> {
  const isSlot = gameOfRound(round).kind === 'slot'
  if (isSlot || round.win_kurus === null || round.state === 'settled') return round
  const isOurs = await closeRound(arcade, round)
  const paid = isOurs ? undefined : await whenPaid(arcade, round.id)
  return paid ?? (await findRound(arcade.pool, round.id)) ?? round
}

/** Ends an open round. False where somebody else has ended it, or is at it. */
export async function closeRound(arcade: Arcade, round: RoundRow): Promise<boolean> {
  if (!(await oweWin(arcade.pool, round.id, inMs(arcade, LEASE_MS)))) return false
  await payWin(arcade, { ...round, attempts: 0 })
  return true
}

/**
 * Sends the win once. The supplier client repeats it; unacknowledged, it is sent again later. Answers the
 * balance after it.
 */
export async function payWin(arcade: Arcade, round: RoundRow): Promise<number | undefined> {
  const movement = movementOf(round)
  const win = { ...movement, transactionUuid: round.win_uuid, amountKurus: round.win_kurus ?? 0 }
  // In a room a bet may be decided while a further stake is on its way back, which goes first.
  const isWaiting = round.moves.some(({ closedAt }) => closedAt === null)
  const balanceKurus = isWaiting ? undefined : await arcade.wallet.payWin(win)
  if (balanceKurus === undefined) {
    const pauseMs = backoffMs(arcade.patienceAt(movement.user), round.attempts)
    await postpone(arcade.pool, round.id, inMs(arcade, pauseMs))
  } else {
    const tally = tallyOrTell(arcade, round)
    await arcade.settle({ id: round.id, balanceKurus, now: inMs(arcade, 0), tally })
  }
  return balanceKurus
}

const LOOK_AGAIN_MS = 50
const LOOKS_MAX = 80

async function whenPaid(arcade: Arcade, id: string): Promise<RoundRow | undefined> {
  for (let look = 0; look < LOOKS_MAX; look++) {
    const round = await findRound(arcade.pool, id)
    if (round?.state === 'settled') return round
    await wait(LOOK_AGAIN_MS)
  }
  return undefined
}
