import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { ROOMS } from '../../arcade/src/games/rooms/find-room.ts'
import { openClient } from '../../arcade/src/store/database.ts'
import { testServerUrl } from '../../arcade/src/testing/database.ts'
import { patiently } from '../kill-every-step/patiently.ts'
import { openTwoSides, PROGRAMS, type Side } from '../kill-every-step/two-sides.ts'
import { enterRoom, type Player } from '../room-robots/enter-room.ts'
import { HAS_REDIS, openRedis } from './redis.ts'

export const VICTIMS = ['arcade', 'casino', 'database', 'redis'] as const
export type Victim = (typeof VICTIMS)[number]

const ROBOTS = 2
/** The longest that the room may stand still after a kill, on a machine that others keep busy. */
const GOES_ON_MAX_MS = 300_000
/** What was heard later than that after a kill comes from a room that goes on: by then its owner has noticed. */
const NOTICED_MS = 1_500

export type House = Awaited<ReturnType<typeof openHouse>>

/**
 * Two processes of the arcade, the casino, the databases and Redis, and some players in every room that
 * there is. A kill is of one of the arcade's processes or both, of the casino, of every connection of
 * both to the database, or of Redis.
 */
export async function openHouse(random: () => number) {
  const redis = HAS_REDIS ? await openRedis() : undefined
  const environment = { ...(redis && { REDIS_URL: redis.url }) }
  const sides = await openTwoSides({ hasSecond: true, environment })
  const server = openClient(testServerUrl())
  await server.connect()
  const players: Player[] = []
  for (const room of ROOMS) {
    const urls = Array.from({ length: ROBOTS }, (_, at) => (at % 2 ? sides.secondUrl : sides.url))
    const entering = urls.map((url) => enterRoom(sides, room, { url, random }))
    players.push(...(await Promise.all(entering)))
  }
  const down = new Set<Side | 'redis'>()

  async function killSides(which: readonly Side[]): Promise<void> {
    for (const side of which) down.add(side)
    await sides.kill(which)
  }

  /** A session ends half an hour after the last sign of its player (SES-02); whose page is open gives signs. */
  const keepLogIns = () =>
    patiently(() =>
      sides.casinoFixture.testCasino.owner.pool.query(
        'update session set last_seen_at = now() where ended_at is null',
      ),
    )

  const kill: Record<Victim, () => Promise<unknown>> = {
    arcade() {
      const one: Side = random() < 0.5 ? 'arcade' : 'second arcade'
      return killSides(random() < 0.5 ? [one] : ['arcade', 'second arcade'])
    },
    casino: () => killSides(['casino']),
    database: () =>
      server.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
        [PROGRAMS],
      ),
    async redis() {
      down.add('redis')
      await redis?.kill()
    },
  }

  return {
    ...sides,
    players,
    /** The phase that each room was seen in last. */
    phases: new Map<string, string>(),
    victims: VICTIMS.filter((victim) => victim !== 'redis' || redis),
    killOne: (victim: Victim) => kill[victim](),
    /** Starts what was killed, and waits until every room goes on before everybody who is in it. */
    async startAgain(): Promise<void> {
      const those = [...down]
      down.clear()
      if (those.includes('redis')) await redis?.start()
      await sides.start(those.filter((side) => side !== 'redis'))
      await keepLogIns()
      const sinceMs = performance.now() + NOTICED_MS
      const waits = () =>
        players.flatMap(({ robot, user }) => {
          const { lastMs = 0 } = robot.hear() ?? {}
          return lastMs > sinceMs ? [] : [`${robot.room.code} ${user}: ${robot.lineNow()}`]
        })
      await expect.poll(waits, { timeout: GOES_ON_MAX_MS, interval: 50 }).toEqual([])
    },
    async rest(): Promise<void> {
      await Promise.all(players.map(({ robot }) => robot.rest()))
    },
    async close(): Promise<void> {
      await Promise.all(players.map(({ robot }) => robot.leave()))
      await server.end()
      await sides.close()
      await wait(0)
      await redis?.kill()
    },
  }
}
