import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { AuditTables } from '../../../db/tables/office/audit.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Actor, AuditEvent } from '../event.ts'
import { changedMembers, plainMembers, plainText } from './plain.ts'
import { findSecret, secretIn, withoutSecrets } from './secrets.ts'

/** Longer than any browser's name of itself that says more. */
const AGENT_MAX = 400

type Row = Insertable<AuditTables['audit_event']>

/**
 * Writes what was done into the same transaction, and answers its number. Of `before` and `after` only members
 * that differ are kept. Refuses a reason that holds a whole account, card or identity number; throws where
 * another member does.
 */
export async function writeAudit(tx: Tx, event: AuditEvent): Promise<bigint> {
  if (event.reason && secretIn(event.reason)) throw new Refusal('secret_in_reason')
  return insert(tx, event)
}

/**
 * Writes by itself what came to nothing: a refusal, whose transaction is rolled back. The reason that was typed
 * is kept with the last characters of what belongs in no log.
 */
export const writeAuditAlone = (db: Db, event: AuditEvent): Promise<bigint> =>
  insert(db, event.reason ? { ...event, reason: withoutSecrets(event.reason) } : event)

async function insert(db: Db | Tx, event: AuditEvent): Promise<bigint> {
  const { id } = await db
    .insertInto('audit_event')
    .values(rowOf(event))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function rowOf({ does, right, outcome, code, playerId, ...event }: AuditEvent): Row {
  const { object, reason, linked, origin } = event
  const { before, after } = membersOf(event)
  const seen = event.seen && plainMembers(event.seen)
  const secret = findSecret({ before, after, seen, code }) ?? ibanOf({ object, linked })
  // Never what it is: this goes into the log.
  if (secret) throw new Error(`${does} is not written down: ${secret}`)
  return {
    ...actorOf(event.actor),
    does,
    right_name: right ?? null,
    outcome,
    code: code ?? null,
    object: textOf(object),
    player_id: playerId ?? null,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    reason: textOf(reason),
    linked: textOf(linked),
    seen: seen ? JSON.stringify(seen) : null,
    request: textOf(origin?.request),
    session: textOf(origin?.session),
    ip: textOf(origin?.ip),
    agent: textOf(origin?.agent?.slice(0, AGENT_MAX)),
  }
}

const textOf = (text: string | undefined): string | null =>
  text === undefined ? null : plainText(text)

/** Names of things have long numbers by right: of them an IBAN alone is looked for. */
function ibanOf(names: Record<string, string | undefined>): string | undefined {
  const found = Object.entries(names).find(([, name]) => name && secretIn(name) === 'IBAN')
  return found && `${found[0]} holds a whole IBAN`
}

function membersOf({ before, after }: Pick<AuditEvent, 'before' | 'after'>) {
  const plain = { before: before && plainMembers(before), after: after && plainMembers(after) }
  return plain.before && plain.after ? changedMembers(plain.before, plain.after) : plain
}

function actorOf(actor: Actor): Pick<Row, 'actor_kind' | 'actor' | 'roles' | 'elevation'> {
  const { kind, id } = actor
  if (kind !== 'staff')
    return { actor_kind: kind, actor: `${kind}:${id}`, roles: null, elevation: null }
  return {
    actor_kind: kind,
    actor: id,
    roles: [...actor.roles],
    elevation: actor.elevation ?? null,
  }
}
