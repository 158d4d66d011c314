import type { Log } from '../../rounds/arcade.ts'
import type { Debit } from '../engine/commands.ts'
import { type Ride, rideOfStake, type Stake } from '../engine/ride.ts'
import type { Answered, Step } from '../engine/step.ts'
import type { RoomBooks } from './books.ts'

/** So many wallets are asked at once; wins come before stakes that go back, and these before losses. */
const AT_ONCE = 32

type Owed = { wins: Ride[]; back: Stake[]; losses: Ride[] }

type MoneyParts = {
  books: RoomBooks
  /** Tells a player how their bet stands. */
  mine: (ride: Ride) => void
  log: Log
  room: string
  /** The wallet has answered about a stake. */
  debited: (of: Stake, debit: Debit) => void
}

/**
 * The money of a room's bets beside its rounds: stakes are asked for as they come, wins paid and
 * stakes given back in turn. What is not answered here the sweeper takes up.
 */
export class Money {
  readonly #parts: MoneyParts
  /** Who waits to hear whether a bet counts, or a further stake of one. */
  readonly #waiting = new Map<Stake, Answered[]>()
  readonly #owed: Owed = { wins: [], back: [], losses: [] }
  #busy = 0
  #isEnded = false

  constructor(parts: MoneyParts) {
    this.#parts = parts
  }

  expect(of: Stake, to: Answered): void {
    this.#waiting.set(of, [...(this.#waiting.get(of) ?? []), to])
  }

  /** Answers all who wait to hear of this stake. */
  settle(of: Stake): void {
    const ride = rideOfStake(of)
    const refusal = 'ride' in of || of.state === 'back' ? of.refusal : null
    for (const to of this.#waiting.get(of) ?? []) to.answer(refusal ? { refusal } : { ride })
    this.#waiting.delete(of)
  }

  /** A step is stored: its bets are told, and what they are owed is sent. */
  follow({ asked, placed, refused, back, further, decided, seen }: Step): void {
    for (const of of [...asked, ...further.asked]) void this.#ask(of)
    for (const ride of refused) ride.isPaid = true
    for (const ride of [...placed, ...refused, ...back]) this.settle(ride)
    for (const one of [...further.made, ...further.refused, ...further.back]) this.settle(one)
    const made = further.made.map(({ ride }) => ride)
    const told = new Set([...placed, ...refused, ...made, ...seen, ...decided])
    for (const ride of told) this.#parts.mine(ride)
    for (const ride of decided) this.#owed[ride.returnKurus ? 'wins' : 'losses'].push(ride)
    this.#owed.back.push(...further.back, ...back)
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

  async #ask(of: Stake): Promise<void> {
    const { books, log, room, debited } = this.#parts
    let debit: Debit = { kind: 'doubtful', refusal: 'wallet_down' }
    try {
      debit = await books.debit(of)
    } catch (error) {
      log.error({ err: error, room, stake: of.betUuid }, 'stake not asked for')
    }
    if (!this.#isEnded) debited(of, debit)
  }

  #next(): void {
    const { wins, back, losses } = this.#owed
    while (this.#busy < AT_ONCE && !this.#isEnded) {
      const of = wins.shift() ?? back.shift() ?? losses.shift()
      if (!of) return
      this.#busy += 1
      void this.#move(of).finally(() => {
        this.#busy -= 1
        this.#next()
      })
    }
  }

  async #move(of: Stake): Promise<void> {
    const { books, log, room, mine } = this.#parts
    const ride = rideOfStake(of)
    try {
      if ('ride' in of) await books.giveFurtherBack(of)
      else ride.isPaid = ride.seat.isDemo || (await this.#settleAtWallet(ride))
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
