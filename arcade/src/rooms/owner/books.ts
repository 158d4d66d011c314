import type { Json } from '../../games/game.ts'
import { type Arcade, inMs, LEASE_MS } from '../../rounds/arcade.ts'
import { payWin } from '../../rounds/finish-round.ts'
import { giveBackMove, giveBackStake } from '../../rounds/give-back-stake.ts'
import type { Pool } from '../../store/database.ts'
import { inGroups } from '../../store/in-groups.ts'
import type { FurtherRows } from '../../store/rooms/further-stakes.ts'
import { beat, type Heard, type Lease, releaseRoom } from '../../store/rooms/leases.ts'
import {
  type AskedBet,
  type RoomWriting,
  type Written,
  writeStep,
} from '../../store/rooms/steps.ts'
import { findRound, findRounds, type RoundRow } from '../../store/rounds.ts'
import type { Debit } from '../engine/commands.ts'
import type { Engine } from '../engine/engine.ts'
import { type FurtherStake, type Ride, rideOfStake, type Stake } from '../engine/ride.ts'
import type { FurtherStep, Step } from '../engine/step.ts'

/** Where a room's steps are stored, and its money is asked for. */
export type RoomBooks = {
  /** Throws `RoomLost` where the room is another process's. */
  write(step: Step, elapsedMs: number): Promise<Written>
  /** Undefined where the room is another process's. */
  beat(elapsedMs: number): Promise<Heard | undefined>
  release(elapsedMs: number): Promise<void>
  debit(of: Stake): Promise<Debit>
  /** The balance after it, once the wallet has acknowledged it. */
  pay(ride: Ride): Promise<number | undefined>
  /** The whole of it, with its further stakes. */
  giveBack(ride: Ride): Promise<boolean>
  giveFurtherBack(further: FurtherStake): Promise<void>
}

type BooksOf = { arcade: Arcade; engine: Engine; lease: Lease; chainId: string }

/** The arcade's own books: a bet is a round of its seat. Play money is in none of them. */
export function openBooks({ arcade, engine, lease, chainId }: BooksOf): RoomBooks {
  const { pool } = arcade
  const { code, version } = engine.rules
  const read = inGroups((ids: string[]) => readInOrder(pool, ids))
  return {
    write: (step, elapsedMs) =>
      writeStep(pool, {
        lease,
        elapsedMs,
        chainId,
        now: inMs(arcade, 0),
        dueAt: inMs(arcade, LEASE_MS),
        gameCode: code,
        gameVersion: version,
        ...rowsOf(arcade, step),
      }),
    async beat(elapsedMs) {
      const heard = await beat(pool, lease, elapsedMs)
      return heard && { ...heard, isStopped: heard.isStopped || arcade.closed.has(code) }
    },
    release: (elapsedMs) => releaseRoom(pool, lease, elapsedMs),
    debit: (of) => debit(arcade, code, of),
    async pay({ id }) {
      const round = await read(id)
      if (round?.state === 'win_pending') return payWin(arcade, round)
      return round?.balance_after_win_kurus ?? undefined
    },
    async giveBack({ id }) {
      const round = await findRound(pool, id)
      if (round) await giveMovesBack(arcade, round)
      if (round?.state === 'rollback_pending') await giveBackStake(arcade, round)
      return (await findRound(pool, id))?.state === 'voided'
    },
    async giveFurtherBack({ ride }) {
      const round = await findRound(pool, ride.id)
      if (round) await giveMovesBack(arcade, round)
    },
  }
}

async function readInOrder(pool: Pool, ids: readonly string[]): Promise<(RoundRow | undefined)[]> {
  const found = new Map((await findRounds(pool, ids)).map((round) => [round.id, round]))
  return ids.map((id) => found.get(id))
}

async function giveMovesBack(arcade: Arcade, round: RoundRow): Promise<void> {
  for (const move of round.moves) {
    if (move.state === 'rollback_pending') await giveBackMove(arcade, round, move)
  }
}

