import { expect, test } from 'vitest'
import { arcBetween, type ChipPicture, flightsOf } from './flights.ts'

const laid = (stakes: Record<string, number>) =>
  Object.entries(stakes).map(([place, stakeKurus]) => ({ place, stakeKurus }))
const table = (stakes: Record<string, number>, some: Partial<ChipPicture> = {}): ChipPicture => ({
  laid: laid(stakes),
  onTable: null,
  paid: null,
  ...some,
})

test('a chip that is laid comes from the desk, and one that is taken goes back', () => {
  expect(flightsOf(table({ a: 500 }), table({ a: 1_000, b: 500 }))).toEqual([
    { is: 'lay', place: 'a' },
    { is: 'lay', place: 'b' },
  ])
  expect(flightsOf(table({ a: 500, b: 100 }), table({ a: 400 }))).toEqual([
    { is: 'back', place: 'a' },
    { is: 'back', place: 'b' },
  ])
  expect(flightsOf(table({ a: 500 }), table({ a: 500 }))).toEqual([])
})

test('a result tells what became of each bet, once, and a bet that comes back stays', () => {
  const paid = [
    { place: 'a', stakeKurus: 500, returnKurus: 1_000 },
    { place: 'b', stakeKurus: 500, returnKurus: 0 },
    { place: 'c', stakeKurus: 500, returnKurus: 500 },
  ]
  const told = table({}, { onTable: 'r1', paid })
  expect(flightsOf(table({ a: 500, b: 500, c: 500 }, { onTable: 'r1' }), told)).toEqual([
    { is: 'won', place: 'a' },
    { is: 'lost', place: 'b' },
  ])
  expect(flightsOf(told, told)).toEqual([])
})

test('the first chip after a result brings none of the old ones back to the desk', () => {
  const told = table({ a: 500, call: 1_000 }, { onTable: 'r1', paid: [] })
  expect(flightsOf(told, table({ a: 500, b: 100 }))).toEqual([{ is: 'lay', place: 'b' }])
})

test('a chip flies in an arc, and ends where it lies, in its size', () => {
  const way = arcBetween({ x: 100, y: 400, width: 60 }, { x: 300, y: 100, width: 30 })
  expect(way[0]).toBe('translate(-200px, 300px) scale(2.000)')
  expect(way[4]).toBe('translate(-100px, 105px) scale(1.500)')
  expect(way.at(-1)).toBe('translate(0px, 0px) scale(1.000)')
})
