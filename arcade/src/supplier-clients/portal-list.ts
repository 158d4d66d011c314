import type { OfferedGame } from './offered-games.ts'

/** The portal writes sums in liras. */
const KURUS = 100

/**
 * The games as a supplier without a call for them shows them in its portal: what an operator's own
 * list of them is made of.
 */
export const portalList = (games: readonly OfferedGame[]) => games.map(listed)

function listed(game: OfferedGame) {
  const { family, stakesKurus } = game
  return {
    id: game.gameCode,
    name: game.name,
    studio: game.studio,
    ...(family === 'slot' ? { section: 'slot', kind: null } : { section: 'games', kind: family }),
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
