import { drawCoup, isPlace, PAYS, type Place, type Result, returnOf } from '../baccarat/rules.ts'
import { type Placed as Chips, type Limits, readPlaced, sumOf } from '../bets.ts'
import type { Card } from '../cards.ts'
import { membersOf, stakesBetween, times } from '../game.ts'
import { replayAtTable } from '../rooms/replay-table.ts'
import type { Phase, Placed, RoomGame } from '../rooms/room-game.ts'
import { whyOverLimits } from '../rooms/seat-limits.ts'

/** Boğaz Bakara: one coup for all at the table, of eight fresh decks. */
export type Bet = { bets: Chips }
export type Side = 'player' | 'banker'
/** The seat with the most on a side has its two cards opened at its own pace: one by its place, or what is left. */
export type Move = { open: Side } | { open: Side; card: CardAt }
/** Of a side's first two cards. */
type CardAt = 0 | 1

/** Who squeezes, and with which bet; null where nobody has a bet on the side. */
type Squeezer = { seat: string; bet: string }
type Squeezers = Record<Side, Squeezer | null>
/** A third card is turned in a phase of its own. */
type Turned = 'dealing' | 'player' | 'banker' | 'playerThird' | 'bankerThird' | 'result'
export type Table =
  | { phase: 'betting' | 'closed' }
  | { phase: Turned; result: Result; squeezers: Squeezers; opened: CardAt | null }

/** Milliseconds; a side that nobody squeezes is turned by the presenter. */
export const LENGTHS = {
  betting: 15_000,
  closed: 1_000,
  dealing: 2_600,
  squeezed: 6_000,
  turned: 1_500,
  third: 1_800,
  result: 5_000,
} as const

export const LIMITS: Limits = { least: 5, most: () => 20_000, mostInAll: 50_000 }

/** What everybody may see: the cards that lie open, the bet whose player turns the next ones, and the one that they turned first. */
export type Shown = {
  player?: readonly Card[]
  banker?: readonly Card[]
  squeezer?: string | null
  turned?: { at: CardAt; card: Card }
}

export const liveBaccarat: RoomGame<Bet, Move, Table> = {
  code: 'zar_bogaz_bakara',
  kind: 'room',
  version: '1',
  stakesKurus: stakesBetween(LIMITS.least, LIMITS.most('player')),
  paytable: { decks: 8, pays: PAYS },
  stream: 'blocks',
  betsMax: 20,
  takeBackUntilMs: 500,
  readBet(input) {
    const bets = readPlaced(input, isPlace, LIMITS)
    return bets && { bets }
  },
  stakeOf: ({ bets }) => sumOf(bets),
  mostReturnOf: ({ bets }) =>
    bets.reduce((sum, { place, stakeKurus }) => sum + times(stakeKurus, PAYS[place as Place]), 0),
  whyNoBet: (_table, { bets }, placed, seat) => whyOverLimits(LIMITS, bets, { placed, seat }),
  begin: () => ({ phase: 'betting' }),
  phaseOf,
  next(table, placed, random) {
    if (table.phase === 'betting') return { phase: 'closed' }
    if (table.phase === 'closed') {
      const squeezers = { player: mostOn('player', placed), banker: mostOn('banker', placed) }
      return { phase: 'dealing', result: drawCoup(random()), squeezers, opened: null }
    }
    return 'result' in table ? turnOn(table) : undefined
  },
  readMove,
  make(table, { seat }, command) {
    const move = command as Move
    const { open } = move
    if (table.phase !== 'player' && table.phase !== 'banker') return { why: 'not_now' }
    const isOwn = table.phase === open && table.squeezers[open]?.seat === seat
    if (!isOwn || cardOf(move) === table.opened) return { why: 'not_now' }
    return isFirstCard(table, move) ? { move } : { move, isPhaseOver: true }
  },
  after: (table, _placed, move) =>
    'result' in table && isFirstCard(table, move)
      ? { ...table, opened: cardOf(move) ?? null }
      : table,
  returnOf: (table, { bet }) =>
    table.phase === 'result' ? returnOf(bet.bets, table.result) : undefined,
  shownOf,
  courseOf: (_table, { bet }) => ({ bets: bet.bets }),
  /** Who squeezes sees the faces that are turned next, alone. */
  ownCourseOf: (table, { id, bet }) => ({ bets: bet.bets, faces: facesFor(table, id) }),
  replay(bet, moves, draws) {
    const made = moves.map(readMove)
    if (!made.every((move) => move !== undefined)) return undefined
    return replayAtTable(liveBaccarat, { bet, moves: made }, draws)
  },
}

