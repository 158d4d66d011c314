import { z } from 'zod/mini'
import { Day } from '../../period.ts'
import { Email } from '../../players/auth.ts'
import { operation } from '../operation.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Count, Currency, EXAMPLE, isPeriod, Time } from './shared.ts'

/** Days that a file can be downloaded. */
export const FILE_DAYS = 7
/** Rows of a file that one person may have made, and of one with personal fields. */
export const EXPORT_ROWS = 50_000
/** Rows of a file that two people had made, at most. */
export const BULK_ROWS = 1_000_000

/** A file that is the caller’s own. */
export const OfficeFile = z.object({
  id: z.uuid(),
  kind: z.enum(['report', 'personal', 'bulk']),
  name: z.string(),
  state: z.enum(['making', 'ready', 'failed']),
  askedAt: Time,
  endsAt: Time,
  /** Of a file that is ready. */
  bytes: z.nullable(Count),
  rows: z.nullable(Count),
})
export type OfficeFile = z.output<typeof OfficeFile>

export const readFiles = operation({
  method: 'GET',
  path: '/api/office/my-files',
  summary: 'Files that were made for the caller and have not ended, the newest first',
  right: 'own',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    files: z.array(OfficeFile),
    /** Where letters to the caller go; null where there is no address. */
    mail: z.nullable(z.string()),
  }),
})

export const takeFile = operation({
  method: 'POST',
  path: '/api/office/take-file',
  summary: 'Downloads a file of the caller’s own, whose right is looked at again',
  right: 'own',
  writes: true,
  example: { id: 'a1f7c1de-0000-4000-8000-000000000001' },
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ name: z.string(), type: z.string(), content: z.base64() }),
})

export const setMail = operation({
  method: 'POST',
  path: '/api/office/my-mail',
  summary: 'Sets or takes away the address that letters to the caller go to',
  right: 'own',
  writes: true,
  example: { mail: 'amir@ornek.example' },
  input: z.strictObject({ mail: z.nullable(Email) }),
  output: z.null(),
})

export const exportPersonal = operation({
  method: 'POST',
  path: '/api/office/export-personal',
  summary:
    'Players of the days of a period with their personal fields, as a file for the first of two people',
  right: 'export.personal',
  writes: true,
  example: { from: '2026-11-01', to: '2026-11-21', reason: 'asked for by the supervisor' },
  input: z
    .strictObject({
      /** Of the days on which they signed up. */
      from: Day,
      to: Day,
      reason: Reason,
      /** That of the first person, with the same days. */
      proposal: z.optional(ProposalId),
    })
    .check(z.refine(isPeriod)),
  output: Outcome,
})

export const exportBulk = operation({
  method: 'POST',
  path: '/api/office/export-bulk',
  summary:
    'All transfers of a period without personal fields, as a file for the first of two people',
  right: 'export.bulk',
  writes: true,
  example: { ...EXAMPLE, reason: 'asked for by the supervisor' },
  input: z
    .strictObject({
      from: Day,
      to: Day,
      currency: Currency,
      reason: Reason,
      /** That of the first person, with the same days. */
      proposal: z.optional(ProposalId),
    })
    .check(z.refine(isPeriod)),
  output: Outcome,
})
