import type { BrokenCheckpoint, LedgerFinding } from '../../db/tables/ledger.ts'

/** One thing that is not as it must be. `rule` is the invariant it breaks. */
export type Finding = LedgerFinding

/** Hears of one finding, and of the checkpoint where it is one that is broken. */
export type Report = (rule: string, sentence: string, seal?: BrokenCheckpoint) => void
