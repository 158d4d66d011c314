import { whyNotPlay } from '../blackjack/play.ts'
import { stakesBetween } from '../game.ts'
import type { Placed, Reason, RoomGame } from '../rooms/room-game.ts'
import {
  type BehindBet,
  type Bet,
  type Follow,
  insuranceOf,
  isAtSeat,
  placeOf,
  readBet,
  returnOfBet,
  SEATS,
  type SeatBet,
  stakesOn,
} from './bets.ts'
import { canFollow, followsAfter } from './follow.ts'
import { asMove, furtherOf, type Move, type Play, priceOf, readMove } from './moves.ts'
import { isPastRight, pastOf, replay } from './proof.ts'
import {
  goOn,
  handInTurn,
  handsAt,
  type Kept,
  make,
  type Playing,
  phaseOf,
  type Table,
} from './table.ts'
import { type Limited, TABLES } from './tables.ts'

/** The most that a bet of one stake may come to: two hands of a split pair, both doubled and won. */
const MOST_STAKES = 8

/**
 * Live blackjack: seven seats against one dealer, by the rules of Han Blackjack and one shoe of eight
 * fresh decks. Others may bet behind a seat that is played.
 */
export const liveBlackjack = (limited: Limited): RoomGame<Bet, Move, Table> => ({
  code: limited.code,
  kind: 'room',
  version: '1',
  stakesKurus: stakesBetween(limited.stakeLira.least, limited.stakeLira.most),
  paytable: {
    decks: 8,
    blackjack: '3:2',
    insurance: '2:1',
    standsOn: 17,
    splits: 1,
    seats: SEATS,
  },
  stream: 'blocks',
  betsMax: SEATS,
  takeBackUntilMs: 500,
  readBet: (input) => readBet(input, limited),
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: ({ stakeKurus }) => MOST_STAKES * stakeKurus,
  whyNoBet: (table, bet, placed, seat) =>
    isAtSeat(bet) ? whyNoSeat(table, bet, placed, seat) : whyNotBehind(bet, placed, seat),
  begin: (carried) => ({ phase: 'betting', kept: (carried ?? []) as readonly Kept[] }),
  phaseOf,
  next: (table, placed, random) =>
    table.phase === 'betting' ? close(placed) : goOn(table, random),
  readMove,
  make: (table, placed, command) => whatBecomes(table, placed, asMove(command)),
  priceOf: (bet, command) => priceOf(bet, asMove(command)),
  commandsAfter: (table, placed, made) =>
    'hands' in table ? followsAfter(table, placed, made) : [],
  after(table, { id }, move) {
    if (!('hands' in table)) return table
    if ('play' in move) return make(table, move.play)
    return 'insure' in move ? { ...table, answered: [...table.answered, id] } : table
  },
  returnOf(table, { bet, moves }) {
    if ('sitting' in table && !table.sitting.some(({ place }) => place === placeOf(bet)))
      return 'stake back'
    if (table.phase !== 'result') return undefined
    const hands = handsAt(table, placeOf(bet))
    return returnOfBet(bet, furtherOf(moves.map(({ move }) => move)), {
      hands,
      dealer: table.dealer,
    })
  },
  shownOf,
  pastOf,
  courseOf,
  carry: (table) =>
    'sitting' in table ? table.sitting.map(({ place, seat }) => ({ place, seat })) : null,
  isPastRight,
  replay: (bet, moves, random, past) => replay(bet, moves, { random, past }),
})

export const LIVE_BLACKJACKS = TABLES.map(liveBlackjack)

type Lying = readonly Placed<Bet, Move>[]

/** One seat for each player, and each seat for one; a kept one for its player, until they sit elsewhere. */
function whyNoSeat(
  table: Table,
  { place }: SeatBet,
  placed: Lying,
  seat: string,
): Reason | undefined {
  const seated = placed.filter(({ bet }) => isAtSeat(bet))
  const isTaken = seated.some((one) => placeOf(one.bet) === place || one.seat === seat)
  const kept = table.phase === 'betting' && table.kept.find((one) => one.place === place)
  const isKept = kept && kept.seat !== seat && !seated.some((one) => one.seat === kept.seat)
  return isTaken || isKept ? 'place_taken' : undefined
}

