import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'

const LEAVES_MAX = 2 ** 40
const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)

export const leafOf = (...data: Uint8Array[]): Uint8Array => sha256(concatBytes(LEAF, ...data))
export const nodeOf = (left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(concatBytes(NODE, left, right))

/** Root of the tree over the leaves, as RFC 9162 has it; of none SHA-256 of nothing. */
export function rootOf(leaves: readonly Uint8Array[], from = 0, to = leaves.length): Uint8Array {
  const [first] = leaves.slice(from, from + 1)
  if (first === undefined) return sha256(new Uint8Array())
  if (to - from === 1) return first
  const middle = from + leftOf(to - from)
  return nodeOf(rootOf(leaves, from, middle), rootOf(leaves, middle, to))
}

/** The greatest power of two below the number of leaves. */
export function leftOf(count: number): number {
  let left = 1
  while (left * 2 < count) left *= 2
  return left
}

/** A leaf and its place, from 0. */
export type Shown = { at: number; leaf: Uint8Array }

/**
 * Root of a tree of `count` leaves of which some are shown, in ascending order. From left to right a subtree
 * without a shown leaf takes the next hash of the path. Undefined where a hash is missing or over, a leaf is
 * not in the tree, or the tree is larger than 2⁴⁰.
 */
export function rootByProof(
  count: number,
  shown: readonly Shown[],
  path: readonly Uint8Array[],
): Uint8Array | undefined {
  if (count > LEAVES_MAX) return undefined
  let [leaves, hashes] = [0, 0]
  const walk = (from: number, size: number): Uint8Array | undefined => {
    const next = shown[leaves]
    if (next === undefined || next.at >= from + size) return path[hashes++]
    if (size === 1) return next.at === from ? shown[leaves++]?.leaf : undefined
    const left = walk(from, leftOf(size))
    const right = left && walk(from + leftOf(size), size - leftOf(size))
    return left && right && nodeOf(left, right)
  }
  const root = count === 0 ? rootOf([]) : walk(0, count)
  return leaves === shown.length && hashes === path.length ? root : undefined
}
