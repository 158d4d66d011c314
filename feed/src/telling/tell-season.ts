import type { SeasonFacts } from '@zar/betting/settlement/outright'
import type { EventBody } from '../protocol/message.ts'
import type { Offered } from '../world/play.ts'
import type { Season } from '../world/season/season.ts'
import { playersIn } from '../world/season/table.ts'
import { settledMarkets } from './settlement.ts'
import { CONFIRMED_MS, type Telling } from './tell-match.ts'
import { changedMarkets } from './tell-prices.ts'
import type { Told } from './told.ts'

/** Why nothing of a season can be bet on: a match of its league is played, or its results are not known here yet. */
export type SeasonStop = 'in_play' | 'results'

/** Takes off what is on sale of a season; nothing where nothing is. */
export function stopSeason(told: Told, { id }: Season, reason: SeasonStop): Telling {
  const offered = new Map(
    [...told.offered].map(([name, market]) => [
      name,
      market.status === 1 ? ({ ...market, status: -1 } as const) : market,
    ]),
  )
  const isOnSale = [...told.offered.values()].some(({ status }) => status === 1)
  const stop: EventBody = { type: 'bet_stop', event: id, groups: ['all'], status: -1, reason }
  return { bodies: isOnSale ? [stop] : [], told: { ...told, offered } }
}

/** What is offered of a season from now on. */
export function tellSeason(told: Told, season: Season, offers: readonly Offered[]): Telling {
  const changed = changedMarkets(told, offers, () => false)
  const { markets } = changed
  const bodies: EventBody[] = told.status === null ? [seasonBody(season, 'scheduled')] : []
  if (markets.length > 0) bodies.push({ type: 'odds_change', event: season.id, markets })
  return { bodies, told: { ...told, ...changed.told, status: 'scheduled' } }
}

/** What became of a season as its last match is confirmed, and once more when that is. */
export function tellSeasonEnd(
  told: Told,
  season: Season,
  { facts, endMs, nowMs }: { facts: SeasonFacts; endMs: number; nowMs: number },
): Telling {
  const { settled, unsettled } = told
  const isConfirmed = nowMs >= endMs + CONFIRMED_MS
  if (unsettled.size === 0 || settled === 2 || (settled === 1 && !isConfirmed)) {
    return { bodies: [], told }
  }
  const event = season.id
  const markets = settledMarkets(season.world.sport, unsettled.values(), facts)
  const settlement = { type: 'bet_settlement', event, markets, facts: facts.season ?? {} } as const
  const bodies: EventBody[] = []
  if (settled === 0) {
    bodies.push(
      seasonBody(season, 'ended'),
      { type: 'bet_stop', event, groups: ['all'], status: 0 },
      { ...settlement, certainty: 1 },
    )
  }
  if (isConfirmed) bodies.push({ ...settlement, certainty: 2 })
  return {
    bodies,
    told: { ...told, offered: new Map(), status: 'ended', settled: isConfirmed ? 2 : 1 },
  }
}

const seasonBody = (season: Season, status: 'scheduled' | 'ended'): EventBody => {
  const { id, league, name, teams, closesMs, world } = season
  return {
    type: 'fixture',
    event: id,
    id,
    sport: world.sport,
    league: { id: league.id, name: league.name, country: league.country },
    start: closesMs,
    home: { id: league.id, name: league.name },
    away: { id, name },
    bestOf: null,
    live: false,
    status,
    version: status === 'scheduled' ? 1 : 2,
    outright: { participants: [...teams, ...playersIn(season)] },
  }
}
