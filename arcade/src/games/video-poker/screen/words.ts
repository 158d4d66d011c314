import type { Language } from '../../../protocol.ts'
import { percent } from '../../../screens/figures.ts'
import { HAND_NAMES, RANK_NAMES, RANKS_NAMES, SUIT_NAMES } from '../../../screens/kit/card-words.ts'
import { rankOf, suitOf } from '../../cards.ts'
import { RTP_BP } from '../returns.ts'
import type { HoldText } from './hint.ts'
import type { Row } from './shown.ts'

type VideoPokerWords = {
  coinValue: string
  coins: string
  fewer: string
  more: string
  pickCoins: string
  deal: string
  draw: string
  /** Second line of the draw: cards that change. */
  changes: (n: number) => string
  hint: string
  hand: string
  pays: string
  hands: string
  forCoins: (n: number) => string
  row: (row: Row) => string
  held: string
  willChange: string
  isNew: string
  closed: (n: number) => string
  advised: string
  choose: string
  dealing: string
  drawing: string
  holdSome: string
  holdSomeWith: (hand: string) => string
  hintText: (hold: string, times: string) => string
  hold: (text: HoldText) => string
  won: (hand: string, sum: string) => string
  returned: (hand: string, sum: string) => string
  lost: string
  stakeBack: string
  summary: (hand: string, times: string) => string
  summaryLost: string
  rules: readonly string[]
}

const words = (text: string): readonly string[] => text.split(' ')
const TR_NUMBERS = words('sıfır bir iki üç dört beş')
const EN_NUMBERS = words('no one two three four five')
const TR_THE_RANK = words(
  'ası ikiyi üçü dördü beşi altıyı yediyi sekizi dokuzu onluyu valeyi kızı papazı',
)
const TR_THE_SUIT = words('maçayı kupayı karoyu sineği')

