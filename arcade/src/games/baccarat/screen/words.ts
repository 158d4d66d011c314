import type { Language } from '../../../protocol.ts'
import type { Place } from '../rules.ts'
import type { Letters, Outcome } from './roads.ts'
import type { Ruling, Side } from './shown.ts'

type BaccaratWords = {
  sides: Record<Side, string>
  places: Record<Place, string>
  odds: (odds: string) => string
  commission: string
  laid: (sum: string) => string
  outcomes: { won: string; returned: string }
  hand: (side: string, total: number | null) => string
  faceDown: string
  ruling: (ruling: Ruling) => string
  table: string
  deal: string
  dealing: string
  openSlowly: string
  openCard: string
  peel: string
  choose: string
  ready: string
  totals: (player: number, banker: number) => string
  winners: Record<Outcome, string>
  won: (sum: string) => string
  returned: (sum: string) => string
  nothing: string
  roads: string
  closeRoads: string
  coups: (n: number) => string
  bead: string
  big: string
  lastHands: string
  letters: Letters
  pairs: Record<Side, string>
  noCoups: string
  pastSaysNothing: string
  newestLast: (road: string, names: string) => string
  pays: { bet: string; odds: string; returns: string }
  drawing: { title: string; total: string; draws: string; always: string; stands: string }
  draws: (counts: string) => string
  rules: readonly string[]
}

const TR_SIDES = { player: 'Oyuncu', banker: 'Banka' }
const EN_SIDES = { player: 'Player', banker: 'Banker' }
const TR_RULED = {
  natural: 'doğal, kart çekilmez.',
  draws: 'kart çeker.',
  stands: 'durur.',
}
const EN_RULED = {
  natural: 'a natural, no more cards.',
  draws: 'draws a card.',
  stands: 'stands.',
}

