import type { Expression } from '@zar/contract/office/segments/expression'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import type { SegmentUserKind } from '../../db/tables/office/segments.ts'
import { Refusal, refuseIf } from '../../platform/refusal.ts'

export type Segment = {
  id: bigint
  name: string
  version: number
  expression: Expression
  changedAt: Date
  changedBy: string
  uses: { kind: SegmentUserKind; id: string; name: string }[]
}

/** Segments as they stand, by name; with an id that one alone. */
export async function readSegments(db: Db | Tx, id?: bigint): Promise<Segment[]> {
  const { rows } = await sql<Segment>`
    select segment.id, segment.name, newest.version, newest.expression, newest.made_at as "changedAt",
        coalesce(staff.full_name, '') as "changedBy",
        coalesce((select jsonb_agg(jsonb_build_object('kind', user_kind, 'id', user_id, 'name', held.name)
                   order by user_kind, held.name)
          from segment_use held where held.segment_id = segment.id and held.ended_at is null), '[]') as uses
      from segment
      join lateral (select * from segment_version one where one.segment_id = segment.id
        order by version desc limit 1) newest on true
      left join staff on staff.id = newest.made_by
     where removed_at is null and (${id ?? null}::bigint is null or segment.id = ${id ?? null})
     order by lower(segment.name), segment.id`.execute(db)
  return rows
}

export type SegmentVersion = {
  version: number
  expression: Expression
  madeBy: string
  madeAt: Date
  note: string
}

/** The newest first. */
export async function readVersions(db: Db, id: bigint): Promise<SegmentVersion[]> {
  const { rows } = await sql<SegmentVersion>`
    select version, expression, full_name as "madeBy", made_at as "madeAt", because as note
      from segment_version join staff on staff.id = made_by
     where segment_id = ${id} order by version desc`.execute(db)
  return rows
}

type By = { by: string; now: Date; note: string }

/** Refused where another segment has this name. */
export async function makeSegment(
  tx: Tx,
  { name, expression, ...by }: { name: string; expression: Expression } & By,
): Promise<bigint> {
  const made = await tx
    .insertInto('segment')
    .values({ name, made_by: by.by, made_at: by.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Refusal('segment_name_taken')
  await addVersion(tx, { id: made.id, version: 1, expression, ...by })
  return made.id
}

type Versioned = { id: bigint; version: number; expression: Expression } & By

/** Adds the version after the one that the person saw; refused where that is no longer the newest. */
export async function changeSegment(tx: Tx, { version, ...wish }: Versioned): Promise<void> {
  await lockSegment(tx, wish.id, 'update')
  const newest = await newestVersion(tx, wish.id)
  refuseIf(newest !== version, 'segment_changed')
  await addVersion(tx, { ...wish, version: version + 1 })
}

async function addVersion(tx: Tx, { id, version, expression, by, now, note }: Versioned) {
  const row = { segment_id: id, version, made_by: by, because: note, made_at: now }
  await tx
    .insertInto('segment_version')
    .values({ ...row, expression: JSON.stringify(expression) })
    .execute()
}

/** The number of the newest version. */
export async function newestVersion(db: Db | Tx, id: bigint): Promise<number> {
  const { version } = await db
    .selectFrom('segment_version')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('segment_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(version)
}

/** Refused while anything stands on it. */
export async function removeSegment(
  tx: Tx,
  { id, by, now }: { id: bigint; by: string; now: Date },
): Promise<void> {
  await lockSegment(tx, id, 'update')
  const held = await tx
    .selectFrom('segment_use')
    .select('user_id')
    .where('segment_id', '=', id)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  refuseIf(held !== undefined, 'segment_used')
  await tx
    .updateTable('segment')
    .set({ removed_by: by, removed_at: now })
    .where('id', '=', id)
    .execute()
}

/** The same, which nobody changes or removes before the transaction ends. Refused where there is no such segment. */
export async function holdNewest(tx: Tx, id: bigint): Promise<number> {
  await lockSegment(tx, id, 'share')
  return newestVersion(tx, id)
}

/** Names and newest versions, of removed ones too. */
export async function nameSegments(
  db: Db | Tx,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, { name: string; newest: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('segment')
    .innerJoin('segment_version', 'segment_version.segment_id', 'segment.id')
    .select(['segment.id', 'name'])
    .select((eb) => eb.fn.max('version').as('newest'))
    .where('segment.id', 'in', ids)
    .groupBy(['segment.id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name, newest }) => [id, { name, newest: Number(newest) }]))
}

/** `share` keeps changes away; `update` whoever shares it as well. */
async function lockSegment(tx: Tx, id: bigint, lock: 'share' | 'update'): Promise<void> {
  const found = tx.selectFrom('segment').select('removed_at').where('id', '=', id)
  const locked = lock === 'share' ? found.forShare() : found.forUpdate()
  const segment = await locked.executeTakeFirst()
  refuseIf(!segment || segment.removed_at !== null, 'segment_gone')
}
