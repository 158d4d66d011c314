import { isAce } from '../blackjack/hand.ts'
import { whyNotPlay } from '../blackjack/play.ts'
import type { Card } from '../cards.ts'
import { isWhole, type Json, type Kurus, membersOf, type Random } from '../game.ts'
import type { Replayed } from '../rooms/room-game.ts'
import { type Bet, isAtSeat, placeOf, returnOfBet, SEATS } from './bets.ts'
import { canFollow } from './follow.ts'
import { furtherOf, type Move, readMade } from './moves.ts'
import {
  dealt,
  drawShoe,
  goOn,
  handInTurn,
  handsAt,
  type Made,
  make,
  type Playing,
  type Table,
} from './table.ts'

/** What is kept of a round: the places that played, what was done in turn, and the cards of it. */
export type Past = {
  hands: readonly { place: number; cards: readonly Card[] }[]
  dealer: readonly Card[]
  made: readonly Made[]
}

export function pastOf(table: Table): Past {
  if (!('hands' in table)) return { hands: [], dealer: [], made: [] }
  const { hands, dealer, made } = table
  return { hands: hands.map(({ place, cards }) => ({ place, cards })), dealer, made }
}

/** The cards of a round depend on who sat where and what each did: both are in it, and the draws do the rest. */
export function isPastRight(past: Json, random: () => Random): boolean {
  const read = readPast(past)
  if (!read) return false
  if (read.hands.length === 0) return read.dealer.length + read.made.length === 0
  const again = playAgain(read, { stakeKurus: 1, random })
  return again !== undefined && JSON.stringify(pastOf(again.table)) === JSON.stringify(read)
}

/** A bet of a round that is over, from the draws, its own moves and what is kept of the round. */
export function replay(
  bet: Bet,
  given: readonly Json[],
  { random, past }: { random: () => Random; past: Json | undefined },
): Replayed | undefined {
  const read = readPast(past ?? null)
  const again = read && playAgain(read, { stakeKurus: bet.stakeKurus, random })
  const moves = given.map(readMade).filter((move) => move !== undefined)
  if (!again || moves.length < given.length || !isPastRight(past ?? null, random)) return undefined
  const { table } = again
  const hands = handsAt(table, placeOf(bet))
  if (hands.length === 0 || !areOwn(bet, moves, again)) return undefined
  const { dealer } = table
  return {
    shown: pastOf(table),
    winKurus: returnOfBet(bet, furtherOf(moves), { hands, dealer }),
  }
}

type Again = {
  table: Playing
  /** Whose turn each of `made` was. */
  places: readonly number[]
}

/** The round of these places and turns; undefined where the cards allow no such turns. */
function playAgain(
  { hands, made }: Past,
  { stakeKurus, random }: { stakeKurus: Kurus; random: () => Random },
): Again | undefined {
  const sitting = [...new Set(hands.map(({ place }) => place))].map((place) => ({
    place,
    seat: '',
    stakeKurus,
  }))
  if (sitting.length === 0) return undefined
  const places: number[] = []
  let table = dealt({ sitting, bets: [] }, drawShoe(random()))
  for (const one of made) {
    const hand = handInTurn(table)
    if (!hand || whyNotPlay(hand, one === 'late' ? 'stand' : one)) return undefined
    places.push(hand.place)
    table = make(table, one)
  }
  if (handInTurn(table)) return undefined
  const over = goOn({ ...table, phase: 'peek' }, random)
  return over && 'hands' in over ? { table: over, places } : undefined
}

/** Whether a bet can have made these moves in this round, and at its seat all those that were made in time. */
function areOwn(bet: Bet, moves: readonly Move[], { table, places }: Again): boolean {
  const insured = moves.filter((move) => 'insure' in move)
  if (insured.length > 1 || (insured.length > 0 && !isAce(table.dealer[0] ?? 0))) return false
  const follows = moves.filter((move) => 'follow' in move)
  const plays = moves.filter((move) => 'play' in move)
  if (!isAtSeat(bet)) {
    return (
      plays.length === 0 &&
      follows.every((one, at) => canFollow(table, bet, { follows: follows.slice(0, at), one }))
    )
  }
  const inTime = table.made.flatMap((play, turn) =>
    play !== 'late' && places[turn] === bet.place ? [{ play, turn }] : [],
  )
  return follows.length === 0 && JSON.stringify(plays) === JSON.stringify(inTime)
}

const MADE: readonly Made[] = ['hit', 'stand', 'double', 'split', 'late']
const isMade = (value: unknown): value is Made => MADE.some((one) => one === value)

function readPast(past: Json): Past | undefined {
  const { hands, dealer, made } = membersOf(past, ['hands', 'dealer', 'made']) ?? {}
  if (!Array.isArray(hands) || !Array.isArray(dealer) || !Array.isArray(made)) return undefined
  const places = hands.map((hand) => membersOf(hand, ['place', 'cards'])?.place)
  const areRight = places.every(
    (place, at) => isWhole(place, 0, SEATS - 1) && (at === 0 || place >= Number(places[at - 1])),
  )
  if (!areRight || !made.every(isMade)) return undefined
  // A database may have told the members in another order.
  const ordered = (hands as Past['hands']).map(({ place, cards }) => ({ place, cards }))
  return { hands: ordered, dealer, made }
}
