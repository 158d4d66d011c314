import type { Logger } from 'pino'
import type { Db, Tx } from '../../db/db.ts'
import { takeLonger } from '../../db/take-longer.ts'
import type { Clock } from '../../platform/clock.ts'
import { readFacts } from './read-facts.ts'
import { readPlay } from './read-play.ts'
import { type Finding, findClaimed, isOpposite, linksOf } from './rules.ts'

export const HEDGE_CRONTAB = '*/10 * * * * flag_hedges'
/** A month of log-ins is read. */
const STATEMENT_MS = 60_000

type FlagDeps = { db: Db; clock: Clock; log: Logger }

/**
 * Flags both sides of what looks like hedging a bonus with another account (FRD-09). Nothing is taken
 * from anybody: their withdrawals wait for a person. What was cleared once is not raised again.
 */
export async function flagHedges({ db, clock, log }: FlagDeps): Promise<number> {
  const now = clock.now()
  const flagged = await db.transaction().execute(async (tx) => {
    await takeLonger(tx, STATEMENT_MS)
    const accounts = await readFacts(tx, now)
    const links = linksOf(accounts)
    const played = (await readPlay(tx, links, now)).flatMap(
      ({ link, bonusId, ones, others }): Finding[] =>
        isOpposite(ones, others)
          ? [{ ...link, linkedBy: link.by, rule: 'opposite_play', about: bonusId }]
          : [],
    )
    return write(tx, [...findClaimed(accounts, links), ...played], now)
  })
  if (flagged > 0) log.warn({ event: 'bonus hedging flagged', flagged })
  return flagged
}

async function write(tx: Tx, findings: readonly Finding[], now: Date): Promise<number> {
  let flagged = 0
  for (const { one, other, rule, about, linkedBy } of findings) {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('bonus_flag')
      .values({ one_id: one, other_id: other, rule, about, linked_by: linkedBy, found_at: now })
      .onConflict((conflict) => conflict.constraint('bonus_flag_once').doNothing())
      .executeTakeFirstOrThrow()
    flagged += Number(numInsertedOrUpdatedRows)
  }
  return flagged
}
