import { act, screen } from '@testing-library/react'
import type { RoomTiles, RoomTile as Tile } from '@zar/contract/casino/rooms'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pass, stopClock } from '../../../testing/clock.ts'
import { game as gameOf } from '../../../testing/games.ts'
import { render } from '../../../testing/render.tsx'
import { RoomTile } from './room-tile.tsx'

const opened: FakeSource[] = []
class FakeSource {
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  isClosed = false
  url: string
  constructor(url: string) {
    this.url = url
    opened.push(this)
  }
  close(): void {
    this.isClosed = true
  }
  tell = (tiles: RoomTiles) => act(() => this.onmessage?.({ data: JSON.stringify(tiles) }))
}

beforeEach(() => vi.stubGlobal('EventSource', FakeSource))
afterEach(() => void opened.splice(0))

const game = gameOf('em-zar_devran', { name: 'The Turning' })
const room = (some: Partial<Tile> = {}): Tile => ({
  gameCode: 'zar_devran',
  round: {
    number: 3,
    phase: { name: 'betting', kind: 'betting', elapsedMs: 6_000, lengthMs: 15_000 },
  },
  people: 12,
  bets: 4,
  stakedKurus: 4_000,
  memory: { kind: 'results', last: [{ text: '6,5', colour: 'gold' }] },
  ...some,
})

const done: string[] = []
const actions = { play: () => done.push('play'), favorite: () => done.push('favorite') }

function show() {
  const shown = render(
    <RoomTile game={game} isClosed={false} isFavorite={false} actions={actions} />,
  )
  const source = opened.at(-1)
  if (!source) throw new Error('no line')
  return { ...shown, source }
}

test('a tile counts the seconds down, and shows people and the last results', async () => {
  stopClock()
  const { source } = show()
  expect(source.url).toBe('/api/casino/rooms')
  expect(screen.getByText('The table’s state is not at hand.')).toBeTruthy()
  source.tell({ isWhole: true, tiles: [room()] })
  expect(screen.getByText('9 s')).toBeTruthy()
  expect(screen.getByText('12 here')).toBeTruthy()
  expect(screen.getByText('6,5')).toBeTruthy()
  await pass(3_000)
  expect(screen.getByText('6 s')).toBeTruthy()
  const phase = { name: 'spinning', kind: 'play', elapsedMs: 0, lengthMs: 9_000 } as const
  source.tell({ isWhole: false, tiles: [room({ round: { number: 3, phase } })] })
  expect(screen.getByText('In play')).toBeTruthy()
})

test('where the line is lost no old state is shown', () => {
  const { source } = show()
  source.tell({ isWhole: true, tiles: [room()] })
  act(() => source.onerror?.())
  expect(screen.queryByText('12 here')).toBeNull()
  expect(screen.getByText('The table’s state is not at hand.')).toBeTruthy()
})

test('one line serves all tiles, and none is open once the last is gone', () => {
  const one = show()
  render(<RoomTile game={game} isClosed={false} isFavorite={false} actions={actions} />)
  expect(opened).toHaveLength(1)
  one.source.tell({ isWhole: true, tiles: [room()] })
  expect(screen.getAllByText('12 here')).toHaveLength(2)
})

test('a press enters the room, also where its supplier is away and the tile says so, and the heart is its own', () => {
  show()
  screen.getByRole('button', { name: 'Enter The Turning' }).click()
  screen.getByRole('button', { name: 'Favorite: The Turning' }).click()
  render(<RoomTile game={game} isClosed isFavorite actions={actions} />)
  screen.getByRole('button', { name: 'The Turning cannot be opened now' }).click()
  const hearts = screen.getAllByRole('button', { name: 'Favorite: The Turning' })
  expect(hearts.map((heart) => heart.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  expect(done).toEqual(['play', 'favorite', 'play'])
})
