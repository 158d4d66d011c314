import { expect, test } from 'vitest'
import { placeAhead } from './roam.ts'

const box = (left: number, top: number, width: number) => ({
  left,
  right: left + width,
  top,
  bottom: top + 40,
})
/** Two wide places over four narrow ones. */
const PLACES = [
  box(0, 0, 100),
  box(105, 0, 100),
  box(0, 45, 48),
  box(53, 45, 48),
  box(106, 45, 48),
  box(159, 45, 48),
]

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 1, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 2, undefined],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 4, undefined],
  ['ArrowUp', 5, 1],
  ['Home', 5, 2],
  ['End', 2, 5],
  ['Home', 2, undefined],
  ['a', 0, undefined],
])('%s leads from place %i to %s', (key, from, to) => {
  expect(placeAhead(key, PLACES, from)).toBe(to)
})