/** Behind another player who has bet at the seat, once. */
function whyNotBehind({ behind }: BehindBet, placed: Lying, seat: string): Reason | undefined {
  const there = placed.filter(({ bet }) => placeOf(bet) === behind)
  const sitter = there.find(({ bet }) => isAtSeat(bet))
  if (!sitter || sitter.seat === seat) return 'not_now'
  return there.some((one) => one.seat === seat) ? 'place_taken' : undefined
}

function close(placed: Lying): Table {
  const sitting = placed
    .flatMap(({ bet, seat }) => (isAtSeat(bet) ? [{ ...bet, seat }] : []))
    .sort((a, b) => a.place - b.place)
  return { phase: 'closed', sitting, bets: placed.map(({ id }) => id) }
}

type Becomes = { move: Move; isPhaseOver?: true } | { why: Reason }

function whatBecomes(table: Table, placed: Placed<Bet, Move>, command: Move): Becomes {
  if (!('hands' in table)) return NOT_NOW
  if ('insure' in command) return insured(table, placed.id, command)
  return 'follow' in command ? followed(table, placed, command) : played(table, placed, command)
}

const NOT_NOW: Becomes = { why: 'not_now' }

function played(table: Playing, { bet }: Placed<Bet, Move>, move: Play): Becomes {
  const hand = table.phase === 'turn' && !table.isPlayed ? handInTurn(table) : undefined
  const isOwn = isAtSeat(bet) && hand?.place === bet.place
  if (!isOwn || move.turn !== table.made.length || whyNotPlay(hand, move.play)) return NOT_NOW
  return { move, isPhaseOver: true }
}

/** A bet behind goes with its seat until the result: the wallet may answer a little later. */
function followed(table: Playing, { bet, moves }: Placed<Bet, Move>, move: Follow): Becomes {
  const { follows } = furtherOf(moves.map((made) => made.move))
  const isTime = table.phase === 'turn' || table.phase === 'dealer'
  return isTime && !isAtSeat(bet) && canFollow(table, bet, { follows, one: move })
    ? { move }
    : NOT_NOW
}

/** Once all have answered, nobody is waited for. */
function insured(table: Playing, id: string, command: Move): Becomes {
  if (table.phase !== 'insurance' || table.answered.includes(id)) return NOT_NOW
  const isLast = table.bets.every((bet) => bet === id || table.answered.includes(bet))
  return isLast ? { move: command, isPhaseOver: true } : { move: command }
}

/** What everybody may see: the dealer's hidden card only once it is open. */
export type Shown = {
  kept?: readonly number[]
  places?: readonly number[]
  dealer?: readonly number[]
  hands?: Playing['hands']
  /** How many turns were played. */
  turn?: number
}

function shownOf(table: Table): Shown {
  if (table.phase === 'betting') return { kept: table.kept.map(({ place }) => place) }
  const places = table.sitting.map(({ place }) => place)
  if (table.phase === 'closed') return { places }
  const { hands, dealer, made, phase } = table
  const isOpen = phase === 'dealer' || phase === 'result'
  return { places, hands, dealer: isOpen ? dealer : dealer.slice(0, 1), turn: made.length }
}

/** Where the bet is, and what it has staked by now. */
export type Course = {
  place?: number
  behind?: number
  follows?: boolean
  /** On each hand of its seat. */
  stakesKurus: readonly number[]
  insuranceKurus: number
  /** It was said whether it insures, while that is asked. */
  hasAnswered: boolean
}

function courseOf(table: Table, { id, bet, moves }: Placed<Bet, Move>): Course {
  const further = furtherOf(moves.map(({ move }) => move))
  const hands = 'hands' in table ? handsAt(table, placeOf(bet)) : []
  const { stakeKurus, ...where } = bet
  return {
    ...where,
    stakesKurus: hands.length > 0 ? stakesOn(bet, further, hands) : [stakeKurus],
    insuranceKurus: further.isInsured ? insuranceOf(bet) : 0,
    hasAnswered: 'answered' in table && table.answered.includes(id),
  }
}
