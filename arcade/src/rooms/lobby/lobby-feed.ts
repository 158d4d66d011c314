import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import { Refusal } from '../../refusal.ts'
import { changeKeyOf, type RoomTile } from './room-tile.ts'

const TELL_EVERY_MS = 1_000
/** A line in which nothing changes is kept open by a comment. */
const BREATH_EVERY_MS = 15_000
/** Casinos listen, one line for each of their processes. */
const LISTENERS_MAX = 50
/** A casino that reads so much too slowly is cut off, and comes back. */
const UNREAD_MAX_BYTES = 1024 * 1024

/** Tells casinos what their lobbies show of the rooms, as server-sent events. */
export class LobbyFeed {
  readonly #tiles: () => readonly RoomTile[]
  readonly #clock: Clock
  readonly #listeners = new Set<ServerResponse>()
  readonly #told = new Map<string, string>()
  #toldMs = 0
  #telling: NodeJS.Timeout | undefined

  constructor(tiles: () => readonly RoomTile[], clock: Clock) {
    this.#tiles = tiles
    this.#clock = clock
  }

  /** Somebody looks at the rooms, so that they have to run. */
  get isHeard(): boolean {
    return this.#listeners.size > 0
  }

  mount(http: FastifyInstance): void {
    http.get('/api/rooms/lobby', { logLevel: 'silent' }, (_request, reply) => {
      if (this.#listeners.size >= LISTENERS_MAX) throw new Refusal('too_many')
      reply.hijack()
      this.#add(reply.raw)
    })
  }

  close(): void {
    clearInterval(this.#telling)
    for (const response of this.#listeners) response.end()
  }

  #add(response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    response.socket?.setTimeout(0)
    response.on('close', () => this.#remove(response))
    response.on('error', () => response.destroy())
    this.#listeners.add(response)
    this.#telling ??= setInterval(() => this.#tell(), TELL_EVERY_MS)
    response.write(eventOf(this.#tiles()))
  }

  #remove(response: ServerResponse): void {
    this.#listeners.delete(response)
    if (this.isHeard) return
    clearInterval(this.#telling)
    this.#telling = undefined
    this.#told.clear()
  }

  /** What has changed since the last second. */
  #tell(): void {
    const changed = this.#tiles().filter((tile) => {
      const key = changeKeyOf(tile)
      const isSame = this.#told.get(tile.gameCode) === key
      this.#told.set(tile.gameCode, key)
      return !isSame
    })
    const now = this.#clock()
    if (changed.length === 0 && now - this.#toldMs < BREATH_EVERY_MS) return
    this.#toldMs = now
    const text = changed.length > 0 ? eventOf(changed) : ':\n\n'
    for (const response of this.#listeners) {
      if (response.writableLength > UNREAD_MAX_BYTES) response.destroy()
      else response.write(text)
    }
  }
}

const eventOf = (tiles: readonly RoomTile[]): string => `data: ${JSON.stringify({ tiles })}\n\n`
