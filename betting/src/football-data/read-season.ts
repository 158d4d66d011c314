import type { FootballFacts } from '../settlement/football/facts.ts'
import { leaderOf, type Pair } from '../settlement/results.ts'
import { clubOf } from './clubs.ts'
import { type Cells, openColumns } from './columns.ts'
import { dayOf, isoDay, type Start, startOf } from './date.ts'
import { type BothPrices, pricesOf } from './prices.ts'

/** Why a row is not taken; the first that applies, in this order. */
export type SkipReason =
  | 'bad_header'
  | 'blank_row'
  | 'extra_cells'
  | 'short_row'
  | 'missing_team'
  | 'same_team'
  | 'bad_date'
  | 'no_result'
  | 'bad_score'
  | 'result_mismatch'
  | 'duplicate'
  | 'duplicate_conflict'
export type WarningReason = 'halftime_dropped' | 'no_price' | 'bad_price'

/** A physical line of the file, from 1, and what is in it. */
export type Row = { line: number; cells: readonly string[] }
export type Told<Reason> = { line: number; reason: Reason }

export type SeasonEvent = Start & {
  division: string
  /** As the file has it, in the calendar of London. */
  date: string
  /** The clubs as the file has them: with the date they tell the match. */
  home: string
  away: string
  /** Our names of them. */
  homeName: string
  awayName: string
  facts: FootballFacts & { fullTime: Pair }
  prices: BothPrices
}

export type Season = {
  events: SeasonEvent[]
  skipped: Told<SkipReason>[]
  warnings: Told<WarningReason>[]
}

const LETTERS = { '1': 'H', X: 'D', '2': 'A' } as const
const letterOf = (pair: Pair) => LETTERS[leaderOf(pair)]
const COUNT = /^\d{1,2}$/

/** Two whole numbers of 0 to 99; undefined where one is missing or is none. */
function pairOf(cells: Cells, home: string, away: string): Pair | undefined {
  const [first, second] = [cells(home), cells(away)]
  return COUNT.test(first) && COUNT.test(second) ? [Number(first), Number(second)] : undefined
}

/** Reads a file of football-data.co.uk: its header and its rows. */
export function readSeason([header, ...rows]: readonly Row[]): Season {
  const season: Season = { events: [], skipped: [], warnings: [] }
  const columns = openColumns(header?.cells ?? [])
  if (!columns.isWhole) {
    season.skipped.push({ line: header?.line ?? 1, reason: 'bad_header' })
    return season
  }
  const scores = new Map<string, string>()
  for (const { line, cells: row } of rows) {
    const cells = columns.cellsOf(row)
    const reason = whyNoRow(row, columns) ?? whyNoMatch(cells) ?? whyTwice(cells, scores)
    if (reason) season.skipped.push({ line, reason })
    else take(season, line, cells)
  }
  return season
}

function whyNoRow(
  row: readonly string[],
  columns: ReturnType<typeof openColumns>,
): SkipReason | undefined {
  if (row.every((cell) => cell === '')) return 'blank_row'
  if (columns.hasMore(row)) return 'extra_cells'
  return columns.isShort(row) ? 'short_row' : undefined
}

function whyNoMatch(cells: Cells): SkipReason | undefined {
  const [home, away] = [cells('HomeTeam'), cells('AwayTeam')]
  if (home === '' || away === '') return 'missing_team'
  if (home === away) return 'same_team'
  return dayOf(cells('Date')) ? whyNoScore(cells) : 'bad_date'
}

function whyNoScore(cells: Cells): SkipReason | undefined {
  if (cells('FTHG') === '' && cells('FTAG') === '') return 'no_result'
  const score = pairOf(cells, 'FTHG', 'FTAG')
  if (!score) return 'bad_score'
  const letter = cells('FTR')
  return letter !== '' && letter !== letterOf(score) ? 'result_mismatch' : undefined
}

/** The same sides on another day are another match. */
function whyTwice(cells: Cells, scores: Map<string, string>): SkipReason | undefined {
  const day = dayOf(cells('Date'))
  const key = [cells('Div'), day && isoDay(day), cells('HomeTeam'), cells('AwayTeam')].join('\n')
  const score = pairOf(cells, 'FTHG', 'FTAG')?.join(':') ?? ''
  const earlier = scores.get(key)
  if (earlier !== undefined) return earlier === score ? 'duplicate' : 'duplicate_conflict'
  scores.set(key, score)
  return undefined
}

function take(season: Season, line: number, cells: Cells): void {
  const [day, fullTime] = [dayOf(cells('Date')), pairOf(cells, 'FTHG', 'FTAG')]
  if (!day || !fullTime) return
  const warn = (reason: WarningReason) => season.warnings.push({ line, reason })
  const half = halfTimeOf(cells, fullTime)
  if (half === 'dropped') warn('halftime_dropped')
  const prices = pricesOf(cells)
  if (Object.keys(prices.closing).length === 0) warn('no_price')
  if (prices.hasBad) warn('bad_price')
  season.events.push({
    ...startOf(day, cells('Time')),
    division: cells('Div'),
    date: isoDay(day),
    home: cells('HomeTeam'),
    away: cells('AwayTeam'),
    homeName: clubOf(cells('HomeTeam')),
    awayName: clubOf(cells('AwayTeam')),
    facts: factsOf(cells, fullTime, half),
    prices,
  })
}

function halfTimeOf(cells: Cells, fullTime: Pair): Pair | 'dropped' | undefined {
  const half = pairOf(cells, 'HTHG', 'HTAG')
  if (!half) return cells('HTHG') + cells('HTAG') === '' ? undefined : 'dropped'
  const letter = cells('HTR')
  const isRight =
    half[0] <= fullTime[0] && half[1] <= fullTime[1] && (letter === '' || letter === letterOf(half))
  return isRight ? half : 'dropped'
}

/** What the file counts beside goals, by its columns. */
const COUNTS = {
  corners: ['HC', 'AC'],
  yellow: ['HY', 'AY'],
  red: ['HR', 'AR'],
  shots: ['HS', 'AS'],
  shotsOnTarget: ['HST', 'AST'],
  fouls: ['HF', 'AF'],
} as const satisfies { [Fact in keyof FootballFacts]?: readonly [string, string] }

function factsOf(cells: Cells, fullTime: Pair, half: Pair | 'dropped' | undefined) {
  const facts: SeasonEvent['facts'] = { fullTime }
  if (half && half !== 'dropped') facts.halfTime = half
  for (const [fact, [home, away]] of Object.entries(COUNTS)) {
    const pair = pairOf(cells, home, away)
    if (pair) facts[fact as keyof typeof COUNTS] = pair
  }
  return facts
}
