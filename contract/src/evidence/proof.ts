import { leftOf, rootOf } from './tree.ts'

/** Root of the tree over the leaves from one place to before another. */
export type RootBetween = (from: number, to: number) => Uint8Array

/**
 * The hashes that lead from some leaves of a tree of `count` to its root, from left to right: what `rootByProof`
 * takes. `shown` are their places, ascending.
 */
export function proofBy(count: number, shown: readonly number[], root: RootBetween): Uint8Array[] {
  const path: Uint8Array[] = []
  let next = 0
  const walk = (from: number, size: number): void => {
    const isShown = (shown[next] ?? Number.POSITIVE_INFINITY) < from + size
    if (!isShown) path.push(root(from, from + size))
    else if (size === 1) next += 1
    else {
      walk(from, leftOf(size))
      walk(from + leftOf(size), size - leftOf(size))
    }
  }
  if (count > 0) walk(0, count)
  return path
}

/** The same where all leaves are at hand. */
export const proofOf = (leaves: readonly Uint8Array[], shown: readonly number[]): Uint8Array[] =>
  proofBy(leaves.length, shown, (from, to) => rootOf(leaves, from, to))
