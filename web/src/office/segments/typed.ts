import { Expression, type Term } from '@zar/contract/office/segments/expression'
import {
  type FigureOp,
  OPS_OF,
  SEGMENT_FIELDS,
  type SegmentField,
} from '@zar/contract/office/segments/fields'

/** A term as it is typed. `key` is its own for as long as the form is open. */
export type TypedTerm = {
  key: string
  isNot: boolean
  field: SegmentField
  op: FigureOp
  value: string
}
export type TypedGroup = { key: string; isNot: boolean; kind: 'all' | 'any'; parts: Typed[] }
export type Typed = TypedTerm | TypedGroup

export const isGroup = (typed: Typed): typed is TypedGroup => 'parts' in typed

let made = 0
const newKey = (): string => {
  made += 1
  // A draft that was kept has keys of an earlier page.
  return `${Date.now()}-${made}`
}

export const newTerm = (): TypedTerm => ({
  key: newKey(),
  isNot: false,
  field: 'deposited30',
  op: '≥',
  value: '',
})
export const newGroup = (): TypedGroup => ({
  key: newKey(),
  isNot: false,
  kind: 'any',
  parts: [newTerm()],
})
export const newRoot = (): TypedGroup => ({ ...newGroup(), kind: 'all' })

/** The term with another field: what no longer fits begins anew. */
export function withField(term: TypedTerm, field: SegmentField): TypedTerm {
  const [before, now] = [SEGMENT_FIELDS[term.field], SEGMENT_FIELDS[field]]
  const ops: readonly FigureOp[] = OPS_OF[now]
  const op = ops.includes(term.op) ? term.op : '='
  const firsts = { yes_no: 'true', language: 'tr', money: '', count: '' }
  return { ...term, field, op, value: before === now ? term.value : firsts[now] }
}

/** An expression as the form shows it; a lone term stands in a group. */
export function typedOf(expression: Expression): TypedGroup {
  const typed = partOf(expression, false)
  return isGroup(typed) ? typed : { ...newRoot(), parts: [typed] }
}

function partOf(expression: Expression, isNot: boolean): Typed {
  if ('not' in expression) return partOf(expression.not, !isNot)
  const key = newKey()
  if ('field' in expression) {
    const { field, op, value } = expression
    return { key, isNot, field, op, value: String(value) }
  }
  const [kind, parts] =
    'all' in expression ? (['all', expression.all] as const) : (['any', expression.any] as const)
  return { key, isNot, kind, parts: parts.map((part) => partOf(part, false)) }
}

/** What was typed, where it is an expression that the house takes. */
export function expressionIn(typed: TypedGroup): Expression | undefined {
  const read = Expression.safeParse(bareOf(typed))
  return read.success ? read.data : undefined
}

function bareOf(typed: Typed): unknown {
  const bare = isGroup(typed) ? { [typed.kind]: typed.parts.map(bareOf) } : termOf(typed)
  return typed.isNot ? { not: bare } : bare
}

const termOf = ({ field, op, value }: TypedTerm) => ({ field, op, value: typedValue(field, value) })

function typedValue(field: SegmentField, value: string): Term['value'] | undefined {
  const kind = SEGMENT_FIELDS[field]
  if (kind === 'yes_no') return value === 'true'
  if (kind === 'language') return value === 'en' ? 'en' : 'tr'
  return /^\d{1,10}$/.test(value.trim()) ? Number(value) : undefined
}

/** Whether its value is one of its field. */
export const isWhole = ({ field, value }: TypedTerm): boolean =>
  typedValue(field, value) !== undefined

/** The tree with one part as `change` makes it; one that is made nothing is gone. */
export function changed(
  group: TypedGroup,
  key: string,
  change: (part: Typed) => Typed | undefined,
): TypedGroup {
  if (group.key === key) return (change(group) as TypedGroup | undefined) ?? group
  const parts = group.parts.flatMap((part) => {
    if (part.key === key) return change(part) ?? []
    return isGroup(part) ? changed(part, key, change) : part
  })
  return { ...group, parts }
}
