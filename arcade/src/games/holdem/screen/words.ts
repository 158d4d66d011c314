import type { Language } from '../../../protocol.ts'
import type { Outcome, Place } from './shown.ts'

type HoldemWords = {
  deal: string
  fold: string
  call: string
  short: string
  dealer: string
  mine: string
  board: string
  bets: string
  slots: readonly string[]
  closed: string
  noCard: string
  places: Record<Place, string>
  /** The call before it is made, with its price. */
  callFor: (sum: string) => string
  onPlace: (place: string, sum: string) => string
  putChip: string
  emptyPlace: (place: string) => string
  odds: (n: number) => string
  oddsTable: (place: string) => string
  pays: string
  otherHands: string
  returnOf: (percent: string) => string
  acesToStraight: string
  mineUses: string
  dealerUses: string
  unqualified: string
  lostBet: string
  backBet: string
  won: (what: string, sum: string) => string
  returned: (what: string, sum: string) => string
  nothing: (what: string) => string
  outcomes: Record<Outcome, (mine: string, theirs: string) => string>
  /** Both hands have the same name, and one card decides. */
  byCard: (hand: string, rank: string, isMine: boolean) => string
  folded: (hasAa: boolean) => string
  choose: string
  anteToo: string
  ready: (call: string) => string
  needMore: (call: string, balance: string) => string
  dealing: string
  opening: string
  decide: (first: string, second: string, call: string) => string
  stakeBack: string
  summary: Record<Outcome, (mine: string) => string>
  summaryFolded: (hasAa: boolean) => string
  rules: readonly string[]
}

/** The dative of a number in figures, as odds have it. */
const TR_TO: Readonly<Record<number, string>> = {
  1: 'e',
  2: 'ye',
  3: 'e',
  7: 'ye',
  10: 'a',
  20: 'ye',
  25: 'e',
  30: 'a',
  40: 'a',
  50: 'ye',
  100: 'e',
}

