import type { BoardImage } from '../image/board-image.ts'
import type { EventImage } from '../image/event-image.ts'
import { isOffered } from '../lists/main-line.ts'
import type { BoardChange, EventDelta, EventNow } from './board-change.ts'

export type NotedField = keyof EventNow | 'marketCount'

/** What became different of an event. */
export type EventNote = {
  id: number
  /** Those whose odds or state may be others. */
  selections: readonly number[] | 'all'
  /** Those of the event itself that changed. */
  fields: readonly NotedField[]
  /** It is new, or there is more of it, or it has another name or time. */
  isReshaped: boolean
}

const noteOf = (id: number, more: Partial<EventNote> = {}): EventNote => ({
  id,
  selections: [],
  fields: [],
  isReshaped: false,
  ...more,
})

export const reshaped = (id: number): EventNote =>
  noteOf(id, { selections: 'all', isReshaped: true })

/** Takes what was told of events that are here already, and of the producers. Answers what became different. */
export function applyChange(image: BoardImage, { events = [], open }: BoardChange): EventNote[] {
  return [
    ...events.flatMap((delta) => applyDelta(image, delta)),
    ...(open ? applyOpen(image, open) : []),
  ]
}

function applyDelta(image: BoardImage, { id, now = {}, markets = [], prices = [] }: EventDelta) {
  const event = image.events.get(id)
  if (!event) return []
  Object.assign(event, now)
  const touched = prices.flatMap(([selectionId, odds]) => {
    const place = image.selections.get(selectionId)
    if (place) place.selection.odds = odds === 0 ? null : (place.selection.traded ?? odds)
    return place ? [selectionId] : []
  })
  const { selections, isMore, isFewer } = applyStates(event, markets)
  const told = Object.keys(now) as (keyof EventNow)[]
  const fields: NotedField[] = isMore || isFewer ? [...told, 'marketCount'] : told
  return [noteOf(id, { selections: [...touched, ...selections], fields, isReshaped: isMore })]
}

/** `isMore`: a market is offered that was not. */
function applyStates(event: EventImage, markets: NonNullable<EventDelta['markets']>) {
  const selections: number[] = []
  let isMore = false
  let isFewer = false
  if (markets.length === 0) return { selections, isMore, isFewer }
  const byId = new Map([...event.markets.values()].map((market) => [market.id, market]))
  for (const [id, state, reason] of markets) {
    const market = byId.get(id)
    if (!market) continue
    isMore ||= !isOffered(market) && isOffered({ state })
    isFewer ||= isOffered(market) && !isOffered({ state })
    Object.assign(market, { state, reason })
    for (const one of market.selections) selections.push(one.id)
  }
  return { selections, isMore, isFewer }
}

/** Everything of a producer that opens or closes stands otherwise. */
function applyOpen(image: BoardImage, open: NonNullable<BoardChange['open']>): EventNote[] {
  Object.assign(image.open, open)
  return [...image.events.values()]
    .filter(({ producer }) => producer in open)
    .map(({ id }) => noteOf(id, { selections: 'all' }))
}
