import type { Market } from '@zar/betting/markets/market'
import { fairChance } from '@zar/betting/prices/chances'
import { bookOf } from '@zar/betting/prices/margin/books'
import { chancesOf, type Model } from '@zar/betting/prices/model'
import { priceOf } from '@zar/betting/prices/price'
import { rulesOf } from '@zar/betting/settlement/settle'
import type { PriceRow, Sport } from '../../protocol/message.ts'
import type { Offered } from '../play.ts'

/** Which of a sport’s markets are offered, and how many lines of each around its main one. */
export type Assortment = {
  sport: Sport
  keys: RegExp
  /** Not while the match is played. */
  beforeOnly?: RegExp
  lines: readonly (readonly [keys: RegExp, count: number])[]
  /** Whose lines are numbers: the first that is priced is offered, a game that comes next. */
  numbered?: RegExp
  /** Which of the catalogue’s lines are for sale. */
  isForSale?: (key: string, line: string) => boolean
}

const isHalf = (_key: string, line: string) => line.endsWith('.5')

/** Half lines; those of the whole match so far apart: where points come quickly, nearer ones would come and go by the minute. */
export const linesApart =
  (apart: number) =>
  (key: string, line: string): boolean =>
    line.endsWith('.5') &&
    (!/^(match|ft)\.(total|ah)/.test(key) || (Number(line) - 0.5) % apart === 0)

/** Up to so many lines each is looked at; of two sides of more lines the even one is searched. */
const LOOKED_AT = 8

type Asked = {
  key: string
  lines: readonly string[] | null
  count: number
  hasTwo: boolean
  isNumbered: boolean
}
type State = { model: Model; isLive: boolean }

/** Every market that can be bet on as a match stands, with its prices. */
export function openOffer(assortment: Assortment) {
  const { sport, keys, beforeOnly, lines, numbered, isForSale = isHalf } = assortment
  const asked = Object.entries(rulesOf(sport))
    .filter(([key]) => keys.test(key))
    .map(
      ([key, rule]): Asked => ({
        key,
        lines: rule.lines?.filter((line) => isForSale(key, line)) ?? null,
        count: lines.find(([of]) => of.test(key))?.[1] ?? 1,
        hasTwo: rule.selections.length === 2,
        isNumbered: numbered?.test(key) ?? false,
      }),
    )
  const playing = asked.filter(({ key }) => !beforeOnly?.test(key))
  return (model: Model, isLive: boolean): Offered[] =>
    (isLive ? playing : asked).flatMap((one) =>
      linesOf(model, one).flatMap((line) =>
        offered(sport, { model, isLive }, { key: one.key, line }),
      ),
    )
}

/** The lines nearest to even chances. */
function linesOf(
  model: Model,
  { key, lines, count, hasTwo, isNumbered }: Asked,
): (string | null)[] {
  if (lines === null) return [null]
  if (isNumbered) return lines.filter((line) => chancesOf(model, { key, line })).slice(0, count)
  const near = hasTwo && lines.length > LOOKED_AT ? aroundEven(model, key, lines, count) : lines
  return near
    .map((line) => ({ line, far: distance(model, { key, line }) }))
    .filter(({ far }) => far !== undefined)
    .sort((one, other) => (one.far ?? 0) - (other.far ?? 0))
    .slice(0, count)
    .map(({ line }) => line)
    .sort((one, other) => Number(one) - Number(other))
}

/** The chance of the first selection falls or rises along the lines: the neighbours of its even line. */
function aroundEven(model: Model, key: string, lines: readonly string[], count: number) {
  const signAt = (at: number) => Math.sign(lead(model, { key, line: lines[at] ?? '' }))
  let [low, high] = [0, lines.length - 1]
  const first = signAt(low)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (signAt(middle) === first) low = middle + 1
    else high = middle
  }
  return lines.slice(Math.max(0, low - count), low + count + 1)
}

/** By how much the first selection is likelier than the last. */
function lead(model: Model, market: Market): number {
  const fair = [...(chancesOf(model, market)?.values() ?? [])].map(fairChance)
  return (fair[0] ?? 0) - (fair.at(-1) ?? 0)
}

/** How far a market’s selections lie from equal chances; undefined where it is not priced. */
function distance(model: Model, market: Market): number | undefined {
  const chances = chancesOf(model, market)
  if (!chances) return undefined
  const fair = [...chances.values()].map(fairChance)
  return Math.max(...fair) - Math.min(...fair)
}

/** None where nothing of it could be offered, or it is as good as decided. */
function offered(sport: Sport, { model, isLive }: State, market: Market): Offered[] {
  const chances = chancesOf(model, market)
  if (!chances) return []
  const rows = [...priceOf(chances, bookOf(sport, market.key, isLive))].map(
    ([selection, { oddsMilli, fairPpm }]): PriceRow => [selection, oddsMilli, fairPpm],
  )
  const isOpen = rows.filter(([, oddsMilli]) => oddsMilli !== null).length > 1
  return isOpen ? [{ ...market, prices: rows }] : []
}
