import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Time } from '../players.ts'
import { Action } from '../staff.ts'
import { Expression } from './expression.ts'

/** Number of a segment, as text. */
export const SegmentId = z.string().check(z.regex(/^\d{1,18}$/))
const Name = z.string().check(z.trim(), z.minLength(3), z.maxLength(80))
/** What is changed, for those who come after. */
const Note = z.string().check(z.trim(), z.minLength(3), z.maxLength(200))

/** How many players belong. An estimate has the bounds in which it lies 19 times of 20. */
export const MemberCount = z.object({
  count: z.int(),
  isEstimate: z.boolean(),
  from: z.int(),
  to: z.int(),
})
export type MemberCount = z.output<typeof MemberCount>

const Use = z.object({ kind: z.enum(['offer', 'campaign']), id: z.string(), name: z.string() })

export const SegmentRow = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int(),
  expression: Expression,
  changedAt: Time,
  changedBy: z.string(),
  /** What stands on it now. */
  uses: z.array(Use),
})
export type SegmentRow = z.output<typeof SegmentRow>

export const SegmentCase = z.extend(SegmentRow, {
  /** The newest first. */
  versions: z.array(
    z.object({
      version: z.int(),
      expression: Expression,
      madeBy: z.string(),
      madeAt: Time,
      note: z.string(),
    }),
  ),
  actions: z.array(Action),
})
export type SegmentCase = z.output<typeof SegmentCase>

export const listSegments = operation({
  method: 'GET',
  path: '/api/office/segments',
  summary: 'Segments with what stands on them, by name',
  right: 'segment.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({ rows: z.array(SegmentRow), actions: z.array(Action) }),
})

export const readSegment = operation({
  method: 'GET',
  path: '/api/office/segment',
  summary: 'A segment with its versions and uses',
  right: 'segment.view',
  writes: false,
  example: { id: '1' },
  input: z.strictObject({ id: SegmentId }),
  output: SegmentCase,
})

/** Longer than any expression that is taken. */
const EXPRESSION_TEXT_MAX = 4_000
const example: Expression = { all: [{ field: 'deposited30', op: '≥', value: 500 }] }

/** An expression as JSON, of an address. */
const ExpressionText = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(EXPRESSION_TEXT_MAX)),
    z.transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.issues.push({ code: 'custom', message: 'no JSON', input: text })
        return z.NEVER
      }
    }),
  ),
  Expression,
)

export const countSegment = operation({
  method: 'GET',
  path: '/api/office/segment-count',
  summary: 'How many players an expression has now; null where that was not known in time',
  right: 'segment.view',
  writes: false,
  example: { expression: JSON.stringify(example) },
  input: z.strictObject({ expression: ExpressionText }),
  output: z.nullable(MemberCount),
})

export const makeSegment = operation({
  method: 'POST',
  path: '/api/office/segment-make',
  summary: 'Makes a segment',
  right: 'segment.edit',
  writes: true,
  example: { name: 'Paid in 500 in a month', expression: example, note: 'For the autumn letter' },
  input: z.strictObject({ name: Name, expression: Expression, note: Note }),
  output: z.object({ id: SegmentId }),
})

export const changeSegment = operation({
  method: 'POST',
  path: '/api/office/segment-change',
  summary: 'Gives a segment a new version; refused where another changed it meanwhile',
  right: 'segment.edit',
  writes: true,
  example: { id: '1', version: 1, expression: example, note: 'A lower line' },
  input: z.strictObject({
    id: SegmentId,
    /** The version that the person saw. */
    version: z.int(),
    expression: Expression,
    note: Note,
  }),
  output: z.null(),
})

export const removeSegment = operation({
  method: 'POST',
  path: '/api/office/segment-remove',
  summary: 'Removes a segment that nothing stands on',
  right: 'segment.edit',
  writes: true,
  example: { id: '1' },
  input: z.strictObject({ id: SegmentId }),
  output: z.null(),
})
