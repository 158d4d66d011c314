import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import {
  deriveFacts,
  type EvidenceHouse,
  type JournalDeps,
  sealLogs,
  signHeadsDue,
} from '../modules/evidence/index.ts'
import { isChainBroken } from '../modules/ledger/index.ts'
import type { Clock } from '../platform/clock.ts'

export const SEAL_EVIDENCE_EVERY_MS = 10_000

type SealDeps = {
  db: Db
  clock: Clock
  log: Logger
  house: EvidenceHouse
  journal: JournalDeps
}

/**
 * Writes down what is new for the journal, seals the logs of evidence, and signs their heads each hour: none over a ledger that was found broken, so that
 * nobody is given a head of what was changed.
 */
export async function sealEvidence({ db, clock, log, house, journal }: SealDeps): Promise<void> {
  await deriveFacts(journal)
  await sealLogs(db, house)
  if (await isChainBroken(db)) return
  for (const head of await signHeadsDue(db, house, clock.now()))
    log.info({ event: 'evidence head', ...head }, 'a head of evidence was signed')
}
