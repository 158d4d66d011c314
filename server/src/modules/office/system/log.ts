import * as contract from '@zar/contract/office/system/log'
import { readNotices } from '../../../platform/log/notices.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'

const PAGE = 100

/** Warnings and errors of the processes. */
export const logRoutes = ({ db }: OfficeDeps): OfficeRoute[] => [
  serve(contract.listLog, async ({ input: { level, before } }) => {
    const found = await readNotices(db, {
      level,
      before: before === undefined ? undefined : BigInt(before),
      limit: PAGE + 1,
    })
    const page = found.slice(0, PAGE)
    const last = found.length > PAGE ? page.at(-1) : undefined
    const rows = page.map(({ id, firstAt, lastAt, ...row }) => ({
      ...row,
      id: `${id}`,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    }))
    return { data: { rows, next: last ? `${last.id}` : null } }
  }),
]
