import type { EventBody } from '../protocol/message.ts'
import { CONFIRMED_MS, type Telling } from '../telling/tell-match.ts'
import { stopSeason, tellSeason, tellSeasonEnd } from '../telling/tell-season.ts'
import type { Told } from '../telling/told.ts'
import type { League } from '../world/fixture.ts'
import type { Offered } from '../world/play.ts'
import { offerOfSeason } from '../world/season/offer.ts'
import { type Season, seasonAt, seasonId, seasonOf, spanOf } from '../world/season/season.ts'
import { type Result, resultOf, seasonFacts } from '../world/season/table.ts'
import { KEPT_MS, remembered, type Teller } from './match.ts'

const HOUR_MS = 3_600_000
/** A season is offered so long before its first match. */
const AHEAD_MS = 48 * HOUR_MS
/** The last match of a season that is still told of may have begun so long ago. */
const BEHIND_MS = 72 * HOUR_MS
/** How many matches of the past are played in a tick, so that streams are not kept waiting. */
const PLAYED_PER_TICK = 10

export type SeasonDeps = {
  seed: string
  leagues: readonly League[]
  teller: Teller
  say: (bodies: readonly EventBody[]) => Promise<void>
  playedPerTick?: number
}

type Known = {
  season: Season
  told: Told
  /** Of its matches that have begun, in their order; others are played yet. */
  results: Result[]
  /** After how many matches its prices were made. */
  pricedAfter: number | null
  pricing: { after: number; offer: Generator<void, Offered[]> } | null
}

/**
 * The seasons of the leagues, as the stream of what is to come tells them. Prices follow from the table and the
 * matches to come; they are made anew after each round of matches. While a match of the season is played, and
 * until its results are known after a restart, nothing of it is on sale.
 */
export function openSeasons(deps: SeasonDeps) {
  const { seed, teller, say, playedPerTick = PLAYED_PER_TICK } = deps
  const known = new Map<string, Known>()
  const left = new Set<string>()

  function look(nowMs: number): void {
    for (const { league, n } of inSight(deps.leagues, nowMs)) {
      const id = seasonId(league, n)
      if (known.has(id) || left.has(id)) continue
      const season = seasonOf(seed, { sport: 'football' }, league, n)
      const told = remembered(teller, season)
      known.set(id, { season, told, results: [], pricedAfter: null, pricing: null })
    }
  }

  function leave(nowMs: number): void {
    for (const [id, one] of known) {
      if (!isOver(one) || endMsOf(one) + CONFIRMED_MS + KEPT_MS >= nowMs) continue
      known.delete(id)
      left.add(id)
      teller.forget([id])
    }
  }

  return {
    /** Everything that is new since the last time. To be called each second. */
    async tick(nowMs: number): Promise<void> {
      look(nowMs)
      const work: Work = { seed, nowMs, toPlay: playedPerTick, isPricing: false }
      for (const one of known.values()) {
        const { bodies, told } = advance(one, work)
        one.told = told
        if (bodies.length > 0) await say(bodies)
      }
      leave(nowMs)
    },
    /** Those in sight, by their ids. */
    known: known as ReadonlyMap<string, Readonly<Known>>,
  }
}

/** What a tick may still do. */
type Work = { seed: string; nowMs: number; toPlay: number; isPricing: boolean }

function* inSight(leagues: readonly League[], nowMs: number) {
  for (const league of leagues) {
    const now = seasonAt(league, nowMs)
    for (const n of [now - 1, now, now + 1]) {
      const { firstMs, closesMs } = spanOf(league, n)
      if (firstMs - AHEAD_MS <= nowMs && nowMs < closesMs + BEHIND_MS) yield { league, n }
    }
  }
}

const isOver = ({ season, results }: Known): boolean => results.length === season.fixtures.length
/** When its last result is certain. */
const endMsOf = ({ results }: Known): number =>
  Math.max(...results.map(({ endMs }) => endMs)) + CONFIRMED_MS

/** What is to be said of a season, by what is known of it. */
function advance(one: Known, work: Work): Telling {
  const { season, told, results } = one
  const { nowMs } = work
  if (!playBegun(one, work)) return stopSeason(told, season, 'results')
  const isInPlay = results.some(({ endMs }) => endMs + CONFIRMED_MS > nowMs)
  if (isInPlay) return stopSeason(told, season, 'in_play')
  if (isOver(one)) {
    const facts = told.settled < 2 ? seasonFacts(season, results) : {}
    return tellSeasonEnd(told, season, { facts, endMs: endMsOf(one), nowMs })
  }
  if (one.pricedAfter === results.length) return { bodies: [], told }
  const offers = work.isPricing ? undefined : priceMore(one, work.seed)
  // One at a time: a simulation takes several ticks.
  work.isPricing = true
  return offers ? tellSeason(told, season, offers) : stopSeason(told, season, 'results')
}

/** Plays its matches that have begun, as many as may be played now; answers whether that is all of them. */
function playBegun({ season, results }: Known, work: Work): boolean {
  const begun = season.fixtures.filter(({ startMs }) => startMs <= work.nowMs)
  const next = begun.slice(results.length, results.length + work.toPlay)
  work.toPlay -= next.length
  for (const fixture of next) results.push(resultOf(work.seed, fixture))
  return results.length === begun.length
}

/** Makes a part of its prices; answers them once they are made. */
function priceMore(one: Known, seed: string): Offered[] | undefined {
  const after = one.results.length
  if (one.pricing?.after !== after) {
    one.pricing = { after, offer: offerOfSeason(seed, one.season, [...one.results]) }
  }
  const next = one.pricing.offer.next()
  if (!next.done) return undefined
  one.pricing = null
  one.pricedAfter = after
  return next.value
}
