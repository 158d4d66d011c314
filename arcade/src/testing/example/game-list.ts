import type { OfferedGame } from '../../supplier-clients/offered-games.ts'
import { LOBBY_PLACES } from '../../supplier-clients/portal-list.ts'

/** Every game of this supplier, with what an operator's import reads. */
export const gameList = (games: readonly OfferedGame[]) => ({ games: games.map(listed) })

const listed = (game: OfferedGame) => ({
  id: game.gameCode,
  name: game.name.tr,
  nameEn: game.name.en,
  studio: game.studio,
  ...LOBBY_PLACES[game.type],
  features: game.features,
  rtpBp: game.rtpBp,
  volatility: game.volatility,
  isOpen: true,
  releasedAt: game.releasedOn,
})
