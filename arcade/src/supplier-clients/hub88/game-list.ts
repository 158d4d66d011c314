import { percent } from '../listing.ts'
import type { OfferedGame } from '../offered-games.ts'
import { amountE5, jsonNumber } from './amount.ts'

/** Hub88's own words for what a game is. */
const CATEGORIES: Record<OfferedGame['category'], string> = {
  slot: 'Video Slots',
  crash: 'Crash Games',
  mines: 'Instant Games',
  plinko: 'Instant Games',
  dice: 'Instant Games',
  limbo: 'Instant Games',
  keno: 'Keno',
  'hi-lo': 'Instant Games',
  wheel: 'Instant Games',
  scratch: 'Scratch Cards',
  blackjack: 'Blackjack',
  roulette: 'Roulette',
  baccarat: 'Baccarat',
  poker: 'Poker',
  'video-poker': 'Video Poker',
  'sic-bo': 'Table Games',
  'money-wheel': 'Live Game Shows',
  bingo: 'Bingo',
  lottery: 'Lottery',
  'card-draw': 'TV Card Games',
  'virtual-football': 'Virtual Sports',
  'horse-racing': 'Virtual Sports',
}

/** What a person deals. */
const LIVE_CATEGORIES: { [type in OfferedGame['type']]?: string } = {
  'live-roulette': 'Live Roulette',
  'live-blackjack': 'Live Blackjack',
  'live-baccarat': 'Live Baccarat',
  'live-poker': 'Live Poker',
}

/** Every game on offer, with the fields an operator's import reads. */
export const gameList = (games: readonly OfferedGame[]) => games.map(listed)

function listed(game: OfferedGame) {
  const { lowest, highest } = game.stakesKurus
  return {
    game_code: game.gameCode,
    // In the operator's language, and in others.
    name: game.name.tr,
    translations: { en: game.name.en },
    product: game.studio,
    category: LIVE_CATEGORIES[game.type] ?? CATEGORIES[game.category],
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    enabled: true,
    rtp: percent(game.rtpBp),
    hit_ratio: game.hitRateBp === null ? null : percent(game.hitRateBp),
    volatility: game.volatility,
    max_win: game.maxWin,
    min_bet: jsonNumber(amountE5(lowest)),
    max_bet: jsonNumber(amountE5(highest)),
    paylines: game.lines,
    languages: ['tr', 'en'],
    currencies: ['TRY'],
    technology: ['HTML5'],
    // WILD, FREE_SPINS …
    features: game.features.map((feature) => feature.toUpperCase().replace('-', '_')),
    freebet_support: game.hasFreeRounds,
    phoenix_jackpot_support: false,
    blocked_countries: [],
    restricted_countries: [],
    certifications: [],
    release_date: game.releasedOn,
    // The operator draws its own covers.
    url_thumb: null,
    url_background: null,
  }
}
