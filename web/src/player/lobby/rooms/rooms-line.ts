import { ROOMS_PATH, type RoomTile, RoomTiles, roomCodeOf } from '@zar/contract/casino/rooms'
import { useSyncExternalStore } from 'react'

/** What a room was told to be, and when by the page's clock. */
export type SeenRoom = RoomTile & { heardMs: number }

const rooms = new Map<string, SeenRoom>()
const listeners = new Set<() => void>()
const line: { source?: EventSource } = {}

function tell(): void {
  for (const listener of listeners) listener()
}

function hear(text: string): void {
  const { isWhole, tiles } = RoomTiles.parse(JSON.parse(text))
  if (isWhole) rooms.clear()
  const heardMs = performance.now()
  for (const tile of tiles) rooms.set(tile.gameCode, { ...tile, heardMs })
  tell()
}

/** Nothing is known while the line is lost: an old clock would be wrong. */
function lose(): void {
  if (rooms.size === 0) return
  rooms.clear()
  tell()
}

/** The line is open while a tile is shown and the page is seen; the browser opens it anew by itself. */
function follow(): void {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible'
  if (isWanted && !line.source && typeof EventSource === 'function') {
    const source = new EventSource(ROOMS_PATH)
    source.onmessage = ({ data }) => hear(String(data))
    source.onerror = lose
    line.source = source
  } else if (!isWanted && line.source) {
    line.source.close()
    delete line.source
    rooms.clear()
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', follow)
  listeners.add(listener)
  follow()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', follow)
    follow()
  }
}

/** The room of this game as it is now; undefined of another game, and while nothing is known. */
export const useRoom = (gameCode: string): SeenRoom | undefined =>
  useSyncExternalStore(subscribe, () => rooms.get(roomCodeOf(gameCode)))
