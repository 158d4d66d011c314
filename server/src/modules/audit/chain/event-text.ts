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

/** What the first event is hashed onto. */
export const NO_MAC = Buffer.alloc(32)

/** HMAC-SHA-256 of the hash before and the event as it is spelled. */
export const macOf = (key: AuditKey, previous: Buffer, spelled: string): Buffer =>
  createHmac('sha256', key).update(previous).update(spelled).digest()

/**
 * The one spelling of an event (`canon`), without what is null. Millions are spelled in a check: the names stand in
 * their order here, and a text of the database is whole characters, of which JSON has one spelling.
 */
export function spellEvent(row: EventRow): string {
  return `{"actor":${JSON.stringify(row.actor)},"actorKind":${JSON.stringify(row.actor_kind)}${member('after', row.after)}${text('agent', row.agent)},"at":"${new Date(Number(row.at_ms)).toISOString()}"${member('before', row.before)}${text('code', row.code)},"does":${JSON.stringify(row.does)}${text('elevation', row.elevation)},"id":${row.id}${text('ip', row.ip)}${text('linked', row.linked)}${text('object', row.object)},"outcome":${JSON.stringify(row.outcome)}${text('player', row.player_id)}${text('reason', row.reason)}${text('request', row.request)}${text('right', row.right_name)}${member('roles', row.roles)}${member('seen', row.seen)}${text('session', row.session)}}`
}

const text = (name: string, value: string | null): string =>
  value === null ? '' : `,"${name}":${JSON.stringify(value)}`

const member = (name: string, value: object | null): string =>
  value === null ? '' : `,"${name}":${canon(value)}`
