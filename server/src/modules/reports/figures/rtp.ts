/** Of 99 % of a normal distribution. */
const Z99 = 2.576
/** Fewer rounds say nothing. */
const ROUNDS_MIN = 10_000

/** Sums over rounds, in one unit of money and its square. */
export type Rounds = {
  n: number
  stakes: number
  wins: number
  s2: number
  sw: number
  w2: number
}

/** What the game says of itself: return and standard deviation of a stake of 1. Null where it says none. */
export type Declared = { rtp: number; sd: number | null } | null

export type Rtp = {
  rtp: number
  /** 99 %: the true return lies within, but for one in a hundred. */
  low99: number
  high99: number
  /** Where a game that pays as declared lies, within three standard deviations. Null where none is declared. */
  bandLow: number | null
  bandHigh: number | null
  /** `undeclared`: there is no band to lie in. */
  state: 'inside' | 'outside' | 'too few' | 'undeclared'
}

/** Undefined where nothing was staked. GAM-16. */
export function rtpOf(
  { n, stakes, wins, s2, sw, w2 }: Rounds,
  declared: Declared,
): Rtp | undefined {
  if (stakes <= 0) return undefined
  const rtp = wins / stakes
  const residual = Math.max(0, w2 - 2 * rtp * sw + rtp * rtp * s2)
  const half = (Z99 * Math.sqrt(residual)) / stakes
  const spread = declared?.sd ? (3 * declared.sd * Math.sqrt(s2)) / stakes : null
  const band =
    declared && spread !== null
      ? { bandLow: declared.rtp - spread, bandHigh: declared.rtp + spread }
      : { bandLow: null, bandHigh: null }
  return { rtp, low99: rtp - half, high99: rtp + half, ...band, state: stateOf(n, rtp, band) }
}

type Band = { bandLow: number | null; bandHigh: number | null }

function stateOf(n: number, rtp: number, { bandLow, bandHigh }: Band): Rtp['state'] {
  if (n < ROUNDS_MIN) return 'too few'
  if (bandLow === null || bandHigh === null) return 'undeclared'
  return rtp >= bandLow && rtp <= bandHigh ? 'inside' : 'outside'
}

/** E5² in a square of units. */
export const SQUARE = 10_000_000_000
