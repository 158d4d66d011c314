/** Warnings and errors of the processes, without personal data. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'

const Id = z.string().check(z.regex(/^\d{1,18}$/))

export const LOG_LEVELS = ['error', 'warn'] as const

const Notice = z.object({
  id: Id,
  level: z.enum(LOG_LEVELS),
  /** Host and number of the process. */
  process: z.string(),
  message: z.string(),
  /** Of a failure: its code or name, and the line of our code where it arose. */
  code: z.nullable(z.string()),
  place: z.nullable(z.string()),
  task: z.nullable(z.string()),
  /** Of the last of them: `npm run trace` follows it. */
  request: z.nullable(z.string()),
  times: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
})
export type LogNotice = z.output<typeof Notice>

export const listLog = operation({
  method: 'GET',
  path: '/api/office/log',
  summary: 'Warnings and errors of the last two weeks, the newest first, without personal data',
  right: 'log.view',
  writes: false,
  example: {},
  input: z.strictObject({ level: z.optional(z.enum(LOG_LEVELS)), before: z.optional(Id) }),
  output: z.object({ rows: z.array(Notice), next: z.nullable(Id) }),
})
