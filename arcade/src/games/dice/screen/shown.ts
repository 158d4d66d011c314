import type { Language, Round } from '../../../protocol.ts'
import { figure, multiplierText } from '../../../screens/figures.ts'
import type { Settled } from '../../game.ts'
import { type Bet, hundredthsOf, OUTCOMES, type Result, type Side, winningOf } from '../rules.ts'

export type Options = { side: Side; threshold: number }
/** Hundredths on the plate; null before the first round. */
export type Frame = { drawn: number | null; isSettled: boolean }

/** The server writes it (`shownOf` of a game of one step). */
export const rolledIn = (round: Round): Result & { bet: Bet } => {
  const { bet, result } = round.shown as unknown as Settled<Bet, Result>
  return { ...result, bet }
}

type Choice = Pick<Bet, 'side' | 'threshold'>

/** Hundredths. */
export const multiplierOf = ({ side, threshold }: Choice): number =>
  hundredthsOf(winningOf(side, threshold))

export const multiplierIn = (choice: Choice, language: Language): string =>
  multiplierText(multiplierOf(choice), language)

/** Hundredths as a number of two decimals. */
export const decimal = (hundredths: number, language: Language, digits = 2): string =>
  figure(hundredths / 100, language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

export const chanceText = ({ side, threshold }: Choice, language: Language): string =>
  figure(winningOf(side, threshold) / OUTCOMES, language, {
    style: 'percent',
    maximumFractionDigits: 2,
  })
