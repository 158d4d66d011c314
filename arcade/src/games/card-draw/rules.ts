import { CARDS, type Card } from '../cards.ts'
import { type Kurus, type Random, times } from '../game.ts'
import {
  type Market,
  marketsOf,
  type PricedBet,
  readPricedBet,
  whyNotAt,
} from '../markets/market.ts'
import { MARKET_ROOM } from '../markets/market-room.ts'
import { replayAtTable } from '../rooms/replay-table.ts'
import type { Phase, RoomGame } from '../rooms/room-game.ts'
import { drawSome, range } from '../shuffle.ts'
import { chancesAfter, HAND, HANDS, NEXT } from './chances.ts'

/** `seen` is how many cards were open as the bet was made: it is on the next of them, or on the hand. */
export type Bet = PricedBet & { seen: number }
/** The card that is being opened is the last of those seen. */
export type Table = { phase: 'betting' | 'closed' | 'opening' | 'result'; seen: readonly Card[] }

export const RETURNED_PERCENT = 96

/** A curtain every two minutes: 44 s before the first card, 12 s before each other. */
const FIRST_BETTING_MS = 44_000
const PHASES: Record<Table['phase'], Omit<Phase, 'name'>> = {
  betting: { kind: 'betting', lengthMs: 12_000 },
  closed: { kind: 'closed', lengthMs: 1_000 },
  opening: { kind: 'play', lengthMs: 3_000 },
  result: { kind: 'result', lengthMs: 8_000 },
}

/** The first cards of a hand: those after them change none of them. */
export const drawCards = (count: number, random: Random): Card[] =>
  drawSome(range(0, CARDS - 1), count, random)

/** Of the hand that is looked at: all who bet ask for the same. */
const LAST = new Map<string, readonly Market[]>()

/** What is offered once these cards were seen, each at ⌊96 / p⌋ of the cards that are left. */
export function marketsAfter(seen: readonly Card[]): readonly Market[] {
  if (seen.length === HAND) return []
  const key = seen.join()
  const known = LAST.get(key) ?? marketsOf(chancesAfter(seen), RETURNED_PERCENT)
  LAST.clear()
  LAST.set(key, known)
  return known
}

export const cardDraw: RoomGame<Bet, never, Table> = {
  ...MARKET_ROOM,
  code: 'zar_perde',
  version: '1',
  paytable: {
    returnedPercent: RETURNED_PERCENT,
    cards: HAND,
    places: [...Object.keys(NEXT), ...Object.keys(HANDS)],
  },
  // Never: a bet on the hand would be taken back once a card was seen.
  takeBackUntilMs: FIRST_BETTING_MS + 1,
  readBet(input) {
    const bet = readPricedBet(input, 'seen')
    const isKnown = bet && (Object.hasOwn(NEXT, bet.place) || Object.hasOwn(HANDS, bet.place))
    return isKnown && bet.seen < HAND ? bet : undefined
  },
  begin: () => ({ phase: 'betting', seen: [] }),
  phaseOf: ({ phase, seen }) => ({
    name: phase,
    ...PHASES[phase],
    ...(phase === 'betting' && seen.length === 0 && { lengthMs: FIRST_BETTING_MS }),
  }),
  whyNoBet(table, bet) {
    return bet.seen === table.seen.length ? whyNotAt(marketsAfter(table.seen), bet) : 'too_late'
  },
  next({ phase, seen }, _placed, random) {
    if (phase === 'betting') return { phase: 'closed', seen }
    if (phase === 'closed') return { phase: 'opening', seen: drawCards(seen.length + 1, random()) }
    if (phase === 'result') return undefined
    return { phase: seen.length === HAND ? 'result' : 'betting', seen }
  },
  returnOf: (table, { bet }) => returnAt(table, bet),
  shownOf: ({ seen }) => ({ seen }),
  replay: (bet, moves, draws) =>
    moves.length === 0 ? replayAtTable(cardDraw, { bet, moves: [] }, draws) : undefined,
}

/** A bet on a card is decided once that has been opened, one on the hand after the last. */
function returnAt(
  { phase, seen }: Table,
  { place, stakeKurus, price, seen: before }: Bet,
): Kurus | undefined {
  if (phase === 'opening') return undefined
  const hand = HANDS[place]
  if (hand) return phase === 'result' ? winIf(hand.isWon(seen), stakeKurus, price) : undefined
  const card = seen[before]
  if (card === undefined) return undefined
  return winIf(NEXT[place]?.(card, seen[before - 1]) === true, stakeKurus, price)
}

const winIf = (isWon: boolean, stakeKurus: Kurus, price: number): Kurus =>
  isWon ? times(stakeKurus, price) : 0
