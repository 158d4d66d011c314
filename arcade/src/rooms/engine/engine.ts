import type { Json, Random } from '../../games/game.ts'
import { pastOf } from '../../games/rooms/replay-table.ts'
import type { AnyRoom, Phase } from '../../games/rooms/room-game.ts'
import { follow, lookAt, placedOf, type Ride } from './ride.ts'
import type { JournalLine, Step } from './step.ts'

/** The round that runs. */
export type Running = {
  id: string
  number: number
  table: Json
  phase: Phase
  phaseStartedMs: number
  /** Lines of its journal so far. */
  seq: number
  rides: Map<string, Ride>
}

/**
 * A room as it runs: one sequence of rounds. It knows no clock and no chance of its own: what
 * advances it says what time it is, and its hashes come from the chain.
 */
export type Engine = {
  rules: AnyRoom
  /** The draws of a round, asked for once its bets are closed. */
  randomOf: (number: number) => Random
  /** Revealed as the round ends. */
  hashOf: (number: number) => string
  newId: () => string
  round: Running | null
  nextNumber: number
  /** Of the chain. */
  lastNumber: number
  carried: Json
  /** The round that runs is the last. */
  isClosing: boolean
}

export const canBegin = ({ isClosing, nextNumber, lastNumber }: Engine): boolean =>
  !isClosing && nextNumber <= lastNumber

/** Begins a round where none runs. */
export function begin(engine: Engine, atMs: number, step: Step): void {
  const table = engine.rules.begin(engine.carried)
  const round: Running = {
    id: engine.newId(),
    number: engine.nextNumber,
    table,
    phase: engine.rules.phaseOf(table),
    phaseStartedMs: atMs,
    seq: 0,
    rides: new Map(),
  }
  engine.round = round
  engine.nextNumber += 1
  step.started.push({ id: round.id, number: round.number, atMs })
  notePhase(round, step)
}

/** When something happens by itself next; undefined where no round runs. */
export function dueMs({ round }: Engine): number | undefined {
  if (!round) return undefined
  let sinceMs = round.phase.lengthMs
  for (const ride of round.rides.values()) {
    if (ride.state === 'placed' && ride.decidesAtMs < sinceMs) sinceMs = ride.decidesAtMs
  }
  return round.phaseStartedMs + sinceMs
}

/** Lets the time go by up to `nowMs`, each thing at the moment it was due. */
export function advance(engine: Engine, nowMs: number, step: Step): void {
  for (let due = dueMs(engine); due !== undefined && due <= nowMs; due = dueMs(engine)) {
    const { round } = engine
    if (!round) return
    const sinceMs = due - round.phaseStartedMs
    decideDue(engine, round, sinceMs, step)
    if (sinceMs >= round.phase.lengthMs) goOn(engine, round, due, step)
  }
}

/** Each bet whose moment has come. At the end of a phase the last of its moments is the phase's own. */
function decideDue({ rules }: Engine, round: Running, sinceMs: number, step: Step): void {
  for (const ride of round.rides.values()) {
    if (ride.state === 'placed' && ride.decidesAtMs <= sinceMs) {
      ride.decidesAtMs = Number.POSITIVE_INFINITY
      decideIfKnown(rules, round, ride, { sinceMs, step })
    }
  }
}

/** The next phase, or the end of the round and the beginning of the next. */
export function goOn(engine: Engine, round: Running, atMs: number, step: Step): void {
  const { rules } = engine
  const placed = [...round.rides.values()].filter(({ state }) => state === 'placed')
  const random = () => {
    if (round.phase.kind === 'betting') throw new Error('a draw while bets are open')
    return engine.randomOf(round.number)
  }
  const table = rules.next(round.table, placed.map(placedOf), random)
  if (table === undefined) {
    endRound(engine, round, atMs, step)
    if (canBegin(engine)) begin(engine, atMs, step)
    return
  }
  round.table = table
  round.phase = rules.phaseOf(table)
  round.phaseStartedMs = atMs
  notePhase(round, step)
  for (const ride of placed) {
    follow(rules, table, ride, 0)
    step.changed.add(ride)
    noteSeen(ride, step)
    decideIfKnown(rules, round, ride, { sinceMs: 0, step })
  }
}

/** Its player is told what they alone see. */
export function noteSeen(ride: Ride, step: Step): void {
  if (ride.ownCourse !== undefined) step.seen.add(ride)
}

function endRound(engine: Engine, round: Running, atMs: number, step: Step): void {
  const { rules } = engine
  const open = [...round.rides.values()].find(({ state }) => state === 'placed')
  if (open) throw new Error(`${rules.code} ${round.number} ends with bet ${open.id} undecided`)
  engine.carried = rules.carry?.(round.table) ?? null
  const shown = pastOf(rules, round.table)
  const past = { number: round.number, shown, hash: engine.hashOf(round.number) }
  step.ended.push({ id: round.id, atMs, past, carried: engine.carried })
  step.isNewPhase = true
  engine.round = null
}

type Moment = { sinceMs: number; step: Step }

/** A bet is decided once: from then on nothing changes what it returns. */
export function decideIfKnown(
  rules: AnyRoom,
  round: Running,
  ride: Ride,
  { sinceMs, step }: Moment,
): boolean {
  if (ride.state !== 'placed') return false
  const returned = rules.returnOf(round.table, placedOf(ride), sinceMs)
  if (returned === undefined) return false
  step.changed.add(ride)
  if (returned === 'stake back') {
    ride.state = 'back'
    step.back.push(ride)
    return true
  }
  ride.state = 'decided'
  ride.returnKurus = returned
  lookAt(rules, round.table, ride, sinceMs)
  step.decided.push(ride)
  if (round.phase.kind === 'play' && ride.moves.length === 0) {
    note(round, step, { sinceMs, kind: 'decided', body: { betId: ride.id, returnKurus: returned } })
  }
  return true
}

function notePhase(round: Running, step: Step): void {
  step.isNewPhase = true
  note(round, step, { sinceMs: 0, kind: 'phase', body: { name: round.phase.name } })
}

type Told = JournalLine extends infer Line
  ? Line extends JournalLine
    ? Omit<Line, 'roundId' | 'seq' | 'atMs'>
    : never
  : never

export function note(round: Running, step: Step, told: Told): void {
  round.seq += 1
  const atMs = round.phaseStartedMs + told.sinceMs
  step.journal.push({ roundId: round.id, seq: round.seq, atMs, ...told } as JournalLine)
}