function phaseOf(table: Table): Phase {
  const { phase: name } = table
  switch (name) {
    case 'betting':
      return { name, kind: 'betting', lengthMs: LENGTHS.betting }
    case 'closed':
      return { name, kind: 'closed', lengthMs: LENGTHS.closed }
    case 'player':
    case 'banker': {
      const lengthMs = table.squeezers[name] === null ? LENGTHS.turned : LENGTHS.squeezed
      return { name, kind: 'play', lengthMs }
    }
    case 'result':
      return { name, kind: 'result', lengthMs: LENGTHS.result }
    case 'dealing':
      return { name, kind: 'play', lengthMs: LENGTHS.dealing }
    default:
      return { name, kind: 'play', lengthMs: LENGTHS.third }
  }
}

type Dealt = Extract<Table, { result: Result }>

/** Both sides are turned, then the third cards that there are. */
function turnOn(table: Dealt): Table | undefined {
  const { player, banker } = table.result
  const order: Turned[] = ['dealing', 'player', 'banker']
  if (player.length > 2) order.push('playerThird')
  if (banker.length > 2) order.push('bankerThird')
  order.push('result')
  const phase = order[order.indexOf(table.phase) + 1]
  return phase && { ...table, phase, opened: null }
}

/** The seat with the most on this side; of equal ones the first that bet. */
function mostOn(side: Side, placed: readonly Placed<Bet, Move>[]): Squeezer | null {
  const sums = new Map<string, number>()
  for (const { seat, bet } of placed)
    for (const { place, stakeKurus } of bet.bets)
      if (place === side) sums.set(seat, (sums.get(seat) ?? 0) + stakeKurus)
  const best = Math.max(0, ...sums.values())
  const seat = [...sums].find(([, sum]) => sum === best)?.[0]
  const bet = placed.find((one) => one.seat === seat && hasOn(side, one))
  return seat !== undefined && bet ? { seat, bet: bet.id } : null
}

function facesFor(table: Table, betId: string): readonly Card[] | null {
  if (table.phase !== 'player' && table.phase !== 'banker') return null
  const { squeezers, result, phase } = table
  return squeezers[phase]?.bet === betId ? result[phase].slice(0, 2) : null
}

const hasOn = (side: Side, { bet }: Placed<Bet, Move>): boolean =>
  bet.bets.some(({ place }) => place === side)

/** The cards that lie open: those of a phase are turned at its end. */
function shownOf(table: Table): Shown {
  if (!('result' in table)) return {}
  const { squeezers } = table
  const { player, banker } = table.result
  switch (table.phase) {
    case 'dealing':
      return {}
    case 'player':
      return { squeezer: squeezers.player?.bet ?? null, ...turnedOf(table, player) }
    case 'banker': {
      const squeezer = squeezers.banker?.bet ?? null
      return { player: player.slice(0, 2), squeezer, ...turnedOf(table, banker) }
    }
    case 'playerThird':
      return { player: player.slice(0, 2), banker: banker.slice(0, 2) }
    case 'bankerThird':
      return { player, banker: banker.slice(0, 2) }
    case 'result':
      return { player, banker }
  }
}

function turnedOf({ opened }: Dealt, cards: readonly Card[]): Pick<Shown, 'turned'> {
  const card = opened === null ? undefined : cards[opened]
  return opened === null || card === undefined ? {} : { turned: { at: opened, card } }
}

const cardOf = (move: Move): CardAt | undefined => ('card' in move ? move.card : undefined)

const isFirstCard = ({ opened }: Dealt, move: Move): boolean =>
  opened === null && cardOf(move) !== undefined

function readMove(input: unknown): Move | undefined {
  const one = membersOf(input, ['open', 'card'])
  const open = (one ?? membersOf(input, ['open']))?.open
  if (open !== 'player' && open !== 'banker') return undefined
  if (!one) return { open }
  const { card } = one
  return card === 0 || card === 1 ? { open, card } : undefined
}
