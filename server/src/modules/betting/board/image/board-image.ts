import type { Producer } from '../../feed/odds-feed.ts'
import type { EventImage, MarketImage, SelectionImage, Stream } from './event-image.ts'

/** The board as one process holds it: what is committed, as of a change’s number. */
export type BoardImage = {
  seq: number
  /** By id: those that can be bet on, or will be, and for a while those that are over. */
  events: Map<number, EventImage>
  /** Where each selection is. */
  selections: Map<number, Place>
  open: Partial<Record<Stream, boolean>>
  /** When each producer was heard last. */
  heardAtMs: Partial<Record<Producer, number>>
}
type Place = { market: MarketImage; selection: SelectionImage }

export const emptyImage = (): BoardImage => ({
  seq: 0,
  events: new Map(),
  selections: new Map(),
  open: {},
  heardAtMs: {},
})

/** Takes an event in place of what was known of it. */
export function putEvent(image: BoardImage, event: EventImage): void {
  event.mainLines = image.events.get(event.id)?.mainLines ?? event.mainLines
  dropEvent(image, event.id)
  image.events.set(event.id, event)
  for (const market of event.markets.values()) {
    for (const selection of market.selections) {
      image.selections.set(selection.id, { market, selection })
    }
  }
}

export function dropEvent({ events, selections }: BoardImage, id: number): void {
  for (const market of events.get(id)?.markets.values() ?? []) {
    for (const selection of market.selections) selections.delete(selection.id)
  }
  events.delete(id)
}

/** How a selection stands: 1 can be bet on, 0 is suspended, −1 is not offered. */
export function stateOf(
  { open }: Pick<BoardImage, 'open'>,
  event: EventImage,
  { market, selection }: Place,
): 1 | 0 | -1 {
  if (selection.odds === null || selection.isStopped) return -1
  return STATES[marketStateOf({ open }, event, market)]
}

const STATES = { active: 1, suspended: 0, inactive: -1, closed: -1 } as const

/** How a market stands, as pages are told. */
export function marketStateOf(
  { open }: Pick<BoardImage, 'open'>,
  event: EventImage,
  { state, isStopped }: MarketImage,
): keyof typeof STATES {
  if (state === 'inactive' || state === 'suspended') return state
  if (state !== 'active') return 'closed'
  return open[event.producer] && !event.isStopped && !isStopped ? 'active' : 'suspended'
}
