import { type Placed, readPlaced, sumOf } from '../bets.ts'
import { type Kurus, oneStepGame, stakesBetween } from '../game.ts'
import { range } from '../shuffle.ts'
import { PLACES } from './places.ts'

/** Konak Rulet: European roulette. Neighbours and sectors are straight and split bets. */
export type Bet = { bets: Placed }
export type Result = { number: number }

export const NUMBERS = 37
/** In lira: the least and the most on a place, and the most on all of them. */
export const LIMITS = { least: 1, most: () => 1_000, mostInAll: 10_000 }

export function returnAt(bets: Placed, number: number): Kurus {
  return bets.reduce((sum, { place, stakeKurus }) => {
    const found = PLACES.get(place)
    return found?.numbers.includes(number) ? sum + stakeKurus * (found.odds + 1) : sum
  }, 0)
}

export const roulette = oneStepGame<Bet, Result>({
  code: 'zar_konak_rulet',
  kind: 'table',
  version: '1',
  stakesKurus: stakesBetween(1, 1_000),
  paytable: [...PLACES].map(([place, { numbers, odds }]) => [place, numbers, odds]),
  readBet(input) {
    const bets = readPlaced(input, (place) => PLACES.has(place), LIMITS)
    return bets && { bets }
  },
  stakeOf: ({ bets }) => sumOf(bets),
  mostReturnOf: ({ bets }) =>
    Math.max(...range(0, NUMBERS - 1).map((number) => returnAt(bets, number))),
  draw({ bets }, random) {
    const number = random.below(NUMBERS)
    return { result: { number }, returnKurus: returnAt(bets, number) }
  },
})
