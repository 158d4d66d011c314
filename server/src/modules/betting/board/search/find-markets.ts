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
  const leftOf = openLeft(asked.filter((one) => !NUMBER.test(one)))
  for (const event of events) {
    for (const key of offeredKeys(event)) {
      const left = leftOf(key)
      if (left && isNamed(event, left)) count(found, event, key)
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

/** One event more has a kind; the first has the market that is shown. */
function count(found: Map<string, Found>, event: EventImage, key: string): void {
  const name = `${event.sport} ${key}`
  const known = found.get(name)
  if (known) {
    known.events += 1
    return
  }
  const market = mainLine(event, key)
  if (market) found.set(name, { market, event, events: 1, parts: partsOf(key) })
}

const offeredKeys = ({ markets }: EventImage): ReadonlySet<string> =>
  new Set([...markets.values()].filter(isOffered).map(({ key }) => key))

/** Markets of the whole match come before those of its parts. */
const partsOf = (market: string): number =>
  market.split('.').length + (/^(?:ft|match)\.|^player\./.test(market) ? 0 : 1)

const wordsKnown = new Map<string, string[]>()

/** What of the text is no word of a market; null where all of it is none. Numbers are lines, and not in the text. */
function openLeft(asked: readonly string[]): (key: string) => readonly string[] | null {
  const known = new Map<string, readonly string[] | null>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const words = wordsKnown.get(key) ?? wordsOf(wordsOfMarket(key))
    wordsKnown.set(key, words)
    const others = asked.filter((one) => !hasWord(words, one))
    const left = others.length < asked.length ? others : null
    known.set(key, left)
    return left
  }
}
