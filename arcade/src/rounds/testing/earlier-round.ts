import { randomUUID } from 'node:crypto'
import { digestOf } from '../../fairness/seeds.ts'
import { findGame } from '../../games/find-game.ts'
import { inTransaction, type Runner } from '../../store/database.ts'
import { openRound, reserveRound } from '../../store/round-steps.ts'
import { findRound, type RoundRow } from '../../store/rounds.ts'
import { noteStart } from '../../store/seats.ts'
import { addNextSeed, beginSeedPair, findSeeds, takeNonce } from '../../store/seed-pairs.ts'
import type { SessionRow } from '../../store/sessions.ts'
import { type Arcade, inMs, LEASE_MS, openUntil } from '../arcade.ts'
import { movementOf } from '../movement.ts'
import { beginRound } from '../outcome.ts'
import { sessionOf } from '../sessions/open-session.ts'

type Left = { version: string; stakeKurus: number }

/**
 * A round as the arcade stored it while its game was played by an earlier version: the stake is taken, the
 * outcome is decided, and nobody has finished it.
 */
export async function leaveEarlierRound(
  arcade: Arcade,
  token: string,
  { version, stakeKurus }: Left,
): Promise<RoundRow> {
  const session = await sessionOf(arcade, token)
  const game = findGame(session.game_code, version)
  if (!game) throw new Error(`no version ${version} of ${session.game_code}`)
  const id = await inTransaction(arcade.pool, (tx) =>
    reserve(arcade, tx, session, game, stakeKurus),
  )
  const round = await stored(arcade.pool, id)
  const { seed_pair_id: pairId } = round
  if (pairId === null) throw new Error('a round without seeds')
  const answer = await arcade.wallet.takeStake({
    ...movementOf(round),
    transactionUuid: round.bet_uuid,
    amountKurus: stakeKurus,
  })
  if (answer.kind !== 'taken') throw new Error(`the stake is ${answer.kind}`)
  const { balanceKurus } = answer
  return inTransaction(arcade.pool, async (tx) => {
    const { nonce, ...pair } = await takeNonce(tx, pairId)
    const seeds = { serverSeed: pair.server_seed, clientSeed: pair.client_seed }
    const begun = beginRound(game, round.bet, { seeds, nonce })
    const [openedAt, dueAt] = [inMs(arcade, 0), openUntil(arcade, begun.winKurus)]
    await openRound(tx, { id, nonce, ...begun, balanceKurus, openedAt, dueAt })
    await noteStart(tx, round.seat_id, round.started_at)
    return stored(tx, id)
  })
}

/** A server seed that waits for the client seed, committed to under the mathematics of a version. */
export async function addEarlierSeed(
  arcade: Arcade,
  token: string,
  version: string,
): Promise<string> {
  const { seat_id: seatId, game_code: gameCode } = await sessionOf(arcade, token)
  const seed = { serverSeed: arcade.chance.hex(32), digest: digestOf(gameCode, version) }
  await addNextSeed(arcade.pool, { id: randomUUID(), seatId, ...seed, nowMs: arcade.clock() })
  const { next } = await findSeeds(arcade.pool, seatId)
  if (!next) throw new Error('no seed waits')
  return next.commitment
}

async function reserve(
  arcade: Arcade,
  tx: Runner,
  { id: sessionId, seat_id: seatId }: SessionRow,
  { code: gameCode, version: gameVersion }: { code: string; version: string },
  stakeKurus: number,
): Promise<string> {
  const { inUse, next } = await findSeeds(tx, seatId)
  const seedPairId = inUse?.id ?? next?.id
  if (!seedPairId) throw new Error('no seed was added')
  const begins = { id: seedPairId, clientSeed: 'page', replaces: null, nowMs: arcade.clock() }
  if (!inUse) await beginSeedPair(tx, begins)
  const id = randomUUID()
  await reserveRound(tx, {
    id,
    seatId,
    sessionId,
    seedPairId,
    commandId: randomUUID(),
    gameCode,
    gameVersion,
    stakeKurus,
    bet: { stakeKurus },
    rewardId: null,
    betUuid: randomUUID(),
    winUuid: randomUUID(),
    rollbackUuid: randomUUID(),
    startedAt: inMs(arcade, 0),
    dueAt: inMs(arcade, LEASE_MS),
  })
  return id
}

async function stored(runner: Runner, id: string): Promise<RoundRow> {
  const round = await findRound(runner, id)
  if (!round) throw new Error(`round ${id} is not stored`)
  return round
}
