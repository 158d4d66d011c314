import type { Log } from '../../rounds/arcade.ts'
import type { Debit } from '../engine/commands.ts'
import type { Ride } from '../engine/ride.ts'
import type { Answered, Step } from '../engine/step.ts'
import type { RoomBooks } from './books.ts'

/** So many wallets are asked at once; wins come before stakes that go back, and these before losses. */
const AT_ONCE = 32

type MoneyParts = {
  books: RoomBooks
  /** Tells a player how their bet stands. */
  mine: (ride: Ride) => void
  log: Log
  room: string
  /** The wallet has answered about a stake. */
  debited: (ride: Ride, debit: Debit) => void
}

/**
 * The money of a room's bets beside its rounds: stakes are asked for as they come, wins paid and
 * stakes given back in turn. What is not answered here the sweeper takes up.
 */
export class Money {
  readonly #parts: MoneyParts
  /** Who waits to hear whether a bet counts. */
  readonly #waiting = new Map<Ride, Answered[]>()
  readonly #owed: Record<'wins' | 'back' | 'losses', Ride[]> = { wins: [], back: [], losses: [] }
  #busy = 0
  #isEnded = false

  constructor(parts: MoneyParts) {
    this.#parts = parts
  }

  expect(ride: Ride, to: Answered): void {
    this.#waiting.set(ride, [...(this.#waiting.get(ride) ?? []), to])
  }

  /** Answers all who wait to hear of this bet. */
  settle(ride: Ride): void {
    for (const to of this.#waiting.get(ride) ?? []) {
      to.answer(ride.state === 'back' && ride.refusal ? { refusal: ride.refusal } : { ride })
    }
    this.#waiting.delete(ride)
  }

  /** A step is stored: its bets are told, and what they are owed is sent. */
  follow({ asked, placed, refused, back, decided, seen }: Step): void {
    for (const ride of asked) void this.#ask(ride)
    for (const ride of refused) ride.isPaid = true
    for (const ride of [...placed, ...refused, ...back]) this.settle(ride)
    for (const ride of new Set([...placed, ...refused, ...seen, ...decided])) this.#parts.mine(ride)
    for (const ride of decided) this.#owed[ride.returnKurus ? 'wins' : 'losses'].push(ride)
    this.#owed.back.push(...back)
    this.#next()
  }

  /** The room is another's: who waits is told to ask again. */
  end(): void {
    this.#isEnded = true
    for (const list of this.#waiting.values()) {
      for (const to of list) to.answer({ refusal: 'room_closed' })
    }
    this.#waiting.clear()
  }

  async #ask(ride: Ride): Promise<void> {
    const { books, log, room, debited } = this.#parts
    let debit: Debit = { kind: 'doubtful', refusal: 'wallet_down' }
    try {
      debit = await books.debit(ride)
    } catch (error) {
      log.error({ err: error, room, bet: ride.id }, 'stake not asked for')
    }
    if (!this.#isEnded) debited(ride, debit)
  }

  #next(): void {
    const { wins, back, losses } = this.#owed
    while (this.#busy < AT_ONCE && !this.#isEnded) {
      const ride = wins.shift() ?? back.shift() ?? losses.shift()
      if (!ride) return
      this.#busy += 1
      void this.#move(ride).finally(() => {
        this.#busy -= 1
        this.#next()
      })
    }
  }

  async #move(ride: Ride): Promise<void> {
    const { log, room, mine } = this.#parts
    try {
      ride.isPaid = ride.seat.isDemo || (await this.#settleAtWallet(ride))
    } catch (error) {
      log.error({ err: error, room, bet: ride.id }, 'bet not paid yet')
    }
    mine(ride)
  }

  async #settleAtWallet(ride: Ride): Promise<boolean> {
    const { books } = this.#parts
    if (ride.state === 'back') return books.giveBack(ride)
    const balanceKurus = await books.pay(ride)
    ride.balanceKurus = balanceKurus ?? ride.balanceKurus
    return balanceKurus !== undefined
  }
}
