import type { Feature, Kind, Section } from '@zar/contract/casino/casino'

type Place = { section: Section; kind: Kind | null }

const SLOT: Place = { section: 'slot', kind: null }
/** Where a game of a category that is new to us stands. */
const ELSEWHERE: Place = { section: 'games', kind: null }

/** Their categories by English name, each with the page and kind it is on ours. */
const PLACES: Record<string, Place> = {
  slots: SLOT,
  'video slots': SLOT,
  'classic slots': SLOT,
  jackpots: SLOT,
  'live casino': { section: 'live', kind: 'dealer' },
  'live dealers': { section: 'live', kind: 'dealer' },
  'live roulette': { section: 'live', kind: 'roulette' },
  'live blackjack': { section: 'live', kind: 'blackjack' },
  'live poker': { section: 'live', kind: 'poker' },
  'live baccarat': { section: 'live', kind: 'baccarat' },
  'crash games': { section: 'games', kind: 'crash' },
  'instant games': { section: 'games', kind: 'instant' },
  'scratch cards': { section: 'games', kind: 'scratch' },
  'table games': { section: 'games', kind: 'table' },
  'video poker': { section: 'games', kind: 'table' },
  'virtual sports': { section: 'games', kind: 'virtual' },
  bingo: { section: 'bingo', kind: 'bingo' },
  lottery: { section: 'tvbets', kind: 'draw' },
  'tv card games': { section: 'tvbets', kind: 'cards' },
}

/** The page and kind by the first of its categories that we know; without any it is a slot. */
export function placeOf(categories: readonly string[]): Place {
  for (const name of categories) {
    const key = name.toLowerCase()
    const place = Object.hasOwn(PLACES, key) ? PLACES[key] : undefined
    if (place) return place
  }
  return categories.length === 0 ? SLOT : ELSEWHERE
}

/** Of what the list marks a game with, that which players look for. */
export function featuresOf({ Freespins }: { Freespins?: unknown }): Feature[] {
  return isRaised(Freespins) ? ['free-spins'] : []
}

/** The list writes its flags as 1, "1" or true. */
export const isRaised = (flag: unknown): boolean => flag === 1 || flag === '1' || flag === true
