import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { StoredFit } from '../../../db/tables/screening.ts'
import type { ListKind } from '../lists/read-list.ts'
import type { MatchDecision } from './decide-match.ts'

export type FoundMatch = {
  id: string
  kind: ListKind
  source: string
  playerId: string
  number: string
  username: string
  score: number
  fit: StoredFit
  openedAt: Date
  decision: MatchDecision | null
  proposedBy: string | null
  decidedBy: string | null
  decidedBecause: string | null
  decidedAt: Date | null
}
/** Both sides of one. */
export type MatchSides = {
  listed: {
    code: string
    names: string[]
    birth: string | null
    country: string | null
    documentEnd: string | null
    version: number
    isCurrent: boolean
  }
  person: { name: string; birth: string; country: string }
  isHeld: boolean
}

const SHOWN_MAX = 200
const COLUMNS = sql`m.id::text, m.kind, s.name as source, m.player_id as "playerId", p.usercode as number, p.username,
  m.score, m.fit, m.opened_at as "openedAt", m.decision, m.proposed_by as "proposedBy", m.decided_by as "decidedBy",
  m.decided_because as "decidedBecause", m.decided_at as "decidedAt"`
const FROM = sql`screening_match m join screening_source s on s.id = m.source_id join player p on p.id = m.player_id`

/** Those that wait, sanctions first and then the oldest; or those that were decided, the newest first. */
export async function listMatches(
  db: Db,
  { isDecided, kind }: { isDecided: boolean; kind: ListKind | undefined },
): Promise<FoundMatch[]> {
  const order = isDecided
    ? sql`m.decided_at desc, m.id desc`
    : sql`m.kind = 'pep', m.opened_at, m.id`
  const { rows } = await sql<FoundMatch>`
    select ${COLUMNS} from ${FROM} where (m.decided_at is not null) = ${isDecided}
        and (${kind ?? null}::text is null or m.kind = ${kind ?? null})
      order by ${order} limit ${SHOWN_MAX}`.execute(db)
  return rows
}

type SidesRow = MatchSides['listed'] & {
  name: string
  ownBirth: string
  ownCountry: string
  isHeld: boolean
}

export async function findMatch(
  db: Db,
  id: string,
): Promise<(FoundMatch & MatchSides) | undefined> {
  const { rows } = await sql<FoundMatch & SidesRow>`
    select ${COLUMNS}, e.code, e.names, e.birth, e.country, e.document_end as "documentEnd",
        e.since_version as version, e.gone_version is null as "isCurrent",
        btrim(p.name || ' ' || p.surname) as name, p.birth_date::text as "ownBirth", c.code as "ownCountry",
        exists (select from legal_hold h where h.player_id = p.id and lifted_at is null) as "isHeld"
      from ${FROM} join screening_entry e on e.id = m.entry_id join country c on c.id = p.country_id
      where m.id = ${id}::bigint`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { code, names, birth, country, documentEnd, version, isCurrent, ...rest } = row
  const { name, ownBirth, ownCountry, isHeld, ...match } = rest
  return {
    ...match,
    isHeld,
    listed: { code, names, birth, country, documentEnd, version, isCurrent },
    person: { name, birth: ownBirth, country: ownCountry },
  }
}