/** `a, b and c`. */
const listed = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`

function trHold(text: HoldText): string {
  if (text.by === 'all') return 'beş kartı da tut'
  if (text.by === 'none') return 'beş kartı da değiştir'
  if (text.by === 'suit') return `${TR_NUMBERS[text.count]} ${TR_THE_SUIT[text.suit]} tut`
  const parts =
    text.by === 'card'
      ? text.cards.map((card) => `${SUIT_NAMES.tr[suitOf(card)]} ${TR_THE_RANK[rankOf(card)]}`)
      : text.ranks.map(({ rank, count }) =>
          count > 1 ? `${TR_NUMBERS[count]} ${TR_THE_RANK[rank]}` : `${TR_THE_RANK[rank]}`,
        )
  return `${listed(parts, 've')} tut`
}

function enHold(text: HoldText): string {
  if (text.by === 'all') return 'hold all five cards'
  if (text.by === 'none') return 'change all five cards'
  if (text.by === 'suit') return `hold the ${EN_NUMBERS[text.count]} ${SUIT_NAMES.en[text.suit]}`
  const parts =
    text.by === 'card'
      ? text.cards.map((card) => `${RANK_NAMES.en[rankOf(card)]} of ${SUIT_NAMES.en[suitOf(card)]}`)
      : text.ranks.map(({ rank, count }) =>
          count > 1 ? `${EN_NUMBERS[count]} ${RANKS_NAMES.en[rank]}` : `${RANK_NAMES.en[rank]}`,
        )
  return `hold the ${listed(parts, 'and')}`
}

export const VIDEO_POKER_WORDS: Record<Language, VideoPokerWords> = {
  tr: {
    coinValue: 'Jeton değeri',
    coins: 'Jeton',
    fewer: 'Jetonu azalt',
    more: 'Jetonu artır',
    pickCoins: 'Jeton sayısı',
    deal: 'Dağıt',
    draw: 'Kart değiştir',
    changes: (n) => (n === 0 ? 'Hepsi kalır' : `${n} kart`),
    hint: 'İpucu',
    hand: 'Elin',
    pays: 'Ödeme tablosu, jeton olarak',
    hands: 'El',
    forCoins: (n) => `${n} jetonla`,
    row: (row) => (row === 'jacks' ? 'Vale ve üstü per' : HAND_NAMES.tr[row]),
    held: 'Tutuldu',
    willChange: 'Değişecek',
    isNew: 'Yeni',
    closed: (n) => `${n}. kart kapalı`,
    advised: 'ipucu: tut',
    choose: 'Bahsini seç, kartları dağıt.',
    dealing: 'Kartlar dağıtılıyor.',
    drawing: 'Yeni kartlar geliyor.',
    holdSome: 'Tutacağın kartlara bas, kalanlar değişir.',
    holdSomeWith: (hand) => `Şu anki elin: ${hand}. Tutacağın kartlara bas.`,
    hintText: (hold, times) => `İpucu: ${hold}. Beklenen dönüş ${times}`,
    hold: trHold,
    won: (hand, sum) => `${hand}. Kazanç ${sum}.`,
    returned: (hand, sum) => `${hand}. Dönen ${sum}.`,
    lost: 'Ödeyen bir el çıkmadı. Bu tur kazanç yok.',
    stakeBack: 'Tur oynanmadı, bahsin geri döndü.',
    summary: (hand, times) => `${hand}: ${times}`,
    summaryLost: 'Ödeyen el yok.',
    rules: [
      '52 kartlık tek desteden beş kart dağıtılır. İstediklerini tutarsın; kalanlar aynı destenin sıradaki kartlarıyla bir kez değişir.',
      'Son beş kartın ödeme tablosundaki eline göre ödenir. En düşük ödeyen el vale, kız, papaz ya da as peridir.',
      `Bahsin, jeton değeri çarpı jeton sayısıdır. Flos royal beş jetonla jeton başına 800, daha azıyla 250 öder; geri ödeme oranı ${percent(RTP_BP.highest, 'tr')} yerine ${percent(RTP_BP.lowest, 'tr')} olur.`,
      'İpucu, 32 seçeneğin hepsini sayar ve ortalama dönüşü en yüksek olanı söyler; dönüş bahsinin katıdır.',
    ],
  },
  en: {
    coinValue: 'Coin value',
    coins: 'Coins',
    fewer: 'Fewer coins',
    more: 'More coins',
    pickCoins: 'Number of coins',
    deal: 'Deal',
    draw: 'Draw',
    changes: (n) => {
      if (n === 0) return 'All stay'
      return n === 1 ? '1 card' : `${n} cards`
    },
    hint: 'Hint',
    hand: 'Your hand',
    pays: 'Pay table, in coins',
    hands: 'Hand',
    forCoins: (n) => (n === 1 ? 'For 1 coin' : `For ${n} coins`),
    row: (row) => (row === 'jacks' ? 'Jacks or better' : HAND_NAMES.en[row]),
    held: 'Held',
    willChange: 'Will change',
    isNew: 'New',
    closed: (n) => `Card ${n} face down`,
    advised: 'hint: hold',
    choose: 'Choose your stake and deal the cards.',
    dealing: 'The cards are being dealt.',
    drawing: 'New cards are coming.',
    holdSome: 'Press the cards to hold. The others change.',
    holdSomeWith: (hand) => `Your hand now: ${hand}. Press the cards to hold.`,
    hintText: (hold, times) => `Hint: ${hold}. Expected return ${times}`,
    hold: enHold,
    won: (hand, sum) => `${hand}. You win ${sum}.`,
    returned: (hand, sum) => `${hand}. Returned ${sum}.`,
    lost: 'No paying hand. No win this round.',
    stakeBack: 'The round was not played. Your stake was returned.',
    summary: (hand, times) => `${hand}: ${times}`,
    summaryLost: 'No paying hand.',
    rules: [
      'Five cards are dealt from one deck of 52. You hold those you want; the others are changed once for the next cards of the same deck.',
      'The last five cards are paid by the pay table. The lowest hand that pays is a pair of jacks, queens, kings or aces.',
      `Your stake is the coin value times the number of coins. A royal flush pays 800 a coin with five coins and 250 with fewer: the return is then ${percent(RTP_BP.lowest, 'en')} instead of ${percent(RTP_BP.highest, 'en')}.`,
      'The hint counts all 32 choices and names the one with the highest return on average, as a multiple of your stake.',
    ],
  },
}
