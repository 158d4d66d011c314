import type { Engine, Running } from '../engine/engine.ts'
import { publicBetOf, stakedOf } from '../engine/ride.ts'
import type { Step } from '../engine/step.ts'
import type { PastRound, PublicBet, RoomChange, RoomView, RoundNow, Totals } from '../protocol.ts'
import { EMPTY_VIEW, NO_TOTALS, withChange } from '../view.ts'

/** Changes of bets are told so often at most: a page counts between. */
export const TELL_EVERY_MS = 100

/**
 * What everybody sees of a room, and what of it was not told yet. The changes of several steps are told
 * together.
 */
export class Broadcast {
  readonly #engine: Engine
  #view: RoomView
  #seq = 0
  #hasMore = false
  #isUrgent = false
  #bets = new Map<number, PublicBet>()
  #over: PastRound | undefined

  constructor(engine: Engine, past: readonly PastRound[], nowMs: number) {
    this.#engine = engine
    const { round } = engine
    this.#view = { ...EMPTY_VIEW, past: [...past] }
    if (!round) return
    const bets = [...round.rides.values()].map(publicBetOf)
    const change = { round: roundNowOf(engine, round, nowMs), bets, totals: totalsOf(round) }
    this.#view = withChange(this.#view, change)
  }

  get seq(): number {
    return this.#seq
  }

  get hasMore(): boolean {
    return this.#hasMore
  }

  /** Whether the next change has to be told at once. */
  get isUrgent(): boolean {
    return this.#isUrgent
  }

  note(step: Step): void {
    const number = this.#engine.round?.number
    const changed = [...step.changed].filter((ride) => !ride.seat.isDemo && ride.number === number)
    const isNewRound = step.isNewPhase || step.isNewTable
    if (changed.length === 0 && !isNewRound) return
    this.#hasMore = true
    this.#isUrgent ||= isNewRound
    this.#over = step.ended.at(-1)?.past ?? this.#over
    if (step.started.length > 0) this.#bets.clear()
    for (const ride of changed) this.#bets.set(ride.no, publicBetOf(ride))
  }

  /** The changes so far, under the next number; undefined where there are none. */
  take(nowMs: number): { seq: number; change: RoomChange } | undefined {
    if (!this.#hasMore) return undefined
    const { round } = this.#engine
    const change: RoomChange = { totals: totalsOf(round) }
    if (this.#isUrgent) change.round = round && roundNowOf(this.#engine, round, nowMs)
    if (this.#over) change.past = this.#over
    const bets = this.#listed([...this.#bets.values()], change)
    if (bets.length > 0) change.bets = bets
    this.#bets.clear()
    this.#over = undefined
    this.#hasMore = false
    this.#isUrgent = false
    this.#seq += 1
    return { seq: this.#seq, change }
  }

  /** All of it as it was told last, with the phase's clock as of now. */
  snapshot(nowMs: number): { seq: number; view: RoomView } {
    const { round } = this.#engine
    const told = this.#view.round
    const now = round && told ? roundNowOf(this.#engine, round, nowMs) : told
    return { seq: this.#seq, view: { ...this.#view, round: now } }
  }

  /** Those of the changed bets that are on the list, or were. */
  #listed(changed: PublicBet[], change: RoomChange): PublicBet[] {
    const before = this.#view.bets
    this.#view = withChange(this.#view, { ...change, bets: changed })
    const listed = new Set([...this.#view.bets, ...before].map(({ no }) => no))
    return changed.filter(({ no }) => listed.has(no))
  }
}

function roundNowOf({ rules }: Engine, round: Running, nowMs: number): RoundNow {
  const { name, kind, lengthMs, isLengthHidden } = round.phase
  const elapsedMs = Math.max(0, nowMs - round.phaseStartedMs)
  return {
    number: round.number,
    phase: { name, kind, elapsedMs, lengthMs: isLengthHidden ? null : lengthMs },
    shown: rules.shownOf(round.table),
  }
}

function totalsOf(round: Running | null): Totals {
  const totals = { ...NO_TOTALS }
  for (const ride of round?.rides.values() ?? []) {
    const { state, seat, returnKurus } = ride
    if (seat.isDemo || (state !== 'placed' && state !== 'decided')) continue
    totals.bets += 1
    totals.stakedKurus += stakedOf(ride)
    if (state === 'placed') continue
    totals.decided += 1
    totals.returnedKurus += returnKurus ?? 0
  }
  return totals
}
