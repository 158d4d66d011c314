/** Backups and drills, as the house's commands noted them, and the database server's archive. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'

export const BACKUP_KINDS = ['backup', 'restore', 'drill'] as const

const Backup = z.object({
  id: z.string(),
  kind: z.enum(BACKUP_KINDS),
  isDone: z.boolean(),
  file: z.string(),
  bytes: z.nullable(z.number()),
  /** The moment that the copy shows. */
  asOf: z.nullable(z.string()),
  tookMs: z.int(),
  by: z.string(),
  at: z.string(),
})
export type OfficeBackup = z.output<typeof Backup>

export const listBackups = operation({
  method: 'GET',
  path: '/api/office/backups',
  summary: 'Backups, restores and drills, the newest first, and the archive of the database server',
  right: 'backup.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(Backup),
    /** Of the last backup that succeeded; null where none is noted. */
    lastAt: z.nullable(z.string()),
    /** Whether it is older than a day, or there is none. */
    isLate: z.boolean(),
    archive: z.object({
      isOn: z.boolean(),
      lastAt: z.nullable(z.string()),
      failedAt: z.nullable(z.string()),
      failed: z.int(),
    }),
  }),
})
export type OfficeBackups = z.output<typeof listBackups.output>
