import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import type { HedgeRule, LinkKind } from '../../db/tables/bonuses.ts'
import type { Clock } from '../../platform/clock.ts'
import { Refusal } from '../../platform/refusal.ts'

/** More than a person reads at once. */
const SHOWN_MAX = 500

export type BonusFlag = {
  /** The players' numbers. */
  one: string
  other: string
  rule: HedgeRule
  about: string
  linkedBy: LinkKind[]
  foundAt: Date
}

/** The flags that nobody has cleared, the oldest first. */
export async function readFlags(db: Db): Promise<BonusFlag[]> {
  const rows = await db
    .selectFrom('bonus_flag')
    .innerJoin('player as one', 'one.id', 'one_id')
    .innerJoin('player as other', 'other.id', 'other_id')
    .select(['one.usercode as oneCode', 'other.usercode as otherCode', 'rule', 'about'])
    .select(['linked_by', 'found_at'])
    .where('cleared_at', 'is', null)
    .orderBy('bonus_flag.id')
    .limit(SHOWN_MAX)
    .execute()
  return rows.map((row) => ({
    one: row.oneCode,
    other: row.otherCode,
    rule: row.rule,
    about: row.about,
    linkedBy: row.linked_by,
    foundAt: row.found_at,
  }))
}

type Clearing = { usercode: string; operator: string; because: string }

/** Clears all open flags of one player, of the other sides too, and says why. Answers how many. */
export async function clearFlags(
  { db, clock }: { db: Db; clock: Clock },
  { usercode, operator, because }: Clearing,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('bonus_flag')
    .set({ cleared_at: clock.now(), cleared_by: operator, cleared_because: because })
    .where('cleared_at', 'is', null)
    .where(sql<boolean>`(select id from player where usercode = ${usercode}) in (one_id, other_id)`)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
  return Number(numUpdatedRows)
}
