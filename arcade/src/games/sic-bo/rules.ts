import { type Limits, type Placed, readPlaced, sumOf } from '../bets.ts'
import { type Kurus, oneStepGame, stakesBetween, times } from '../game.ts'
import { range } from '../shuffle.ts'

/** Üç Zar: three dice. Small and big lose on every triple; a single pays by how often it shows. */
export type Bet = { bets: Placed }
export type Result = { dice: [number, number, number] }
export type Dice = Result['dice']

const TOTAL_HUNDREDTHS: Readonly<Record<number, number>> = {
  4: 7_000,
  5: 3_500,
  6: 2_100,
  7: 1_400,
  8: 1_000,
  9: 840,
  10: 770,
}
const SINGLE_HUNDREDTHS = [0, 200, 300, 1_300]

type Pay = (dice: Dice) => number
const sum = (dice: Dice) => dice[0] + dice[1] + dice[2]
const countOf = (dice: Dice, face: number) => dice.filter((die) => die === face).length
const isTriple = (dice: Dice) => countOf(dice, dice[0]) === 3
const when =
  (hundredths: number, is: (dice: Dice) => boolean): Pay =>
  (dice) =>
    is(dice) ? hundredths : 0
/** 11 pays as 10, 17 as 4. */
const totalHundredths = (total: number) => TOTAL_HUNDREDTHS[Math.min(total, 21 - total)] ?? 0

/** Hundredths that each bet returns, by its name on the wire. */
export const PAYS: ReadonlyMap<string, Pay> = new Map<string, Pay>([
  ['small', when(200, (dice) => sum(dice) <= 10 && !isTriple(dice))],
  ['big', when(200, (dice) => sum(dice) >= 11 && !isTriple(dice))],
  ['anyTriple', when(3_500, isTriple)],
  ...range(1, 6).flatMap((face): [string, Pay][] => [
    [`triple:${face}`, when(21_000, (dice) => countOf(dice, face) === 3)],
    [`single:${face}`, (dice) => SINGLE_HUNDREDTHS[countOf(dice, face)] ?? 0],
    ...range(face + 1, 6).map((other): [string, Pay] => [
      `pair:${face}-${other}`,
      when(700, (dice) => countOf(dice, face) > 0 && countOf(dice, other) > 0),
    ]),
  ]),
  ...range(4, 17).map((total): [string, Pay] => [
    `total:${total}`,
    when(totalHundredths(total), (dice) => sum(dice) === total),
  ]),
])

/** All 216 throws, each as likely. */
export const THROWS: readonly Dice[] = range(1, 6).flatMap((first) =>
  range(1, 6).flatMap((second) => range(1, 6).map((third): Dice => [first, second, third])),
)

const TRIPLE_LIRA = 500
const BET_LIRA = 2_000
export const LIMITS: Limits = {
  least: 1,
  most: (place: string) => (place.startsWith('triple:') ? TRIPLE_LIRA : BET_LIRA),
  mostInAll: 50_000,
}

export const returnAt = (bets: Placed, dice: Dice): Kurus =>
  bets.reduce(
    (all, { place, stakeKurus }) => all + times(stakeKurus, PAYS.get(place)?.(dice) ?? 0),
    0,
  )

export const sicBo = oneStepGame<Bet, Result>({
  code: 'zar_uc_zar',
  kind: 'table',
  version: '1',
  stakesKurus: stakesBetween(1, BET_LIRA),
  paytable: [...PAYS].map(([place, pay]) => [place, THROWS.map(pay)]),
  readBet(input) {
    const bets = readPlaced(input, (place) => PAYS.has(place), LIMITS)
    return bets && { bets }
  },
  stakeOf: ({ bets }) => sumOf(bets),
  mostReturnOf: ({ bets }) => Math.max(...THROWS.map((dice) => returnAt(bets, dice))),
  draw({ bets }, random) {
    const die = () => random.below(6) + 1
    const dice: Dice = [die(), die(), die()]
    return { result: { dice }, returnKurus: returnAt(bets, dice) }
  },
})