export const BACCARAT_WORDS: Record<Language, BaccaratWords> = {
  tr: {
    sides: TR_SIDES,
    places: {
      ...TR_SIDES,
      tie: 'Berabere',
      playerPair: 'Oyuncu çifti',
      bankerPair: 'Banka çifti',
    },
    odds: (odds) => `1’e ${odds}`,
    commission: '%5 kesinti',
    laid: (sum) => `${sum} bahsin var`,
    outcomes: { won: 'Kazandı', returned: 'Geri döndü' },
    hand: (side, total) => (total === null ? side : `${side}: ${total}`),
    faceDown: 'Kapalı kart',
    ruling: ({ is, total, third }) =>
      `Toplam ${total}${third === undefined ? '' : `, oyuncunun üçüncüsü ${third}`}: ${TR_RULED[is]}`,
    table: 'Bahis yerleri',
    deal: 'Dağıt',
    dealing: 'Kartlar dağıtılıyor.',
    openSlowly: 'Yavaş aç',
    openCard: 'Kartı aç',
    peel: 'Kartını kenarından çekerek ya da bir basışla aç.',
    choose: 'Pulunu seç, bir yere koy.',
    ready: 'Pulların masada. Dağıtabilirsin.',
    totals: (player, banker) => `Oyuncu ${player}, Banka ${banker}.`,
    winners: { player: 'Oyuncu kazandı.', banker: 'Banka kazandı.', tie: 'Berabere.' },
    won: (sum) => `Kazanç ${sum}.`,
    returned: (sum) => `Dönen ${sum}.`,
    nothing: 'Bu tur kazanç yok.',
    roads: 'Yollar',
    closeRoads: 'Yolları kapat',
    coups: (n) => `${n} el`,
    bead: 'Boncuk yolu',
    big: 'Büyük yol',
    lastHands: 'Son eller',
    letters: { banker: 'B', player: 'O', tie: '=' },
    pairs: { player: 'oyuncu çifti', banker: 'banka çifti' },
    noCoups: 'Henüz el oynanmadı.',
    pastSaysNothing: 'Geçmiş sonuçlar sıradaki turu etkilemez.',
    newestLast: (road, names) => `${road}, en yenisi sonda: ${names}.`,
    pays: { bet: 'Bahis', odds: 'Ödeme', returns: 'Geri ödeme' },
    drawing: {
      title: 'Oyuncu üçüncü kartı çektiyse banka ne zaman çeker?',
      total: 'Bankanın toplamı',
      draws: 'Oyuncunun üçüncü kartı',
      always: 'ne olursa olsun çeker',
      stands: 'durur',
    },
    draws: (counts) => `${counts} ise çeker`,
    rules: [
      'Oyuncuya, Bankaya, beraberliğe ya da çiftlere pul koyarsın. Toplamı dokuza yakın olan taraf kazanır.',
      'As bir, onlu ve resimli kartlar sıfır sayılır; toplamın yalnız son rakamı geçerlidir. Her el sekiz yeni desteyle dağıtılır.',
      'İlk iki kartta sekiz ya da dokuz gelirse kart çekilmez. Gelmezse oyuncu 0–5’te üçüncü kartı çeker, 6 ve 7’de durur; oyuncu durduysa banka da aynısını yapar.',
      'Banka kazanınca kazançtan %5 komisyon alınır: 100 lira koyana 95 lira kazanç ödenir. Berabere kalınca Oyuncu ve Banka bahisleri geri döner.',
      'Bir tarafın ilk iki kartı aynı değerde ise o tarafın çifti kazanır.',
      'Yavaş aç (P) açıkken en çok pul koyduğun tarafın kartlarını sen açarsın: alt kenarından çek ya da bas. Sonuç önceden çekilmiştir, bununla değişmez.',
    ],
  },
  en: {
    sides: EN_SIDES,
    places: { ...EN_SIDES, tie: 'Tie', playerPair: 'Player pair', bankerPair: 'Banker pair' },
    odds: (odds) => `${odds} to 1`,
    commission: '5% fee',
    laid: (sum) => `${sum} staked`,
    outcomes: { won: 'Won', returned: 'Returned' },
    hand: (side, total) => (total === null ? side : `${side}: ${total}`),
    faceDown: 'A card face down',
    ruling: ({ is, total, third }) =>
      `Total ${total}${third === undefined ? '' : `, player’s third card ${third}`}: ${EN_RULED[is]}`,
    table: 'Places to bet on',
    deal: 'Deal',
    dealing: 'The cards are being dealt.',
    openSlowly: 'Squeeze',
    openCard: 'Open the card',
    peel: 'Draw your card by its edge, or press to open it.',
    choose: 'Choose a chip and put it on a place.',
    ready: 'Your chips are on the table. You may deal.',
    totals: (player, banker) => `Player ${player}, Banker ${banker}.`,
    winners: { player: 'Player wins.', banker: 'Banker wins.', tie: 'A tie.' },
    won: (sum) => `Win ${sum}.`,
    returned: (sum) => `Returned ${sum}.`,
    nothing: 'No win this round.',
    roads: 'Roads',
    closeRoads: 'Close the roads',
    coups: (n) => `${n} ${n === 1 ? 'hand' : 'hands'}`,
    bead: 'Bead road',
    big: 'Big road',
    lastHands: 'Last hands',
    letters: { banker: 'B', player: 'P', tie: '=' },
    pairs: { player: 'player pair', banker: 'banker pair' },
    noCoups: 'No hand has been played.',
    pastSaysNothing: 'Past results do not affect the next round.',
    newestLast: (road, names) => `${road}, the newest last: ${names}.`,
    pays: { bet: 'Bet', odds: 'Pays', returns: 'Return' },
    drawing: {
      title: 'When the banker draws after the player’s third card',
      total: 'Banker’s total',
      draws: 'Player’s third card',
      always: 'draws on any',
      stands: 'stands',
    },
    draws: (counts) => `draws on ${counts}`,
    rules: [
      'You bet on the player, the banker, a tie or a pair. The side whose total is nearer to nine wins.',
      'An ace counts one, tens and court cards nothing; only the last digit of a total counts. Every hand is dealt from eight fresh decks.',
      'With eight or nine in the first two cards nobody draws. Otherwise the player draws a third card on 0–5 and stands on 6 and 7; if the player stands, the banker does the same.',
      'When the banker wins, a commission of 5% is taken from the win: 100 lira win 95 lira. On a tie, bets on player and banker are returned.',
      'A pair wins when the first two cards of that side have the same rank.',
      'With Squeeze (P) on, you open the cards of the side that you have more on: draw the lower edge, or press. The result was drawn before and does not change by it.',
    ],
  },
}
