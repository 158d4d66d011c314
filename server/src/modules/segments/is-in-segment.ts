import type { Expression } from '@zar/contract/office/segments/expression'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { compile, membersOf, PLAYERS } from './expression/compile.ts'
import { mayBeSpokenTo } from './expression/field-sql.ts'

export type SegmentVersion = { segmentId: bigint; version: number }

const NOW = sql<Date>`now()`

/**
 * Of each of these versions whether the player belongs to it now, in their order. Never: whoever is excluded, on a
 * break, blocked or closed, has 4 points of harm or more, or agreed to no marketing; nobody belongs to a version that
 * is unknown, or of a segment that was removed. Sums of play lag behind by the time to the next seal of the ledger, at most a minute.
 */
export async function isInEach(
  db: Db | Tx,
  { versions, playerId }: { versions: readonly SegmentVersion[]; playerId: string },
): Promise<boolean[]> {
  if (versions.length === 0) return []
  const found = await readExpressions(db, versions)
  const { rows } = await sql<{ fits: boolean[] }>`
    select array[${sql.join(found.map((one) => (one ? compile(one, NOW) : sql`false`)))}] as fits
      from ${PLAYERS} where player.id = ${playerId} and ${mayBeSpokenTo(NOW)}`.execute(db)
  return rows[0]?.fits ?? versions.map(() => false)
}

/** The ids of the players who belong to it now, as a subquery of the caller's statement. */
export async function selectMembers(
  db: Db | Tx,
  version: SegmentVersion,
): Promise<RawBuilder<string>> {
  const [expression] = await readExpressions(db, [version])
  if (!expression) throw new Error(`segment ${version.segmentId} has no version ${version.version}`)
  return sql`(select player.id ${membersOf(expression, NOW)})`
}

async function readExpressions(
  db: Db | Tx,
  versions: readonly SegmentVersion[],
): Promise<(Expression | undefined)[]> {
  const rows = await db
    .selectFrom('segment_version')
    .innerJoin('segment', 'segment.id', 'segment_id')
    .select(['segment_id', 'version', 'expression'])
    .where('removed_at', 'is', null)
    .where('segment_id', 'in', [...new Set(versions.map(({ segmentId }) => segmentId))])
    .execute()
  return versions.map(
    ({ segmentId, version }) =>
      rows.find((row) => row.segment_id === segmentId && row.version === version)?.expression,
  )
}
