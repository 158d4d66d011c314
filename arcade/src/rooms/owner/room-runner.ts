import type { Clock } from '../../clock.ts'
import type { ArcadeRefusal } from '../../refusals.ts'
import type { Log } from '../../rounds/arcade.ts'
import { RoomLost } from '../../store/rooms/steps.ts'
import {
  type BetCommand,
  type Debit,
  isSameBet,
  takeBack,
  takeBet,
  takeDebit,
} from '../engine/commands.ts'
import { advance, begin, canBegin, dueMs, type Engine } from '../engine/engine.ts'
import { takeFurtherDebit } from '../engine/further-stakes.ts'
import { type MoveCommand, takeMove } from '../engine/moves.ts'
import { ownBetOf, type Ride, type RoomSeat, type Stake } from '../engine/ride.ts'
import { type Answered, emptyStep, isLight, type Step } from '../engine/step.ts'
import type { RoomBooks } from './books.ts'
import { type Broadcast, TELL_EVERY_MS } from './broadcast.ts'
import { Money } from './money.ts'
import type { Outlet } from './outlet.ts'

/** A command of a page. It counts from the moment it is submitted. */
export type RoomCommand = { seat: RoomSeat; to: Answered } & (
  | ({ kind: 'bet' } & BetCommand)
  | { kind: 'takeBack'; betId: string }
  | ({ kind: 'move' } & MoveCommand)
)
type Answer = { kind: 'debit'; of: Stake; debit: Debit }
type Event = RoomCommand | Answer

export type RoomParts = {
  engine: Engine
  books: RoomBooks
  broadcast: Broadcast
  /** The name of this ownership. */
  run: string
  outlet: Outlet
  clock: Clock
  log: Log
}

const BEAT_EVERY_MS = 500
const TICK_EVERY_MS = 1_000
/** Bets of so many rounds before stay known, for a command that is repeated late. */
const ROUNDS_KNOWN = 2

/** Runs a room that this process owns: takes what comes in the order it came, stores it, then tells it. */
export class RoomRunner {
  /** Resolves once the room is nobody's, or another process's. */
  readonly ended: Promise<void>
  readonly #parts: RoomParts
  readonly #money: Money
  readonly #known: Map<string, Ride>
  #inbox: (Event & { atMs: number })[] = []
  #wake = () => {}
  #idle: (() => void)[] = []
  #isStopping = false
  #isEnded = false
  /** Its game is stopped: no new bet is taken. */
  #isRefusing = false
  #toldMs = Number.NEGATIVE_INFINITY
  #tickedMs: number
  #beatMs: number

