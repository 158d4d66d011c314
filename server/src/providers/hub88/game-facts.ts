import type { Feature, Kind, Section } from '@zar/contract/casino/casino'

type Place = { section: Section; kind: Kind | null }

const SLOT: Place = { section: 'slot', kind: null }
const INSTANT: Place = { section: 'games', kind: 'instant' }
/** Of cards, dice or a wheel, dealt by no person. */
const TABLE: Place = { section: 'games', kind: 'table' }
/** Where a game of a category that is new to us stands. */
const ELSEWHERE: Place = { section: 'games', kind: null }

/** Hub88's categories, each with the page and kind it is on ours. */
const PLACES: Record<string, Place> = {
  'Video Slots': SLOT,
  'Classic Slots': SLOT,
  'Jackpot Slots': SLOT,
  'Live Roulette': { section: 'live', kind: 'roulette' },
  'Live Blackjack': { section: 'live', kind: 'blackjack' },
  'Live Poker': { section: 'live', kind: 'poker' },
  'Live Baccarat': { section: 'live', kind: 'baccarat' },
  'Live Dealer': { section: 'live', kind: 'dealer' },
  'Live Dice': { section: 'live', kind: 'dealer' },
  'Live Game Shows': { section: 'live', kind: 'dealer' },
  'Crash Games': { section: 'games', kind: 'crash' },
  'Instant Games': INSTANT,
  Keno: INSTANT,
  'Scratch Cards': { section: 'games', kind: 'scratch' },
  'Table Games': TABLE,
  Roulette: TABLE,
  Blackjack: TABLE,
  Baccarat: TABLE,
  Poker: TABLE,
  'Video Poker': TABLE,
  'Virtual Sports': { section: 'games', kind: 'virtual' },
  Bingo: { section: 'bingo', kind: 'bingo' },
  Lottery: { section: 'tvbets', kind: 'draw' },
  'Wheel Games': { section: 'tvbets', kind: 'wheel' },
  'TV Card Games': { section: 'tvbets', kind: 'cards' },
}

const FEATURES: Record<string, Feature> = {
  FREE_SPINS: 'free-spins',
  MULTIPLIER: 'multiplier',
  WILD: 'wild',
  SCATTER: 'scatter',
  RESPINS: 'respin',
  BONUS_GAME: 'bonus-round',
  JACKPOT: 'jackpot',
}

/** The page and kind of a game. One without a category is a slot, as most games are. */
export function placeOf(category: string | null | undefined): Place {
  if (!category) return SLOT
  return Object.hasOwn(PLACES, category) ? (PLACES[category] ?? ELSEWHERE) : ELSEWHERE
}

/** Of what a game has, that which players look for. */
export function featuresOf(listed: readonly string[] | null | undefined): Feature[] {
  const known = (listed ?? []).flatMap((name) => FEATURES[name.toUpperCase()] ?? [])
  return [...new Set(known)]
}
