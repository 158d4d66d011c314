import type { Db } from '../../../../db/db.ts'
import { type EventImage, marketName } from '../../board/image/event-image.ts'
import type { Standing } from '../apply/settle.ts'
import type { FeedMessage } from '../message.ts'
import { changeOf } from '../rules/settle-by-rule.ts'
import { readStanding } from '../write/settlements.ts'
import type { Book } from './book.ts'

const SETTLING: ReadonlySet<FeedMessage['type']> = new Set([
  ...(['bet_settlement', 'rollback_bet_settlement'] as const),
  ...(['bet_cancel', 'rollback_bet_cancel'] as const),
])

/** What stands for the markets of some events, read as it is needed. */
export type Standings = {
  of: (sourceId: string) => Standing
  /** Reads those of the named markets that have been settled; of all markets where none are named. */
  read: (events: readonly { event: EventImage; names?: readonly string[] }[]) => Promise<void>
}

export function openStandings(db: Db): Standings {
  const standings = new Map<string, Standing>()
  const of = (sourceId: string): Standing => {
    const known = standings.get(sourceId) ?? new Map()
    standings.set(sourceId, known)
    return known
  }
  return {
    of,
    read: async (events) => {
      const wanted = events.flatMap(({ event, names = [...event.markets.keys()] }) =>
        names.flatMap((name) => {
          const market = event.markets.get(name)
          const isRead = !market || market.settlement === 0 || of(event.sourceId).has(name)
          return isRead ? [] : [{ event: event.sourceId, name, id: market.id }]
        }),
      )
      const states = await readStanding(db, [...new Set(wanted.map(({ id }) => id))])
      for (const { event, name, id } of wanted) {
        const state = states.get(id)
        if (state) of(event).set(name, state)
      }
    },
  }
}

/** The markets that these messages settle, by their events as they are committed. */
export function settledBy(book: Book, messages: readonly FeedMessage[]) {
  return messages.flatMap((message) => {
    const event = book.get(message.event)
    if (!event) return []
    if (message.type === 'fixture') return changeOf(event, message) ? [{ event }] : []
    const markets = SETTLING.has(message.type) && 'markets' in message ? message.markets : []
    return [{ event, names: markets.map(({ key, line }) => marketName(key, line)) }]
  })
}
