import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { AnyGame } from '../games/find-game.ts'
import { type Json, MOST_RETURN_KURUS } from '../games/game.ts'
import type { BeginReply } from '../protocol.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { inTransaction, type Runner } from '../store/database.ts'
import { postStakes } from '../store/jackpots/stakes.ts'
import { doubtStake, openRound, refuseStake, reserveRound } from '../store/round-steps.ts'
import { findByCommand, findRound, findUnfinished, type RoundRow } from '../store/rounds.ts'
import { lockSeat, noteStart } from '../store/seats.ts'
import { findSeeds, takeNonce } from '../store/seed-pairs.ts'
import type { SessionRow } from '../store/sessions.ts'
import { type Arcade, inMs, LEASE_MS, openUntil, roundMinMs } from './arcade.ts'
import { settleAtOnce } from './finish-round.ts'
import { freeRoundsAt } from './free-rounds/free-rounds.ts'
import { refuseUnlessFree } from './free-rounds/refuse-unless-free.ts'
import { giveBackStake } from './give-back-stake.ts'
import { movementOf } from './movement.ts'
import { beginRound, gameOf, gameOfRound } from './outcome.ts'
import { presentRound } from './present.ts'
import { refuseIfStopped } from './refuse-if-stopped.ts'
import { isOfGameNow, readFairness } from './seeds/read-fairness.ts'

export type BeginCommand = {
  commandId: string
  bet: Json
  /** The reward whose free round this is meant to be; null stakes the player's own money. */
  rewardId: string | null
}

/**
 * Takes the stake and plays the round, at most once for a command id: a repeated command is
 * answered with the round, or the refusal, of the first.
 */
export async function startRound(
  arcade: Arcade,
  session: SessionRow,
  command: BeginCommand,
): Promise<BeginReply> {
  const claim = await inTransaction(arcade.pool, (tx) => claimRound(arcade, tx, session, command))
  if (claim.isNew) await askForStake(arcade, claim.round)
  const begun = await outOfDoubt(arcade, claim.round.id)
  if (begun.outcome === null) throw new Refusal(begun.refusal ?? 'wallet_down')
  const round = await settleAtOnce(arcade, begun)
  const game = gameOfRound(round)
  return {
    round: presentRound(round),
    balanceKurus: round.balance_after_win_kurus ?? round.balance_after_stake_kurus ?? 0,
    freeRounds: await freeRoundsAt(arcade, session.seat_id),
    fairness: await readFairness(arcade, arcade.pool, session.seat_id),
    nextRoundInMs: Math.max(
      0,
      round.started_at.getTime() + roundMinMs(arcade, game) - arcade.clock(),
    ),
  }
}

type Claim = { isNew: boolean; round: RoundRow }

async function claimRound(
  arcade: Arcade,
  tx: Runner,
  session: SessionRow,
  command: BeginCommand,
): Promise<Claim> {
  const seat = await lockSeat(tx, session.seat_id)
  const earlier = await findByCommand(tx, seat.id, command.commandId)
  if (earlier) {
    const isSame =
      isDeepStrictEqual(earlier.bet, command.bet) && earlier.reward_id === command.rewardId
    refuseIf(!isSame, 'invalid_input')
    return { isNew: false, round: earlier }
  }
  const game = gameOf(seat.game_code)
  const bet = game.readBet(command.bet)
  if (bet === undefined) throw new Refusal('invalid_input')
  refuseIf(game.mostReturnOf(bet) > MOST_RETURN_KURUS, 'bet_too_high')
  refuseIf((await findUnfinished(tx, seat.id)) !== undefined, 'round_open')
  await refuseIfStopped(arcade, tx, game.code)
  const sinceStartMs = arcade.clock() - (seat.last_started_at?.getTime() ?? 0)
  refuseIf(sinceStartMs < roundMinMs(arcade, game), 'too_fast')
  const { rewardId } = command
  const stakeKurus = game.stakeOf(bet)
  if (rewardId !== null) await refuseUnlessFree(arcade, tx, seat, { rewardId, stakeKurus })

  const round = await reserve(arcade, tx, session, { ...command, bet }, game)
  return { isNew: true, round }
}

