import { isDeepStrictEqual } from 'node:util'
import type { MarketState } from '../../../../db/tables/betting.ts'
import { BUS_PAYLOAD_MAX_BYTES } from '../../../../platform/bus/bus.ts'
import type { Producer } from '../../feed/odds-feed.ts'
import { type EventChanges, shownOf, TOLD_FIELDS } from '../../feed/write/changes.ts'
import type { EventImage } from '../image/event-image.ts'

/** Committed changes, as the processes of the casino tell each other. */
export const CHANGES_TOPIC = 'betting-changes'
/** The newest number and how the feed is, every second. */
export const ALIVE_TOPIC = 'betting-alive'

/** `s` is one more than in the change before: whoever misses one reads everything again. */
export type BoardChange = BoardDelta & { s: number }
export type BoardDelta = {
  events?: EventDelta[]
  /** Events that are new, or have new markets, names or times: they are read again. */
  read?: number[]
  /** Whether anything of a producer can be bet on. */
  open?: Partial<Record<Producer, boolean>>
}
export type BoardAlive = {
  s: number
  /** When each producer was heard last, in milliseconds. */
  heardAtMs: Partial<Record<Producer, number>>
}

export type EventNow = Partial<Pick<EventImage, (typeof TOLD_FIELDS)[number]>>
export type EventDelta = {
  id: number
  now?: EventNow | undefined
  markets?: [id: number, state: MarketState, reason: string | null][] | undefined
  /** In thousandths; 0 is not offered. */
  prices?: [id: number, oddsMilli: number][] | undefined
}

/** Room beside the number and the brackets. */
const ROOM_BYTES = BUS_PAYLOAD_MAX_BYTES - 100

/** The changes in as few messages as hold them. */
export function deltasOf(changes: readonly EventChanges[], open: BoardDelta['open']): BoardDelta[] {
  const told = changes.map((change) => ({ change, delta: deltaOf(change) }))
  const isRead = ({ change, delta }: (typeof told)[number]) =>
    change.isReshaped || bytesOf(delta) > ROOM_BYTES
  const deltas = told.filter((one) => !isRead(one)).map(({ delta }) => delta)
  const read = told.filter(isRead).map(({ change }) => change.event.id)
  return [
    ...(open ? [{ open }] : []),
    ...packed(deltas.filter(({ id, ...rest }) => bytesOf(rest) > 2)).map((events) => ({ events })),
    ...packed(read).map((ids) => ({ read: ids })),
  ]
}

function deltaOf({ event, base, markets, moved }: EventChanges): EventDelta {
  const changed = TOLD_FIELDS.filter((field) => !isDeepStrictEqual(event[field], base?.[field]))
  const now: EventNow = Object.fromEntries(changed.map((field) => [field, event[field]]))
  return {
    id: event.id,
    now: changed.length > 0 ? now : undefined,
    markets:
      markets.length > 0 ? markets.map(({ id, state, reason }) => [id, state, reason]) : undefined,
    prices: moved.length > 0 ? moved.map((one) => [one.id, shownOf(one) ?? 0]) : undefined,
  }
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

/** As few lists as hold them all, in order. */
function packed<Item>(items: readonly Item[]): Item[][] {
  const lists: Item[][] = []
  let room = 0
  for (const item of items) {
    const size = bytesOf(item) + 1
    if (size > room) {
      lists.push([])
      room = ROOM_BYTES
    }
    lists.at(-1)?.push(item)
    room -= size
  }
  return lists
}
