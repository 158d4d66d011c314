import { isDeepStrictEqual } from 'node:util'
import { type Json, type Kurus, MOST_RETURN_KURUS } from '../../games/game.ts'
import type { Reason } from '../../games/rooms/room-game.ts'
import type { ArcadeRefusal } from '../../refusals.ts'
import { decideIfKnown, type Engine, goOn, note, noteSeen, type Running } from './engine.ts'
import { follow, placedOf, type Ride, type RoomSeat } from './ride.ts'
import type { Answered, Step } from './step.ts'

export type BetCommand = { slot: number; bet: Json }
export type MoveCommand = { betId: string; move: Json }

/** What the wallet answered about a stake, or a purse of play money. */
export type Debit =
  | { kind: 'taken'; balanceKurus: Kurus }
  | { kind: 'refused' | 'doubtful'; refusal: ArcadeRefusal }

const REASONS: Record<Reason, ArcadeRefusal> = {
  not_now: 'move_refused',
  too_early: 'move_refused',
  too_late: 'move_too_late',
  place_taken: 'place_taken',
  price_changed: 'price_changed',
  over_limit: 'bet_too_high',
}

const sinceOf = (round: Running, atMs: number) => atMs - round.phaseStartedMs

/** A bet that its stake is asked for; the answer waits for that. Answers the ride that is new. */
export function takeBet(
  engine: Engine,
  seat: RoomSeat,
  command: BetCommand,
  { to, step }: { to: Answered; step: Step },
): Ride | undefined {
  const refuse = (refusal: ArcadeRefusal) => {
    step.answers.push({ to, reply: { refusal } })
    return undefined
  }
  const { rules, round } = engine
  const bet = rules.readBet(command.bet)
  if (bet === undefined || command.slot >= rules.betsMax) return refuse('invalid_input')
  if (rules.mostReturnOf(bet) > MOST_RETURN_KURUS) return refuse('bet_too_high')
  if (rules.sharesPot && seat.isDemo) return refuse('demo_watches')
  if (round?.phase.kind !== 'betting') return refuse(round ? 'bets_closed' : 'room_closed')
  const rides = [...round.rides.values()].filter(({ state }) => state !== 'back')
  const isTaken = rides.some((one) => one.seat.id === seat.id && one.slot === command.slot)
  const why = rules.whyNoBet?.(round.table, bet, rides.map(placedOf), seat.id)
  if (isTaken || why) return refuse(why ? REASONS[why] : 'place_taken')
  const ride: Ride = {
    id: engine.newId(),
    no: round.rides.size + 1,
    number: round.number,
    roundId: round.id,
    betUuid: engine.newId(),
    slot: command.slot,
    commandId: to.commandId,
    seat,
    bet,
    stakeKurus: rules.stakeOf(bet),
    state: 'asked',
    moves: [],
    decidesAtMs: Number.POSITIVE_INFINITY,
    returnKurus: null,
    course: null,
    ownCourse: undefined,
    refusal: null,
    isPaid: false,
    balanceKurus: null,
  }
  round.rides.set(ride.id, ride)
  step.asked.push(ride)
  return ride
}

/** The stake's answer has come. After bets are closed it is too late, and the stake goes back by itself. */
export function takeDebit(
  { rules, round }: Engine,
  ride: Ride,
  debit: Debit,
  { atMs, step }: { atMs: number; step: Step },
): void {
  if (ride.state !== 'asked') return
  if (debit.kind === 'taken') ride.balanceKurus = debit.balanceKurus
  const isOpen = round?.phase.kind === 'betting' && round.rides.get(ride.id) === ride
  if (debit.kind === 'taken' && isOpen) {
    ride.state = 'placed'
    follow(rules, round.table, ride, sinceOf(round, atMs))
    step.placed.push(ride)
    step.changed.add(ride)
    return
  }
  ride.state = 'back'
  ride.refusal = debit.kind === 'taken' ? 'bets_closed' : debit.refusal
  if (debit.kind === 'refused') step.refused.push(ride)
  else step.back.push(ride)
}

/** Answers whether a stake goes back: until shortly before bets are closed. */
export function takeBack(
  { rules, round }: Engine,
  ride: Ride,
  { atMs, to, step }: { atMs: number; to: Answered; step: Step },
): void {
  const refuse = (refusal: ArcadeRefusal) => step.answers.push({ to, reply: { refusal } })
  if (ride.state === 'back' && ride.refusal === null) {
    step.answers.push({ to, reply: { ride } })
    return
  }
  const isOpen = round?.phase.kind === 'betting' && round.rides.get(ride.id) === ride
  if (ride.state !== 'placed' || !isOpen) return void refuse('round_not_open')
  const leftMs = round.phase.lengthMs - sinceOf(round, atMs)
  if (leftMs < rules.takeBackUntilMs) return void refuse('bets_closed')
  ride.state = 'back'
  step.back.push(ride)
  step.changed.add(ride)
  step.answers.push({ to, reply: { ride } })
}

/** A command for a bet that lies on the table: it counts from the moment it arrived. */
export function takeMove(
  engine: Engine,
  ride: Ride,
  command: Json,
  { atMs, to, step }: { atMs: number; to: Answered; step: Step },
): void {
  const refuse = (refusal: ArcadeRefusal) => step.answers.push({ to, reply: { refusal } })
  const { rules, round } = engine
  const asked = rules.readMove(command)
  if (asked === undefined) return void refuse('invalid_input')
  const earlier = ride.moves.find(({ commandId }) => commandId === to.commandId)
  if (earlier) return void step.answers.push({ to, reply: { ride } })
  const isHere = round?.rides.get(ride.id) === ride
  if (!isHere || ride.state !== 'placed') {
    const isLost = ride.state === 'decided' && ride.moves.length === 0 && ride.returnKurus === 0
    return void refuse(isLost ? 'move_too_late' : 'round_not_open')
  }
  const sinceMs = sinceOf(round, atMs)
  const made = rules.make(round.table, placedOf(ride), asked, sinceMs)
  if ('why' in made) return void refuse(REASONS[made.why])
  addMove(engine, round, ride, { sinceMs, commandId: to.commandId, move: made.move })
  const body = { betId: ride.id, commandId: to.commandId, move: made.move }
  note(round, step, { sinceMs, kind: 'move', body })
  step.changed.add(ride)
  noteSeen(ride, step)
  decideIfKnown(rules, round, ride, { sinceMs, step })
  step.answers.push({ to, reply: { ride } })
  if (made.isPhaseOver) goOn(engine, round, atMs, step)
}

type MadeNow = { sinceMs: number; commandId: string; move: Json }

/** Puts a move to its bet and on the table. Read from a journal, it does the same. */
export function addMove({ rules }: Engine, round: Running, ride: Ride, made: MadeNow): void {
  ride.moves.push({ phase: round.phase.name, ...made })
  round.table = rules.after?.(round.table, placedOf(ride), made.move) ?? round.table
  follow(rules, round.table, ride, made.sinceMs)
}

/** Whether a repeated command asks for what the first asked for. */
export const isSameBet = (ride: Ride, { slot, bet }: BetCommand): boolean =>
  ride.slot === slot && isDeepStrictEqual(ride.bet, bet)
