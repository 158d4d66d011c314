import { nodeOf, rootOf } from './tree.ts'

/**
 * A tree that only grows, by its full subtrees, the largest first: as many as the count of its leaves has ones.
 * Its root is found without the leaves.
 */
export type Peaks = readonly Uint8Array[]

/** The peaks of a tree of `count` leaves, with one more. */
export function withLeaf(peaks: Peaks, count: number, leaf: Uint8Array): Uint8Array[] {
  const grown = [...peaks]
  let last = leaf
  for (let size = count; size % 2 === 1; size = (size - 1) / 2) {
    const before = grown.pop()
    if (!before) throw new Error('These are not the peaks of so many leaves.')
    last = nodeOf(before, last)
  }
  return [...grown, last]
}

export function rootOfPeaks(peaks: Peaks): Uint8Array {
  const last = peaks.at(-1)
  if (!last) return rootOf([])
  return peaks.slice(0, -1).reduceRight((right, left) => nodeOf(left, right), last)
}
