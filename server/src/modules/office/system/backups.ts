import * as contract from '@zar/contract/office/system/backups'
import { readArchive, readBackups } from '../../../platform/backups.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'

const SHOWN_MAX = 100
/** One is made each night; a late one may take its time. */
const LATE_MS = 26 * 3_600_000

const textOf = (at: Date | null | undefined) => at?.toISOString() ?? null

/** Backups and drills as they were noted, and the archive. */
export const backupRoutes = ({ db }: OfficeDeps): OfficeRoute[] => [
  serve(contract.listBackups, async ({ now }) => {
    const [records, archive] = await Promise.all([readBackups(db, SHOWN_MAX), readArchive(db)])
    const last = records.find(({ kind, isDone }) => kind === 'backup' && isDone)
    const rows = records.map(({ id, bytes, asOf, at, ...record }) => ({
      ...record,
      id: `${id}`,
      bytes: bytes === null ? null : Number(bytes),
      asOf: textOf(asOf),
      at: at.toISOString(),
    }))
    return {
      data: {
        rows,
        lastAt: textOf(last?.at),
        isLate: !last || now.getTime() - last.at.getTime() > LATE_MS,
        archive: {
          ...archive,
          lastAt: textOf(archive.lastAt),
          failedAt: textOf(archive.failedAt),
        },
      },
    }
  }),
]
