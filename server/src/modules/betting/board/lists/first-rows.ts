import type { bettingEvents, FirstRows } from '@zar/contract/betting/board'
import type { z } from 'zod/mini'
import type { Board } from '../board.ts'
import { listEvents } from './list-events.ts'
import { treeOf } from './tree.ts'

/** As many as a page shows before it is scrolled. */
const ROWS_MAX = 20
/** What `/spor` asks for first, beside the sport. */
const ASKED: Omit<z.output<typeof bettingEvents.input>, 'sports'> = {
  league: null,
  ids: null,
  isLive: false,
  day: null,
  hours: null,
  set: 'main',
  after: null,
  take: 100,
}

/** What the page of `/spor` shows first, by its leagues; undefined where nothing can be bet on. */
export function firstRows(board: Board, nowMs: number): z.input<typeof FirstRows> | undefined {
  const tree = treeOf(board, null, nowMs)
  const [first] = tree.sports
  if (!first) return undefined
  const events = listEvents(board, { ...ASKED, sports: [first.sport] }, nowMs)
  const rank = new Map(first.leagues.map(({ id }, at) => [id, at]))
  const rankOf = ({ league }: (typeof events.rows)[number]) => rank.get(league.id) ?? rank.size
  const rows = events.rows.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, ROWS_MAX)
  return { tree, events: { ...events, rows } }
}
