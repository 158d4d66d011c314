import { randomUUID } from 'node:crypto'
import type { LevelName } from '../../games/jackpots/levels.ts'
import { openAmusnetOperator } from '../../testing/amusnet-operator.ts'
import { openTestArcade } from '../../testing/open-arcade.ts'
import { Jackpots } from '../jackpots.ts'
import { readMeters } from '../meters.ts'
import { postMany } from './post-many.ts'

export const GAME = 'zar_ates_kirazi'
/** A game whose round is decided by moves, and whose stake may go back before the first. */
export const MOVED_GAME = 'zar_alt_ust'

/** A whole arcade with an operator of Amusnet's, and a second process on its database. */
export async function openJackpotFixture() {
  const amusnet = await openAmusnetOperator()
  const arcade = await openTestArcade({ amusnet: amusnet.operator })
  const { pool } = arcade.database
  const other = new Jackpots({
    arcade: { ...arcade.arcade, pool },
    chainKey: 'k'.repeat(64),
    chainRounds: 10_000,
  })

  const fixture = {
    arcade,
    amusnet,
    pool,
    /** The keeper of another process. */
    other: other.keeper,
    async seat(gameCode = GAME, player: string = randomUUID()) {
      const user = `amusnet:${player}`
      amusnet.books.sessions.set(`operator-token-${user}`, player)
      return arcade.seat(user, gameCode)
    },
    /** A round of a slot that is decided and paid; answers its id. */
    async play(stakeKurus = 2_000): Promise<string> {
      const token = await fixture.seat()
      const { body } = await arcade.spin(token, stakeKurus)
      await arcade.finish(token, body.round.id)
      return body.round.id
    },
    /** As many settled rounds of this stake as are wanted, posted in the books as if they had been played. */
    async postMany(count: number, stakeKurus: number): Promise<void> {
      const as = await fixture.play()
      await postMany(pool, { as, count, stakeKurus, now: new Date(arcade.clock.nowMs) })
    },
    count: () => arcade.app.jackpots.keeper.countAll(),
    meters: () => readMeters(arcade.arcade),
    /** What fell, the oldest first: at all levels, whose falls may share a moment, or at one. */
    async falls(level?: LevelName) {
      const { rows } = await pool.query(
        `select level, number, round_id, won_kurus, win_uuid, upto_kurus, paid_at, balance_kurus
           from arcade.jackpot_pot where round_id is not null and ($1::text is null or level = $1)
           order by ended_at, level, number`,
        [level],
      )
      return rows
    },
    async stakes() {
      const { rows } = await pool.query(
        'select round_id, stake_kurus, upto_kurus, is_back from arcade.jackpot_stake order by posted_at',
      )
      return rows
    },
    async close() {
      await arcade.close()
      await amusnet.close()
    },
  }
  return fixture
}

export type JackpotFixture = Awaited<ReturnType<typeof openJackpotFixture>>
