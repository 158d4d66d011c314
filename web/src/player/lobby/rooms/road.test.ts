import { expect, test } from 'vitest'
import { ROAD_COLUMNS, roadOf, type Winner } from './road.ts'

const WINNERS: Record<string, Winner> = { b: 'banker', p: 'player', t: 'tie' }
const road = (text: string) => roadOf([...text].map((one) => WINNERS[one] ?? 'tie'))
const places = (text: string) => road(text).map(({ column, row }) => `${column}.${row}`)

test('a run goes down, and a change of side opens a column', () => {
  expect(places('bbpbb')).toEqual(['0.0', '0.1', '1.0', '2.0', '2.1'])
})

test('a tie marks the last cell, and one before all others is not drawn', () => {
  expect(road('tbt')).toEqual([{ column: 0, row: 0, winner: 'banker', isTied: true }])
})

test('a run longer than the road is high goes on to the right', () => {
  expect(places('bbbbbbbb').slice(4)).toEqual(['0.4', '0.5', '1.5', '2.5'])
  // The next run begins beside the first, and turns where that one lies.
  expect(places('bbbbbbbbpppppp').slice(8)).toEqual(['1.0', '1.1', '1.2', '1.3', '1.4', '2.4'])
})

test('of a long road the newest columns are kept', () => {
  const cells = road('bp'.repeat(30))
  expect(cells).toHaveLength(ROAD_COLUMNS)
  expect(cells.at(-1)).toMatchObject({ column: ROAD_COLUMNS - 1, winner: 'player' })
})
