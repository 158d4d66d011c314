import type { Books } from './books.ts'
import { type Counted, nothing, openContext } from './evening-context.ts'
import { gameMoves } from './evening-games.ts'
import { moneyMoves } from './evening-money.ts'
import { sportMoves } from './evening-sport.ts'

const MINUTE_MS = 60_000

/** Evenings of a few players, as their wallets write them, and their sums by themselves. */
export function openEvenings(books: Books, players: readonly string[], chance: () => number) {
  const evening = openContext(books, chance)
  const { balance, of, pick } = evening
  const { deposit, withdraw, gift, correct, endBonus, writeOff } = moneyMoves(evening)
  const { rounds, bet, win, giveBack, freeRound } = gameMoves(evening)
  const { coupons, betOnSport, settle, takeBack } = sportMoves(evening)
  const ofOne = <One>(all: readonly One[], act: (one: One) => Promise<unknown>) =>
    all.length > 0 ? act(pick(all)) : undefined
  const STEPS = [
    ...[deposit, withdraw, gift, correct, endBonus, freeRound, writeOff],
    ...[bet, bet, bet, bet, betOnSport, betOnSport],
    ...[() => ofOne(rounds, win), () => ofOne(rounds, win), () => ofOne(rounds, giveBack)],
    () =>
      ofOne(
        coupons.filter(({ isOpen }) => isOpen),
        settle,
      ),
    () =>
      ofOne(
        coupons.filter(({ paidE5 }) => paidE5 > 0n),
        takeBack,
      ),
  ]

  return {
    /** So many movements from a moment on, up to seven minutes apart. */
    async play(from: Date, steps: number, between: () => Promise<unknown>): Promise<Counted> {
      evening.day = nothing()
      evening.at = from
      for (const player of players) if (balance(of(player)) === 0n) await deposit(player)
      for (let step = 0; step < steps; step++) {
        evening.at = new Date(evening.at.getTime() + Math.floor(chance() * 7 * MINUTE_MS))
        await pick(STEPS)(pick(players))
        if (chance() < 0.2) await between()
      }
      const { deposits, withdrawals, balances, openStakes } = evening.day
      return { ...evening.day, ngr: deposits - withdrawals - balances - openStakes }
    },
  }
}
