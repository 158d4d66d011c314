import { at } from './geometry/numbers.ts'

/** FNV-1a with a final avalanche: 32 well-spread bits from any string. */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h ^= h >>> 16
  h = Math.imul(h, 2246822507)
  h ^= h >>> 13
  h = Math.imul(h, 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}

/** Each decision has a stream of its own (`what`), so adding one never changes the others. */
export function pick<T>(code: string, what: string, list: readonly T[]): T {
  return at(list, hash(`${code}·${what}`) % list.length)
}

/** From 0 up to, and never, 1. */
export function unit(code: string, what: string): number {
  return hash(`${code}·${what}`) / 4294967296
}

export function pickWeighted<T>(
  code: string,
  what: string,
  pairs: readonly (readonly [T, number])[],
): T {
  const total = pairs.reduce((sum, pair) => sum + pair[1], 0)
  let left = unit(code, what) * total
  for (const [value, weight] of pairs) {
    left -= weight
    if (left < 0) return value
  }
  return at(pairs, 0)[0]
}
