import { z } from 'zod/mini'
import { Email } from '../../players/auth.ts'
import { operation } from '../operation.ts'
import { Count, Time } from './shared.ts'

/** Days that a file can be downloaded. */
export const FILE_DAYS = 7

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
