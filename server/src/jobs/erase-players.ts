import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import { takeLonger } from '../db/take-longer.ts'
import { erasePreferences } from '../modules/betting/index.ts'
import { eraseBonuses, giveUpBonuses } from '../modules/bonuses/index.ts'
import { eraseGames } from '../modules/casino/index.ts'
import { eraseEvidence } from '../modules/evidence/index.ts'
import { eraseMessages } from '../modules/messages/index.ts'
import { eraseTags } from '../modules/office/index.ts'
import { erasePayments } from '../modules/payments/index.ts'
import { beginErasure, eraseIdentity, isErasureWaiting, readDue } from '../modules/players/index.ts'
import { eraseLimits } from '../modules/protection/index.ts'
import { eraseScreening } from '../modules/screening/index.ts'
import { eraseSupport } from '../modules/support/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Random } from '../platform/random.ts'

/** In the night of Istanbul, after what is forgotten. */
export const ERASE_CRONTAB = '50 1 * * * erase_players'
/** Years of messages and files go in one transaction. */
const STATEMENT_MS = 60_000
/** Who ended the bonuses of an account that nobody of the operator had erased. */
const BY_ITSELF = 'erasure'

export type EraseDeps = { db: Db; clock: Clock; random: Random; onCommitted: () => void }

/**
 * Empties one closed account, whole or not at all: everything that says who the player was goes, the
 * ledger and what the suppliers and the bank sent stay under its number (PRV-02). False where nothing
 * waits, so that a second time changes nothing.
 */
export async function erasePlayer(
  deps: EraseDeps,
  { playerId, operator = null }: { playerId: string; operator?: string | null },
): Promise<boolean> {
  const { db, clock } = deps
  if (!(await isErasureWaiting(db, playerId))) return false
  await giveUpBonuses(deps, { playerId, operator: operator ?? BY_ITSELF })
  return db.transaction().execute(async (tx) => {
    await takeLonger(tx, STATEMENT_MS)
    if (!(await beginErasure(tx, { playerId, operator, now: clock.now() }))) return false
    // The player's own row last: whoever moves the player's money holds other rows and asks for it then.
    for (const erase of [
      erasePayments,
      eraseSupport,
      eraseGames,
      eraseBonuses,
      erasePreferences,
      eraseLimits,
      eraseMessages,
      eraseEvidence,
      eraseTags,
      eraseScreening,
      eraseIdentity,
    ]) {
      await erase(tx, playerId)
    }
    return true
  })
}

/** Erases whoever's time has come. One that cannot be erased now keeps nobody else waiting. */
export async function eraseDue(deps: EraseDeps & { log: Logger }): Promise<number> {
  let erased = 0
  let failed = 0
  for (const playerId of await readDue(deps.db, deps.clock.now())) {
    try {
      if (await erasePlayer(deps, { playerId })) erased += 1
    } catch (err) {
      failed += 1
      deps.log.error({ err, playerId }, 'a player could not be erased')
    }
  }
  if (erased > 0) deps.log.info({ event: 'players erased', erased })
  if (failed > 0) throw new Error(`${failed} players could not be erased`)
  return erased
}
