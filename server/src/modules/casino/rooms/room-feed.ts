import { RoomTile, type RoomTiles } from '@zar/contract/casino/rooms'
import { z } from 'zod/mini'
import type { Clock } from '../../../platform/clock.ts'
import { followLine, type LineDeps } from '../arcade-line/follow-line.ts'
import { Listeners } from '../arcade-line/listeners.ts'

/** The arcade sends a sign of life at least so often. */
const SILENCE_MS = 40_000

const Event = z.object({ tiles: z.array(RoomTile) })

export type RoomFeedDeps = LineDeps & { clock: Clock }

type Heard = { tile: RoomTile; atMs: number }

/**
 * What the arcade tells of its rooms, over one line that is open while anybody listens. Where the line is
 * lost nothing is known until it is back.
 */
export function openRoomFeed(deps: RoomFeedDeps): Listeners<RoomTiles> {
  const heard = new Map<string, Heard>()
  const nowMs = () => deps.clock.now().getTime()
  /** Clocks as of now. */
  const whole = (): RoomTiles => ({
    isWhole: true,
    tiles: [...heard.values()].map(({ tile, atMs }) => aged(tile, nowMs() - atMs)),
  })
  const listeners = new Listeners<RoomTiles>({
    whole,
    forget: () => heard.clear(),
    follow: (signal) =>
      followLine({ ...deps, path: '/api/rooms/lobby', silenceMs: SILENCE_MS, hear, lost }, signal),
  })

  function hear(text: string): void {
    const { tiles } = Event.parse(JSON.parse(text))
    for (const tile of tiles) heard.set(tile.gameCode, { tile, atMs: nowMs() })
    listeners.tell({ isWhole: false, tiles })
  }

  function lost(): void {
    heard.clear()
    listeners.tell(whole())
  }
  return listeners
}

function aged(tile: RoomTile, ms: number): RoomTile {
  if (!tile.round) return tile
  const { phase, number } = tile.round
  return { ...tile, round: { number, phase: { ...phase, elapsedMs: phase.elapsedMs + ms } } }
}
