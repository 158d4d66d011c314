import { isStoppedBy } from '../producer/stop-groups.ts'
import type { EventBody, SettledMarket } from '../protocol/message.ts'
import type { Fixture } from '../world/fixture.ts'
import type { Happening, Play, World } from '../world/play.ts'
import { decidedMarkets, settledMarkets } from './settlement.ts'
import { changedMarkets } from './tell-prices.ts'
import { nameOf, type Told, type Unsettled } from './told.ts'

/** After the end: until the result is confirmed. */
export const CONFIRMED_MS = 60_000

/** What the company says of a match. */
export type Telling = { bodies: EventBody[]; told: Told }
export type Moment = { world: World; fixture: Fixture; play: Play; nowMs: number; everyMs: number }
type InPlay = Moment & { second: number }

export const endMsOf = ({ startMs }: Fixture, { endS }: Play): number => startMs + endS * 1_000

/** Before its start: the fixture, and its prices. */
export function tellBefore(told: Told, world: World, fixture: Fixture, nowMs: number): Telling {
  const telling: Telling = { bodies: [], told }
  tellStatus(telling, { world, fixture }, 'scheduled')
  const changed = changedMarkets(telling.told, world.offerBefore(fixture), () => false)
  telling.told = { ...telling.told, ...changed.told, pricedMs: nowMs }
  if (changed.markets.length > 0) {
    const { markets } = changed
    telling.bodies.push({ type: 'odds_change', event: fixture.id, markets })
  }
  return telling
}

/** What is new of a match that has begun since it was last told of. */
export function tellMatch(told: Told, moment: Moment): Telling {
  const { fixture, play, nowMs } = moment
  const second = Math.floor((nowMs - fixture.startMs) / 1_000)
  const inPlay = { ...moment, second }
  const telling: Telling = { bodies: [], told: told.status === null ? begun(told, inPlay) : told }
  if (second >= play.endS && play.isAbandoned) return tellAbandoned(telling, inPlay)
  // Before a restart it was given up on a bad day.
  if (told.status === 'abandoned') return telling
  const status = second < play.endS ? 'live' : 'ended'
  tellStatus(telling, moment, status)
  if (status === 'ended') tellEnd(telling, inPlay)
  else tellPlay(telling, inPlay)
  return telling
}

/**
 * Given up for good: how it stood, and what no further play could have changed; confirmed a minute later. All else
 * is a matter of each house’s rules.
 */
function tellAbandoned(telling: Telling, inPlay: InPlay): Telling {
  const { world, fixture, play, nowMs } = inPlay
  if (telling.told.settled === 2) return telling
  const event = fixture.id
  if (telling.told.status !== 'abandoned') {
    telling.bodies.push(
      { type: 'bet_stop', event, groups: ['all'], status: 0 },
      { type: 'odds_change', event, ...play.shownAt(play.endS), markets: [] },
    )
    tellStatus(telling, inPlay, 'abandoned')
    telling.told = { ...telling.told, offered: new Map() }
  }
  const facts = play.stoppedAt(play.endS)
  tellResults(telling, {
    event,
    facts,
    isConfirmed: nowMs >= endMsOf(fixture, play) + CONFIRMED_MS,
    openOf: (markets) => decidedMarkets(world.sport, markets, facts),
    overOf: (markets) => settledMarkets(world.sport, markets, play.factsAt(play.endS)),
  })
  return telling
}

/** What happened before anything was told is history. */
const begun = (told: Told, inPlay: InPlay): Told => ({ ...told, happenings: happenedBy(inPlay) })

function happenedBy({ play, second }: InPlay): number {
  const next = play.happenings.findIndex(({ atS }) => atS > second)
  return next < 0 ? play.happenings.length : next
}

type Status = NonNullable<Told['status']>
const STATUSES: readonly Status[] = ['scheduled', 'live', 'ended', 'abandoned']

export const fixtureBody = (
  { world, fixture }: Pick<Moment, 'world' | 'fixture'>,
  status: Status,
): EventBody => {
  const players = world.playersOf?.(fixture)
  return {
    type: 'fixture',
    event: fixture.id,
    id: fixture.id,
    sport: world.sport,
    league: fixture.league,
    start: fixture.startMs,
    home: fixture.home,
    away: fixture.away,
    bestOf: fixture.bestOf,
    live: true,
    status,
    version: STATUSES.indexOf(status) + 1,
    ...(players && players.length > 0 && { players }),
  }
}

function tellStatus(
  telling: Telling,
  about: Pick<Moment, 'world' | 'fixture'>,
  status: Status,
): void {
  if (telling.told.status === status) return
  telling.bodies.push(fixtureBody(about, status))
  telling.told = { ...telling.told, status }
}

function tellPlay(telling: Telling, inPlay: InPlay): void {
  const happened = happenedBy(inPlay)
  const news = inPlay.play.happenings.slice(telling.told.happenings, happened)
  telling.told = { ...telling.told, happenings: happened }
  for (const one of news) tellHappening(telling, inPlay, one)
  if (news.length > 0) settleParts(telling, inPlay)
  tellPrices(telling, inPlay, news.length > 0)
}

