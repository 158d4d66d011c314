import { type Book, oddsWithMargin, winnersAmong } from '@zar/contract/betting/margin/margin-odds'
import type { OwnCatalogue, OwnMarket } from '@zar/contract/office/trading/own-events'

type Listed = OwnCatalogue['markets'][number]

/** A market while its chances are typed, in per cent by selection. */
export type TypedMarket = {
  /** Its own on the page: a market may stand twice while its line is typed. */
  id: string
  listed: Listed
  line: string
  chances: Readonly<Record<string, string>>
}

export const typedMarket = (listed: Listed, line = ''): TypedMarket => ({
  id: crypto.randomUUID(),
  listed,
  line,
  chances: {},
})

export const bookOf = ({ book, isOneSided }: Listed): Book => ({
  total: book / 10_000,
  isOneSided,
})

const PPM_PER_CENT = 10_000
/** Millionths of what was typed in per cent; undefined of what is no chance. */
function ppmOf(text: string | undefined): number | undefined {
  const plain = (text ?? '').trim().replace(',', '.')
  const ppm = Math.round(Number(plain) * PPM_PER_CENT)
  return plain !== '' && ppm >= 0 && ppm < 1_000_000 ? ppm : undefined
}

/** The chances in millionths, in the order of the selections; undefined while one is missing. */
export function chancesOf({ listed, chances }: TypedMarket): number[] | undefined {
  const all = listed.selections.map((one) => ppmOf(chances[one]))
  return all.every((ppm) => ppm !== undefined) ? (all as number[]) : undefined
}

const OFF_MAX = 0.02

/** Whether the chances are a whole: as many win as they add up to. A one-sided market has none. */
export function isWhole(market: TypedMarket): boolean {
  const chances = chancesOf(market)
  if (!chances) return false
  const p = chances.map((ppm) => ppm / 1e6)
  if (market.listed.isOneSided) return p.some((one) => one > 0)
  const winners = winnersAmong(p)
  return winners > 0 && Math.abs(p.reduce((sum, one) => sum + one, -winners)) <= OFF_MAX
}

/** The prices that players will see, by the one function that charges them; undefined while they have none. */
export function pricesOf(market: TypedMarket): (number | null)[] | undefined {
  const chances = chancesOf(market)
  if (!chances || !isWhole(market)) return undefined
  return oddsWithMargin(
    chances.map((ppm) => ppm / 1e6),
    bookOf(market.listed),
  )
}

/** As the server takes it; undefined while something is missing. */
export function ownMarketOf(market: TypedMarket): OwnMarket | undefined {
  const chances = chancesOf(market)
  const { listed, line } = market
  const hasLine = !listed.hasLine || /^-?\d{1,3}(\.\d{1,2})?$/.test(plainLine(line))
  if (!chances || !isWhole(market) || !hasLine) return undefined
  const chancesPpm = Object.fromEntries(listed.selections.map((one, at) => [one, chances[at] ?? 0]))
  return { key: listed.key, line: listed.hasLine ? plainLine(line) : null, chancesPpm }
}

/** `2.5` of `2,50`: as the catalogue writes a line. */
const plainLine = (text: string): string => {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(number) ? String(number) : ''
}
