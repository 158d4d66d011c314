import type { OddsDelta, StreamMessage } from '@zar/contract/betting/board'
import { type BoardImage, stateOf } from '../image/board-image.ts'
import type { EventImage, MarketImage } from '../image/event-image.ts'
import { countOf } from '../lists/event-row.ts'
import type { Merged } from './recent-changes.ts'
import { eventTopic } from './topic.ts'

/** An event of which something changed, with the markets that lists show of it. */
export type Changed = {
  event: EventImage
  change: Merged
  listed: readonly MarketImage[]
  /** Lists show another market than before. */
  isListedAnew: boolean
}

/** What a topic is told of some events, by their values of now. */
export function framesOf(image: BoardImage, topic: string, changes: readonly Changed[]): string[] {
  const { seq: s } = image
  const d = changes.flatMap((changed) => deltasOf(image, topic, changed))
  const odds: StreamMessage[] = d.length > 0 ? [{ t: 'o', s, d }] : []
  const events = changes.flatMap((changed) => eventMessages(s, topic, changed))
  return [...odds, ...events].map((message) => JSON.stringify(message))
}

function deltasOf(
  image: BoardImage,
  topic: string,
  { event, change: { selections }, listed }: Changed,
): OddsDelta[] {
  if (selections !== 'all' && selections.size === 0) return []
  const markets = topic === eventTopic(event) ? [...event.markets.values()] : listed
  return markets.flatMap((market) =>
    market.selections
      .filter(({ id }) => selections === 'all' || selections.has(id))
      .map((selection): OddsDelta => {
        const state = stateOf(image, event, { market, selection })
        return [selection.id, state === -1 ? 0 : (selection.odds ?? 0), state]
      }),
  )
}

const FIELDS = ['score', 'clock', 'state'] as const
/** Of an event’s own topic. */
const MORE = [...FIELDS, 'stats', 'incidents'] as const

function eventMessages(
  s: number,
  topic: string,
  { event, change: { fields, isReshaped }, isListedAnew }: Changed,
): StreamMessage[] {
  const id = String(event.id)
  const isOwn = topic === eventTopic(event)
  const changed = (isOwn ? MORE : FIELDS).filter((field) => fields.has(field))
  const e = {
    ...Object.fromEntries(changed.map((field) => [field, event[field]])),
    ...(fields.has('marketCount') && { marketCount: countOf(event) }),
  }
  const isMore = isReshaped || fields.has('state') || (isListedAnew && !isOwn)
  return [
    ...(Object.keys(e).length > 0 ? [{ t: 'e' as const, s, id, e }] : []),
    ...(isMore ? [{ t: 'm' as const, s, id }] : []),
  ]
}
