import type { bettingOutrights } from '@zar/contract/betting/board'
import type { z } from 'zod/mini'
import type { Board } from '../board.ts'
import { outrightOf } from './event-row.ts'
import { leaguesOf } from './tree.ts'

/** The seasons that are not closed yet, with all of their markets, in the order of their leagues. */
export function listOutrights(
  board: Board,
  { league }: z.output<typeof bettingOutrights.input>,
  nowMs: number,
): z.input<typeof bettingOutrights.output> {
  const open = board.openOutrights().filter(({ startsAtMs }) => startsAtMs > nowMs)
  const order = leaguesOf(open).map(({ id }) => id)
  const asked = open.filter((event) => league === null || event.league.id === league)
  const rankOf = (id: string) => order.indexOf(id)
  asked.sort((a, b) => rankOf(a.league.id) - rankOf(b.league.id) || a.startsAtMs - b.startsAtMs)
  return {
    rows: asked.map((event) => outrightOf(board.image, event)),
    seq: board.image.seq,
    feed: board.feed(),
  }
}
