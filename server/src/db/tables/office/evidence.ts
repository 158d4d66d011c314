import type { GeneratedAlways } from 'kysely'

/** The logs that are published. */
export type EvidenceLog = 'ledger' | 'journal'

export type EvidenceTables = {
  evidence_batch: {
    log: EvidenceLog
    i: number
    name: string
    after_id: bigint
    to_id: bigint
    rows: number
    rows_so_far: bigint
    root: Buffer
    mac: Buffer
    nodes: Buffer
    at: Date
  }
  evidence_head: {
    id: GeneratedAlways<bigint>
    log: EvidenceLog
    name: string
    batches: number
    rows: bigint
    root: Buffer
    at: Date
    key: string
    sig: Buffer
  }
}
