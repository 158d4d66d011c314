import type { Db } from '../../db/db.ts'

/** One thing that keeps, or kept, a player out. Null in `by` and `because`: the player. */
export type StandingFact = {
  kind: 'time_out' | 'self_exclusion' | 'operator' | 'block' | 'closure'
  beganAt: Date
  by: string | null
  because: string | null
  /** Null: no end is set. */
  endsAt: Date | null
  /** Null while it runs. */
  endedAt: Date | null
  endedBy: string | null
  endedBecause: string | null
}

/** Everything that keeps or kept this player out, the newest first. */
export async function readFacts(db: Db, playerId: string): Promise<StandingFact[]> {
  const exclusions = await db
    .selectFrom('exclusion')
    .select(['kind', 'began_at as beganAt', 'began_by as by', 'because', 'ends_at as endsAt'])
    .select(['ended_at as endedAt', 'ended_by as endedBy', 'ended_because as endedBecause'])
    .where('player_id', '=', playerId)
    .execute()
  const blocks = await db
    .selectFrom('player_block')
    .select(['began_at as beganAt', 'began_by as by', 'because', 'ends_at as endsAt'])
    .select(['ended_at as endedAt', 'ended_by as endedBy', 'ended_because as endedBecause'])
    .where('player_id', '=', playerId)
    .execute()
  const { closed_at, closed_by, closed_because } = await db
    .selectFrom('player')
    .select(['closed_at', 'closed_by', 'closed_because'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const facts: StandingFact[] = exclusions
  for (const block of blocks) facts.push(Object.assign(block, { kind: 'block' as const }))
  if (closed_at) {
    facts.push({
      kind: 'closure',
      beganAt: closed_at,
      by: closed_by,
      because: closed_because,
      endsAt: null,
      endedAt: null,
      endedBy: null,
      endedBecause: null,
    })
  }
  return facts.sort((a, b) => b.beganAt.getTime() - a.beganAt.getTime())
}
