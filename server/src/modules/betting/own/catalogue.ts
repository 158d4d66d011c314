import { bookOf, classOf } from '@zar/betting/prices/margin/books'
import { findRule, rulesOf } from '@zar/betting/settlement/settle'
import { type Book, oddsWithMargin, winnersAmong } from '@zar/contract/betting/margin/margin-odds'
import type { Sport } from '@zar/contract/betting/sport'
import type { OwnCatalogue, OwnEvent, OwnMarket } from '@zar/contract/office/trading/own-events'
import { Refusal } from '../../../platform/refusal.ts'

/** Where matches of our own come from, and who tells them: nobody, so they are never silent. */
export const HOUSE = 'house'

/** Played over sets or maps. */
const OVER_PARTS: readonly Sport[] = ['tennis', 'volleyball', 'cs2', 'valorant', 'lol', 'dota2']
export const isOverParts = (sport: Sport): boolean => OVER_PARTS.includes(sport)

const BOOK_UNIT = 10_000

/** The markets of a sport whose selections the catalogue names: nobody else would, of a match of our own. */
export const marketsOf = (sport: Sport): OwnCatalogue['markets'] =>
  Object.entries(rulesOf(sport)).flatMap(([key, { selections, lines }]) => {
    if (selections.length === 0) return []
    const { name: marketClass, isOneSided } = classOf(sport, key)
    const book = Math.round(bookOf(sport, key, false).total * BOOK_UNIT)
    return [
      { key, hasLine: lines !== null, selections: [...selections], marketClass, book, isOneSided },
    ]
  })

/** How far the chances of a whole market may miss how many of its selections win. */
const OFF_MAX = 0.02
const PPM = 1_000_000
const AHEAD_MAX_MS = 366 * 86_400_000

export type PricedOwn = {
  key: string
  line: string | null
  selections: { key: string; fairPpm: number; oddsMilli: number | null }[]
}

/**
 * The prices of markets by their chances, with the margin of their class. Refuses with `own_event_wrong`, `fields` naming
 * what: a market twice or that the catalogue has not, selections that are not its own, chances that are no whole.
 */
export function priceOwn(sport: Sport, markets: readonly OwnMarket[]): PricedOwn[] {
  const names = markets.map(({ key, line }) => `${key} ${line ?? ''}`)
  return markets.map((market, at) => {
    if (names.indexOf(names[at] ?? '') !== at) throw wrong(market, 'twice')
    return priceOne(sport, market)
  })
}

function priceOne(sport: Sport, market: OwnMarket): PricedOwn {
  const { key, line, chancesPpm } = market
  const selections = findRule(sport, { key, line })?.rule.selections ?? []
  if (selections.length === 0) throw wrong(market, 'unknown')
  const isNamed =
    Object.keys(chancesPpm).length === selections.length &&
    selections.every((one) => chancesPpm[one] !== undefined)
  if (!isNamed) throw wrong(market, 'selections')
  const book = bookOf(sport, key, false)
  const p = selections.map((one) => (chancesPpm[one] ?? 0) / PPM)
  if (!isWhole(p, book)) throw wrong(market, 'chances')
  const odds = oddsWithMargin(p, book)
  return {
    key,
    line,
    selections: selections.map((one, at) => ({
      key: one,
      fairPpm: chancesPpm[one] ?? 0,
      oddsMilli: odds[at] ?? null,
    })),
  }
}

function isWhole(p: readonly number[], { isOneSided }: Book): boolean {
  if (p.some((one) => one >= 1)) return false
  if (isOneSided) return p.some((one) => one > 0)
  const winners = winnersAmong(p)
  return winners > 0 && Math.abs(p.reduce((sum, one) => sum + one, -winners)) <= OFF_MAX
}

const wrong = ({ key, line }: OwnMarket, why: string) =>
  new Refusal('own_event_wrong', [{ field: [key, line].filter(Boolean).join(' '), message: why }])

/** Refuses with `own_event_wrong` a start that is past or more than a year away, and sides that are one. */
export function checkOwn(
  { home, away, startsAt, sport, bestOf }: Omit<OwnEvent, 'markets' | 'league'>,
  now: Date,
): void {
  checkStart(startsAt, now)
  const fields = []
  if (home.toLocaleLowerCase('tr') === away.toLocaleLowerCase('tr'))
    fields.push({ field: 'away', message: 'same' })
  if (isOverParts(sport) !== (bestOf !== null)) fields.push({ field: 'bestOf', message: 'sport' })
  if (fields.length > 0) throw new Refusal('own_event_wrong', fields)
}

export function checkStart(startsAt: string, now: Date): void {
  const aheadMs = new Date(startsAt).getTime() - now.getTime()
  if (aheadMs <= 0 || aheadMs > AHEAD_MAX_MS)
    throw new Refusal('own_event_wrong', [{ field: 'startsAt', message: 'time' }])
}
