/** The same number for both sides. */
export type Pair = { home: number; away: number }

export const NONE: Pair = { home: 0, away: 0 }

export const add = (a: Pair, b: Pair): Pair => ({ home: a.home + b.home, away: a.away + b.away })

export const scale = ({ home, away }: Pair, by: number): Pair => ({
  home: home * by,
  away: away * by,
})

export const sumOf = ({ home, away }: Pair): number => home + away
