import type { bettingSearch } from '@zar/contract/betting/board'
import type { z } from 'zod/mini'
import type { EventImage, MarketImage } from '../image/event-image.ts'
import { isOffered, mainLine } from '../lists/main-line.ts'
import { wordsOf } from './fold.ts'
import { wordsOfMarket } from './market-words.ts'
import { hasWord } from './meant.ts'

type FoundMarket = z.input<typeof bettingSearch.output>['markets'][number]
type Found = { market: MarketImage; event: EventImage; events: number; parts: number }

const NUMBER = /^\d+$/

/**
 * Kinds of market that are offered on these events, soonest first, by their words in both languages; what is no word
 * of a kind must be one of the event's names. Each has the first event with it, and on how many it is offered.
 */
export function findMarkets(
  events: readonly EventImage[],
  asked: readonly string[],
  isNamed: (event: EventImage, words: readonly string[]) => boolean,
): FoundMarket[] {
  const found = new Map<string, Found>()
  const left = new Map<string, readonly string[] | null>()
  for (const event of events) {
    for (const key of offeredKeys(event)) {
      const others = left.has(key) ? left.get(key) : wordsLeft(key, asked)
      left.set(key, others ?? null)
      if (!others || !isNamed(event, others)) continue
      const name = `${event.sport} ${key}`
      const known = found.get(name)
      const market = known ? undefined : mainLine(event, key)
      if (known) known.events += 1
      else if (market) found.set(name, { market, event, events: 1, parts: partsOf(key) })
    }
  }
  return [...found.values()]
    .sort((a, b) => a.parts - b.parts || b.events - a.events)
    .map(({ market: { key, line }, event, events: count }) => ({
      key,
      line,
      sport: event.sport,
      events: count,
      event: {
        id: String(event.id),
        home: event.home.name,
        away: event.away.name,
        startsAt: new Date(event.startsAtMs).toISOString(),
      },
    }))
}

const offeredKeys = ({ markets }: EventImage): ReadonlySet<string> =>
  new Set([...markets.values()].filter(isOffered).map(({ key }) => key))

/** Markets of the whole match come before those of its parts. */
const partsOf = (key: string): number =>
  key.split('.').length + (/^(?:ft|match)\.|^player\./.test(key) ? 0 : 1)

const known = new Map<string, string[]>()

/** What of the text is not the market's; null where none of it is. Numbers are lines, whatever they are. */
function wordsLeft(key: string, asked: readonly string[]): readonly string[] | null {
  const words = known.get(key) ?? wordsOf(wordsOfMarket(key))
  known.set(key, words)
  const left = asked.filter((one) => !NUMBER.test(one) && !hasWord(words, one))
  const named = asked.filter((one) => !NUMBER.test(one)).length
  return left.length < named ? left : null
}
