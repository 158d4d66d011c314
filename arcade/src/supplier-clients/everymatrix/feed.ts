import type { OfferedGame } from '../offered-games.ts'

const FIRST_ID = 7_001
/** CasinoEngine's own words for what a game is. */
const CATEGORIES: Record<OfferedGame['type'], string> = {
  slot: 'VIDEOSLOTS',
  instant: 'MINIGAMES',
  scratch: 'SCRATCHCARDS',
  table: 'TABLEGAMES',
  'live-roulette': 'LIVEROULETTE',
  'live-blackjack': 'LIVEBLACKJACK',
  'live-baccarat': 'LIVEBACCARAT',
  'live-poker': 'LIVEPOKER',
  'live-dealer': 'LIVEDEALER',
  bingo: 'BINGO',
  draw: 'LOTTERY',
  cards: 'TVCARDGAMES',
  virtual: 'VIRTUALSPORTS',
}

/** The feed of games: a line of JSON each. */
export const feedOf = (games: readonly OfferedGame[], domainID: string): string =>
  games.map((game) => `${JSON.stringify(rowOf(game, domainID))}\n`).join('')

function rowOf(game: OfferedGame, domainID: string) {
  return {
    domainID: Number(domainID),
    type: 'game',
    action: 'update',
    id: String(FIRST_ID + game.place),
    seq: game.place + 1,
    data: {
      slug: game.gameCode,
      vendor: game.studio,
      gameCode: game.gameCode,
      enabled: true,
      categories: [CATEGORIES[game.type]],
      restrictedTerritories: [],
      theoreticalPayOut: game.rtpBp / 10_000,
      playMode: { fun: true, realMoney: true, anonymity: true },
      property: {
        freeSpin: game.features.includes('free-spins'),
        terminal: ['PC', 'iPad', 'iPhone', 'Android'],
      },
      // The operator draws its own covers.
      presentation: { gameName: { '*': game.name.tr, en: game.name.en }, thumbnail: {} },
    },
  }
}
