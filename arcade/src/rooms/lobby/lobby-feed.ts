import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import { EventLines, eventOf } from '../../lines/event-lines.ts'
import { changeKeyOf, type RoomTile } from './room-tile.ts'

const TELL_EVERY_MS = 1_000
/** A line in which nothing changes is kept open by a comment. */
const BREATH_EVERY_MS = 15_000
/** Casinos listen, one line for each of their processes. */
const LISTENERS_MAX = 50

/** Tells casinos what their lobbies show of the rooms, as server-sent events. */
export class LobbyFeed {
  readonly #tiles: () => readonly RoomTile[]
  readonly #clock: Clock
  readonly #lines = new EventLines(LISTENERS_MAX)
  readonly #told = new Map<string, string>()
  #toldMs = 0
  #telling: NodeJS.Timeout | undefined

  constructor(tiles: () => readonly RoomTile[], clock: Clock) {
    this.#tiles = tiles
    this.#clock = clock
    this.#lines.onEmpty = () => this.#rest()
  }

  /** Somebody looks at the rooms, so that they have to run. */
  get isHeard(): boolean {
    return this.#lines.isHeard
  }

  mount(http: FastifyInstance): void {
    http.get('/api/rooms/lobby', { logLevel: 'silent' }, (_request, reply) => {
      const say = this.#lines.open(reply)
      this.#telling ??= setInterval(() => this.#tell(), TELL_EVERY_MS)
      say(eventOf({ tiles: this.#tiles() }))
    })
  }

  close(): void {
    clearInterval(this.#telling)
    this.#lines.close()
  }

  #rest(): void {
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
    this.#lines.say(changed.length > 0 ? eventOf({ tiles: changed }) : ':\n\n')
  }
}
