import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { EventBody } from '../protocol/message.ts'
import { CONFIRMED_MS, type Telling } from '../telling/tell-match.ts'
import { stopSeason, tellSeason, tellSeasonEnd } from '../telling/tell-season.ts'
import type { Told } from '../telling/told.ts'
import { seasonAt } from '../world/calendar/schedule.ts'
import type { League } from '../world/fixture.ts'
import type { Offered, World } from '../world/play.ts'
import { offerOfSeason } from '../world/season/offer.ts'
import { type Season, seasonId, seasonOf, spanOf } from '../world/season/season.ts'
import { type Result, resultOf, seasonFacts } from '../world/season/table.ts'
import { KEPT_MS, remembered, type Teller } from './match.ts'

const HOUR_MS = 3_600_000
/** A season is offered so long before its first match. */
const AHEAD_MS = 48 * HOUR_MS
/** The last match of a season that is still told of may have begun so long ago. */
const BEHIND_MS = 72 * HOUR_MS
/**
 * Until so long after its beginning a tick plays matches of the past and makes prices, in parts of a few milliseconds:
 * the rest of its second is left, so that the next one is not late.
 */
const WORK_MS = 700

export type SeasonDeps = {
  seed: string
  clock: Clock
  worlds: readonly World[]
  teller: Teller
  say: (bodies: readonly EventBody[]) => Promise<void>
  /** So many parts in a tick at most: a match of the past, or a part of a season’s prices. */
  partsPerTick?: number
}

type Known = {
  season: Season
  told: Told
  /** Of its matches that have begun, in their order; others are played yet. */
  results: Result[]
  /** After how many matches its prices were made. */
  pricedAfter: number | null
  pricing: { after: number; offer: Generator<void, Offered[]> } | null
  /** Prices that are made and not told yet. */
  offers: Offered[] | null
}

/**
 * The seasons of the leagues, as the stream of what is to come tells them. Prices follow from the table and the
 * matches to come; they are made anew after each round of matches. While a match of the season is played, and
 * until its results are known after a restart, nothing of it is on sale.
 */
export function openSeasons(deps: SeasonDeps) {
  const { seed, clock, teller, say, partsPerTick = Number.POSITIVE_INFINITY } = deps
  const known = new Map<string, Known>()
  const left = new Set<string>()

  function look(nowMs: number): void {
    for (const { world, league, n } of inSight(deps.worlds, nowMs)) {
      const id = seasonId(league, n)
      if (known.has(id) || left.has(id)) continue
      const season = seasonOf(seed, world, league, n)
      const told = remembered(teller, season)
      known.set(id, { season, told, results: [], pricedAfter: null, pricing: null, offers: null })
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

  /** Does what a season waits for, part by part; the streams are served between them. */
  async function work(one: Known, nowMs: number, mayGoOn: () => boolean): Promise<void> {
    while (needsWork(one, nowMs) && mayGoOn()) {
      workOn(one, { seed, nowMs })
      await setImmediate()
    }
  }

  return {
    /** Everything that is new since the last time. To be called each second, with the moment at which the tick began. */
    async tick(nowMs: number): Promise<void> {
      look(nowMs)
      const untilMs = nowMs + WORK_MS
      let parts = 0
      const mayGoOn = () => parts++ < partsPerTick && clock() < untilMs
      for (const one of known.values()) {
        await work(one, nowMs, mayGoOn)
        const { bodies, told } = advance(one, nowMs)
        one.told = told
        if (bodies.length > 0) await say(bodies)
      }
      leave(nowMs)
    },
    /** Those in sight, by their ids. */
    known: known as ReadonlyMap<string, Readonly<Known>>,
  }
}

function* inSight(worlds: readonly World[], nowMs: number) {
  const all = worlds.flatMap((world) =>
    world.leagues.map((league): [World, League] => [world, league]),
  )
  for (const [world, league] of all) {
    const now = seasonAt(league, nowMs)
    for (const n of [now - 1, now, now + 1]) {
      const { firstMs, closesMs } = spanOf(league, n)
      if (firstMs - AHEAD_MS <= nowMs && nowMs < closesMs + BEHIND_MS) yield { world, league, n }
    }
  }
}

const isOver = ({ season, results }: Known): boolean => results.length === season.startsMs.length
/** When its last result is certain. */
const endMsOf = ({ results }: Known): number =>
  Math.max(...results.map(({ endMs }) => endMs)) + CONFIRMED_MS

const begunBy = ({ season }: Known, nowMs: number): number => {
  const next = season.startsMs.findIndex((startMs) => startMs > nowMs)
  return next < 0 ? season.startsMs.length : next
}
const isInPlay = ({ results }: Known, nowMs: number): boolean =>
  results.some(({ endMs }) => endMs + CONFIRMED_MS > nowMs)
const isPriced = ({ pricedAfter, results }: Known): boolean => pricedAfter === results.length

/** A match that has begun is to be played, or prices are to be made. */
function needsWork(one: Known, nowMs: number): boolean {
  if (one.results.length < begunBy(one, nowMs)) return true
  return !(isInPlay(one, nowMs) || isOver(one) || isPriced(one))
}

/** Plays a match of its past, or makes a part of its prices. */
function workOn(one: Known, { seed, nowMs }: { seed: string; nowMs: number }): void {
  const { season, results } = one
  const after = results.length
  if (after < begunBy(one, nowMs)) {
    results.push(resultOf(seed, season.world, season.fixtureOf(after)))
    return
  }
  if (one.pricing?.after !== after) {
    one.pricing = { after, offer: offerOfSeason(seed, season, [...results]) }
  }
  const next = one.pricing.offer.next()
  if (!next.done) return
  one.pricing = null
  one.pricedAfter = after
  one.offers = next.value
}

/** What is to be said of a season, by what is known of it. */
function advance(one: Known, nowMs: number): Telling {
  const { season, told, results } = one
  if (results.length < begunBy(one, nowMs)) return stopSeason(told, season, 'results')
  if (isInPlay(one, nowMs)) return stopSeason(told, season, 'in_play')
  if (isOver(one)) {
    const facts = told.settled < 2 ? seasonFacts(season, results) : {}
    return tellSeasonEnd(told, season, { facts, endMs: endMsOf(one), nowMs })
  }
  if (!isPriced(one)) return stopSeason(told, season, 'results')
  const offers = one.offers
  one.offers = null
  return offers ? tellSeason(told, season, offers) : { bodies: [], told }
}
