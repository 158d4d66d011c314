import type { Expression, Term } from '@zar/contract/office/segments/expression'
import { type FigureOp, SEGMENT_FIELDS } from '@zar/contract/office/segments/fields'
import { type RawBuilder, sql } from 'kysely'
import { FIELD_SQL, inE5, mayBeSpokenTo } from './field-sql.ts'

const OPS: Record<FigureOp, RawBuilder<unknown>> = {
  '=': sql`=`,
  '≠': sql`<>`,
  '<': sql`<`,
  '≤': sql`<=`,
  '>': sql`>`,
  '≥': sql`>=`,
}

/**
 * A condition on the row `player` beside its `total`. Values are parameters; fields and comparisons come from the
 * closed lists. A comparison with what never was is wrong, and so its `not` is right.
 */
export function compile(expression: Expression, now: RawBuilder<Date>): RawBuilder<boolean> {
  if ('field' in expression) return compileTerm(expression, now)
  if ('not' in expression) return sql`(not ${compile(expression.not, now)})`
  const [parts, joint] =
    'all' in expression ? [expression.all, sql` and `] : [expression.any, sql` or `]
  return sql`(${sql.join(
    parts.map((part) => compile(part, now)),
    joint,
  )})`
}

function compileTerm({ field, op, value }: Term, now: RawBuilder<Date>): RawBuilder<boolean> {
  const isMoney = SEGMENT_FIELDS[field] === 'money'
  const wanted = isMoney && typeof value === 'number' ? inE5(value) : value
  return sql`coalesce(${FIELD_SQL[field](now)} ${OPS[op]} ${wanted}, false)`
}

/** The rows that a condition is of. */
export const PLAYERS = sql`player left join player_lifetime total on total.player_id = player.id`

/** `from player …` of whoever belongs to the segment; what is always taken out is taken out. */
export const membersOf = (expression: Expression, now: RawBuilder<Date>) => sql`
  from ${PLAYERS} where ${compile(expression, now)} and ${mayBeSpokenTo(now)}`
