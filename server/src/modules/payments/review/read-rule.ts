import type { Db, Tx } from '../../../db/db.ts'
import type { ReviewRule } from './rule.ts'

const COLUMNS = [
  'version',
  'first_minutes',
  'each_minutes',
  'most_minutes',
  'asked_hours',
  'opens_minute',
  'closes_minute',
  'brake_hour_e5',
  'brake_times',
] as const

/** The version of the rule that holds now. */
export const readRule = (db: Db | Tx): Promise<ReviewRule> =>
  db
    .selectFrom('review_rule')
    .select(COLUMNS)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
