import { PAYS as COUP_PLACES } from '../../arcade/src/games/baccarat/rules.ts'
import { TICKETS } from '../../arcade/src/games/bingo/tickets.ts'
import { HAND_MOVES } from '../../arcade/src/games/blackjack/play.ts'
import { type Table as Curtain, marketsAfter } from '../../arcade/src/games/card-draw/rules.ts'
import { CASH_OUTS } from '../../arcade/src/games/crash/rules.ts'
import { BALLS, PICKED } from '../../arcade/src/games/draw-649/rules.ts'
import type { Json } from '../../arcade/src/games/game.ts'
import { marketsOn } from '../../arcade/src/games/horse-race/chances.ts'
import { marketsIn } from '../../arcade/src/games/league/odds.ts'
import { SEATS } from '../../arcade/src/games/live-blackjack/bets.ts'
import { PLACES as POKER_PLACES } from '../../arcade/src/games/live-holdem/rules.ts'
import type { Market } from '../../arcade/src/games/markets/market.ts'
import { PLACES as RING_PLACES } from '../../arcade/src/games/money-wheel/ring.ts'
import type { AnyRoom, Placed } from '../../arcade/src/games/rooms/room-game.ts'
import { PLACES as FELT_PLACES } from '../../arcade/src/games/roulette/places.ts'

/** From 0 up to 1. */
type Random = () => number
type Seen = { stakeKurus: number; shown: Record<string, Json>; random: Random }
type Way = (seen: Seen) => Json | undefined

/** Of the least steps of a room's dial. */
const STAKES = 3
const CHIPS_MAX = 3
const TICKETS_MAX = 3
const DOUBLED = 200
/** How often a bet lies behind another’s hand, and how often it pays further stakes by itself. */
const BEHIND = 0.4
const FOLLOWS = 0.5

const whole = (random: Random, count: number): number => Math.floor(random() * count)

export function pick<Value>(random: Random, values: readonly Value[]): Value | undefined {
  return values[whole(random, values.length)]
}

/** So many different whole numbers from 0. */
function some(random: Random, length: number, count: number): number[] {
  const found = new Set<number>()
  while (found.size < length) found.add(whole(random, count))
  return [...found]
}

const chipsOn =
  (places: readonly string[]): Way =>
  ({ stakeKurus, random }) => ({
    bets: some(random, 1 + whole(random, CHIPS_MAX), places.length).map((at) => ({
      place: places[at] ?? '',
      stakeKurus,
    })),
  })

function priced({ stakeKurus, random }: Seen, markets: readonly Market[], of: Json): Json {
  const { place = '', price = 0 } = pick(random, markets) ?? {}
  return { place, stakeKurus, price, ...(of as object) }
}

/** Every shape of a bet that a room may read. A bet that names what it is on reads it from what is shown. */
const WAYS: readonly Way[] = [
  ({ stakeKurus, random }) => ({
    stakeKurus,
    auto: pick(random, [null, CASH_OUTS.least, DOUBLED]) ?? null,
  }),
  chipsOn(RING_PLACES),
  chipsOn(Object.keys(COUP_PLACES)),
  chipsOn([...FELT_PLACES.keys()]),
  ({ stakeKurus, random }) => ({
    coupon: some(random, PICKED, BALLS).map((ball) => ball + 1),
    stakeKurus,
  }),
  ({ stakeKurus, random }) => {
    const seat = whole(random, SEATS)
    return random() < BEHIND
      ? { behind: seat, stakeKurus, follows: random() < FOLLOWS }
      : { place: seat, stakeKurus }
  },
  ({ stakeKurus, random }) => ({
    place: whole(random, POKER_PLACES),
    anteKurus: stakeKurus,
    aaKurus: 0,
    callsAtEnd: random() < FOLLOWS,
  }),
  ({ random }) => ({ tickets: some(random, 1 + whole(random, TICKETS_MAX), TICKETS) }),
  (seen) => {
    const race = Number(seen.shown.race)
    return Number.isInteger(race) ? priced(seen, marketsOn(race), { race }) : undefined
  },
  (seen) => {
    const week = Number(seen.shown.week)
    return Number.isInteger(week) ? priced(seen, marketsIn(week), { week }) : undefined
  },
  (seen) => {
    const cards = seen.shown.seen as Curtain['seen'] | undefined
    return cards && priced(seen, marketsAfter(cards), { seen: cards.length })
  },
]

/** A small bet that the room takes as it stands. Throws where no shape of a bet is the room's. */
export function betIn(room: AnyRoom, shown: Json, random: Random): Json {
  const stakeKurus = pick(random, room.stakesKurus.slice(0, STAKES)) ?? 0
  const seen = { stakeKurus, shown: shown as Record<string, Json>, random }
  for (const way of WAYS) {
    const bet = way(seen)
    if (bet !== undefined && room.readBet(bet) !== undefined) return bet
  }
  throw new Error(`no robot knows a bet of ${room.code}`)
}

/** What can be asked for a bet that lies on the table; most of it is refused at most moments. */
const COMMANDS: readonly Json[] = [
  { cashOut: true },
  ...[0, 1, 2].map((tulip) => ({ tulip })),
  ...['player', 'banker'].map((open) => ({ open })),
  { fold: true },
  { call: true },
  ...[true, false].map((insure) => ({ insure })),
]

/** A hand is played in the turn that its phase names. */
function commandsInTurn(phase: string): Json[] {
  const turn = Number(/^turn:(\d+)$/.exec(phase)?.[1] ?? Number.NaN)
  return Number.isNaN(turn) ? [] : HAND_MOVES.map((play) => ({ play, turn }))
}

export const commandsIn = (room: AnyRoom, phase: string): Json[] =>
  [...COMMANDS, ...commandsInTurn(phase)].filter((command) => room.readMove(command) !== undefined)

/** A bet of each of two players, in a round that begins with what the one before left. */
export function betsOfTwo(room: AnyRoom, random: Random, carried: Json = null) {
  const table = room.begin(carried)
  const shown = room.shownOf(table)
  const placed: Placed<Json, Json>[] = []
  for (const seat of ['0', '1']) {
    let bet = betIn(room, shown, random)
    while (room.whyNoBet?.(table, bet, placed, seat)) bet = betIn(room, shown, random)
    placed.push({ id: seat, seat, bet, moves: [] })
  }
  return placed
}
