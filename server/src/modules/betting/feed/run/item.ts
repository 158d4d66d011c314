import { marketName } from '../../board/image/event-image.ts'
import type { FeedMessage } from '../message.ts'
import type { Position, Producer, Told } from '../odds-feed.ts'
import type { ProducerState } from '../write/producers.ts'
import type { Change } from './draft-batch.ts'

/** What is applied, in its order. `at`: how far the producer is with it. */
export type Item =
  | (Change & { at?: Position | undefined })
  | { kind: 'alive'; producer: Producer; at: Position }
  | { kind: 'open' | 'closed'; producer: Producer; at?: undefined }
  | { kind: 'flush'; done: () => void }

export const isChange = (item: Item): item is Change => {
  return item.kind === 'message' || item.kind === 'prune' || item.kind === 'rule'
}

export function itemsOf(producer: Producer, told: Told): Item[] {
  switch (told.kind) {
    case 'message':
      return [{ producer, ...told }]
    case 'alive':
      return [{ producer, ...told }]
    case 'aside':
      return [replayed(producer, told.message)]
    case 'image': {
      const messages = told.messages.map((message) => replayed(producer, message))
      return [...messages, { kind: 'prune', producer, named: namesIn(told.messages), at: told.at }]
    }
    default:
      return [{ kind: told.kind, producer }]
  }
}

const replayed = (producer: Producer, message: FeedMessage): Item => ({
  kind: 'message',
  producer,
  message,
  isLate: false,
  isReplayed: true,
})

function namesIn(messages: readonly FeedMessage[]): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>()
  for (const message of messages) {
    if (message.type !== 'odds_change') continue
    const names = named.get(message.event) ?? new Set()
    for (const { key, line } of message.markets) names.add(marketName(key, line))
    named.set(message.event, names)
  }
  return named
}

/** Where the producers are after these items: those that they change. */
export function statesAfter(
  states: ReadonlyMap<Producer, ProducerState>,
  items: readonly Item[],
  now: Date,
): ProducerState[] {
  const next = new Map<Producer, ProducerState>()
  for (const item of items) {
    if (item.kind === 'flush' || item.kind === 'rule') continue
    const { producer } = item
    const state = next.get(producer) ?? states.get(producer) ?? unheard(producer)
    next.set(producer, { ...state, ...changeIn(item, now) })
  }
  return [...next.values()]
}

export const unheard = (producer: Producer): ProducerState => ({
  producer,
  at: undefined,
  isOpen: false,
  heardAt: undefined,
  settledAt: undefined,
})

function changeIn(
  item: Exclude<Item, { kind: 'flush' | 'rule' }>,
  now: Date,
): Partial<ProducerState> {
  if (item.kind === 'open' || item.kind === 'closed') return { isOpen: item.kind === 'open' }
  const isSettling = item.kind === 'message' && item.message.type === 'bet_settlement'
  return {
    ...(item.at && { at: item.at, heardAt: now }),
    ...(isSettling && { settledAt: item.message.toldAt }),
  }
}
