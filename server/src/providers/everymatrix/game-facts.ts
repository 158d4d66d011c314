import type { Kind, Section } from '@zar/contract/casino/casino'

type Place = { section: Section; kind: Kind | null }

const SLOT: Place = { section: 'slot', kind: null }
/** Where a game of a category that is new to us stands. */
const ELSEWHERE: Place = { section: 'games', kind: null }

/** Their categories by the letters of their name, each with the page and kind it is on ours. */
const PLACES: Record<string, Place> = {
  slots: SLOT,
  videoslots: SLOT,
  classicslots: SLOT,
  jackpotgames: SLOT,
  '3dslots': SLOT,
  livedealer: { section: 'live', kind: 'dealer' },
  livecasino: { section: 'live', kind: 'dealer' },
  liveroulette: { section: 'live', kind: 'roulette' },
  liveblackjack: { section: 'live', kind: 'blackjack' },
  livepoker: { section: 'live', kind: 'poker' },
  livebaccarat: { section: 'live', kind: 'baccarat' },
  crashgames: { section: 'games', kind: 'crash' },
  minigames: { section: 'games', kind: 'instant' },
  instantgames: { section: 'games', kind: 'instant' },
  scratchcards: { section: 'games', kind: 'scratch' },
  tablegames: { section: 'games', kind: 'table' },
  videopokers: { section: 'games', kind: 'table' },
  virtualsports: { section: 'games', kind: 'virtual' },
  bingo: { section: 'bingo', kind: 'bingo' },
  lottery: { section: 'tvbets', kind: 'draw' },
  tvcardgames: { section: 'tvbets', kind: 'cards' },
}

/** The page and kind by the first of its categories that we know; without any it is a slot. */
export function placeOf(categories: readonly string[]): Place {
  for (const name of categories) {
    const key = name.toLowerCase().replace(/[^a-z\d]/g, '')
    const place = Object.hasOwn(PLACES, key) ? PLACES[key] : undefined
    if (place) return place
  }
  return categories.length === 0 ? SLOT : ELSEWHERE
}
