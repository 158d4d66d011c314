import { expect, test } from 'vitest'
import { type Spot, waysFrom } from './change-places.ts'

const spots = (...all: [name: string, x: number, y: number][]): Map<string, Spot> =>
  new Map(all.map(([name, x, y]) => [name, { x, y }]))

test('a ticket comes from where it lay; one that stayed or is new does not move', () => {
  const before = spots(['7', 0, 0], ['8', 0, 140], ['9', 0, 280])
  const now = spots(['8', 0, 0], ['7', 0, 140], ['9', 0, 280], ['10', 0, 420])
  expect([...waysFrom(before, now)]).toEqual([
    ['8', { x: 0, y: 140 }],
    ['7', { x: 0, y: -140 }],
  ])
})
