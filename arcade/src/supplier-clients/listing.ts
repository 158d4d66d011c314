import type { Category, Facts } from '../games/facts.ts'
import { stakesBetween } from '../games/game.ts'
import { parOf } from '../games/slot/game-sheet.ts'
import { LINE_COUNT } from '../games/slot/lines.ts'
import { type SlotSheet, stakesOf } from '../games/slot/sheet.ts'

/** Where a casino puts a game. Live games differ by what is played, since lobbies filter by it. */
export type GameType =
  | 'slot'
  | 'instant'
  | 'scratch'
  | 'table'
  | 'live-roulette'
  | 'live-blackjack'
  | 'live-baccarat'
  | 'live-poker'
  | 'live-dealer'
  | 'bingo'
  | 'draw'
  | 'cards'
  | 'virtual'

/** What every supplier says of a game on its list, each in its own form. */
export type Listing = {
  gameCode: string
  name: { tr: string; en: string }
  studio: string
  category: Category
  type: GameType
  /** The return of the worst way to bet, in hundredths of a percent: never a better one is promised. */
  rtpBp: number
  /** Null, as of what follows, where it is the player's bet that decides. */
  hitRateBp: number | null
  volatility: number | null
  /** Null, too, where it is a share of what all pay. */
  maxWin: number | null
  lines: number | null
  /** The least and the most that a round costs as it begins. */
  stakesKurus: { lowest: number; highest: number }
  features: readonly ('wild' | 'scatter' | 'free-spins' | 'multiplier')[]
  /** Whether an operator can give rounds of it away. */
  hasFreeRounds: boolean
  /** ISO date. */
  releasedOn: string
}

const LIRA_KURUS = 100
const SLOTS_RELEASED_ON = '2026-01-01'

export function slotListing(sheet: SlotSheet): Listing {
  const par = parOf(sheet)
  return {
    gameCode: sheet.gameCode,
    name: sheet.name,
    studio: sheet.studio,
    category: 'slot',
    type: 'slot',
    rtpBp: par.rtp.bp,
    hitRateBp: par.hitRateBp,
    volatility: par.volatility,
    maxWin: par.maxWinMultiple,
    lines: LINE_COUNT,
    stakesKurus: stakesOf(sheet),
    features: featuresOf(sheet),
    hasFreeRounds: true,
    releasedOn: SLOTS_RELEASED_ON,
  }
}

function featuresOf({ freeSpins: { byScatters, multiplier } }: SlotSheet): Listing['features'] {
  if (!byScatters.some((spins) => spins > 0)) return ['wild', 'scatter']
  return multiplier > 1
    ? ['wild', 'scatter', 'free-spins', 'multiplier']
    : ['wild', 'scatter', 'free-spins']
}

const LIVE_TYPES: { [category in Category]?: GameType } = {
  roulette: 'live-roulette',
  blackjack: 'live-blackjack',
  baccarat: 'live-baccarat',
  poker: 'live-poker',
}

function typeOf({ kind, category }: Facts): GameType {
  if (category === 'scratch') return 'scratch'
  if (kind === 'live') return LIVE_TYPES[category] ?? 'live-dealer'
  if (kind === 'tv') return category === 'card-draw' ? 'cards' : 'draw'
  return kind
}

export const gameListing = (facts: Facts): Listing => ({
  gameCode: facts.code,
  name: facts.name,
  studio: facts.studio,
  category: facts.category,
  type: typeOf(facts),
  rtpBp: facts.rtpBp.lowest,
  hitRateBp: facts.hitRateBp,
  volatility: facts.volatility,
  maxWin: facts.maxWin,
  lines: null,
  stakesKurus: {
    lowest: facts.stakeLira.least * LIRA_KURUS,
    highest: facts.stakeLira.most * LIRA_KURUS,
  },
  features: [],
  hasFreeRounds: false,
  releasedOn: '2026-11-25',
})

/** A machine's title of which rounds can be given away. */
type GivenTitle = {
  gameCode: string
  studio: string
  stakesKurus: readonly number[]
  features: Listing['features']
  /** Null where it pays otherwise than by lines. */
  lines: number | null
  facts: Facts
}

const FREE_SPINS: Listing['features'] = ['wild', 'scatter', 'free-spins']

export const givenTitle = (
  facts: Facts,
  features = FREE_SPINS,
  lines: number | null = null,
): GivenTitle => ({
  gameCode: facts.code,
  studio: facts.studio,
  stakesKurus: stakesBetween(facts.stakeLira.least, facts.stakeLira.most),
  features,
  lines,
  facts,
})

/** A slot of which rounds can be given away. */
export type OfferedSlot = SlotSheet | GivenTitle

/** It is on the list for as long as it is offered, whatever machine it plays on. */
export const offeredSlotListing = (slot: OfferedSlot): Listing =>
  'facts' in slot
    ? {
        ...gameListing(slot.facts),
        features: slot.features,
        lines: slot.lines,
        hasFreeRounds: true,
        releasedOn: SLOTS_RELEASED_ON,
      }
    : slotListing(slot)

/** 9640 as 96.40 */
export const percent = (bp: number): string =>
  `${Math.floor(bp / 100)}.${String(bp % 100).padStart(2, '0')}`
