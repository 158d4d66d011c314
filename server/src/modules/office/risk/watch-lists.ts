import * as contract from '@zar/contract/office/risk/watch-lists'
import { bringInList, type KnownList, previewList, readLists } from '../../screening/index.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import { noteAlone, type PlayerOfficeDeps } from '../players/about-player.ts'

const OBJECT = 'lists'

/** The lists that players are compared with: brought in by one person, who decides nothing by them. */
export const watchListRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listWatchLists, async (call) => {
    const { reason } = call.input
    call.may({ object: OBJECT, reason })
    const { lists, playersWaiting } = await readLists(deps.db)
    await noteAlone(deps, call, { object: OBJECT, reason, seen: { rows: lists.length } })
    return { data: { lists: await presentLists(deps, lists), playersWaiting } }
  }),
  serve(contract.previewWatchList, async (call) => {
    const { content, reason } = call.input
    call.may({ object: OBJECT, reason })
    const data = await previewList(deps, content)
    await noteAlone(deps, call, { object: OBJECT, reason, seen: { rows: data.list?.entries ?? 0 } })
    return { data }
  }),
  serve(contract.importWatchList, async (call) => {
    const { reason, ...file } = call.input
    call.may({ object: OBJECT, reason })
    const came = await bringInList(deps, {
      ...file,
      by: call.person.id,
      because: reason,
      audit: (tx, { list, isNew, problems }) =>
        call.note(tx, {
          object: list ? `list:${list.id}` : OBJECT,
          outcome: list ? 'done' : 'failed',
          after: {
            file: file.name,
            isNew,
            version: list?.version ?? null,
            ...file.seen,
            problems: problems.length,
          },
          reason,
        }),
    })
    const [list = null] = came.list ? await presentLists(deps, [came.list]) : []
    return { data: { ...came, list } }
  }),
]

async function presentLists(
  { db }: PlayerOfficeDeps,
  lists: readonly KnownList[],
): Promise<contract.WatchList[]> {
  const nameOf = await staffNames(
    db,
    lists.map(({ importedBy }) => importedBy),
  )
  return lists.map(({ added, changed, removed, importedBy, importedAt, ...same }) => ({
    ...same,
    change: { added, changed, removed },
    by: nameOf(importedBy),
    at: importedAt.toISOString(),
  }))
}
