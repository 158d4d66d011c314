import type { AuditRow } from '@zar/contract/office/audit'
import type { z } from 'zod/mini'
import type { Db } from '../../../db/db.ts'
import { type FoundRow, shortenIp } from '../../audit/index.ts'

type Told = z.input<typeof AuditRow>

/** The rows as pages show them: names of people, numbers of players, and addresses shortened. */
export async function tellRows(db: Db, rows: readonly FoundRow[]): Promise<Told[]> {
  const [names, numbers] = await Promise.all([readNames(db, rows), readNumbers(db, rows)])
  return rows.map((row) => tellRow(row, names, numbers))
}

type Texts = ReadonlyMap<string, string>

function tellRow(row: FoundRow, names: Texts, numbers: Texts): Told {
  const { id, at_ms, actor_kind, player_id, right_name, seen, mac, previous_mac, ...same } = row
  return {
    ...same,
    id: String(id),
    at: new Date(Number(at_ms)).toISOString(),
    actorKind: actor_kind as Told['actorKind'],
    actorName: names.get(row.actor) ?? null,
    roles: row.roles ?? [],
    right: right_name,
    outcome: row.outcome as Told['outcome'],
    player: player_id === null ? null : { id: player_id, number: numbers.get(player_id) ?? '' },
    seen: seen && { fields: seen.fields ?? [], rows: seen.rows ?? null },
    ip: row.ip && shortenIp(row.ip),
    mac: mac?.toString('hex') ?? null,
    previousMac: previous_mac?.toString('hex') ?? null,
  }
}

async function readNames(db: Db, rows: readonly FoundRow[]): Promise<Texts> {
  const ids = new Set(rows.flatMap((row) => (row.actor_kind === 'staff' ? [row.actor] : [])))
  if (ids.size === 0) return new Map()
  const people = db
    .selectFrom('staff')
    .select(['id', 'full_name'])
    .where('id', 'in', [...ids])
  return new Map((await people.execute()).map(({ id, full_name }) => [id, full_name]))
}

async function readNumbers(db: Db, rows: readonly FoundRow[]): Promise<Texts> {
  const ids = new Set(rows.flatMap(({ player_id }) => player_id ?? []))
  if (ids.size === 0) return new Map()
  const players = db
    .selectFrom('player')
    .select(['id', 'usercode'])
    .where('id', 'in', [...ids])
  return new Map((await players.execute()).map(({ id, usercode }) => [id, String(usercode)]))
}
