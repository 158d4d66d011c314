import { createHmac } from 'node:crypto'
import { canon } from '@zar/contract/evidence/canon'
import { sql } from 'kysely'

/** The key of the chain, from a file outside the database. */
export type AuditKey = Buffer

/** A row of audit_event in the form that is hashed. */
export type EventRow = {
  id: bigint
  at_ms: string
  actor_kind: string
  actor: string
  roles: string[] | null
  elevation: string | null
  does: string
  right_name: string | null
  outcome: string
  code: string | null
  object: string | null
  player_id: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  reason: string | null
  linked: string | null
  seen: { fields?: string[]; rows?: number } | null
  request: string | null
  session: string | null
  ip: string | null
  agent: string | null
}

export const EVENT_ROW = sql`
  audit_event.id, (extract(epoch from at) * 1000)::bigint::text as at_ms, actor_kind, actor, roles, elevation, does, right_name,
  outcome, code, object, player_id, before, after, reason, linked, seen, request, session, ip, agent`

/** The event as it is told and hashed: of a row without what is null. */
export function eventOf(row: EventRow): Record<string, unknown> {
  const { id, at_ms, actor_kind, right_name, player_id, ...named } = row
  const members = {
    ...named,
    id: Number(id),
    at: new Date(Number(at_ms)).toISOString(),
    actorKind: actor_kind,
    right: right_name,
    player: player_id,
  }
  return Object.fromEntries(Object.entries(members).filter(([, one]) => one !== null))
}

/** What the first event is hashed onto. */
export const NO_MAC = Buffer.alloc(32)

/** HMAC-SHA-256 of the hash before and the one spelling of the event. */
export const macOf = (key: AuditKey, previous: Buffer, event: Record<string, unknown>): Buffer =>
  createHmac('sha256', key).update(previous).update(canon(event)).digest()
