import type { Json } from '../../games/game.ts'
import type { AnyRoom } from '../../games/rooms/room-game.ts'
import type { JournalRow, RoomBetRow, RoomRoundRow } from '../../store/rooms/rounds.ts'
import type { Engine, Running } from '../engine/engine.ts'
import { addMove } from '../engine/moves.ts'
import { follow, placedOf, type Ride } from '../engine/ride.ts'
import type { MoveBody } from '../engine/step.ts'
import { userNameHidden } from '../hidden-name.ts'

export type Left = {
  round: RoomRoundRow
  journal: readonly JournalRow[]
  bets: readonly RoomBetRow[]
}

/**
 * Comes to the table of a round that its owner left, by its journal and from the same hash. The clock
 * stood still meanwhile: the phase goes on from the last moment that is known. Throws where the round
 * cannot go on.
 */
export function resume(engine: Engine, left: Left, { nowMs, elapsedMs }: Moment): void {
  const { rules } = engine
  if (left.round.gameVersion !== rules.version) throw new Error('its rules have changed')
  const table = rules.begin(engine.carried)
  const rides = left.bets.map((bet, at) => rideOf(left.round, bet, at + 1))
  const round: Running = {
    id: left.round.id,
    number: left.round.number,
    table,
    phase: rules.phaseOf(table),
    phaseStartedMs: nowMs,
    seq: 0,
    rides: new Map(rides.map((ride) => [ride.id, ride])),
  }
  let sinceMs = 0
  for (const line of left.journal) {
    if (line.seq !== round.seq + 1) throw new Error('its journal has a gap')
    readLine(engine, round, line)
    sinceMs = line.sinceMs
    round.seq = line.seq
  }
  round.phaseStartedMs = nowMs - Math.max(sinceMs, Math.min(elapsedMs, round.phase.lengthMs))
  for (const ride of rides) if (ride.state === 'placed') follow(rules, round.table, ride, 0)
  engine.round = round
  engine.nextNumber = round.number + 1
}

type Moment = { nowMs: number; elapsedMs: number }

function readLine(engine: Engine, round: Running, { seq, kind, body, sinceMs }: JournalRow): void {
  if (kind === 'phase') {
    if (seq > 1) nextPhase(engine, round)
    if (round.phase.name !== (body as { name: string }).name) throw new Error('another phase')
  }
  if (kind !== 'move') return
  const { betId, commandId, move, priceKurus = 0 } = body as MoveBody
  const ride = round.rides.get(betId)
  if (!ride) throw new Error(`bet ${betId} is not in the books`)
  addMove(engine, round, ride, { sinceMs, commandId, move, priceKurus })
}

function nextPhase({ rules, randomOf }: Engine, round: Running): void {
  const placed = [...round.rides.values()].map(placedOf)
  const table = rules.next(round.table, placed, () => randomOf(round.number))
  if (table === undefined) throw new Error('it is over already')
  round.table = table
  round.phase = (rules satisfies AnyRoom).phaseOf(table)
}

function rideOf(round: RoomRoundRow, row: RoomBetRow, no: number): Ride {
  const { course, ownCourse } = (row.outcome ?? {}) as { course?: Json; ownCourse?: Json }
  return {
    id: row.id,
    no,
    number: round.number,
    roundId: round.id,
    betUuid: row.betUuid,
    slot: row.slot,
    commandId: row.commandId,
    seat: {
      id: row.seatId,
      name: userNameHidden(row.userRef),
      isDemo: false,
      sessionId: row.sessionId,
      holder: { user: row.userRef, token: row.token, currency: row.currency },
    },
    bet: row.bet,
    stakeKurus: row.stakeKurus,
    state: row.state === 'open' ? 'placed' : 'decided',
    moves: [],
    furtherKurus: 0,
    asking: null,
    decidesAtMs: Number.POSITIVE_INFINITY,
    returnKurus: row.winKurus,
    course: course ?? null,
    ownCourse,
    refusal: null,
    isPaid: row.state === 'settled',
    balanceKurus: row.balanceKurus,
  }
}
