import { ladderOdds } from '@zar/contract/betting/odds'
import type { TradedMarket, TradedMatch, TradedSelection } from '@zar/contract/office/trading/board'
import { formatLine } from '../../lib/betting/line.ts'
import { type Match, marketName } from '../../lib/betting/market-name.ts'
import { selectionLabel, selectionName } from '../../lib/betting/selection-name.ts'
import { formatMoney } from '../../lib/language/format.ts'
import { languageTag, locale } from '../../lib/language/translate.ts'
import { oddsOf } from '../parts/money.ts'

const MINUS = '−'
const short = new Intl.NumberFormat(languageTag, {
  notation: 'compact',
  compactDisplay: locale === 'tr' ? 'long' : 'short',
  maximumFractionDigits: 1,
})

/** `₺25.000` of kuruş, with a real minus; kuruş only where there are some. */
export const liraOf = (kurus: number): string =>
  `${kurus < 0 ? MINUS : ''}${formatMoney(Math.abs(kurus) / 100).replace(/,00$/, '')}`

/** The same without the sign of the currency, where the head says it. */
export const bareLiraOf = (kurus: number): string => liraOf(kurus).replace('₺', '')

/** `−148 bin`, `+12,6 bin`: what the house wins or loses, in a cell. */
export const resultOf = (kurus: number): string =>
  `${kurus < 0 ? MINUS : kurus > 0 ? '+' : ''}${short.format(Math.abs(kurus) / 100)}`

/** Who plays, as names of markets need it. */
export const matchOf = ({ sport, home, away }: Match): Match => ({ sport, home, away })

export const titleOf = ({ home, away }: Pick<TradedMatch, 'home' | 'away'>): string =>
  `${home} – ${away}`

type Named = Pick<TradedMarket, 'key' | 'line'>

/** `Maç sonucu`, `Toplam gol alt/üst 2,5`. */
export function marketOf(market: Named, match: Match): string {
  const name = marketName(market, match)
  const line = market.line === null ? '' : formatLine(market.line)
  return line === '' || name.includes(line) ? name : `${name} ${line}`
}

/** What stands in a row whose market is written above it: `Üst`, `1 · Galata Gücü`. */
export function labelOf(
  { key, name }: Pick<TradedSelection, 'key' | 'name'>,
  market: Named,
  match: Match,
): string {
  const selection = name === null ? { key } : { key, name }
  const label = selectionLabel(selection, market, match)
  if (label !== '1' && label !== 'X' && label !== '2') return label
  return `${label} · ${selectionName(selection, market, match)}`
}

/** How many selections of a market win, by what is told of their chances: two in a double chance. */
export function winnersOf({ selections }: Pick<TradedMarket, 'selections'>): number {
  const chances = selections.map(({ fairPpm }) => fairPpm ?? 0)
  return Math.max(1, Math.round(chances.reduce((sum, ppm) => sum + ppm, 0) / 1e6))
}

/** The odds that count now in how a selection stood: `- 2050 470000`. */
const countingIn = (seen: string): string => {
  const [traded, feed] = seen.split(' ')
  const milli = Number(traded === '-' ? feed : traded)
  return Number.isFinite(milli) ? oddsOf(milli) : '–'
}

/** How it was and is, as a refusal of the server names it. */
export function movedWords(
  fields: readonly { field: string; message: string }[],
  of: 'price' | 'state',
): { was: string; is: string } | undefined {
  const at = (name: string) => fields.find(({ field }) => field === name)?.message
  const [was, is] = [at('was'), at('is')]
  if (was === undefined || is === undefined) return undefined
  return of === 'price' ? { was: countingIn(was), is: countingIn(is) } : { was, is }
}

/** The next step of the ladder, up or down; the same where there is none. */
export function stepOdds(oddsMilli: number, direction: 1 | -1): number {
  for (let off = 5; off <= 10_000; off += 5) {
    const next = ladderOdds(oddsMilli + direction * off)
    if (next !== null && (next - oddsMilli) * direction > 0) return next
  }
  return oddsMilli
}

/** Thousandths of what somebody typed, on the ladder; undefined of what is no price. */
export function typedOdds(text: string): number | undefined {
  const milli = Math.round(Number(text.trim().replace(',', '.')) * 1_000)
  return (
    (Number.isFinite(milli) && milli >= 1_005 && milli <= 500_000 && ladderOdds(milli)) || undefined
  )
}

/** A price of one person is within a quarter of the fair one. */
export const isWide = (oddsMilli: number, fairPpm: number | null): boolean =>
  fairPpm === null || fairPpm === 0 || Math.abs((oddsMilli * fairPpm) / 1e9 - 1) > 0.25
