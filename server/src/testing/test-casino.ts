import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { PlayerStatus } from '../db/tables/players.ts'
import { balanceE5 } from '../modules/ledger/index.ts'
import { PLAY_MONEY } from '../modules/protection/index.ts'
import { systemRandom } from '../platform/random.ts'
import { freshDb } from './database/database.ts'
import { depositAll, insertPlayers, type PlayerWish, setStatus } from './players/players.ts'

/**
 * A whole casino on a database of its own, with words that tests read well in. `isPatient` where many wait for
 * one row: on a busy machine they wait for longer than the casino lets anybody.
 */
export async function openTestCasino(options: { isPatient?: boolean } = {}) {
  return testCasinoOn(await freshDb(options))
}

/** The same on a database that is open already. */
export function testCasinoOn({ db, pool, url, owner, close }: Awaited<ReturnType<typeof freshDb>>) {
  return {
    db,
    pool,
    url,
    owner,
    close,
    clock: settableClock(new Date('2026-03-01T12:00:00Z')),
    random: systemRandom,
    house: PLAY_MONEY,
    /** A player with this much cash, paid in over the gateway. */
    async player(wish: PlayerWish = {}): Promise<string> {
      const [playerId = ''] = await insertPlayers(db, [wish])
      return playerId
    },
    /** As many at once, in their order. */
    players: (wishes: readonly PlayerWish[]) => insertPlayers(db, wishes),
    deposit: (playerId: string, amountE5: bigint) => depositAll(db, [{ playerId, amountE5 }]),
    /** By its facts: the word itself is derived. */
    setStatus: (playerId: string, status: PlayerStatus) => setStatus(owner.db, playerId, status),
    cashE5: (playerId: string) => balanceE5(db, playerId),
    sumOfBooks: () => sumOfBooks(db),
  }
}

export type TestCasino = Awaited<ReturnType<typeof openTestCasino>>

/** Time that stands still until a test moves it. */
export function settableClock(start: Date) {
  let now = start
  return {
    now: () => now,
    set(moment: Date) {
      now = moment
    },
    advance(ms: number) {
      now = new Date(now.getTime() + ms)
    },
  }
}

/** What players hold plus what the house's accounts come to by the transfers. Zero, always. */
async function sumOfBooks(db: Db): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select ((select coalesce(sum(balance_e5), 0) from account)
      + (select coalesce(sum(case when target.balance_e5 is null then amount_e5 else 0 end
                           - case when source.balance_e5 is null then amount_e5 else 0 end), 0)
           from transfer
           join account source on source.id = source_id
           join account target on target.id = target_id))::bigint as sum`.execute(db)
  return rows[0]?.sum ?? -1n
}
