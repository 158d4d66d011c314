/**
 * The one place where a margin makes odds: the company’s own prices, those that a margin by hand makes, and what a page
 * shows of one before it is set. What these odds are is shown, charged and paid.
 */
import { ladderOdds } from '../odds.ts'
import { oneSidedOdds, putMarginIn } from './power.ts'

/** What the reciprocals of a market’s prices add up to, for each winner. */
export type Book = {
  total: number
  /** Its selections are priced one by one: they are no whole that adds up. */
  isOneSided: boolean
}

const PPM = 1_000_000

/** How many selections win, by their fair chances: two in a double chance. */
export const winnersAmong = (p: readonly number[]): number =>
  Math.round(p.reduce((sum, one) => sum + one, 0))

/** Odds on the ladder for fair chances from 0 to 1, in thousandths; null where they are not offered. */
export function oddsWithMargin(p: readonly number[], book: Book): (number | null)[] {
  const odds = book.isOneSided
    ? p.map((one) => oneSidedOdds(one, book.total))
    : putMarginIn(p, book.total, winnersAmong(p))
  return odds.map((one, n) => ((p[n] ?? 0) > 0 ? ladderOdds(one) : null))
}

/** A selection as it is told: odds in thousandths, null where it is not offered, and its fair chance in millionths. */
export type ToldSelection = { oddsMilli: number | null; fairPpm: number | null }

/** What is offered stays offered at this. */
const LEAST_MILLI = 1_010
/** How far the chances of a whole market may miss how many win: they are told in millionths. */
const OFF_MAX = 0.02

/**
 * The odds that a margin by hand makes of a market, in the order of its selections; null of what is not offered.
 * Undefined where the company tells no fair chance of something that it offers, or not of the whole market: its prices stay
 * as they came.
 */
export function oddsByHand(
  selections: readonly ToldSelection[],
  book: Book,
): (number | null)[] | undefined {
  const isTold = selections.every(({ oddsMilli, fairPpm }) => oddsMilli === null || fairPpm)
  if (!isTold || selections.every(({ oddsMilli }) => oddsMilli === null)) return undefined
  const p = selections.map(({ fairPpm }) => (fairPpm ?? 0) / PPM)
  if (!book.isOneSided && !isWhole(p)) return undefined
  const odds = oddsWithMargin(p, book)
  return selections.map(({ oddsMilli }, n) =>
    oddsMilli === null ? null : (odds[n] ?? LEAST_MILLI),
  )
}

function isWhole(p: readonly number[]): boolean {
  const winners = winnersAmong(p)
  return winners > 0 && Math.abs(p.reduce((sum, one) => sum + one, -winners)) <= OFF_MAX
}