export const HOLDEM_WORDS: Record<Language, HoldemWords> = {
  tr: {
    deal: 'Dağıt',
    fold: 'Çekil',
    call: 'Devam',
    short: 'Bakiye yetmiyor',
    dealer: 'Kurpiyer',
    mine: 'Senin elin',
    board: 'Ortadaki kartlar',
    bets: 'Bahis yerleri',
    slots: ['Birinci', 'İkinci', 'Üçüncü', 'Dördüncü', 'Beşinci'],
    closed: 'Kapalı kart',
    noCard: 'henüz açılmadı',
    places: { aa: 'As çifti +', ante: 'Ön bahis', call: 'Devam' },
    callFor: (sum) => `Devam: ${sum}`,
    onPlace: (place, sum) => `${sum} ${place}`,
    putChip: 'Pul koy',
    emptyPlace: (place) => `${place}, boş`,
    odds: (n) => `${n}’${TR_TO[n] ?? 'e'} 1`,
    oddsTable: (place) => `${place} ödemeleri`,
    pays: 'Ödemeler',
    otherHands: 'Diğer eller',
    returnOf: (percent) => `Bu bahsin geri ödeme oranı ${percent}.`,
    acesToStraight: 'As çifti – kent',
    mineUses: 'senin elinde',
    dealerUses: 'kurpiyerin elinde',
    unqualified: 'Kurpiyer açamadı',
    lostBet: 'Kaybetti',
    backBet: 'Geri döndü',
    won: (what, sum) => `${what} Kazanç ${sum}.`,
    returned: (what, sum) => `${what} Dönen ${sum}.`,
    nothing: (what) => `${what} Bu tur kazanç yok.`,
    outcomes: {
      unqualified: (_mine, theirs) =>
        `Kurpiyer açamadı: ${small(theirs)}. Devam bahsin geri döndü.`,
      won: (mine, theirs) => `Senin elin: ${small(mine)}. Kurpiyerin eli: ${small(theirs)}.`,
      tie: (mine) => `Eller eşit: ${small(mine)}.`,
      lost: (mine, theirs) => `Senin elin: ${small(mine)}. Kurpiyerin eli: ${small(theirs)}.`,
    },
    byCard: (hand, rank, isMine) =>
      `İki el de ${small(hand)}. Yüksek kart ${isMine ? 'sende' : 'kurpiyerde'}: ${rank}.`,
    folded: (hasAa) => (hasAa ? 'Çekildin, As çifti + ödedi.' : 'Çekildin, ön bahis gitti.'),
    choose: 'Ön bahsini koy.',
    anteToo: 'As çifti + için ön bahis de gerekir.',
    ready: (call) => `Kartlardan sonra devam etmek ${call} tutar.`,
    needMore: (call, balance) => `Devam için ${call} daha gerekir. Bakiyen ${balance}.`,
    dealing: 'Kartlar dağıtılıyor.',
    opening: 'Kartlar açılıyor.',
    decide: (first, second, call) =>
      `Sende ${first} ve ${second}. Devam ${call}, çekilirsen ön bahis gider.`,
    stakeBack: 'Tur oynanmadı, bahsin geri döndü.',
    summary: {
      unqualified: () => 'Kurpiyer açamadı.',
      won: (mine) => `Kazandın: ${small(mine)}.`,
      tie: (mine) => `Berabere: ${small(mine)}.`,
      lost: (mine) => `Kaybettin: ${small(mine)}.`,
    },
    summaryFolded: (hasAa) => (hasAa ? 'Çekildin, As çifti + ödedi.' : 'Çekildin.'),
    rules: [
      'Ön bahsini koyarsın; sana iki kart, kurpiyere iki kapalı kart, ortaya üç kart gelir. Çekilirsen ön bahis gider; devam, ön bahsin iki katıdır.',
      'Devamdan sonra ortaya iki kart daha gelir ve kurpiyer açar. İki tarafın eli, yedi karttan en iyi beşidir. Kurpiyerin açması için en az dört peri gerekir.',
      'Kurpiyer açamazsa ön bahis eline göre ödenir, devam bahsi geri döner. Açarsa iyi olan el kazanır: ön bahis eline göre, devam 1’e 1 ödenir. Eşit ellerde ikisi de geri döner.',
      'As çifti +, iki kartın ve ilk üç kart as peri ya da daha iyisi olursa ödenir; çekilsen de ödenir.',
    ],
  },
  en: {
    deal: 'Deal',
    fold: 'Fold',
    call: 'Call',
    short: 'Balance too low',
    dealer: 'Dealer',
    mine: 'Your hand',
    board: 'Board',
    bets: 'Bets',
    slots: ['First', 'Second', 'Third', 'Fourth', 'Fifth'],
    closed: 'Card face down',
    noCard: 'not open yet',
    places: { aa: 'Aces +', ante: 'Ante', call: 'Call' },
    callFor: (sum) => `Call: ${sum}`,
    onPlace: (place, sum) => `${sum} ${place}`,
    putChip: 'Add chip',
    emptyPlace: (place) => `${place}, empty`,
    odds: (n) => `${n} to 1`,
    oddsTable: (place) => `${place} pays`,
    pays: 'Pay tables',
    otherHands: 'Other hands',
    returnOf: (percent) => `This bet returns ${percent}.`,
    acesToStraight: 'Aces – straight',
    mineUses: 'in your hand',
    dealerUses: 'in the dealer’s hand',
    unqualified: 'Dealer does not qualify',
    lostBet: 'Lost',
    backBet: 'Returned',
    won: (what, sum) => `${what} You win ${sum}.`,
    returned: (what, sum) => `${what} Returned ${sum}.`,
    nothing: (what) => `${what} No win this round.`,
    outcomes: {
      unqualified: (_mine, theirs) => `Dealer does not qualify: ${small(theirs)}. Call returned.`,
      won: (mine, theirs) => `You: ${small(mine)}. Dealer: ${small(theirs)}.`,
      tie: (mine) => `Equal hands: ${small(mine)}.`,
      lost: (mine, theirs) => `You: ${small(mine)}. Dealer: ${small(theirs)}.`,
    },
    byCard: (hand, rank, isMine) =>
      `Both have ${small(hand)}. ${isMine ? 'You have' : 'The dealer has'} the higher card: ${rank}.`,
    folded: (hasAa) => (hasAa ? 'You folded; Aces + paid.' : 'You folded and lost the ante.'),
    choose: 'Place your ante.',
    anteToo: 'Aces + needs an ante as well.',
    ready: (call) => `After the cards a call costs ${call}.`,
    needMore: (call, balance) => `A call needs ${call} more. Your balance is ${balance}.`,
    dealing: 'The cards are being dealt.',
    opening: 'The cards are being opened.',
    decide: (first, second, call) =>
      `You have the ${first} and the ${second}. Call ${call}, or fold and lose the ante.`,
    stakeBack: 'The round was not played. Your stake was returned.',
    summary: {
      unqualified: () => 'The dealer did not qualify.',
      won: (mine) => `You won: ${small(mine)}.`,
      tie: (mine) => `Tie: ${small(mine)}.`,
      lost: (mine) => `You lost: ${small(mine)}.`,
    },
    summaryFolded: (hasAa) => (hasAa ? 'You folded; Aces + paid.' : 'You folded.'),
    rules: [
      'You place an ante; you get two cards, the dealer two closed ones, and three are opened on the board. If you fold, the ante is lost; a call is twice the ante.',
      'After a call two more cards come and the dealer opens. Each hand is the best five of seven cards. The dealer qualifies with a pair of fours or better.',
      'If the dealer does not qualify, the ante is paid by your hand and the call is returned. Otherwise the better hand wins: the ante is paid by your hand, the call 1 to 1. Equal hands return both.',
      'Aces + is paid if your two cards and the first three of the board make a pair of aces or better, even if you fold.',
    ],
  },
}

function small(text: string): string {
  return text.charAt(0).toLocaleLowerCase('tr') + text.slice(1)
}
