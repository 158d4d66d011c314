import { rulesOf } from '@zar/betting/settlement/settle'
import type { MarketSet } from '@zar/contract/betting/board'
import type { EventPage, EventRow, Market } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import type { z } from 'zod/mini'
import { type BoardImage, marketStateOf } from '../image/board-image.ts'
import type { EventImage, MarketImage } from '../image/event-image.ts'
import { OPEN_STATES } from '../image/read-events.ts'
import { isOffered } from './main-line.ts'
import { marketsIn } from './market-sets.ts'

type Open = Pick<BoardImage, 'open'>

/** An event as lists show it. */
export const rowOf = (board: Open, event: EventImage, set: MarketSet): EventRow =>
  withMarkets(board, event, marketsIn(event, set))

/** A season as lists show it: with all that is offered on it. */
export const outrightOf = (board: Open, event: EventImage): EventRow =>
  withMarkets(board, event, [...event.markets.values()].filter(isOffered))

/** An event with all that is offered on it, in the order of the catalogue; one that is over with what was. */
export function pageOf(board: Open, event: EventImage): z.input<typeof EventPage> {
  const isOver = !OPEN_STATES.includes(event.state)
  const markets = [...event.markets.values()].filter((one) => isOver || isOffered(one))
  const order = orderOf(event.sport)
  const rank = ({ key }: MarketImage) => order.get(key) ?? order.size
  markets.sort((a, b) => rank(a) - rank(b) || Number(a.line) - Number(b.line) || a.id - b.id)
  const { incidents, stats } = event
  return { ...withMarkets(board, event, markets), incidents: [...incidents], stats: [...stats] }
}

/** How many markets of an event can be bet on. */
export const countOf = ({ markets }: EventImage): number =>
  [...markets.values()].filter(isOffered).length

const orderOf = (sport: Sport): ReadonlyMap<string, number> =>
  new Map(Object.keys(rulesOf(sport)).map((key, at) => [key, at]))

function withMarkets(board: Open, event: EventImage, markets: readonly MarketImage[]): EventRow {
  return {
    id: String(event.id),
    sport: event.sport,
    league: event.league,
    home: event.home,
    away: event.away,
    startsAt: new Date(event.startsAtMs).toISOString(),
    state: event.state,
    score: event.score,
    clock: event.clock,
    marketCount: countOf(event),
    markets: markets.map((market) => marketOf(board, event, market)),
  }
}

function marketOf(board: Open, event: EventImage, market: MarketImage): Market {
  const { id, key, line, reason, hasEarlyPayout } = market
  const state = marketStateOf(board, event, market)
  return {
    id,
    key,
    line,
    state,
    ...(hasEarlyPayout && { hasEarlyPayout }),
    ...(state === 'suspended' && { reason: reason ?? whyHere(event, market) }),
    selections: market.selections.map(
      ({ id: selectionId, key: selection, name, odds, isStopped }) => ({
        id: selectionId,
        key: selection,
        ...(name !== null && { name }),
        odds: isStopped ? null : odds,
      }),
    ),
  }
}

/** Suspended by us, and not by a word of the feed. */
const whyHere = (event: EventImage, market: MarketImage): string =>
  event.isStopped || market.isStopped ? 'stopped' : 'feed'