  constructor(parts: RoomParts) {
    const { engine, books, outlet, clock, log } = parts
    this.#parts = parts
    this.#known = new Map(engine.round?.rides)
    this.#tickedMs = clock()
    this.#beatMs = clock()
    this.#money = new Money({
      books,
      log,
      room: engine.rules.code,
      mine: (ride) => {
        const { seat, balanceKurus } = ride
        outlet({ kind: 'mine', seatId: seat.id, bet: ownBetOf(ride), balanceKurus })
      },
      debited: (of, debit) => this.#arrive({ kind: 'debit', of, debit }),
    })
    this.ended = this.#run()
  }

  submit(command: RoomCommand): void {
    if (this.#isEnded) command.to.answer({ refusal: 'room_closed' })
    else this.#arrive(command)
  }

  /** Looks at the clock again, and resolves once all that is due by now is done and told. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#idle.push(resolve)
      this.#wake()
    })
  }

  snapshot(): void {
    const { broadcast, outlet, run, clock } = this.#parts
    outlet({ kind: 'snapshot', run, ...broadcast.snapshot(clock()) })
  }

  /** Hands the room over at once: whoever takes it goes on with the round. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#wake()
    await this.ended
  }

  #arrive(event: Event): void {
    this.#inbox.push({ ...event, atMs: this.#parts.clock() })
    this.#wake()
  }

  async #run(): Promise<void> {
    const { books, log, engine } = this.#parts
    try {
      this.snapshot()
      while (!this.#isStopping) {
        const asked = this.#idle.splice(0)
        await this.#turn()
        this.#tell()
        for (const resolve of asked) resolve()
        await this.#keepLease()
        if (!engine.round && !canBegin(engine)) break
        await this.#pause()
      }
      await books.release(this.#elapsedMs())
    } catch (error) {
      log.warn({ err: error, room: engine.rules.code }, 'room given up')
    }
    this.#end()
  }

  #end(): void {
    for (const resolve of this.#idle.splice(0)) resolve()
    this.#isEnded = true
    for (const event of this.#inbox.splice(0)) {
      if (event.kind !== 'debit') event.to.answer({ refusal: 'room_closed' })
    }
    this.#money.end()
  }

  #elapsedMs(): number {
    const { engine, clock } = this.#parts
    return engine.round ? Math.max(0, clock() - engine.round.phaseStartedMs) : 0
  }

  /** All that has arrived and was due, stored at once, then told. */
  async #turn(): Promise<void> {
    const { engine, clock, broadcast } = this.#parts
    const step = emptyStep()
    if (!engine.round && canBegin(engine)) begin(engine, clock(), step)
    for (const event of this.#inbox.splice(0)) {
      advance(engine, event.atMs, step)
      this.#take(event, step)
    }
    advance(engine, clock(), step)
    if (!isLight(step)) await this.#store(step)
    for (const { to, reply } of step.answers) to.answer(reply)
    broadcast.note(step)
    this.#money.follow(step)
    if (step.started.length > 0) this.#forgetOld()
  }

  #take(event: Event & { atMs: number }, step: Step): void {
    const { engine } = this.#parts
    const { atMs } = event
    if (event.kind === 'debit') {
      const { of, debit } = event
      if ('ride' in of) takeFurtherDebit(engine, of, debit, { atMs, step })
      else takeDebit(engine, of, debit, { atMs, step })
      return
    }
    const { to, seat } = event
    if (event.kind === 'bet') {
      this.#takeBet(event, step)
      return
    }
    const ride = this.#known.get(event.betId)
    if (ride?.seat.id !== seat.id) refuse(step, to, 'round_not_open')
    else if (event.kind === 'takeBack') takeBack(engine, ride, { atMs, to, step })
    else {
      const further = takeMove(engine, ride, event.move, { atMs, to, step })
      if (further) this.#money.expect(further, to)
    }
  }

  #takeBet(command: RoomCommand & BetCommand, step: Step): void {
    const { to, seat } = command
    const earlier = [...this.#known.values()].find(
      (ride) => ride.seat.id === seat.id && ride.commandId === to.commandId,
    )
    if (earlier) {
      this.#answerAgain(earlier, command, step)
    } else if (this.#isRefusing) {
      refuse(step, to, 'game_stopped')
    } else {
      const ride = takeBet(this.#parts.engine, seat, command, { to, step })
      if (!ride) return
      this.#known.set(ride.id, ride)
      this.#money.expect(ride, to)
    }
  }

  /** A repeated command is answered with what the first made. */
  #answerAgain(ride: Ride, command: RoomCommand & BetCommand, step: Step): void {
    const { to } = command
    if (!isSameBet(ride, command)) refuse(step, to, 'invalid_input')
    else if (ride.state === 'asked') this.#money.expect(ride, to)
    else if (ride.refusal) refuse(step, to, ride.refusal)
    else step.answers.push({ to, reply: { ride } })
  }

  async #store(step: Step): Promise<void> {
    const { repeated, gone, repeatedMoves } = await this.#parts.books.write(step, this.#elapsedMs())
    for (const id of [...repeated, ...gone]) {
      const ride = this.#known.get(id)
      if (!ride) continue
      ride.state = 'back'
      ride.refusal = repeated.includes(id) ? 'round_went_on' : 'wallet_down'
      ride.isPaid = true
      step.asked = step.asked.filter((one) => one !== ride)
      step.placed = step.placed.filter((one) => one !== ride)
      this.#money.settle(ride)
    }
    const { further } = step
    for (const one of further.asked.filter(({ commandId }) => repeatedMoves.includes(commandId))) {
      one.ride.asking = null
      one.refusal = 'round_went_on'
      further.asked = further.asked.filter((asked) => asked !== one)
      this.#money.settle(one)
    }
  }

  #forgetOld(): void {
    const since = this.#parts.engine.nextNumber - 1 - ROUNDS_KNOWN
    for (const [id, { number }] of this.#known) if (number < since) this.#known.delete(id)
  }

  #tell(): void {
    const { broadcast, clock, outlet, run, engine } = this.#parts
    const now = clock()
    if (broadcast.isUrgent || (broadcast.hasMore && now - this.#toldMs >= TELL_EVERY_MS)) {
      const told = broadcast.take(now)
      if (told) outlet({ kind: 'delta', run, ...told })
      this.#toldMs = now
      this.#tickedMs = now
    } else if (engine.round && now - this.#tickedMs >= TICK_EVERY_MS) {
      outlet({ kind: 'tick', run, seq: broadcast.seq, elapsedMs: this.#elapsedMs() })
      this.#tickedMs = now
    }
  }

  /** The owner's word to the others, and theirs to it: whether the room goes on after this round. */
  async #keepLease(): Promise<void> {
    const { clock, books, engine } = this.#parts
    if (clock() - this.#beatMs < BEAT_EVERY_MS) return
    this.#beatMs = clock()
    const heard = await books.beat(this.#elapsedMs())
    if (!heard) throw new RoomLost(engine.rules.code)
    this.#isRefusing = heard.isStopped
    engine.isClosing = heard.isStopped || !heard.isWatched
  }

  /** Until something arrives, is due, or has to be told. */
  #pause(): Promise<void> {
    if (this.#inbox.length + this.#idle.length > 0 || this.#isStopping) return Promise.resolve()
    const { clock, engine, broadcast } = this.#parts
    const now = clock()
    const dues = [this.#beatMs + BEAT_EVERY_MS, dueMs(engine) ?? Number.POSITIVE_INFINITY]
    if (broadcast.hasMore) dues.push(this.#toldMs + TELL_EVERY_MS)
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, Math.min(...dues) - now))
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

function refuse(step: Step, to: Answered, refusal: ArcadeRefusal): void {
  step.answers.push({ to, reply: { refusal } })
}
