/** Statements of the bank: brought in as CSV, laid beside our payments. Nothing is posted by one. */
import { z } from 'zod/mini'
import { Day } from '../../period.ts'
import { operation } from '../operation.ts'
import { Time } from '../players.ts'
import { Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

export const STATEMENT_MAX_CHARS = 2_000_000

const Id = z.string().check(z.regex(/^\d{1,18}$/))

const Statement = z.object({
  id: Id,
  name: z.string(),
  from: Day,
  to: Day,
  by: z.string(),
  because: z.string(),
  at: Time,
  lines: z.int(),
  /** Lines that an earlier statement had. */
  known: z.int(),
  agreed: z.int(),
  /** Of payments that are open here: the bank is asked about each. */
  waiting: z.int(),
  differing: z.int(),
  /** Lines that name no payment of ours. */
  unmatched: z.int(),
  /** Payments of these days by bank transfer that are paid here and in no line. */
  missing: z.int(),
})
export type BankStatement = z.output<typeof Statement>

const UnmatchedLine = z.object({
  bankId: z.string(),
  statement: Id,
  line: z.int(),
  day: Day,
  /** E5 in text, below zero what left the account. */
  amountE5: z.string().check(z.regex(/^-?\d{1,19}$/)),
  currency: z.string(),
  reference: z.string(),
})
export type UnmatchedLine = z.output<typeof UnmatchedLine>

export const listStatements = operation({
  method: 'GET',
  path: '/api/office/statements',
  summary: 'The bank’s statements that were brought in, and the lines that name no payment of ours',
  right: 'difference.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    /** The newest first, at most twenty. */
    statements: z.array(Statement),
    /** Of those, the newest first, at most a hundred. */
    unmatched: z.array(UnmatchedLine),
    actions: z.array(Action),
  }),
})
export type OfficeStatements = z.output<typeof listStatements.output>

/** What is wrong with a line: then nothing of the file is taken. */
export const LINE_PROBLEMS = [
  'quoting',
  'columns',
  'id',
  'twice',
  'day',
  'outside',
  'amount',
  'currency',
  'changed',
  'too_many',
] as const

export const importStatement = operation({
  method: 'POST',
  path: '/api/office/statement-import',
  summary:
    'Brings in a statement of the bank and lays it beside our payments; the same file is one',
  right: 'statement.import',
  writes: true,
  bodyMaxBytes: 2 * STATEMENT_MAX_CHARS,
  example: {
    name: 'hesap-2026-11-20.csv',
    from: '2026-11-20',
    to: '2026-11-20',
    content: 'id;date;amount;currency;reference\n1;2026-11-20;250,00;TRY;7c1e\n',
    reason: 'The statement of yesterday, as each morning.',
  },
  input: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    /** The days that it is of, both with it. */
    from: Day,
    to: Day,
    content: z.string().check(z.minLength(1), z.maxLength(STATEMENT_MAX_CHARS)),
    reason: Reason,
  }),
  output: z.object({
    /** Null where the file has problems: nothing of it was taken. */
    statement: z.nullable(Statement),
    /** False where this very file was brought in before. */
    isNew: z.boolean(),
    /** The first twenty. Line 1 is the head. */
    problems: z.array(z.object({ line: z.int(), what: z.enum(LINE_PROBLEMS) })),
  }),
})
export type StatementCame = z.output<typeof importStatement.output>
