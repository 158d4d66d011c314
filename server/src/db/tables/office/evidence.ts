import type { Generated, GeneratedAlways } from 'kysely'

/** The logs that are published. */
export type EvidenceLog = 'ledger' | 'journal'

/** Why a file is made: the player asked, or by itself. */
export type EvidenceReason = 'asked' | 'month' | 'closing' | 'exclusion'

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
    blocks: Generated<Buffer | null>
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
  /** The files of players that carry a head; theirs to keep, whatever becomes of the file here. */
  head_witness: { head_id: bigint; file_id: bigint; made_at: Date }
  journal_fact: {
    id: GeneratedAlways<bigint>
    player_id: string
    n: number
    source: string
    at: Date
    kind: string
    /** Canonical. Null of a player who was erased, with the salt. */
    body: string | null
    salt: Buffer | null
    leaf: Buffer
  }
  journal_mark: { source: string; at: Date }
  evidence_file: {
    id: GeneratedAlways<bigint>
    player_id: string
    asked_at: Date
    made_at: Generated<Date | null>
    bytes: Generated<bigint | null>
    why: Generated<EvidenceReason>
    occasion: Generated<string | null>
    kept_until: Generated<Date | null>
  }
  evidence_file_piece: {
    id: string
    file_id: bigint
    place: number
    sealed: Buffer
    is_packed: Generated<boolean>
  }
}
