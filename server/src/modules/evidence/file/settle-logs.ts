import type { Db } from '../../../db/db.ts'
import { deriveOwnFacts, type JournalDeps } from '../journal/derive.ts'
import { lastFactOf } from '../journal/rows.ts'
import { readLastBatch } from '../log/batches.ts'
import type { EvidenceHouse } from '../log/keys.ts'
import { sealLogs } from '../log/logs.ts'

export type SettleDeps = {
  db: Db
  house: EvidenceHouse
  journal: JournalDeps
  /** Puts all that is settled below a checkpoint. */
  sealLedger: () => Promise<unknown>
}

/** What a file goes up to: facts that tell of rows that are there, and rows of which the facts are told. */
export type Pinned = { ledgerTo: bigint; facts: number }

const TRIES_MAX = 8

/**
 * Seals both logs up to a moment at which they say the same of the player: every fact was written down before the
 * rows were sealed, and none came meanwhile. Throws where that does not come about, as while the player's payments
 * move all the time.
 */
export async function settleLogs(deps: SettleDeps, playerId: string): Promise<Pinned> {
  const { db, house, journal } = deps
  await deriveOwnFacts(journal, playerId)
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const before = await lastFactOf(db, playerId)
    await deps.sealLedger()
    await sealLogs(db, house, { isDueNow: true })
    const ledgerTo = (await readLastBatch(db, 'ledger'))?.to_id ?? 0n
    await deriveOwnFacts(journal, playerId)
    if ((await lastFactOf(db, playerId)) !== before) continue
    await sealLogs(db, house, { isDueNow: true })
    return { ledgerTo, facts: before }
  }
  throw new Error('the player’s payments and bets do not come to rest')
}
