import { utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { rootOfPeaks, withLeaf } from './peaks.ts'
import { proofOf } from './proof.ts'
import { leafOf, rootByProof, rootOf } from './tree.ts'

const LEAVES = Array.from({ length: 70 }, (_, at) => leafOf(utf8ToBytes(`leaf ${at}`)))

test('a tree that grew leaf by leaf has the root of the whole', () => {
  let peaks: Uint8Array[] = []
  expect(rootOfPeaks(peaks)).toEqual(rootOf([]))
  for (const [count, leaf] of LEAVES.entries()) {
    peaks = withLeaf(peaks, count, leaf)
    expect(rootOfPeaks(peaks), `${count + 1}`).toEqual(rootOf(LEAVES, 0, count + 1))
  }
})

test('peaks of another count are no peaks', () => {
  expect(() => withLeaf([], 1, leafOf())).toThrow('not the peaks')
})

test('the proof of any leaves leads to the root, and one hash less or more does not', () => {
  for (const count of [1, 2, 3, 7, 8, 21, 70]) {
    for (let mask = 1; mask < 60; mask += 7) {
      const leaves = LEAVES.slice(0, count)
      const places = leaves.flatMap((_, at) => ((at * mask + mask) % 5 === 0 ? [at] : []))
      const shown = places.map((at) => ({ at, leaf: leaves[at] ?? leafOf() }))
      const path = proofOf(leaves, places)
      expect(rootByProof(count, shown, path)).toEqual(rootOf(leaves))
      expect(rootByProof(count, shown, [...path, leafOf()])).toBeUndefined()
      if (path.length > 0) expect(rootByProof(count, shown, path.slice(1))).toBeUndefined()
    }
  }
})
