import type { OfferedGame } from '../../supplier-clients/offered-games.ts'

/** Every game of this supplier, with what an operator's import reads. */
export const gameList = (games: readonly OfferedGame[]) => ({ games: games.map(listed) })

const listed = (game: OfferedGame) => ({
  id: game.gameCode,
  name: game.name.tr,
  nameEn: game.name.en,
  studio: game.studio,
  ...(game.family === 'slot'
    ? { section: 'slot', kind: null }
    : { section: 'games', kind: game.family }),
  features: game.features,
  rtpBp: game.rtpBp,
  volatility: game.volatility,
  isOpen: true,
  releasedAt: game.releasedOn,
})
