import { leftOf, rootOf } from './tree.ts'

/**
 * The hashes that lead from some leaves of a tree to its root, from left to right: what `rootByProof` takes.
 * `shown` are their places, ascending.
 */
export function proofOf(leaves: readonly Uint8Array[], shown: readonly number[]): Uint8Array[] {
  const path: Uint8Array[] = []
  let next = 0
  const walk = (from: number, size: number): void => {
    const isShown = (shown[next] ?? Number.POSITIVE_INFINITY) < from + size
    if (!isShown) path.push(rootOf(leaves, from, from + size))
    else if (size === 1) next += 1
    else {
      walk(from, leftOf(size))
      walk(from + leftOf(size), size - leftOf(size))
    }
  }
  if (leaves.length > 0) walk(0, leaves.length)
  return path
}
