import type { FastifyInstance } from 'fastify'
import { EventLines, eventOf } from '../lines/event-lines.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { readMeters } from './meters.ts'

/** Pages of games, and the casinos' processes. */
const LISTENERS_MAX = 5_000
const TELL_EVERY_MS = 5_000

/** Tells the four sums to whoever listens, every five seconds. What cannot be read is not told. */
export class JackpotFeed {
  readonly #arcade: Arcade
  readonly #lines = new EventLines(LISTENERS_MAX)
  #telling: NodeJS.Timeout | undefined

  constructor(arcade: Arcade) {
    this.#arcade = arcade
    this.#lines.onEmpty = () => this.#rest()
  }

  mount(http: FastifyInstance): void {
    http.get('/api/jackpots', { logLevel: 'silent' }, async (_request, reply) => {
      const now = eventOf(await readMeters(this.#arcade))
      const say = this.#lines.open(reply)
      this.#telling ??= setInterval(() => void this.tell(), TELL_EVERY_MS)
      say(now)
    })
  }

  /** Tells how it is now. */
  async tell(): Promise<void> {
    if (!this.#lines.isHeard) return
    try {
      this.#lines.say(eventOf(await readMeters(this.#arcade)))
    } catch (err) {
      this.#arcade.log.warn({ err }, 'jackpots not told')
    }
  }

  close(): void {
    this.#rest()
    this.#lines.close()
  }

  #rest(): void {
    clearInterval(this.#telling)
    this.#telling = undefined
  }
}
