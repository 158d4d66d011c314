import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod/mini'
import type { LevelName } from '../games/jackpots/levels.ts'
import { Refusal } from '../refusal.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { sessionOf } from '../rounds/sessions/open-session.ts'
import { findEnded, findPlaced, findPromised } from '../store/jackpots/told.ts'
import { readBooks } from './books.ts'
import { JackpotFeed } from './feed.ts'
import { Keeper } from './keeper.ts'
import { readWon } from './meters.ts'
import { JackpotLevel } from './protocol.ts'

const COUNT_EVERY_MS = 1_000

export type JackpotsOptions = { arcade: Arcade; chainKey: string; chainRounds: number }

/** The jackpots as this process has them: it counts stakes, and tells the sums. */
export class Jackpots {
  readonly #arcade: Arcade
  readonly keeper: Keeper
  readonly feed: JackpotFeed
  readonly #stopping = new AbortController()
  #counting: Promise<void> | undefined

  constructor({ arcade, ...chains }: JackpotsOptions) {
    const { pool, chance, clock, log } = arcade
    this.#arcade = arcade
    this.keeper = new Keeper({ pool, chance, clock, log, ...chains })
    this.feed = new JackpotFeed(arcade)
  }

  /** Counts every second from now on. */
  start(): void {
    this.#counting ??= this.#count()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    this.feed.close()
    await this.#counting
  }

  mount(http: FastifyInstance): void {
    this.feed.mount(http)
    jackpotRoutes(http, this.#arcade)
  }

  async #count(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await this.keeper
        .countAll()
        .catch((err) => this.#arcade.log.error({ err }, 'jackpots not counted'))
      await wait(COUNT_EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
  }
}

const WonQuery = z.object({ token: z.string().check(z.minLength(1), z.maxLength(255)) })
const limitOf = (most: number, usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)), usual)
const PotsQuery = z.object({ level: JackpotLevel, limit: limitOf(1_000, 20) })
const StakesQuery = z.object({
  from: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  limit: limitOf(10_000, 1_000),
})

function jackpotRoutes(app: FastifyInstance, arcade: Arcade): void {
  app.get('/api/jackpots/won', async (request, reply) => {
    const session = await sessionOf(arcade, read(WonQuery, request.query).token)
    return kept(reply, await readWon(arcade, session))
  })
  /** What was paid in, won and is held, for the casinos' books. */
  app.get('/api/jackpots/books', async (_request, reply) => kept(reply, await readBooks(arcade)))
  /** A level's pot that stands and the last ones that ended, with what proves them, for anybody. */
  app.get('/api/jackpots/pots', async (request, reply) => {
    const { level, limit }: { level: LevelName; limit: number } = read(PotsQuery, request.query)
    const [standing, pots] = await Promise.all([
      findPromised(arcade.pool, level),
      findEnded(arcade.pool, level, limit),
    ])
    return kept(reply, { standing, pots })
  })
  /** The stakes after a place, in the order in which they were counted, for anybody. */
  app.get('/api/jackpots/stakes', async (request, reply) => {
    const { from, limit } = read(StakesQuery, request.query)
    return kept(reply, { stakes: await findPlaced(arcade.pool, from, limit) })
  })
}

const kept = (reply: FastifyReply, answer: object): FastifyReply =>
  reply.header('cache-control', 'no-store').send(answer)

function read<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input)
  if (!parsed.success) throw new Refusal('invalid_input')
  return parsed.data
}
