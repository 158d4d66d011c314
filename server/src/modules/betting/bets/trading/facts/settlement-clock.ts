import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Tx } from '../../../../../db/db.ts'
import { moveCase } from '../../../../queues/index.ts'
import { decideFacts } from './decide-facts.ts'

/** Facts that do not agree are called again after so long. */
const AGAIN_MS = 24 * 3_600_000

type Both = { results: object; told: object | null; now: Date }

/**
 * What the clock of a settlement does: where the feed has settled the market by the same results, it stands and the
 * case ends. Otherwise nothing is settled by time: the case stays, urgent, and calls again a day later. A market
 * without facts is void after 72 hours by the rules of the feed, and its case ends here then.
 */
export async function settlementClock(tx: Tx, { subject }: { subject: string }): Promise<void> {
  const marketId = BigInt(subject.replace('market:', ''))
  await sql`select from betting_facts where market_id = ${marketId} and state = 'waits' for update`.execute(
    tx,
  )
  const { rows } = await sql<Both>`
    select facts.results, clock_timestamp() as now,
      (select said.results from betting_settlement said where said.market_id = facts.market_id
        and said.source <> 'trader' and said.certainty = 2 and said.version = market.settlement) as told
    from betting_facts facts join betting_market market on market.id = facts.market_id
    where facts.market_id = ${marketId} and facts.state = 'waits'`.execute(tx)
  const [both] = rows
  const by = 'system:clock'
  if (both?.told && isDeepStrictEqual(both.told, both.results)) {
    await decideFacts(tx, { marketId, state: 'agreed', by })
    return
  }
  const named = { queue: 'settlements', subject } as const
  const clockAt = new Date((both?.now ?? new Date()).getTime() + AGAIN_MS)
  await moveCase(tx, named, { state: 'proposed', clockAt, isUrgent: true })
}
