/** The signed heads that the house publishes, and who else holds them. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'

export const HEAD_LOGS = ['ledger', 'journal'] as const
const Id = z.string().check(z.regex(/^\d{1,18}$/))

/** A signed root of a log at a moment. Hashes are hexadecimal. */
const PublishedHead = z.object({
  id: Id,
  /** As the line says: `zar.example/ledger`. */
  name: z.string(),
  batches: z.int(),
  rows: z.int(),
  root: z.string(),
  at: z.string(),
  /** Id of the key that signed it. */
  key: z.string(),
  signature: z.string(),
  /** Whether the log still goes through it. */
  holds: z.boolean(),
  /** Players whose file of evidence carries it have it in their hands. */
  witnesses: z.object({ files: z.int(), lastAt: z.nullable(z.string()) }),
})
export type PublishedHead = z.output<typeof PublishedHead>

export const listHeads = operation({
  method: 'GET',
  path: '/api/office/heads',
  summary: 'Published heads of a log, the newest first, with the files of players that carry them',
  right: 'head.view',
  writes: false,
  example: {},
  input: z.strictObject({ log: z.optional(z.enum(HEAD_LOGS)), before: z.optional(Id) }),
  output: z.object({
    rows: z.array(PublishedHead),
    next: z.nullable(Id),
  }),
})
