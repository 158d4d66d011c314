import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { type Rounds, type Rtp, rtpOf, SQUARE } from '../figures/rtp.ts'
import { onOneSnapshot } from './read-period.ts'

const UNIT = 100_000

/** The return of one game over some days, as the roll-ups of sealed rows have it. */
export type GameReturn = {
  code: string
  name: string
  studio: string
  provider: string
  declaredBp: number
  rounds: number
  stakesE5: bigint
  winsE5: bigint
  /** The standard deviation of a stake of 1, as {@link spreadOf} finds it. */
  sd: number | null
  /** Undefined where nothing was staked. */
  rtp: Rtp | undefined
}

type Sums = {
  n: bigint
  stakes: bigint
  wins: bigint
  /** In E5². */
  ss: number
  sw: number
  ww: number
}
type Row = Sums & {
  code: string
  name: string
  studio: string
  provider: string
  declaredBp: number
  /** Over all days, for the spread of the game's own rounds. */
  allSs: number
  allSw: number
  allWw: number
}

const SINCE = (days: number) =>
  sql`day > (clock_timestamp() at time zone 'Europe/Istanbul')::date - ${days}::int`

/** Every game with rounds in the last days, those outside their band first, then by what was staked. */
export async function readReturns(db: Db, days: number): Promise<GameReturn[]> {
  const sums = await onOneSnapshot(db, (tx) => readSums(tx, days))
  return sums.map(returnOf).sort(worstFirst)
}

/** The days are added up before anything is joined; all days stand in `rollup_game`. */
async function readSums(db: Db | Tx, days: number, code?: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select game.code, name, studio, game.provider, rtp_bp as "declaredBp", n, stakes, wins,
        recent.ss, recent.sw, recent.ww,
        kept.ss::float8 as "allSs", kept.sw::float8 as "allSw", kept.ww::float8 as "allWw"
      from (
        select game, sum(bets)::bigint as n, sum(stakes_e5)::bigint as stakes, sum(wins_e5)::bigint as wins,
            sum(ss)::float8 as ss, sum(sw)::float8 as sw, sum(ww)::float8 as ww
          from rollup_play where ${SINCE(days)} ${code === undefined ? sql`` : sql`and game = ${code}`}
          group by game having sum(bets) > 0) recent
        join game on game.code = recent.game join rollup_game kept on kept.game = recent.game`.execute(
    db,
  )
  return rows
}

const isOutside = ({ rtp }: GameReturn): boolean => rtp?.state === 'outside'

const worstFirst = (one: GameReturn, other: GameReturn): number =>
  Number(isOutside(other)) - Number(isOutside(one)) ||
  Number(other.stakesE5 - one.stakesE5) ||
  one.code.localeCompare(other.code)

function returnOf(row: Row): GameReturn {
  const { code, name, studio, provider, declaredBp, n, stakes, wins } = row
  const sd = spreadOf(row)
  const rtp = rtpOf(roundsOf(row), { rtp: declaredBp / 10_000, sd })
  return {
    code,
    name,
    studio,
    provider,
    declaredBp,
    sd,
    rtp,
    rounds: Number(n),
    stakesE5: stakes,
    winsE5: wins,
  }
}

const roundsOf = ({ n, stakes, wins, ss, sw, ww }: Sums): Rounds => ({
  n: Number(n),
  stakes: Number(stakes) / UNIT,
  wins: Number(wins) / UNIT,
  s2: ss / SQUARE,
  sw: sw / SQUARE,
  w2: ww / SQUARE,
})

/**
 * The standard deviation of a stake of 1, from all the game's rounds around its declared return: no supplier
 * tells it. Null where nothing was staked.
 */
function spreadOf({ declaredBp, allSs, allSw, allWw }: Row): number | null {
  const [r, s2] = [declaredBp / 10_000, allSs / SQUARE]
  if (s2 <= 0) return null
  const residual = (allWw - 2 * r * allSw) / SQUARE + r * r * s2
  return Math.sqrt(Math.max(0, residual) / s2)
}

/** The return up to the end of a day, counted from the first day of the window on, and its band by then. */
export type ReturnPoint = {
  day: string
  rounds: number
  rtp: number
  bandLow: number
  bandHigh: number
  isOutside: boolean
}

export type ReturnCourse = {
  game: GameReturn
  points: ReturnPoint[]
  /** The day since which it lies outside its band without a break; null where it does not. */
  outsideSince: string | null
  /** How likely a game that pays as declared strays so far, either way; null where too little is known. */
  probability: number | null
}

/** How the return of one game came about day by day; undefined of a game without rounds. */
export async function readReturnCourse(
  db: Db,
  { code, days }: { code: string; days: number },
): Promise<ReturnCourse | undefined> {
  const [sums] = await readSums(db, days, code)
  if (!sums) return undefined
  const game = returnOf(sums)
  const { rows } = await sql<Sums & { day: string }>`
    select day::text, sum(sum(bets)) over upto::bigint as n, sum(sum(stakes_e5)) over upto::bigint as stakes,
        sum(sum(wins_e5)) over upto::bigint as wins, sum(sum(ss)) over upto::float8 as ss,
        sum(sum(sw)) over upto::float8 as sw, sum(sum(ww)) over upto::float8 as ww
      from rollup_play where game = ${code} and ${SINCE(days)}
      group by day window upto as (order by day) order by day`.execute(db)
  const points = rows.flatMap((row) => pointOf(row, game))
  const inside = points.findLastIndex((point) => !point.isOutside)
  const outsideSince = points[inside + 1]?.day ?? null
  return { game, points, outsideSince, probability: probabilityOf(game) }
}

function pointOf(row: Sums & { day: string }, { declaredBp, sd }: GameReturn): ReturnPoint[] {
  const sums = roundsOf(row)
  const told = rtpOf(sums, { rtp: declaredBp / 10_000, sd })
  if (!told || told.bandLow === null || told.bandHigh === null) return []
  const { rtp, bandLow, bandHigh } = told
  const isOutside = told.state === 'outside'
  return [{ day: row.day, rounds: sums.n, rtp, bandLow, bandHigh, isOutside }]
}

function probabilityOf(game: GameReturn): number | null {
  const { rtp: told, declaredBp } = game
  if (!told || told.bandHigh === null || told.state === 'too few') return null
  const declared = declaredBp / 10_000
  const sigma = (told.bandHigh - declared) / 3
  return sigma > 0 ? tailOf(Math.abs(told.rtp - declared) / sigma) : null
}

/** Two tails of a normal distribution beyond z (Abramowitz and Stegun 7.1.26; off by 1.5e-7 at most). */
function tailOf(z: number): number {
  const x = z / Math.SQRT2
  const k = 1 / (1 + 0.3275911 * x)
  const sum =
    k *
    (0.254829592 + k * (-0.284496736 + k * (1.421413741 + k * (-1.453152027 + k * 1.061405429))))
  return sum * Math.exp(-x * x)
}
