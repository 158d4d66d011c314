import * as contract from '@zar/contract/betting/board'
import type { Db } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import { implementShared, type Route } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Board } from './board.ts'
import { readEvents } from './image/read-events.ts'
import { pageOf } from './lists/event-row.ts'
import { listEvents } from './lists/list-events.ts'
import { listOutrights } from './lists/outrights.ts'
import { readResults } from './lists/results.ts'
import { readStandings } from './lists/standings.ts'
import { treeOf } from './lists/tree.ts'
import { search } from './search/search.ts'

export type BoardRoutesDeps = { board: Board; db: Db; clock: Clock }

/** What can be bet on, and what was. */
export function boardRoutes({ board, db, clock }: BoardRoutesDeps): Route[] {
  const nowMs = () => clock.now().getTime()
  return [
    implementShared(contract.bettingTree, async ({ input: { day } }) => ({
      data: treeOf(board, day, nowMs()),
    })),

    implementShared(contract.bettingEvents, async ({ input }) => ({
      data: listEvents(board, input, nowMs()),
    })),

    implementShared(contract.bettingOutrights, async ({ input }) => ({
      data: listOutrights(board, input, nowMs()),
    })),

    implementShared(contract.bettingEvent, async ({ input: { id } }) => {
      const { seq } = board.image
      const event = await findEvent({ board, db }, id)
      return { data: { event: pageOf(board.image, event), seq, feed: board.feed() } }
    }),

    implementShared(contract.bettingSearch, async ({ input: { text } }) => ({
      data: search(board, text, nowMs()),
    })),

    implementShared(contract.bettingResults, async ({ input }) => ({
      data: await readResults(db, input),
    })),

    implementShared(contract.bettingStandings, async ({ input: { league } }) => ({
      data: await readStandings(db, league),
    })),
  ]
}

/** From memory while it is open; one that is over from the database. */
async function findEvent({ board, db }: Pick<BoardRoutesDeps, 'board' | 'db'>, id: string) {
  if (!/^\d{1,15}$/.test(id)) throw new Refusal('not_found')
  const known = board.image.events.get(Number(id))
  const event = known ?? (await readEvents(db, { ids: [Number(id)] }))[0]
  if (!event) throw new Refusal('not_found')
  return event
}
