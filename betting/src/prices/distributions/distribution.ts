/** Chances of whole numbers: `p[n]` is that of `from + n`. */
export type Distribution = { from: number; p: Float64Array }

/** A number that is known. */
export const certain = (value: number): Distribution => ({ from: value, p: Float64Array.of(1) })

/** Of what cannot be: its chances add up to 0. */
export const impossible = (): Distribution => ({ from: 0, p: new Float64Array(1) })

export const shift = ({ from, p }: Distribution, by: number): Distribution => ({
  from: from + by,
  p,
})

/** Of the number with its sign turned. */
export const negate = ({ from, p }: Distribution): Distribution => ({
  from: -(from + p.length - 1),
  p: p.toReversed(),
})

/** Of the sum of two independent numbers. */
export function convolve(a: Distribution, b: Distribution): Distribution {
  const p = new Float64Array(a.p.length + b.p.length - 1)
  for (let i = 0; i < a.p.length; i++) {
    const ofA = a.p[i] ?? 0
    for (let j = 0; j < b.p.length; j++) p[i + j] = (p[i + j] ?? 0) + ofA * (b.p[j] ?? 0)
  }
  return { from: a.from + b.from, p }
}

/** The same number in steps: 10 for each yellow card, say. */
export function times({ from, p }: Distribution, factor: number): Distribution {
  const stretched = new Float64Array((p.length - 1) * factor + 1)
  for (const [n, chance] of p.entries()) stretched[n * factor] = chance
  return { from: from * factor, p: stretched }
}

/** Of one that is this or that, whose chances add up to 1 together. */
export function mix(parts: readonly Distribution[]): Distribution {
  if (parts.length === 0) return impossible()
  const from = Math.min(...parts.map((part) => part.from))
  const end = Math.max(...parts.map((part) => part.from + part.p.length))
  const p = new Float64Array(end - from)
  for (const part of parts) {
    const offset = part.from - from
    for (const [n, chance] of part.p.entries()) p[offset + n] = (p[offset + n] ?? 0) + chance
  }
  return { from, p }
}

export const weigh = ({ from, p }: Distribution, weight: number): Distribution => ({
  from,
  p: p.map((chance) => chance * weight),
})

export const chanceOf = ({ from, p }: Distribution, value: number): number => p[value - from] ?? 0

export const chanceAbove = ({ from, p }: Distribution, bound: number): number =>
  p.reduce((sum, chance, n) => (from + n > bound ? sum + chance : sum), 0)

export const meanOf = ({ from, p }: Distribution): number =>
  p.reduce((sum, chance, n) => sum + (from + n) * chance, 0)

/** In place: the chances add up to 1 again after a tail was left out. */
export function normalise(p: Float64Array): Float64Array {
  const sum = p.reduce((all, one) => all + one, 0)
  for (const [n, one] of p.entries()) p[n] = one / sum
  return p
}
