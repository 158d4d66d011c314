import type { Json, Kurus } from '../../games/game.ts'
import { isSameJson } from '../../games/rooms/same-json.ts'
import type { ArcadeRefusal } from '../../refusals.ts'
import { REASONS, sinceOf } from './commands.ts'
import { decideIfKnown, type Engine, goOn, note, noteSeen, type Running } from './engine.ts'
import { type FurtherStake, follow, placedOf, type Ride } from './ride.ts'
import type { Answered, MoveBody, Step } from './step.ts'

export type MoveCommand = { betId: string; move: Json }
export type Moment = { atMs: number; step: Step }

/**
 * A command for a bet that lies on the table: it counts from the moment it arrived. One that costs a
 * further stake is made once that is taken; answers that stake, whose answer the command waits for.
 */
export function takeMove(
  engine: Engine,
  ride: Ride,
  input: Json,
  { atMs, to, step }: Moment & { to: Answered },
): FurtherStake | undefined {
  const { commandId } = to
  const command = engine.rules.readMove(input)
  const given =
    command === undefined
      ? 'invalid_input'
      : giveOnce(engine, ride, { commandId, command, atMs, step })
  if (typeof given === 'object') return given
  step.answers.push({ to, reply: given ? { refusal: given } : { ride } })
  return undefined
}

/** What it has to pay for first, or why it cannot be given; nothing once it is made. */
type Outcome = FurtherStake | ArcadeRefusal | undefined

/** A repeated command finds what the first one made, or waits with it. */
function giveOnce(engine: Engine, ride: Ride, given: Given): Outcome {
  const { round } = engine
  if (ride.asking?.commandId === given.commandId) return ride.asking
  if (ride.moves.some(({ commandId }) => commandId === given.commandId)) return undefined
  const isHere = round?.rides.get(ride.id) === ride
  if (isHere && ride.state === 'placed') return give(engine, round, ride, given)
  const isLost = ride.state === 'decided' && ride.moves.length === 0 && ride.returnKurus === 0
  return isLost ? 'move_too_late' : 'round_not_open'
}

type Given = Moment & { commandId: string; command: Json }

function give(
  engine: Engine,
  round: Running,
  ride: Ride,
  { commandId, command, atMs, step }: Given,
): Outcome {
  const { rules } = engine
  if (ride.asking) return 'round_not_open'
  const made = rules.make(round.table, placedOf(ride), command, sinceOf(round, atMs))
  if ('why' in made) return REASONS[made.why]
  const priceKurus = rules.priceOf?.(ride.bet, command) ?? 0
  if (priceKurus === 0) {
    makeMove(engine, round, ride, { ...made, commandId, priceKurus, atMs, step })
    return undefined
  }
  const betUuid = engine.newId()
  ride.asking = { ride, commandId, command, priceKurus, betUuid, refusal: null }
  step.further.asked.push(ride.asking)
  return ride.asking
}

type MadeNow = { commandId: string; move: Json; priceKurus: Kurus }

/** Makes a move that the rules allow, with all that follows from it. */
export function makeMove(
  engine: Engine,
  round: Running,
  ride: Ride,
  { isPhaseOver, atMs, step, ...made }: MadeNow & Moment & { isPhaseOver?: true },
): void {
  const { commandId, move, priceKurus } = made
  const sinceMs = sinceOf(round, atMs)
  const seen = engine.rules.shownOf(round.table)
  addMove(engine, round, ride, { ...made, sinceMs })
  step.isNewTable ||= !isSameJson(seen, engine.rules.shownOf(round.table))
  const body: MoveBody = { betId: ride.id, commandId, move }
  if (priceKurus > 0) body.priceKurus = priceKurus
  note(round, step, { sinceMs, kind: 'move', body })
  step.changed.add(ride)
  noteSeen(ride, step)
  decideIfKnown(engine.rules, round, ride, { sinceMs, step })
  giveCommandsAfter(engine, round, { id: ride.id, move }, { atMs, step })
  if (isPhaseOver) goOn(engine, round, atMs, step)
}

/** The room's own commands. Play money lies where its page is, and is asked for by its page alone. */
function giveCommandsAfter(
  engine: Engine,
  round: Running,
  made: { id: string; move: Json },
  moment: Moment,
): void {
  const { rules, newId } = engine
  if (!rules.commandsAfter) return
  const placed = [...round.rides.values()].filter(({ state }) => state === 'placed').map(placedOf)
  for (const { id, command } of rules.commandsAfter(round.table, placed, made)) {
    const ride = round.rides.get(id)
    if (ride && !ride.seat.isDemo) {
      give(engine, round, ride, { commandId: newId(), command, ...moment })
    }
  }
}

/** Puts a move to its bet and on the table. Read from a journal, it does the same. */
export function addMove(
  { rules }: Engine,
  round: Running,
  ride: Ride,
  made: MadeNow & { sinceMs: number },
): void {
  ride.moves.push({ phase: round.phase.name, ...made })
  ride.furtherKurus += made.priceKurus
  round.table = rules.after?.(round.table, placedOf(ride), made.move) ?? round.table
  follow(rules, round.table, ride, made.sinceMs)
}