type Rows = Omit<
  RoomWriting,
  'lease' | 'elapsedMs' | 'chainId' | 'now' | 'dueAt' | 'gameCode' | 'gameVersion'
>

function rowsOf({ chance }: Pick<Arcade, 'chance'>, step: Step): Rows {
  const own = (rides: readonly Ride[]) => rides.filter(({ seat }) => !seat.isDemo)
  const undone = ({ id, refusal }: Ride) => ({ id, refusal })
  return {
    ended: step.ended.map(({ id, atMs, past }) => ({
      id,
      at: new Date(atMs),
      shown: past.shown,
      hash: past.hash,
      state: 'over',
    })),
    carried: step.ended.at(-1)?.carried,
    started: step.started.map(({ id, number, atMs }) => ({ id, number, at: new Date(atMs) })),
    journal: step.journal.map(({ atMs, ...line }) => ({ ...line, at: new Date(atMs) })),
    asked: own(step.asked).map((ride): AskedBet => {
      const [betUuid, winUuid, rollbackUuid] = [ride.betUuid, chance.uuid(), chance.uuid()]
      const { id, roundId: roomRoundId, commandId, slot, stakeKurus, bet } = ride
      const { id: seatId, sessionId } = ride.seat
      const ids = { id, seatId, sessionId, commandId, roomRoundId }
      return { ...ids, slot, stakeKurus, bet, betUuid, winUuid, rollbackUuid }
    }),
    placed: own(step.placed).map((ride) => ({
      id: ride.id,
      number: ride.number,
      outcome: outcomeOf(ride),
      balanceKurus: ride.balanceKurus ?? 0,
    })),
    seen: own([...step.seen]).map((ride) => ({ id: ride.id, outcome: outcomeOf(ride) })),
    refused: own(step.refused).map(undone),
    back: own(step.back).map(undone),
    further: furtherRowsOf(chance, step.further),
    decided: own(step.decided).map((ride) => ({
      id: ride.id,
      outcome: outcomeOf(ride),
      winKurus: ride.returnKurus ?? 0,
    })),
  }
}

function furtherRowsOf(chance: Arcade['chance'], further: FurtherStep): FurtherRows {
  const own = (stakes: readonly FurtherStake[]) => stakes.filter(({ ride }) => !ride.seat.isDemo)
  const keyOf = ({ ride, commandId }: FurtherStake) => ({ roundId: ride.id, commandId })
  const undone = (one: FurtherStake) => ({ ...keyOf(one), refusal: one.refusal })
  return {
    asked: own(further.asked).map((one) => {
      const { command, priceKurus, betUuid } = one
      return { ...keyOf(one), command, priceKurus, betUuid, rollbackUuid: chance.uuid() }
    }),
    made: own(further.made).map((one) => {
      const paid = one.ride.moves.filter(({ priceKurus }) => priceKurus > 0)
      const seq = paid.findIndex(({ commandId }) => commandId === one.commandId) + 1
      return { ...keyOf(one), seq, balanceKurus: one.ride.balanceKurus ?? 0 }
    }),
    refused: own(further.refused).map(undone),
    back: own(further.back).map(undone),
  }
}

/** What the books keep of a bet's course. */
function outcomeOf({ course, ownCourse, moves }: Ride): Json {
  const outcome = { course, moves: moves.map(({ move }) => move) }
  return ownCourse === undefined ? outcome : Object.assign(outcome, { ownCourse })
}

async function debit({ wallet }: Arcade, gameCode: string, of: Stake): Promise<Debit> {
  const ride = rideOfStake(of)
  const { holder, id: supplierUser } = ride.seat
  if (!holder) return { kind: 'taken', balanceKurus: 0 }
  return wallet.takeStake({
    ...holder,
    gameCode,
    roundId: ride.id,
    supplierUser,
    transactionUuid: of.betUuid,
    rewardRef: null,
    amountKurus: 'ride' in of ? of.priceKurus : of.stakeKurus,
  })
}