/** What it stops is stopped before it is told with the score. */
function tellHappening(telling: Telling, inPlay: InPlay, { reason, stop }: Happening): void {
  const { fixture, play, nowMs, second } = inPlay
  const running = telling.told.stop
  if (!stop || (stop.isDanger && running)) return
  const event = fixture.id
  const because = reason === undefined ? {} : { reason }
  telling.bodies.push({ type: 'bet_stop', event, groups: stop.groups, status: -1, ...because })
  if (!stop.isDanger) {
    telling.bodies.push({
      type: 'odds_change',
      event,
      ...play.shownAt(second),
      ...because,
      markets: [],
    })
  }
  telling.told = {
    ...telling.told,
    stop: {
      untilMs: Math.max(running?.untilMs ?? 0, nowMs + stop.forS * 1_000),
      groups: [...new Set([...(running?.groups ?? []), ...stop.groups])],
    },
  }
}

/** New prices as a stop ends, as something happens, and every so often. */
function tellPrices(telling: Telling, inPlay: InPlay, hasNews: boolean): void {
  const { world, fixture, play, nowMs, everyMs, second } = inPlay
  const { told } = telling
  const isStopped = told.stop !== null && nowMs < told.stop.untilMs
  const isFirst = told.pricedMs === 0
  const isDue = isFirst || told.stop !== null || hasNews || nowMs - told.pricedMs >= everyMs
  if (isStopped || !isDue) return
  const groups = told.stop?.groups ?? []
  const isAnew = (key: string) => groups.length > 0 && isStoppedBy(groups, world.sport, key)
  const offers = play.offerAt(second).filter((offer) => !told.over.has(nameOf(offer)))
  const changed = changedMarkets(told, offers, isAnew)
  telling.told = { ...told, ...changed.told, stop: null, pricedMs: nowMs }
  telling.bodies.push({
    type: 'odds_change',
    event: fixture.id,
    ...play.shownAt(second),
    markets: changed.markets,
  })
}

/** As a half, a set or a map ends its own markets are settled. */
function settleParts(telling: Telling, { world, fixture, play, second }: InPlay): void {
  const over = [...telling.told.unsettled].filter(
    ([name, market]) => !telling.told.over.has(name) && play.isOverAt(second, market),
  )
  if (over.length === 0) return
  const facts = play.factsAt(second)
  const markets = settledMarkets(
    world.sport,
    over.map(([, market]) => market),
    facts,
  )
  const event = fixture.id
  telling.bodies.push({ type: 'bet_settlement', event, certainty: 1, markets, facts })
  const names = new Set(over.map(([name]) => name))
  const { offered } = telling.told
  telling.told = {
    ...telling.told,
    over: new Set([...telling.told.over, ...names]),
    offered: new Map([...offered].filter(([name]) => !names.has(name))),
  }
}

/** The result at the end, and once more when it is confirmed. */
function tellEnd(telling: Telling, { world, fixture, play, nowMs }: InPlay): void {
  const { settled, unsettled, over } = telling.told
  if (settled === 2) return
  const event = fixture.id
  const facts = play.factsAt(play.endS)
  const isOpen = [...unsettled.keys()].some((name) => !over.has(name))
  if (settled === 0 && isOpen) {
    telling.bodies.push(
      { type: 'bet_stop', event, groups: ['all'], status: 0 },
      { type: 'odds_change', event, ...play.shownAt(play.endS), markets: [] },
    )
  }
  const settledOf = (markets: readonly Unsettled[]) => settledMarkets(world.sport, markets, facts)
  tellResults(telling, {
    event,
    facts,
    isConfirmed: nowMs >= endMsOf(fixture, play) + CONFIRMED_MS,
    openOf: settledOf,
    overOf: settledOf,
  })
}

type Ended = {
  event: string
  facts: object
  isConfirmed: boolean
  /** What became of markets that are open, and of those whose part was over before. */
  openOf: (markets: readonly Unsettled[]) => SettledMarket[]
  overOf: (markets: readonly Unsettled[]) => SettledMarket[]
}

/** What became of the markets that are open, once; and of all of them when that is confirmed. */
function tellResults(telling: Telling, { event, facts, isConfirmed, openOf, overOf }: Ended): void {
  const { settled, unsettled, over } = telling.told
  if (settled === 2 || unsettled.size === 0 || (settled === 1 && !isConfirmed)) return
  const tell = (certainty: 1 | 2, markets: readonly SettledMarket[]) => {
    if (markets.length === 0) return
    telling.bodies.push({ type: 'bet_settlement', event, certainty, markets, facts })
  }
  const asked = (isOver: boolean) =>
    [...unsettled].flatMap(([name, market]) => (over.has(name) === isOver ? [market] : []))
  const open = openOf(asked(false))
  if (settled === 0) tell(1, open)
  if (isConfirmed) tell(2, [...overOf(asked(true)), ...open])
  telling.told = { ...telling.told, offered: new Map(), settled: isConfirmed ? 2 : 1 }
}
