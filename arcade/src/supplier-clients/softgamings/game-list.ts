import { percent } from '../listing.ts'
import type { OfferedGame } from '../offered-games.ts'
import { MERCHANT, SYSTEM } from './operator.ts'

const CATEGORIES: Record<OfferedGame['type'], { ID: string; Name: object; Tags: string[] }> = {
  slot: { ID: '16', Name: { en: 'Slots', tr: 'Slotlar' }, Tags: ['slots'] },
  instant: { ID: '17', Name: { en: 'Instant Games', tr: 'Anında Oyunlar' }, Tags: ['instant'] },
  scratch: { ID: '18', Name: { en: 'Scratch Cards', tr: 'Kazı Kazan' }, Tags: ['scratch'] },
  table: { ID: '19', Name: { en: 'Table Games', tr: 'Masa Oyunları' }, Tags: ['table'] },
  'live-roulette': { ID: '20', Name: { en: 'Live Roulette', tr: 'Canlı Rulet' }, Tags: ['live'] },
  'live-blackjack': {
    ID: '21',
    Name: { en: 'Live Blackjack', tr: 'Canlı Blackjack' },
    Tags: ['live'],
  },
  'live-baccarat': { ID: '22', Name: { en: 'Live Baccarat', tr: 'Canlı Bakara' }, Tags: ['live'] },
  'live-poker': { ID: '23', Name: { en: 'Live Poker', tr: 'Canlı Poker' }, Tags: ['live'] },
  'live-dealer': { ID: '24', Name: { en: 'Live Casino', tr: 'Canlı Casino' }, Tags: ['live'] },
  bingo: { ID: '25', Name: { en: 'Bingo', tr: 'Bingo' }, Tags: ['bingo'] },
  draw: { ID: '26', Name: { en: 'Lottery', tr: 'Loto' }, Tags: ['lottery'] },
  cards: { ID: '27', Name: { en: 'TV Card Games', tr: 'TV Kart Oyunları' }, Tags: ['tv'] },
  virtual: { ID: '28', Name: { en: 'Virtual Sports', tr: 'Sanal Sporlar' }, Tags: ['virtual'] },
}
const SUB_MERCHANTS_FROM = 991
const IDS_FROM = 2_834_000

/** `Game/FullList`: everything an operator's import reads, in one reply. */
export function fullList(games: readonly OfferedGame[], publicUrl: string) {
  const studios = [...new Set(games.map(({ studio }) => studio))]
  const subMerchantOf = (studio: string) => String(SUB_MERCHANTS_FROM + studios.indexOf(studio))
  return {
    games: games.map((game) => ({
      ...listed(game, publicUrl),
      SubMerchantID: subMerchantOf(game.studio),
    })),
    categories: Object.values(CATEGORIES),
    merchants: Object.fromEntries([
      [SYSTEM, { ID: SYSTEM, Name: MERCHANT, Alias: 'zar-arcade' }],
      ...studios.map((Name) => [subMerchantOf(Name), { ID: subMerchantOf(Name), Name }]),
    ]),
    merchantsCurrencies: [{ ID: '1', IDMerchant: SYSTEM, Currencies: ['TRY'] }],
    countriesRestrictions: {},
  }
}

function listed(game: OfferedGame, publicUrl: string) {
  const url = new URL(`/play/${game.gameCode}`, publicUrl).href
  return {
    ID: String(IDS_FROM + game.place),
    Name: game.name,
    MerchantID: SYSTEM,
    CategoryID: [CATEGORIES[game.type].ID],
    PageCode: game.gameCode,
    MobilePageCode: game.gameCode,
    Url: url,
    MobileUrl: url,
    // The operator draws its own covers.
    ImageFullPath: null,
    RTP: percent(game.rtpBp),
    MaxMultiplier: game.maxWin,
    hasDemo: 1,
    Freespins: game.features.includes('free-spins') ? '1' : '0',
    Freeround: game.hasFreeRounds ? '1' : '0',
    BonusBuy: 0,
    Megaways: 0,
    IsVirtual: 0,
    TableID: null,
    AR: '16:9',
  }
}
