import { z } from 'zod/mini'
import { LOCALES } from '../../limits.ts'
import { FIGURE_OPS, fieldsOf, OPS_OF, VALUE_MAX } from './fields.ts'

/** A whole expression has at most so many terms, and so many levels: a term is one, each group around it one more. */
export const TERMS_MAX = 20
export const DEPTH_MAX = 4

const figure = (most: number) => z.int().check(z.gte(0), z.lte(most))

export const Term = z.union([
  z.strictObject({
    field: z.enum(fieldsOf('money')),
    op: z.enum(FIGURE_OPS),
    value: figure(VALUE_MAX.money),
  }),
  z.strictObject({
    field: z.enum(fieldsOf('count')),
    op: z.enum(FIGURE_OPS),
    value: figure(VALUE_MAX.count),
  }),
  z.strictObject({
    field: z.enum(fieldsOf('yes_no')),
    op: z.enum(OPS_OF.yes_no),
    value: z.boolean(),
  }),
  z.strictObject({
    field: z.enum(fieldsOf('language')),
    op: z.enum(OPS_OF.language),
    value: z.enum(LOCALES),
  }),
])
export type Term = z.output<typeof Term>

/** Who belongs to a segment. */
export type Expression = Term | { all: Expression[] } | { any: Expression[] } | { not: Expression }

/** One level more around what the schema takes. Each level is a schema of its own: none calls itself. */
function level<Inner extends z.ZodMiniType>(inner: Inner) {
  const list = z.array(inner).check(z.minLength(1), z.maxLength(TERMS_MAX))
  return z.union([
    Term,
    z.strictObject({ all: list }),
    z.strictObject({ any: list }),
    z.strictObject({ not: inner }),
  ])
}

/** The number of terms of an expression. */
export function termsIn(expression: Expression): number {
  if ('field' in expression) return 1
  if ('not' in expression) return termsIn(expression.not)
  return partsOf(expression).reduce((sum, part) => sum + termsIn(part), 0)
}

/** What a group is made of; of a term nothing. */
export function partsOf(expression: Expression): readonly Expression[] {
  if ('all' in expression) return expression.all
  if ('any' in expression) return expression.any
  return 'not' in expression ? [expression.not] : []
}

/** The levels of an expression: 1 of a lone term. */
export const depthOf = (expression: Expression): number =>
  1 + Math.max(0, ...partsOf(expression).map(depthOf))

/** Closed: known fields, a value of the field's kind, no empty group, at most 4 levels and 20 terms. */
export const Expression: z.ZodMiniType<Expression, Expression> = level(level(level(Term))).check(
  z.refine((expression) => termsIn(expression) <= TERMS_MAX, `at most ${TERMS_MAX} terms`),
)
