import type { Clock } from '../clock.ts'
import type { Match, Tellers } from '../company/match.ts'
import { Refused } from '../http/app.ts'
import type {
  EventBody,
  MarketName,
  PriceRow,
  ResultRow,
  SettledMarket,
  ToldMarket,
} from '../protocol/message.ts'
import type { ProducerName } from '../protocol/producer-name.ts'
import { settledMarkets } from '../telling/settlement.ts'
import { nameOf } from '../telling/told.ts'
import type { BadDayOf } from './bad-day.ts'

type WorldDay = BadDayOf<'wrong-price'> | BadDayOf<'rollback'> | BadDayOf<'abandonment'>

/** What is told wrongly now, until it is put right. */
type Wrong = {
  producer: ProducerName
  event: string
  /** Markets whose prices are wrong. Their right ones are not told before the end. */
  markets: ReadonlySet<string>
  untilMs: number
  /** What puts it right. */
  right: (nowMs: number) => EventBody[]
}

export type WorldDaysDeps = {
  clock: Clock
  tellers: Tellers
  matches: ReadonlyMap<string, Match>
}

/** Why a price or a bet is taken back (betting.md 7): it was palpably wrong. */
const WRONG_PRICE = 10
/** A wrong price pays so many times what it should. */
const WRONG_TIMES = 1.6
const ODDS_MAX = 500_000
/** The market whose price is wrong, if it is on sale. */
const MAIN = ['match.winner', 'ft.result']

/** Bad days of the company itself: a price that is far off, a settlement that is taken back. */
export function openWorldDays({ clock, tellers, matches }: WorldDaysDeps) {
  let wrongs: Wrong[] = []

  /** Matches that nothing is wrong about. */
  const candidates = (event: string | undefined): Match[] =>
    [...matches.values()].filter(
      ({ fixture }) =>
        (event === undefined || fixture.id === event) &&
        wrongs.every((wrong) => wrong.event !== fixture.id),
    )

  async function begin(day: WorldDay): Promise<object> {
    const among = candidates(day.event)
    const nowMs = clock()
    if (day.kind === 'abandonment') return giveUp(among, nowMs)
    const begun =
      day.kind === 'wrong-price'
        ? wrongPrice(among, day, nowMs)
        : wrongSettlement(among, day, nowMs)
    wrongs = [...wrongs, begun.wrong]
    await tellers[day.producer].tell(begun.bodies)
    return { event: begun.wrong.event, markets: begun.markets }
  }

  return {
    begin,
    /** What is told of an event without the prices that are wrong now. */
    withoutWrong: (producer: ProducerName, bodies: readonly EventBody[]): readonly EventBody[] =>
      wrongs.length === 0 ? bodies : bodies.map((body) => without(wrongs, producer, body)),
    /** Puts right what is due; all of it where it must not wait. */
    async end(isAll = false): Promise<void> {
      const nowMs = clock()
      const due = wrongs.filter(({ untilMs }) => isAll || untilMs <= nowMs)
      wrongs = wrongs.filter((wrong) => !due.includes(wrong))
      for (const { producer, right } of due) await tellers[producer].tell(right(nowMs))
    },
  }
}

/** Ends a match that is played; the next tick tells of it. A tie is played to its end: somebody comes through. */
function giveUp(among: readonly Match[], nowMs: number): { event: string } {
  const match = among.find(({ fixture, told }) => told.live.status === 'live' && !fixture.tie)
  if (!match) throw new Refused(409, 'nothing_played')
  match.giveUp(Math.floor((nowMs - match.fixture.startMs) / 1_000))
  return { event: match.fixture.id }
}

type Begun = { wrong: Wrong; markets: MarketName[]; bodies: EventBody[] }

/** A price of a main market pays too much; then the right one, and the bets of meanwhile are cancelled. */
function wrongPrice(
  among: readonly Match[],
  { producer, forMs }: BadDayOf<'wrong-price'>,
  from: number,
): Begun {
  const [found] = among.flatMap((match) => {
    const { offered, stop } = match.told[producer]
    const market = MAIN.map((key) => offered.get(key)).find((one) => one?.status === 1)
    return market && !stop ? [{ match, market }] : []
  })
  if (!found) throw new Refused(409, 'nothing_on_sale')
  const { match, market } = found
  const name = { key: market.key, line: market.line }
  const event = match.fixture.id
  const wrong: Wrong = {
    producer,
    event,
    markets: new Set([nameOf(name)]),
    untilMs: from + forMs,
    right: (to) => [
      oddsOf(event, match.told[producer].offered.get(nameOf(name)) ?? market),
      { type: 'bet_cancel', event, markets: [name], from, to, reason: WRONG_PRICE },
    ],
  }
  const bodies = [oddsOf(event, { ...market, prices: market.prices.map(far) })]
  return { wrong, markets: [name], bodies }
}

/** A settled match is settled otherwise; then that is taken back and it is settled right. */
function wrongSettlement(
  among: readonly Match[],
  { producer, forMs }: BadDayOf<'rollback'>,
  nowMs: number,
): Begun {
  const isSettled = ({ told }: Match) =>
    told[producer].settled === 2 &&
    told[producer].unsettled.size > 0 &&
    // Of one that was given up the company settled a part alone.
    told[producer].status !== 'abandoned'
  const match = among.find(isSettled)
  if (!match) throw new Refused(409, 'nothing_settled')
  const { world, fixture, told } = match
  const play = match.play()
  const facts = play.factsAt(play.endS)
  const settled = settledMarkets(world.sport, told[producer].unsettled.values(), facts)
  const markets = settled.map(({ key, line }): MarketName => ({ key, line }))
  const event = fixture.id
  const say = (told: SettledMarket[]): EventBody[] => [
    { type: 'rollback_bet_settlement', event, markets },
    { type: 'bet_settlement', event, certainty: 2, markets: told, facts },
  ]
  const wrong: Wrong = {
    producer,
    event,
    markets: new Set(),
    untilMs: nowMs + forMs,
    right: () => say(settled),
  }
  return { wrong, markets, bodies: say(settled.map(turned)) }
}

function without(wrongs: readonly Wrong[], producer: ProducerName, body: EventBody): EventBody {
  if (body.type !== 'odds_change') return body
  const held = wrongs.filter((wrong) => wrong.producer === producer && wrong.event === body.event)
  const isHeld = (market: ToldMarket) =>
    market.status === 1 && held.some(({ markets }) => markets.has(nameOf(market)))
  return held.length === 0
    ? body
    : { ...body, markets: body.markets.filter((market) => !isHeld(market)) }
}

const oddsOf = (event: string, market: ToldMarket): EventBody => ({
  type: 'odds_change',
  event,
  markets: [market],
})

/** The first selection far too dear, the others as they were. */
const far = ([selection, odds, fair]: PriceRow, at: number): PriceRow =>
  at === 0 && odds !== null
    ? [selection, Math.min(ODDS_MAX, Math.round((odds * WRONG_TIMES) / 10) * 10), fair]
    : [selection, odds, fair]

/** Each selection has the result of the one after it. */
function turned({ key, line, results }: SettledMarket): SettledMarket {
  const turnedResults = results.map(([selection], at): ResultRow => {
    const [, ...result] = results[(at + 1) % results.length] ?? [selection, 0, 1]
    return [selection, ...result] as ResultRow
  })
  return { key, line, results: turnedResults }
}
