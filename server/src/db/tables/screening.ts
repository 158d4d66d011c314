import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Kind = 'sanctions' | 'pep'
/** Why a player and an entry were taken for one person. */
export type StoredFit = {
  name: string
  likeness: number
  birth: 'equal' | 'near' | 'year' | 'unknown' | 'other'
  country: 'equal' | 'unknown' | 'other'
  document: 'equal' | 'unknown' | 'other'
}

/** Lists of sanctions and of politically exposed persons, and the players who may be one of them. */
export type ScreeningTables = {
  screening_source: { id: GeneratedAlways<bigint>; name: string; name_key: string; kind: Kind }
  screening_version: {
    source_id: bigint
    version: number
    file: string
    hash: Buffer
    entries: number
    added: number
    changed: number
    removed: number
    imported_by: string
    because: string
    imported_at: Generated<Date>
  }
  screening_entry: {
    id: GeneratedAlways<bigint>
    source_id: bigint
    code: string
    print: Buffer
    names: string[]
    birth: string | null
    country: string | null
    document_hmac: Buffer | null
    document_end: string | null
    keys: string[]
    since_version: number
    gone_version: Generated<number | null>
    compared_at: Generated<Date | null>
    namesakes: Generated<number | null>
  }
  screening_person: { player_id: string; name_key: string; keys: string[]; compared_at: Date }
  screening_due: { player_id: string; n: GeneratedAlways<bigint> }
  screening_match: {
    id: GeneratedAlways<bigint>
    player_id: string
    entry_id: bigint
    source_id: bigint
    code: string
    kind: Kind
    player_print: Buffer
    score: number
    fit: ColumnType<StoredFit, string, string>
    opened_at: Date
    decision: Generated<'this_person' | 'not_this_person' | null>
    proposed_by: Generated<string | null>
    decided_by: Generated<string | null>
    decided_because: Generated<string | null>
    decided_at: Generated<Date | null>
  }
}
