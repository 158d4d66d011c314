import type { RootBetween } from '../proof.ts'
import { leftOf, nodeOf, rootOf } from '../tree.ts'

/**
 * Proof that the tree over `count` leaves begins with the tree over the first so many of them (RFC 9162,
 * 2.1.4.1). Empty where both are the same, or the first is empty.
 */
export function consistencyPath(first: number, count: number, root: RootBetween): Uint8Array[] {
  return first === 0 ? [] : pathIn({ first, from: 0, to: count, isWhole: true }, root)
}

type Span = {
  /** So many of the leaves from `from` on are of the older tree. */
  first: number
  from: number
  to: number
  /** The older tree is this one: who verifies has its root. */
  isWhole: boolean
}

function pathIn({ first, from, to, isWhole }: Span, root: RootBetween): Uint8Array[] {
  if (first === to - from) return isWhole ? [] : [root(from, to)]
  const left = leftOf(to - from)
  const middle = from + left
  if (first <= left) {
    return [...pathIn({ first, from, to: middle, isWhole }, root), root(middle, to)]
  }
  const inRight = { first: first - left, from: middle, to, isWhole: false }
  return [...pathIn(inRight, root), root(from, middle)]
}

/** A tree as a head has it. */
export type TreeHead = { size: number; root: Uint8Array }

/** Whether the path proves that the newer tree begins with the older one (RFC 9162, 2.1.4.2). */
export function isConsistent(
  older: TreeHead,
  newer: TreeHead,
  path: readonly Uint8Array[],
): boolean {
  if (older.size > newer.size) return false
  if (older.size === newer.size) return path.length === 0 && isSame(older.root, newer.root)
  if (older.size === 0) return path.length === 0 && isSame(older.root, rootOf([]))
  let used = 0
  const next = (): Uint8Array | undefined => path[used++]
  const walk = (first: number, size: number, isWhole: boolean): Roots => {
    if (first === size) return both(isWhole ? older.root : next())
    const left = leftOf(size)
    if (first <= left) {
      const inLeft = walk(first, left, isWhole)
      return { older: inLeft.older, newer: joined(inLeft.newer, next()) }
    }
    const inRight = walk(first - left, size - left, false)
    const before = next()
    return { older: joined(before, inRight.older), newer: joined(before, inRight.newer) }
  }
  const found = walk(older.size, newer.size, true)
  return used === path.length && isSame(found.older, older.root) && isSame(found.newer, newer.root)
}

/** What the path comes to; undefined where a hash is missing. */
type Roots = { older: Uint8Array | undefined; newer: Uint8Array | undefined }

const both = (root: Uint8Array | undefined): Roots => ({ older: root, newer: root })

const joined = (left: Uint8Array | undefined, right: Uint8Array | undefined) =>
  left && right && nodeOf(left, right)

const isSame = (found: Uint8Array | undefined, wanted: Uint8Array): boolean =>
  found !== undefined &&
  found.length === wanted.length &&
  found.every((byte, at) => byte === wanted[at])
