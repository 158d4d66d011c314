import {
  type BodyOf,
  type EventBody,
  type EventStatus,
  type Fixture,
  type MatchClock,
  marketName,
  type Place,
  type Score,
  type SettledMarket,
  type ToldMarket,
  type Two,
} from '../protocol/message.ts'
import { isStoppedBy } from './stop-groups.ts'

/** An event as it was told: what somebody who heard everything knows. */
export type EventImage = {
  fixture: Fixture
  score?: Score
  clock?: MatchClock
  stats?: Readonly<Record<string, Two>>
  /** By name: those that are active, suspended or off. Who is not among them was settled or never told. */
  markets: Map<string, ToldMarket>
  settled: Map<string, Settled>
  /** Of the newest message about it. */
  seq: number
  ts: number
}
export type Settled = { market: SettledMarket; certainty: 1 | 2 }

/** The events of a producer, by id. */
export type Image = Map<string, EventImage>

const OPEN: readonly EventStatus[] = ['scheduled', 'live', 'interrupted']
/** Whether it can still be bet on, or will be. */
export const isOpen = ({ fixture }: EventImage): boolean => OPEN.includes(fixture.status)

type Told = Pick<Place, 'seq' | 'ts'> & EventBody

/** Takes a message into the image. One about an event that it has not is passed over, but for a fixture. */
export function applyMessage(image: Image, message: Told): void {
  if (message.type === 'fixture') applyFixture(image, message)
  const event = image.get(message.event)
  if (!event) return
  event.seq = message.seq
  event.ts = message.ts
  if (message.type === 'odds_change') applyOdds(event, message)
  else if (message.type === 'bet_stop') applyStop(event, message)
  else if (message.type === 'bet_settlement') applySettlement(event, message)
  else if (message.type === 'bet_cancel') applyCancel(event, message)
  else if (message.type === 'rollback_bet_settlement') {
    for (const market of message.markets) event.settled.delete(marketName(market))
  }
  if (isHandedOver(message)) image.delete(message.event)
}

function applyFixture(image: Image, message: Told & BodyOf<'fixture'>): void {
  const { event, seq, ts } = message
  const known = image.get(event)
  const fixture = fixtureOf(message)
  if (known) known.fixture = fixture
  else image.set(event, { fixture, markets: new Map(), settled: new Map(), seq, ts })
}

const fixtureOf = ({ players, outright, ...told }: Fixture): Fixture => ({
  id: told.id,
  sport: told.sport,
  league: told.league,
  start: told.start,
  home: told.home,
  away: told.away,
  bestOf: told.bestOf,
  live: told.live,
  status: told.status,
  version: told.version,
  ...(players && { players }),
  ...(outright && { outright }),
})

function applyOdds(
  event: EventImage,
  { score, clock, stats, markets }: BodyOf<'odds_change'>,
): void {
  if (score) event.score = score
  if (clock) event.clock = clock
  if (stats) event.stats = stats
  for (const { key, line, status, prices } of markets) {
    const name = marketName({ key, line })
    if (status < -1) event.markets.delete(name)
    else event.markets.set(name, { key, line, status, prices: pricesOf(event, name, prices) })
  }
}

/** A market that is told without prices keeps those it had. */
const pricesOf = (event: EventImage, name: string, told: ToldMarket['prices']) =>
  told.length > 0 ? told : (event.markets.get(name)?.prices ?? [])

function applyStop(event: EventImage, { groups, status }: BodyOf<'bet_stop'>): void {
  for (const [name, market] of event.markets) {
    if (market.status === 1 && isStoppedBy(groups, event.fixture.sport, market.key)) {
      event.markets.set(name, { ...market, status })
    }
  }
}

function applySettlement(event: EventImage, message: BodyOf<'bet_settlement'>): void {
  for (const market of message.markets) {
    const name = marketName(market)
    event.settled.set(name, { market, certainty: message.certainty })
    event.markets.delete(name)
  }
}

/** Where it has no window nobody’s bets stand any more. */
function applyCancel(event: EventImage, { markets, from, to }: BodyOf<'bet_cancel'>): void {
  if (from !== undefined || to !== undefined) return
  for (const market of markets) event.markets.delete(marketName(market))
}

const isHandedOver = (message: EventBody): boolean =>
  message.type === 'odds_change' &&
  message.markets.length > 0 &&
  message.markets.every(({ status }) => status === -2)
