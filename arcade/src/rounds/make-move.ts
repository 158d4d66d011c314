import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Json } from '../games/game.ts'
import type { MoveReply } from '../protocol.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { inTransaction, type Runner } from '../store/database.ts'
import {
  addMove,
  doubtMove,
  type MoveRow,
  noteMoveMade,
  refuseMove,
  reserveMove,
} from '../store/moves.ts'
import { goOn } from '../store/round-steps.ts'
import { findRound, type RoundRow } from '../store/rounds.ts'
import { lockSeat } from '../store/seats.ts'
import { findSeeds } from '../store/seed-pairs.ts'
import type { SessionRow } from '../store/sessions.ts'
import { type Arcade, inMs, LEASE_MS, openUntil } from './arcade.ts'
import { settleAtOnce } from './finish-round.ts'
import { giveBackMove } from './give-back-stake.ts'
import { movementOf } from './movement.ts'
import { gameOfRound, playMove } from './outcome.ts'
import { movesMade, presentRound } from './present.ts'

export type MoveCommand = {
  commandId: string
  roundId: string
  move: Json
  /** Moves of the round that its page has seen, where it says so. */
  seen?: number | undefined
}

/**
 * One further command of an open round, at most once for its id. What it costs is taken before it
 * draws; where the wallet refuses that, the command is refused and the state stays.
 */
export async function makeMove(
  arcade: Arcade,
  session: SessionRow,
  command: MoveCommand,
): Promise<MoveReply> {
  const { isNew, round } = await inTransaction(arcade.pool, (tx) =>
    claimMove(arcade, tx, session, command),
  )
  if (isNew) await askForStake(arcade, round, command.commandId)
  const { round: after, move } = await outOfDoubt(arcade, command)
  if (move.state !== 'made') throw new Refusal(move.refusal ?? 'wallet_down')
  const settled = await settleAtOnce(arcade, after)
  return {
    round: presentRound(settled),
    balanceKurus: settled.balance_after_win_kurus ?? move.balanceKurus,
  }
}

type Claim = { isNew: boolean; round: RoundRow }

async function claimMove(
  arcade: Arcade,
  tx: Runner,
  session: SessionRow,
  { commandId, roundId, move: input, seen }: MoveCommand,
): Promise<Claim> {
  await lockSeat(tx, session.seat_id)
  const round = await findRound(tx, roundId)
  if (!round || round.seat_id !== session.seat_id) throw new Refusal('invalid_input')
  const game = gameOfRound(round)
  const move = game.readMove(input)
  if (move === undefined) throw new Refusal('invalid_input')
  const earlier = moveOf(round, commandId)
  if (earlier) {
    refuseIf(!isDeepStrictEqual(earlier.move, move), 'invalid_input')
    return { isNew: false, round }
  }
  const { outcome, state, win_kurus: winKurus } = round
  if (state !== 'open' || winKurus !== null || outcome === null || round.moves.some(isWaiting)) {
    throw new Refusal('round_not_open')
  }
  refuseIf(seen !== undefined && seen < movesMade(round).length, 'round_went_on')
  refuseIf(game.whyNot(outcome, move) !== undefined, 'move_refused')
  const priceKurus = game.priceOf(outcome, move)
  const ids = { betUuid: arcade.chance.uuid(), rollbackUuid: arcade.chance.uuid() }
  const asked = { roundId, commandId, move, priceKurus, ...ids, askedAt: inMs(arcade, 0) }
  if (priceKurus > 0) {
    await reserveMove(tx, asked, inMs(arcade, LEASE_MS))
    return { isNew: true, round: (await findRound(tx, roundId)) ?? round }
  }
  await addMove(tx, asked, nextSeq(round))
  await play(arcade, tx, round, move)
  return { isNew: false, round }
}

const moveOf = ({ moves }: RoundRow, commandId: string) =>
  moves.find((move) => move.commandId === commandId)
const isWaiting = ({ state }: MoveRow) => state === 'stake_pending' || state === 'rollback_pending'

/** The place of the next move among those that were made. */
export const nextSeq = (round: RoundRow): number => movesMade(round).length + 1

async function askForStake(arcade: Arcade, round: RoundRow, commandId: string): Promise<void> {
  const move = moveOf(round, commandId)
  if (!move) return
  const answer = await arcade.wallet.takeStake({
    ...movementOf(round),
    transactionUuid: move.betUuid,
    amountKurus: move.priceKurus,
  })
  if (answer.kind === 'taken') {
    await inTransaction(arcade.pool, async (tx) => {
      await lockSeat(tx, round.seat_id)
      await take(arcade, tx, move, answer.balanceKurus)
    })
  } else if (answer.kind === 'refused') {
    await refuseMove(arcade.pool, move, answer.refusal, inMs(arcade, 0))
  } else if (await doubtMove(arcade.pool, move, answer.refusal, inMs(arcade, LEASE_MS))) {
    await giveBackMove(arcade, round, { ...move, attempts: 0 })
  }
}

/** The sweeper may have given up on a very late answer; then the stake is on its way back. */
async function take(
  arcade: Arcade,
  tx: Runner,
  move: MoveRow,
  balanceKurus: number,
): Promise<void> {
  const round = await findRound(tx, move.roundId)
  if (!round || moveOf(round, move.commandId)?.state !== 'stake_pending') return
  await noteMoveMade(tx, move, { seq: nextSeq(round), balanceKurus, now: inMs(arcade, 0) })
  await play(arcade, tx, round, move.move)
}

/** The game goes on from where it stopped, in the transaction that stores the move. */
export async function play(arcade: Arcade, tx: Runner, round: RoundRow, move: Json): Promise<void> {
  const { outcome, nonce, draws } = round
  const { inUse: pair } = await findSeeds(tx, round.seat_id)
  if (outcome === null || nonce === null || pair?.id !== round.seed_pair_id) {
    throw new Error(`round ${round.id} cannot go on`)
  }
  const seeds = { serverSeed: pair.server_seed, clientSeed: pair.client_seed }
  const progress = playMove(gameOfRound(round), { outcome, draws }, move, { seeds, nonce })
  const dueAt = openUntil(arcade, progress.winKurus)
  const hasGone = await goOn(tx, { id: round.id, fromDraws: draws, ...progress, dueAt })
  if (!hasGone) throw new Error(`round ${round.id} moved`)
}

const LOOK_AGAIN_MS = 50
const LOOKS_MAX = LEASE_MS / LOOK_AGAIN_MS

/** The round once the move's stake is decided, perhaps by another process that was asked first. */
async function outOfDoubt(
  arcade: Arcade,
  { roundId, commandId }: MoveCommand,
): Promise<{ round: RoundRow; move: MoveRow }> {
  for (let look = 0; look < LOOKS_MAX; look++) {
    const round = await findRound(arcade.pool, roundId)
    const move = round && moveOf(round, commandId)
    if (round && move && move.state !== 'stake_pending') return { round, move }
    await wait(LOOK_AGAIN_MS)
  }
  throw new Refusal('wallet_down')
}
