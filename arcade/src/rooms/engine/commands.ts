import { isDeepStrictEqual } from 'node:util'
import { type Json, type Kurus, MOST_RETURN_KURUS } from '../../games/game.ts'
import type { Reason } from '../../games/rooms/room-game.ts'
import type { ArcadeRefusal } from '../../refusals.ts'
import type { Engine, Running } from './engine.ts'
import { follow, placedOf, type Ride, type RoomSeat } from './ride.ts'
import type { Answered, Step } from './step.ts'

export type BetCommand = { slot: number; bet: Json }

/** What the wallet answered about a stake, or a purse of play money. */
export type Debit =
  | { kind: 'taken'; balanceKurus: Kurus }
  | { kind: 'refused' | 'doubtful'; refusal: ArcadeRefusal }

export const REASONS: Record<Reason, ArcadeRefusal> = {
  not_now: 'move_refused',
  too_early: 'move_refused',
  too_late: 'move_too_late',
  place_taken: 'place_taken',
  price_changed: 'price_changed',
  over_limit: 'bet_too_high',
}

export const sinceOf = (round: Running, atMs: number) => atMs - round.phaseStartedMs

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
    furtherKurus: 0,
    asking: null,
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

/** Whether a repeated command asks for what the first asked for. */
export const isSameBet = (ride: Ride, { slot, bet }: BetCommand): boolean =>
  ride.slot === slot && isDeepStrictEqual(ride.bet, bet)
