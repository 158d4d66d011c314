import { act, screen } from '@testing-library/react'
import type { RoomTile as Tile } from '@zar/contract/casino/rooms'
import { beforeEach, expect, test, vi } from 'vitest'
import { game as gameOf } from '../../../testing/games.ts'
import { render } from '../../../testing/render.tsx'
import { BingoTile } from './bingo-tile.tsx'

type Source = { onmessage: ((event: { data: string }) => void) | null }
const opened: Source[] = []
beforeEach(() => {
  opened.splice(0)
  const FakeSource = class {
    onmessage = null
    onerror = null
    constructor() {
      opened.push(this)
    }
    close = () => undefined
  }
  vi.stubGlobal('EventSource', FakeSource)
})

const hall = (some: Partial<Tile> = {}): Tile => ({
  gameCode: 'zar_meydan',
  round: {
    number: 3,
    phase: { name: 'betting', kind: 'betting', elapsedMs: 20_000, lengthMs: 60_000 },
  },
  people: 41,
  bets: 4,
  stakedKurus: 4_000,
  memory: {
    kind: 'bingo',
    balls: 75,
    ticketKurus: 200,
    last: [12, 28],
    called: 0,
    prizeKurus: 64_000,
    bigPrizeKurus: 811_575,
  },
  ...some,
})

test('a hall shows its price, last numbers and prizes, and what can be bought', () => {
  const game = gameOf('zar_meydan', { name: 'The Square' })
  const actions = { play: () => undefined, favorite: () => undefined }
  render(<BingoTile game={game} isClosed={false} isFavorite={false} actions={actions} />)
  expect(screen.getByText('The table’s state is not at hand.')).toBeTruthy()
  const tell = (tile: Tile) =>
    act(() =>
      opened.at(-1)?.onmessage?.({ data: JSON.stringify({ isWhole: true, tiles: [tile] }) }),
    )
  tell(hall())
  expect(screen.getByText('75 balls')).toBeTruthy()
  expect(screen.getByText(/41 here · Ticket ₺2,00/)).toBeTruthy()
  expect(screen.getByText('₺640,00')).toBeTruthy()
  expect(screen.getByText('₺8.115,75')).toBeTruthy()
  expect(screen.getByText('Buy tickets')).toBeTruthy()
  const { memory } = hall()
  const phase = { name: 'call', kind: 'play', elapsedMs: 0, lengthMs: 3_200 } as const
  tell(
    hall({
      round: { number: 3, phase },
      memory: memory?.kind === 'bingo' ? { ...memory, called: 12 } : null,
    }),
  )
  expect(screen.getByText('Call 12')).toBeTruthy()
  expect(screen.getByText('Buy for next')).toBeTruthy()
})
