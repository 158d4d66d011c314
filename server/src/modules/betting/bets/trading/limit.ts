import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'
import type { PlayerClass } from '../../../../db/tables/betting.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { Signed, TradeDeps } from './deps.ts'
import { writeDone } from './journal.ts'
import { refuseMoved } from './seen/marks.ts'

export type LimitOrder = Signed & {
  /** `all`, a sport, a league’s or an event’s id, `key:` and a market’s key, or `market:` and the id of one. */
  scope: string
  playerClass: PlayerClass
  /** Null: no limit of its own any more. */
  most: { stakeKurus: bigint; payoutKurus: bigint; liabilityKurus: bigint } | null
  /** How it stood as its trader saw it: three sums, or `none`; absent where they did not look. */
  seen?: string
}

type Of = Pick<LimitOrder, 'scope' | 'playerClass'>

/** Sets what one bet may stake and pay and what a selection may lose, for bets from now on, or takes it away. */
export const setBetLimit = ({ db }: TradeDeps, order: LimitOrder): Promise<void> =>
  db.transaction().execute((tx) => limitIn(tx, order))

/** The same within a transaction. */
export async function limitIn(tx: Tx, order: LimitOrder): Promise<void> {
  const { scope, playerClass, most } = order
  const mark = await limitMark(tx, order)
  refuseMoved(order.seen, mark)
  if (most === null) {
    if (mark === NONE) throw new Refusal('not_found')
    await tx
      .deleteFrom('betting_limit')
      .where('scope', '=', scope)
      .where('player_class', '=', playerClass)
      .execute()
  } else {
    const limits = {
      stake_max_kurus: most.stakeKurus,
      payout_max_kurus: most.payoutKurus,
      liability_max_kurus: most.liabilityKurus,
    }
    await tx
      .insertInto('betting_limit')
      .values({ scope, player_class: playerClass, ...limits })
      .onConflict((on) => on.columns(['scope', 'player_class']).doUpdateSet(limits))
      .execute()
  }
  const subject = `limit ${scope} ${playerClass}`
  const terms =
    most && Object.fromEntries(Object.entries(most).map(([name, kurus]) => [name, Number(kurus)]))
  await writeDone(tx, { ...order, kind: 'limit', subject, terms: terms ?? {}, seen: mark })
}

const NONE = 'none'

/** How a limit stands: its three sums, or `none`. It stays so until the transaction ends. */
export async function limitMark(tx: Tx, { scope, playerClass }: Of): Promise<string> {
  // Two who set the first limit of a scope have no row to wait for.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`limit ${scope} ${playerClass}`}, 0))`.execute(
    tx,
  )
  const held = await tx
    .selectFrom('betting_limit')
    .select(['stake_max_kurus', 'payout_max_kurus', 'liability_max_kurus'])
    .where('scope', '=', scope)
    .where('player_class', '=', playerClass)
    .forUpdate()
    .executeTakeFirst()
  return held ? Object.values(held).join(' ') : NONE
}
