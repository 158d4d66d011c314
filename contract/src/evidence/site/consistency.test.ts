import { utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { leafOf, rootOf } from '../tree.ts'
import { consistencyPath, isConsistent } from './consistency.ts'

const LEAVES = Array.from({ length: 34 }, (_, at) => leafOf(utf8ToBytes(`leaf ${at}`)))
const headAt = (size: number) => ({ size, root: rootOf(LEAVES.slice(0, size)) })
const pathOf = (from: number, to: number) =>
  consistencyPath(from, to, (a, b) => rootOf(LEAVES, a, b))

test('a tree of any size is proved to go on from each that it was', () => {
  for (let to = 0; to <= LEAVES.length; to++) {
    for (let from = 0; from <= to; from++) {
      expect(isConsistent(headAt(from), headAt(to), pathOf(from, to)), `${from} ${to}`).toBe(true)
    }
  }
})

test('RFC 9162, 2.1.5: from 3, 4 and 6 of seven leaves', () => {
  const [c, d, j] = [LEAVES[2], LEAVES[3], LEAVES[6]]
  const [g, i, l] = [rootOf(LEAVES, 0, 2), rootOf(LEAVES, 4, 6), rootOf(LEAVES, 4, 7)]
  expect(pathOf(3, 7)).toEqual([c, d, g, l])
  expect(pathOf(4, 7)).toEqual([l])
  expect(pathOf(6, 7)).toEqual([i, j, rootOf(LEAVES, 0, 4)])
})

test('another root, and a path that is too short, too long or changed, prove nothing', () => {
  const other = { ...headAt(7), root: headAt(8).root }
  for (const [from, to] of [
    [5, 21],
    [7, 8],
    [8, 9],
    [16, 33],
  ] as const) {
    const path = pathOf(from, to)
    const bent = path.map((hash, at) => (at === 0 ? hash.map((byte) => byte ^ 1) : hash))
    expect(isConsistent(headAt(from), headAt(to), path.slice(1))).toBe(false)
    expect(isConsistent(headAt(from), headAt(to), path.slice(0, -1))).toBe(false)
    expect(isConsistent(headAt(from), headAt(to), [...path, leafOf()])).toBe(false)
    expect(isConsistent(headAt(from), headAt(to), bent)).toBe(false)
    expect(isConsistent({ ...headAt(from), root: leafOf() }, headAt(to), path)).toBe(false)
    expect(isConsistent(headAt(from), { ...headAt(to), root: leafOf() }, path)).toBe(false)
  }
  expect(isConsistent(other, headAt(7), [])).toBe(false)
  expect(isConsistent(headAt(8), headAt(7), [])).toBe(false)
  expect(isConsistent({ size: 0, root: leafOf() }, headAt(7), [])).toBe(false)
})