async function reserve(
  arcade: Arcade,
  tx: Runner,
  session: SessionRow,
  command: BeginCommand,
  game: AnyGame,
): Promise<RoundRow> {
  const id = arcade.chance.uuid()
  const { inUse: pair } = await findSeeds(tx, session.seat_id)
  // A seed is played under the mathematics that it was committed to with, or not at all.
  if (!pair || !isOfGameNow(pair, game.code)) throw new Refusal('client_seed_missing')
  await reserveRound(tx, {
    id,
    seatId: session.seat_id,
    sessionId: session.id,
    seedPairId: pair.id,
    commandId: command.commandId,
    gameCode: game.code,
    gameVersion: game.version,
    stakeKurus: game.stakeOf(command.bet),
    bet: command.bet,
    rewardId: command.rewardId,
    betUuid: arcade.chance.uuid(),
    winUuid: arcade.chance.uuid(),
    rollbackUuid: arcade.chance.uuid(),
    startedAt: inMs(arcade, 0),
    dueAt: inMs(arcade, LEASE_MS),
  })
  const round = await findRound(tx, id)
  if (!round) throw new Error('a round that was just stored is gone')
  return round
}

async function askForStake(arcade: Arcade, round: RoundRow): Promise<void> {
  const answer = await arcade.wallet.takeStake({
    ...movementOf(round),
    transactionUuid: round.bet_uuid,
    amountKurus: round.stake_kurus,
  })
  if (answer.kind === 'taken') {
    await inTransaction(arcade.pool, async (tx) => {
      await lockSeat(tx, round.seat_id)
      const now = await findRound(tx, round.id)
      // The sweeper may have given up on a very late answer; then the stake is on its way back.
      if (now?.state === 'stake_pending') await play(arcade, tx, round, answer.balanceKurus)
    })
  } else if (answer.kind === 'refused') {
    await refuseStake(arcade.pool, round.id, answer.refusal, inMs(arcade, 0))
  } else if (await doubtStake(arcade.pool, round.id, answer.refusal, inMs(arcade, LEASE_MS))) {
    await giveBackStake(arcade, round)
  }
}

/** Fixes the outcome. Only now is a nonce used: a refused stake leaves no gap behind it. */
async function play(
  arcade: Arcade,
  tx: Runner,
  round: RoundRow,
  balanceKurus: number,
): Promise<void> {
  if (round.seed_pair_id === null) throw new Error(`round ${round.id} is a room’s`)
  const pair = await takeNonce(tx, round.seed_pair_id)
  const seeds = { serverSeed: pair.server_seed, clientSeed: pair.client_seed }
  const begun = beginRound(gameOfRound(round), round.bet, { seeds, nonce: pair.nonce })
  const isOpened = await openRound(tx, {
    id: round.id,
    nonce: pair.nonce,
    ...begun,
    balanceKurus,
    openedAt: inMs(arcade, 0),
    dueAt: openUntil(arcade, begun.winKurus),
  })
  // Thrown, so that the transaction gives the nonce back.
  if (!isOpened) throw new Error(`round ${round.id} moved while its stake was taken`)
  const stakes = { gameCode: round.game_code, roundIds: [round.id] }
  await postStakes(tx, { ...stakes, now: inMs(arcade, 0) })
  await noteStart(tx, round.seat_id, round.started_at)
}

const LOOK_AGAIN_MS = 50
const LOOKS_MAX = LEASE_MS / LOOK_AGAIN_MS

/** The round once its stake is decided, perhaps by another process that was asked first. */
async function outOfDoubt(arcade: Arcade, id: string): Promise<RoundRow> {
  for (let look = 0; look < LOOKS_MAX; look++) {
    const round = await findRound(arcade.pool, id)
    if (round && round.state !== 'stake_pending') return round
    await wait(LOOK_AGAIN_MS)
  }
  throw new Refusal('wallet_down')
}
