import type { ReturnRow, ReturnSums } from '../store/daily-returns.ts'

/**
 * GAM-16, after the definition of RTP in the office's figures: sums of the last 30 days, an alarm beyond
 * three standard deviations of what was declared, none below 10,000 rounds.
 */
export const ALARM_DAYS = 30
export const ALARM_Z = 3
/**
 * Of one mode among the up to thirty of its game: all of them together then alarm less often by chance
 * (30 × 0.006 %) than the game itself (0.27 %).
 */
export const MODE_ALARM_Z = 4
export const ROUNDS_LEAST = 10_000
/** The quantile of the normal distribution for 99 %. */
const QUANTILE_99 = 2.5758

export type Judged = {
  /** Returned by staked. */
  returned: number
  /** What the same bets were bound to return, by the same stakes. */
  expected: number
  /** Half of the width of the 99 % interval around `returned`. */
  half: number
  /** Standard deviations between `returned` and `expected`. */
  z: number
  /** Rounds of one stake and one bet that would say as much: a few high stakes say little. */
  effectiveRounds: number
}

export function judge(sums: ReturnSums): Judged {
  const { stakedKurus, returnedKurus, expectedKurus, deviationKurus, variance } = sums
  const deviation = Math.sqrt(variance)
  return {
    returned: returnedKurus / stakedKurus,
    expected: expectedKurus / stakedKurus,
    half: (QUANTILE_99 * deviation) / stakedKurus,
    z: deviation === 0 ? 0 : (returnedKurus - expectedKurus) / deviation,
    effectiveRounds: variance === 0 ? 0 : deviationKurus ** 2 / variance,
  }
}

/** Whether that is more than chance. Where players may play below the best play, only a return above it is. */
export function isAlarm(
  { z, effectiveRounds }: Judged,
  { boundZ, isOfBestPlay }: { boundZ: number; isOfBestPlay: boolean },
): boolean {
  // Sums of squares are floating-point numbers: equal stakes may come to a hair less than their count.
  if (effectiveRounds < ROUNDS_LEAST - 0.5) return false
  return z > boundZ || (z < -boundZ && !isOfBestPlay)
}

/** The sums of several modes of one game. */
export const sumOf = (rows: readonly ReturnSums[]): ReturnSums => {
  const sum = (of: (row: ReturnSums) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    rounds: sum(({ rounds }) => rounds),
    hits: sum(({ hits }) => hits),
    stakedKurus: sum(({ stakedKurus }) => stakedKurus),
    returnedKurus: sum(({ returnedKurus }) => returnedKurus),
    expectedKurus: sum(({ expectedKurus }) => expectedKurus),
    deviationKurus: sum(({ deviationKurus }) => deviationKurus),
    variance: sum(({ variance }) => variance),
    mostHundredths: Math.max(0, ...rows.map(({ mostHundredths }) => mostHundredths)),
  }
}

export type Watched = {
  gameCode: string
  gameVersion: string
  digest: string
  /** Null of the whole game. */
  mode: string | null
  sums: ReturnSums
  judged: Judged
  isAlarm: boolean
}

/** Every game and mathematics, and each mode where there are several. */
export function watch(
  rows: readonly ReturnRow[],
  isOfBestPlay: (gameCode: string) => boolean,
): Watched[] {
  const games = new Map<string, ReturnRow[]>()
  for (const row of rows) {
    const name = `${row.gameCode} ${row.digest}`
    games.set(name, [...(games.get(name) ?? []), row])
  }
  return [...games.values()].flatMap((modes) => {
    const whole = watched(modes, null, ALARM_Z, isOfBestPlay)
    if (modes.length === 1) return whole
    return [
      ...whole,
      ...modes.flatMap((row) => watched([row], row.mode, MODE_ALARM_Z, isOfBestPlay)),
    ]
  })
}

function watched(
  rows: readonly ReturnRow[],
  mode: string | null,
  boundZ: number,
  isOfBestPlay: (gameCode: string) => boolean,
): Watched[] {
  const [first] = rows
  if (!first) return []
  const { gameCode, gameVersion, digest } = first
  const sums = sumOf(rows)
  const judged = judge(sums)
  const alarm = isAlarm(judged, { boundZ, isOfBestPlay: isOfBestPlay(gameCode) })
  return [{ gameCode, gameVersion, digest, mode, sums, judged, isAlarm: alarm }]
}
