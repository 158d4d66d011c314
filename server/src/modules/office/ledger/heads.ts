import { listHeads } from '@zar/contract/office/house/heads'
import { readPublishedHeads } from '../../evidence/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'

const PAGE = 24

/** The heads that the house has published, and that others hold. */
export const headRoute = (deps: Pick<OfficeDeps, 'db'>): OfficeRoute =>
  serve(listHeads, async ({ input }) => {
    const { log = 'ledger', before } = input
    const after = before === undefined ? undefined : BigInt(before)
    const found = await readPublishedHeads(deps.db, { log, before: after, limit: PAGE + 1 })
    const page = found.slice(0, PAGE)
    return {
      data: {
        rows: page.map(({ id, rows, at, files, lastFileAt, log: _, ...head }) => ({
          ...head,
          id: `${id}`,
          rows: Number(rows),
          at: at.toISOString(),
          witnesses: { files, lastAt: lastFileAt?.toISOString() ?? null },
        })),
        next: found.length > PAGE ? `${page.at(-1)?.id}` : null,
      },
    }
  })
