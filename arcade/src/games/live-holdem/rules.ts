import { CARDS, type Card } from '../cards.ts'
import { isWhole, type Kurus, membersOf } from '../game.ts'
import { holdem } from '../holdem/rules.ts'
import { replayAtTable } from '../rooms/replay-table.ts'
import type { Phase, Placed, Reason, RoomGame } from '../rooms/room-game.ts'
import { drawSome, range } from '../shuffle.ts'

/**
 * Anadolu Poker: casino hold'em at six places, of one board and one dealer's hand. Ante, AA+ and call
 * are paid as at the table for one.
 */
export type Bet = {
  /** 0 … 5, from the left. */
  place: number
  anteKurus: Kurus
  aaKurus: Kurus
  /** The hand calls when time runs out. The call's stake is taken with the bet; a fold brings it back. */
  callsAtEnd: boolean
}
export type Move = { fold: true } | { call: true }

/** Players' seats by place; null where nobody is. */
type Seats = readonly (string | null)[]
export type Table =
  /** Who played a place in the round before has it kept while bets are open. */
  | { phase: 'betting' | 'closed'; kept: Seats }
  | {
      phase: 'deal' | 'decision' | 'board' | 'showdown' | 'result'
      /** In the order in which they were drawn. */
      cards: readonly Card[]
      seats: Seats
      /** Places whose players have not decided yet. */
      waiting: readonly number[]
    }

export const PLACES = 6
const NOBODY: Seats = range(1, PLACES).map(() => null)

/** Milliseconds. */
export const LENGTHS: Record<Table['phase'], number> = {
  betting: 15_000,
  closed: 1_000,
  deal: 2_400,
  decision: 12_000,
  board: 1_800,
  showdown: 2_600,
  result: 4_000,
}
const KINDS: { [phase in Table['phase']]?: Phase['kind'] } = {
  betting: 'betting',
  closed: 'closed',
  result: 'result',
}

/** What everybody may see of the table: the places that are kept, the cards that lie open. */
export type Shown = {
  kept?: readonly boolean[]
  board?: readonly Card[]
  dealer?: readonly Card[]
}

/** How a bet stands. */
export type Course = Omit<Bet, 'callsAtEnd'> & {
  /** The call's stake as it lies on the table. */
  callKurus: Kurus
  end: 'called' | 'folded' | null
  /** Its two cards; null while whoever is told may not see them. */
  hand: readonly Card[] | null
}

type OnTable = Pick<Placed<Bet, Move>, 'bet' | 'moves'>

export const liveHoldem: RoomGame<Bet, Move, Table> = {
  code: 'zar_anadolu_poker',
  kind: 'room',
  version: '1',
  stakesKurus: holdem.stakesKurus,
  paytable: holdem.paytable,
  stream: 'blocks',
  betsMax: 1,
  takeBackUntilMs: 500,
  readBet,
  stakeOf: (bet) => holdem.stakeOf(bet) + reservedIn(bet),
  mostReturnOf: holdem.mostReturnOf,
  begin: (carried) => ({ phase: 'betting', kept: (carried as Seats | null) ?? NOBODY }),
  phaseOf: ({ phase }) => ({
    name: phase,
    kind: KINDS[phase] ?? 'play',
    lengthMs: LENGTHS[phase],
  }),
  whyNoBet,
  next(table, placed, random) {
    switch (table.phase) {
      case 'betting':
        return { ...table, phase: 'closed' }
      case 'closed':
        return dealTo(placed, drawSome(range(0, CARDS - 1), DRAWN, random()))
      case 'deal':
        return { ...table, phase: table.waiting.length > 0 ? 'decision' : 'board' }
      case 'decision':
        return { ...table, phase: 'board' }
      case 'board':
        return { ...table, phase: 'showdown' }
      case 'showdown':
        return { ...table, phase: 'result' }
      case 'result':
        return undefined
    }
  },
  readMove: holdem.readMove,
  make(table, { bet }, command) {
    const why = whyNoMove(table, bet)
    if (why) return { why }
    const move = command as Move
    const isLast = 'waiting' in table && table.waiting.length === 1
    return isLast ? { move, isPhaseOver: true } : { move }
  },
  priceOf: (bet, command) => ('call' in (command as Move) ? callOf(bet) - reservedIn(bet) : 0),
  after: (table, { bet }) =>
    'waiting' in table
      ? { ...table, waiting: table.waiting.filter((place) => place !== bet.place) }
      : table,
  returnOf(table, placed) {
    if (table.phase !== 'result') return undefined
    const { anteKurus, aaKurus, place } = placed.bet
    const { dealer, board } = opened(table.cards)
    const end = endOf(table, placed)
    const hand = handAt(table.cards, place)
    const returned = holdem.returnOf({ anteKurus, aaKurus, player: hand, dealer, board, end }) ?? 0
    return end === 'folded' ? returned + reservedIn(placed.bet) : returned
  },
  shownOf(table): Shown {
    if ('kept' in table) return { kept: table.kept.map((seat) => seat !== null) }
    const { dealer, board } = opened(table.cards)
    switch (table.phase) {
      case 'deal':
        return {}
      case 'decision':
        return { board: board.slice(0, FLOP) }
      case 'board':
        return { board }
      default:
        return { board, dealer }
    }
  },
  pastOf: (table) => ('cards' in table ? opened(table.cards) : {}),
  courseOf: (table, placed) => courseOf(table, placed, isShowdown(table)),
  /** A player sees their own two cards as they are dealt. */
  ownCourseOf: (table, placed) => courseOf(table, placed, 'cards' in table),
  carry: (table) => ('seats' in table ? table.seats : null),
  replay(bet, moves, draws) {
    const made = moves.map(holdem.readMove)
    if (moves.length > 1 || !made.every((move) => move !== undefined)) return undefined
    return replayAtTable(liveHoldem, { bet, moves: made }, draws)
  },
}

