import { ROOMS_PATH, type RoomTile, RoomTiles, roomCodeOf } from '@zar/contract/casino/rooms'
import { useSyncExternalStore } from 'react'
import { openEventLine } from '../../../lib/browser/event-line.ts'

/** What a room was told to be, and when by the page's clock. */
export type SeenRoom = RoomTile & { heardMs: number }

const rooms = new Map<string, SeenRoom>()

function hear(text: string): void {
  const { isWhole, tiles } = RoomTiles.parse(JSON.parse(text))
  if (isWhole) rooms.clear()
  const heardMs = performance.now()
  for (const tile of tiles) rooms.set(tile.gameCode, { ...tile, heardMs })
}

/** Nothing is known while the line is lost: an old clock would be wrong. */
const line = openEventLine(ROOMS_PATH, { hear, lose: () => rooms.clear() })

/** The room of this game as it is now; undefined of another game, and while nothing is known. */
export const useRoom = (gameCode: string): SeenRoom | undefined =>
  useSyncExternalStore(line.subscribe, () => rooms.get(roomCodeOf(gameCode)))
