import type { Db } from '../../../../db/db.ts'
import type { EventImage } from '../../board/image/event-image.ts'
import { OPEN_STATES, readEvents } from '../../board/image/read-events.ts'
import { dueAtMs } from '../apply/market-state.ts'
import type { HeldMarket, Producer } from '../odds-feed.ts'

/**
 * The events of a company as they are committed, for the one process that follows it: those that are open or
 * that the company still offers, and others as they are told of.
 */
export type Book = {
  get: (sourceId: string) => EventImage | undefined
  /** Reads those that are not here. */
  load: (sourceIds: readonly string[]) => Promise<void>
  /** Takes what was committed. */
  put: (events: readonly EventImage[], nowMs: number) => void
  /** Those in which something changes by time alone. */
  due: (nowMs: number) => string[]
  of: (producer: Producer) => EventImage[]
}

export async function openBook(db: Db, source: string): Promise<Book> {
  const events = new Map<string, EventImage>()
  const dues = new Map<string, number>()
  const put = (event: EventImage, nowMs: number) => {
    events.set(event.sourceId, event)
    const dueMs = dueAtMs(event, nowMs)
    if (dueMs === Number.POSITIVE_INFINITY) dues.delete(event.sourceId)
    else dues.set(event.sourceId, dueMs)
  }
  // What was due while nobody followed is due now.
  for (const event of await readEvents(db, { followed: source })) put(event, 0)
  return {
    get: (sourceId) => events.get(sourceId),
    load: async (sourceIds) => {
      const missing = sourceIds.filter((sourceId) => !events.has(sourceId))
      if (missing.length === 0) return
      const found = await readEvents(db, { source, sourceIds: missing })
      for (const event of found) events.set(event.sourceId, event)
    },
    put: (changed, nowMs) => {
      for (const event of changed) put(event, nowMs)
      // One that is over is read again where it is told of. What the company still offers is compared with it.
      for (const event of changed) {
        if (OPEN_STATES.includes(event.state) || isTold(event)) continue
        events.delete(event.sourceId)
        dues.delete(event.sourceId)
      }
    },
    due: (nowMs) => [...dues].filter(([, dueMs]) => dueMs <= nowMs).map(([sourceId]) => sourceId),
    of: (producer) => [...events.values()].filter((event) => event.producer === producer),
  }
}

const isTold = ({ markets }: EventImage): boolean =>
  [...markets.values()].some(({ told }) => told === 1 || told === -1)

/** All that is offered of a producer, as the company told it. */
export function* heldMarkets(book: Book, producer: Producer): Iterable<HeldMarket> {
  for (const event of book.of(producer)) {
    for (const { key, line, told, selections } of event.markets.values()) {
      const prices = selections.map((one) => [one.key, one.odds] as const)
      yield { event: event.sourceId, key, line, status: told, prices }
    }
  }
}