/** Two cards for each place, whether somebody sits there or not, two for the dealer, five on the board. */
const [DEALER_FROM, BOARD_FROM, DRAWN] = [PLACES * 2, PLACES * 2 + 2, PLACES * 2 + 7]
const FLOP = 3

const handAt = (cards: readonly Card[], place: number) => cards.slice(place * 2, place * 2 + 2)
const opened = (cards: readonly Card[]) => ({
  dealer: cards.slice(DEALER_FROM, BOARD_FROM),
  board: cards.slice(BOARD_FROM),
})

/** What a call costs: twice the ante. */
export const callOf = ({ anteKurus }: Pick<Bet, 'anteKurus'>): Kurus => 2 * anteKurus
/** The call's stake, where it was taken with the bet. */
export const reservedIn = (bet: Bet): Kurus => (bet.callsAtEnd ? callOf(bet) : 0)

function readBet(input: unknown): Bet | undefined {
  const read = membersOf(input, ['place', 'anteKurus', 'aaKurus', 'callsAtEnd'])
  if (!read || !isWhole(read.place, 0, PLACES - 1)) return undefined
  const { place, anteKurus, aaKurus, callsAtEnd } = read
  const stakes = holdem.readBet({ anteKurus, aaKurus })
  return stakes && typeof callsAtEnd === 'boolean' ? { place, ...stakes, callsAtEnd } : undefined
}

function whyNoBet(
  table: Table,
  { place }: Bet,
  placed: readonly Placed<Bet, Move>[],
  seat: string,
): Reason | undefined {
  const keeper = ('kept' in table && table.kept[place]) || null
  const isKept = keeper !== null && keeper !== seat
  return isKept || placed.some(({ bet }) => bet.place === place) ? 'place_taken' : undefined
}

function dealTo(placed: readonly Placed<Bet, Move>[], cards: readonly Card[]): Table {
  const seatAt = (place: number) => placed.find(({ bet }) => bet.place === place)?.seat ?? null
  return {
    phase: 'deal',
    cards,
    seats: range(0, PLACES - 1).map(seatAt),
    waiting: placed.map(({ bet }) => bet.place),
  }
}

function whyNoMove(table: Table, { place }: Bet): Reason | undefined {
  if ('kept' in table || table.phase === 'deal') return 'too_early'
  if (table.phase !== 'decision') return 'too_late'
  return table.waiting.includes(place) ? undefined : 'not_now'
}

/** After the clock a hand without a decision has the one that its bet stated beforehand. */
function endOf({ phase }: Table, { bet, moves }: OnTable): Course['end'] {
  const [made] = moves
  if (made) return 'call' in made.move ? 'called' : 'folded'
  if (phase !== 'board' && phase !== 'showdown' && phase !== 'result') return null
  return bet.callsAtEnd ? 'called' : 'folded'
}

const isShowdown = ({ phase }: Table): boolean => phase === 'showdown' || phase === 'result'

function courseOf(table: Table, placed: OnTable, isHandSeen: boolean): Course {
  const { callsAtEnd, ...stakes } = placed.bet
  const end = endOf(table, placed)
  const isCallLying = end === 'called' || (callsAtEnd && end === null)
  return {
    ...stakes,
    callKurus: isCallLying ? callOf(stakes) : 0,
    end,
    hand: isHandSeen && 'cards' in table ? handAt(table.cards, stakes.place) : null,
  }
}
