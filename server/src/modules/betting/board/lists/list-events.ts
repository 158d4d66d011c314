import type { bettingEvents } from '@zar/contract/betting/board'
import type { z } from 'zod/mini'
import type { Board } from '../board.ts'
import type { EventImage } from '../image/event-image.ts'
import { rowOf } from './event-row.ts'
import { dayOf, hourOf } from './istanbul.ts'

type Asked = z.output<typeof bettingEvents.input>
type Page = z.input<typeof bettingEvents.output>

/** Those that are played, and those that are not yet. One that began and is not told of in play is neither. */
export const isListed = ({ state, startsAtMs, hasLive }: EventImage, nowMs: number): boolean =>
  state !== 'scheduled' || hasLive || startsAtMs > nowMs

export const isInPlay = ({ state }: EventImage): boolean =>
  state === 'live' || state === 'interrupted'

/** A page of the events that are asked for, those in play first, then by their start. */
export function listEvents(board: Board, asked: Asked, nowMs: number): Page {
  const after = asked.after === null ? undefined : placeOf(asked.after)
  const found = board
    .openEvents()
    .filter((event) => isListed(event, nowMs) && fits(event, asked))
    .sort((a, b) => compare(sortOf(a), sortOf(b)))
    .filter((event) => !after || compare(sortOf(event), after) > 0)
  const rows = found.slice(0, asked.take)
  const last = rows.at(-1)
  return {
    rows: rows.map((event) => rowOf(board.image, event, asked.set)),
    next: last && found.length > rows.length ? sortOf(last).join(':') : null,
    seq: board.image.seq,
    feed: board.feed(),
  }
}

const FILTERS: ((event: EventImage, asked: Asked) => boolean)[] = [
  ({ id }, { ids }) => !ids || ids.includes(String(id)),
  ({ sport }, { sports }) => !sports || sports.includes(sport),
  ({ league }, { league: id }) => id === null || league.id === id,
  (event, { isLive }) => isLive === null || isInPlay(event) === isLive,
  ({ startsAtMs }, { day }) => day === null || dayOf(startsAtMs) === day,
  ({ startsAtMs }, { hours }) => {
    const hour = hourOf(startsAtMs)
    return !hours || (hour >= hours[0] && hour < hours[1])
  },
]
const fits = (event: EventImage, asked: Asked) => FILTERS.every((filter) => filter(event, asked))

type Sort = readonly [rank: number, startsAtMs: number, id: number]
const sortOf = (event: EventImage): Sort => [isInPlay(event) ? 0 : 1, event.startsAtMs, event.id]

const compare = (a: Sort, b: Sort): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

function placeOf(after: string): Sort {
  const [rank = 0, startsAtMs = 0, id = 0] = after.split(':').map(Number)
  return [rank, startsAtMs, id]
}
