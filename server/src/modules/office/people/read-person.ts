import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { Elevation, Person, PersonScope } from '../rights/person.ts'

/** The person with all that decides what they may do, as it stands now. Undefined where nobody is active. */
export async function readPerson(db: Db | Tx, staffId: string): Promise<Person | undefined> {
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'full_name', 'state'])
    .where('id', '=', staffId)
    .executeTakeFirst()
  if (!staff || staff.state === 'invited') return undefined
  const [roles, scopes, elevations, relatives] = await Promise.all([
    readRoles(db, staffId),
    readScopes(db, staffId),
    readElevations(db, staffId),
    db.selectFrom('staff_relative').select('player_id').where('staff_id', '=', staffId).execute(),
  ])
  return {
    id: staff.id,
    name: staff.full_name,
    state: staff.state,
    roles: roles.map(({ role }) => role),
    leads: roles.filter(({ is_lead }) => is_lead).map(({ role }) => role),
    scopes,
    elevations,
    relatives: relatives.map(({ player_id }) => player_id),
  }
}

const readRoles = (db: Db | Tx, staffId: string) =>
  db
    .selectFrom('staff_role')
    .select(['role', 'is_lead'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()

async function readScopes(db: Db | Tx, staffId: string): Promise<PersonScope[]> {
  const rows = await db
    .selectFrom('staff_scope')
    .select(['right_name', 'kind', 'value'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ right_name: right, kind, value }) => scopeOf({ right, kind, value }))
}

type Row = { right: PersonScope['right']; kind: PersonScope['kind']; value: unknown }

/** Scopes are written by one function, so their value is what their kind has. An amount is kept as text. */
function scopeOf({ right, kind, value }: Row): PersonScope {
  if (kind === 'amount')
    return { right, kind, value: { maxE5: BigInt((value as { maxE5: string }).maxE5) } }
  if (kind === 'hours') return { right, kind, value: value as { from: number; until: number } }
  return { right, kind, value: value as string }
}

/** Those of the last day, so that a refusal can say that one has ended. */
async function readElevations(db: Db | Tx, staffId: string): Promise<Elevation[]> {
  const rows = await db
    .selectFrom('staff_elevation')
    .select(['right_name', 'kind', 'object', 'ends_at', 'ended_at'])
    .where('staff_id', '=', staffId)
    .where('ends_at', '>', sql<Date>`clock_timestamp() - interval '1 day'`)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    right: row.right_name,
    kind: row.kind,
    object: row.object,
    endsAt: row.ends_at as Date,
    endedAt: row.ended_at,
  }))
}
