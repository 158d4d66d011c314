import type { GameType } from './listing.ts'
import type { OfferedGame } from './offered-games.ts'

/** The portal writes sums in liras. */
const KURUS = 100

/** The page and the filter of a casino's lobby for each type. */
export const LOBBY_PLACES: Record<GameType, { section: string; kind: string | null }> = {
  slot: { section: 'slot', kind: null },
  instant: { section: 'games', kind: 'instant' },
  scratch: { section: 'games', kind: 'scratch' },
  table: { section: 'games', kind: 'table' },
  virtual: { section: 'games', kind: 'virtual' },
  'live-roulette': { section: 'live', kind: 'roulette' },
  'live-blackjack': { section: 'live', kind: 'blackjack' },
  'live-baccarat': { section: 'live', kind: 'baccarat' },
  'live-poker': { section: 'live', kind: 'poker' },
  'live-dealer': { section: 'live', kind: 'dealer' },
  bingo: { section: 'bingo', kind: 'bingo' },
  draw: { section: 'tvbets', kind: 'draw' },
  cards: { section: 'tvbets', kind: 'cards' },
}

/**
 * The games as a supplier without a call for them shows them in its portal: what an operator's own
 * list of them is made of.
 */
export const portalList = (games: readonly OfferedGame[]) => games.map(listed)

function listed(game: OfferedGame) {
  const { stakesKurus } = game
  return {
    id: game.gameCode,
    name: game.name,
    studio: game.studio,
    ...LOBBY_PLACES[game.type],
    features: game.features,
    rtpBp: game.rtpBp,
    volatility: game.volatility,
    maxWin: game.maxWin,
    lines: game.lines,
    stakes: { min: stakesKurus.lowest / KURUS, max: stakesKurus.highest / KURUS },
    isOpen: true,
    releasedAt: game.releasedOn,
  }
}
