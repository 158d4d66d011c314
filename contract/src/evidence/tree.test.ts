import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { leafOf, rootByProof, rootOf, type Shown } from './tree.ts'

const sha256 = (...parts: Uint8Array[]) =>
  createHash('sha256').update(Buffer.concat(parts)).digest()

/** As RFC 9162 writes it, 2.1.1. */
function naiveRoot(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length <= 1) return leaves[0] ?? sha256()
  const k = [...Array(20).keys()].map((power) => 2 ** power).findLast((n) => n < leaves.length) ?? 1
  return sha256(Uint8Array.of(1), naiveRoot(leaves.slice(0, k)), naiveRoot(leaves.slice(k)))
}

function naivePath(
  leaves: readonly Uint8Array[],
  shown: ReadonlySet<number>,
  from = 0,
): Uint8Array[] {
  const isShown = leaves.some((_, at) => shown.has(from + at))
  if (!isShown) return [naiveRoot(leaves)]
  if (leaves.length === 1) return []
  const k = 2 ** Math.ceil(Math.log2(leaves.length) - 1)
  return [
    ...naivePath(leaves.slice(0, k), shown, from),
    ...naivePath(leaves.slice(k), shown, from + k),
  ]
}

const leavesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => leafOf(new TextEncoder().encode(`leaf ${at}`)))
const COUNTS = [0, 1, 2, 3, ...[4, 8, 16, 64, 256, 1024].flatMap((n) => [n - 1, n, n + 1])]

test('a leaf is SHA-256 of 00 and its data', () => {
  const data = Uint8Array.of(1, 2, 3)
  expect(Buffer.from(leafOf(data))).toEqual(sha256(Uint8Array.of(0), data))
  expect(leafOf(data.subarray(0, 1), data.subarray(1))).toEqual(leafOf(data))
})

test.each(COUNTS)('the root of %i leaves is that of RFC 9162', (count) => {
  const leaves = leavesOf(count)
  expect(Buffer.from(rootOf(leaves))).toEqual(Buffer.from(naiveRoot(leaves)))
})

/** Every n-th leaf, and chosen ends. */
const choices = (count: number): number[][] => {
  const all = [...Array(count).keys()]
  return [
    [],
    [0],
    [count - 1],
    [0, count - 1],
    all,
    ...[2, 3, 7].map((n) => all.filter((at) => at % n === 1)),
  ]
}

test.each(COUNTS.filter((count) => count > 0 && count < 300))(
  'of %i leaves any may be shown, and a hash or leaf too many, missing or moved leads to no root',
  (count) => {
    const leaves = leavesOf(count)
    const root = Buffer.from(naiveRoot(leaves))
    for (const places of choices(count).map((chosen) => [...new Set(chosen)])) {
      const shown = places.map((at): Shown => ({ at, leaf: leaves[at] ?? root }))
      const path = naivePath(leaves, new Set(places))
      const found = (more: Shown[], hashes: Uint8Array[]) => {
        const by = rootByProof(count, more, hashes)
        return by && Buffer.from(by)
      }
      expect(found(shown, path)).toEqual(root)
      expect(found(shown, [...path, root])).toBeUndefined()
      if (path.length > 0) expect(found(shown, path.slice(1))).toBeUndefined()
      expect(found([...shown, { at: count, leaf: root }], path)).toBeUndefined()
      if (shown.length > 1) expect(found(shown.toReversed(), path)).not.toEqual(root)
      const [first] = shown
      if (first) expect(found([first, ...shown], path)).not.toEqual(root)
    }
  },
)

test('of no leaf nothing can be shown', () => {
  expect(rootByProof(0, [], [])).toEqual(rootOf([]))
  expect(rootByProof(0, [], [rootOf([])])).toBeUndefined()
  expect(rootByProof(0, [{ at: 0, leaf: rootOf([]) }], [])).toBeUndefined()
})

test('2⁴⁰ leaves are a tree, one more is none', () => {
  const [leaf = rootOf([])] = leavesOf(1)
  const path = leavesOf(40)
  expect(rootByProof(2 ** 40, [{ at: 2 ** 40 - 1, leaf }], path)).toBeDefined()
  expect(rootByProof(2 ** 40 + 1, [{ at: 2 ** 40, leaf }], [leaf])).toBeUndefined()
  expect(rootByProof(2 ** 40 + 1, [], [leaf])).toBeUndefined()
})
