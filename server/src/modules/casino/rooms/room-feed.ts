import { RoomTile, type RoomTiles } from '@zar/contract/casino/rooms'
import type { Logger } from 'pino'
import { z } from 'zod/mini'
import type { Clock } from '../../../platform/clock.ts'

const RETRY_MS = { first: 500, most: 15_000 }
/** The arcade sends a sign of life at least so often. */
const SILENCE_MS = 40_000
/** More than the arcade's rooms can need. */
const EVENT_MAX_CHARS = 1024 * 1024

const Event = z.object({ tiles: z.array(RoomTile) })

export type RoomFeedDeps = {
  arcadeUrl: string
  clock: Clock
  log: Pick<Logger, 'info'>
  retryMs?: { first: number; most: number }
}

type Heard = { tile: RoomTile; atMs: number }

/**
 * What the arcade tells of its rooms, over one line that is open while anybody listens. Where the line is
 * lost nothing is known until it is back.
 */
export class RoomFeed {
  readonly #deps: RoomFeedDeps
  readonly #heard = new Map<string, Heard>()
  readonly #listeners = new Set<(tiles: RoomTiles) => void>()
  #line: AbortController | undefined

  constructor(deps: RoomFeedDeps) {
    this.#deps = deps
  }

  /** Tells all that is known at once, and what changes until the returned function is called. */
  listen(listener: (tiles: RoomTiles) => void): () => void {
    this.#listeners.add(listener)
    listener(this.#whole())
    if (!this.#line) {
      this.#line = new AbortController()
      void this.#follow(this.#line.signal)
    }
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.close()
    }
  }

  close(): void {
    this.#line?.abort()
    this.#line = undefined
    this.#heard.clear()
  }

  /** Clocks as of now. */
  #whole(): RoomTiles {
    const nowMs = this.#deps.clock.now().getTime()
    const tiles = [...this.#heard.values()].map(({ tile, atMs }) => aged(tile, nowMs - atMs))
    return { isWhole: true, tiles }
  }

  #tell(tiles: RoomTiles): void {
    for (const listener of this.#listeners) listener(tiles)
  }

  async #follow(signal: AbortSignal): Promise<void> {
    const { first, most } = this.#deps.retryMs ?? RETRY_MS
    let retryMs = first
    while (!signal.aborted) {
      try {
        await this.#read(signal, () => {
          retryMs = first
        })
      } catch (err) {
        if (!signal.aborted) this.#deps.log.info({ err }, 'rooms of the arcade not heard')
      }
      if (signal.aborted) return
      this.#heard.clear()
      this.#tell(this.#whole())
      await waitFor(retryMs, signal)
      retryMs = Math.min(retryMs * 2, most)
    }
  }

  /** One line, until it ends or is silent. */
  async #read(signal: AbortSignal, isOpen: () => void): Promise<void> {
    const own = new AbortController()
    const stop = () => own.abort()
    signal.addEventListener('abort', stop)
    let silence = setTimeout(stop, SILENCE_MS)
    try {
      const url = new URL('/api/rooms/lobby', this.#deps.arcadeUrl)
      const response = await fetch(url, { signal: own.signal })
      if (!response.ok || !response.body) throw new Error(`the arcade answered ${response.status}`)
      const decoder = new TextDecoder()
      let text = ''
      for await (const chunk of response.body) {
        clearTimeout(silence)
        silence = setTimeout(stop, SILENCE_MS)
        isOpen()
        text += decoder.decode(chunk, { stream: true })
        if (text.length > EVENT_MAX_CHARS) throw new Error('an event without an end')
        const events = text.split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) this.#hear(event)
      }
    } finally {
      clearTimeout(silence)
      signal.removeEventListener('abort', stop)
      own.abort()
    }
  }

  /** A comment is a sign of life alone. */
  #hear(event: string): void {
    if (!event.startsWith('data: ')) return
    const { tiles } = Event.parse(JSON.parse(event.slice('data: '.length)))
    const atMs = this.#deps.clock.now().getTime()
    for (const tile of tiles) this.#heard.set(tile.gameCode, { tile, atMs })
    this.#tell({ isWhole: false, tiles })
  }
}

function aged(tile: RoomTile, ms: number): RoomTile {
  if (!tile.round) return tile
  const { phase, number } = tile.round
  return { ...tile, round: { number, phase: { ...phase, elapsedMs: phase.elapsedMs + ms } } }
}

const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
