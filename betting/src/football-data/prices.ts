import type { Cells } from './columns.ts'

/** Bookmakers in the order in which they are asked. `PS` is called `P` but for the result. */
const BOOKMAKERS = ['B365', 'PS', 'Avg', 'BW', 'WH', '1XB', 'BF'] as const
/** Never asked: the best price of all, whose book lies below 1 in places, and an exchange. */
const BOOK = { least: 0.98, most: 1.2 }

export type Group = { bookmaker: string; oddsMilli: number[] }
export type Prices = {
  result?: Group
  total?: Group
  asian?: Group & { line: string }
}
export type BothPrices = {
  opening: Prices
  closing: Prices
  /** Some closing group was not there: the opening one stands for it. */
  isClosingOpening: boolean
  /** Some group was there and could not be used. */
  hasBad: boolean
}

type Asked = { names: (bookmaker: string, closing: 'C' | '') => string[] }

const short = (bookmaker: string) => (bookmaker === 'PS' ? 'P' : bookmaker)
const GROUPS: Record<'result' | 'total' | 'asian', Asked> = {
  result: {
    names: (bookmaker, closing) => ['H', 'D', 'A'].map((one) => bookmaker + closing + one),
  },
  total: {
    names: (bookmaker, closing) => ['>2.5', '<2.5'].map((one) => short(bookmaker) + closing + one),
  },
  asian: {
    names: (bookmaker, closing) => ['AHH', 'AHA'].map((one) => short(bookmaker) + closing + one),
  },
}

const PRICE = /^\d{1,4}(\.\d{1,6})?$/

function usable(cells: readonly string[]): number[] | undefined {
  if (!cells.every((cell) => PRICE.test(cell) && Number(cell) > 1)) return undefined
  const book = cells.reduce((sum, cell) => sum + 1 / Number(cell), 0)
  if (book < BOOK.least || book > BOOK.most) return undefined
  return cells.map((cell) => Math.round(Number(cell) * 1000))
}

/** The first bookmaker’s group that can be used, and whether one before it could not. */
function firstGroup({ names }: Asked, cells: Cells, closing: 'C' | '') {
  let hasBad = false
  for (const bookmaker of BOOKMAKERS) {
    const given = names(bookmaker, closing).map(cells)
    if (given.every((cell) => cell === '')) continue
    const oddsMilli = usable(given)
    if (oddsMilli) return { group: { bookmaker, oddsMilli }, hasBad }
    hasBad = true
  }
  return { group: undefined, hasBad }
}

/** As the source writes it, without zeros at the end; undefined for what is no quarter. */
function lineOf(cell: string): string | undefined {
  const line = Number(cell)
  return cell !== '' && Number.isInteger(line * 4) ? String(line === 0 ? 0 : line) : undefined
}

function pricesAt(cells: Cells, closing: 'C' | ''): { prices: Prices; hasBad: boolean } {
  const result = firstGroup(GROUPS.result, cells, closing)
  const total = firstGroup(GROUPS.total, cells, closing)
  const asian = firstGroup(GROUPS.asian, cells, closing)
  const line = lineOf(cells(closing === 'C' ? 'AHCh' : 'AHh'))
  const prices: Prices = {}
  if (result.group) prices.result = result.group
  if (total.group) prices.total = total.group
  if (asian.group && line !== undefined) prices.asian = { ...asian.group, line }
  return { prices, hasBad: [result, total, asian].some(({ hasBad }) => hasBad) }
}

export function pricesOf(cells: Cells): BothPrices {
  const [opening, closing] = [pricesAt(cells, ''), pricesAt(cells, 'C')]
  const isMissing = (['result', 'total', 'asian'] as const).some(
    (group) => opening.prices[group] && !closing.prices[group],
  )
  return {
    opening: opening.prices,
    closing: { ...opening.prices, ...closing.prices },
    isClosingOpening: isMissing,
    hasBad: opening.hasBad || closing.hasBad,
  }
}
