import type { Language } from '../../../protocol.ts'
import type { Advice } from '../strategy.ts'
import type { Ending } from './shown.ts'

type BlackjackWords = {
  hit: string
  stand: string
  double: string
  split: string
  insurance: string
  no: string
  deal: string
  moves: string
  whyNot: Record<'not_these_cards' | 'taken_already' | 'firstTwo' | 'money', string>
  pays: string
  dealerRule: string
  insuranceRule: string
  discards: string
  dealer: string
  closed: string
  soft: (points: number) => string
  /** `Elin` alone, `Birinci el` among others. */
  hand: (at: number, hands: number) => string
  shortHand: (at: number) => string
  state: Record<'playing' | 'next' | 'done' | 'bust', string>
  endings: Record<Ending, string>
  shortPlace: (at: number) => string
  putChip: string
  bets: string
  ready: string
  dealing: string
  peek: string
  offer: string
  noBlackjack: string
  insuranceLost: string
  insurancePaid: (sum: string) => string
  total: (name: string, total: string) => string
  bustTotal: (name: string, points: number) => string
  ask: string
  turning: string
  dealerDraws: (points: number) => string
  dealerStands: (points: number) => string
  dealerBust: (points: number) => string
  dealerBlackjack: string
  blackjack: string
  bothBlackjack: string
  against: (mine: number, theirs: number) => string
  push: (points: number) => string
  bust: (points: number) => string
  win: (sum: string) => string
  returned: (sum: string) => string
  noWin: string
  stakeBack: string
  hands: (counts: Counts) => string
  dealerHad: (total: string) => string
  rules: readonly string[]
  returns: readonly (readonly [name: string, pays: string])[]
}

/** How many hands ended so; those that are bust are lost. */
export type Counts = Record<'won' | 'push' | 'lost', number>
type CountName = keyof Counts

const list = (text: string): readonly string[] => text.split(' ')
const TR_ORDER = list('Birinci İkinci Üçüncü Dördüncü')
const EN_ORDER = list('First Second Third Fourth')
const TR_OF_THEM = list('hiçbiri biri ikisi üçü dördü')
const TR_NUMBERS = list('Sıfır Bir İki Üç Dört')
const EN_NUMBERS = list('none one two three four')
const TR_ENDED: Record<CountName, string> = {
  won: 'kazandı',
  push: 'berabere',
  lost: 'kaybetti',
}
const EN_ENDED: Record<CountName, string> = { won: 'won', push: 'tied', lost: 'lost' }
const ENDED: readonly CountName[] = ['won', 'push', 'lost']

const sumOf = (counts: Counts) => ENDED.reduce((sum, name) => sum + counts[name], 0)
const named = (counts: Counts) => ENDED.filter((name) => counts[name] > 0)

function trHands(counts: Counts): string {
  const [first, ...others] = named(counts)
  const number = TR_NUMBERS[sumOf(counts)]
  if (first && others.length === 0) return `${number} el de ${TR_ENDED[first]}.`
  const each = named(counts).map((name) => `${TR_OF_THEM[counts[name]]} ${TR_ENDED[name]}`)
  return `${number} el: ${each.join(', ')}.`
}

function enHands(counts: Counts): string {
  const [first, ...others] = named(counts)
  const number = EN_NUMBERS[sumOf(counts)] ?? ''
  if (first && others.length === 0)
    return `${number === 'two' ? 'Both' : `All ${number}`} hands ${EN_ENDED[first]}.`
  const each = named(counts).map((name) => `${EN_NUMBERS[counts[name]]} ${EN_ENDED[name]}`)
  return `${number.charAt(0).toUpperCase()}${number.slice(1)} hands: ${each.join(', ')}.`
}

export const BLACKJACK_WORDS: Record<Language, BlackjackWords> = {
  tr: {
    hit: 'Kart',
    stand: 'Dur',
    double: 'Katla',
    split: 'Böl',
    insurance: 'Sigorta',
    no: 'Hayır',
    deal: 'Dağıt',
    moves: 'Hamleler',
    whyNot: {
      not_these_cards: 'çift değil',
      taken_already: 'bir kez',
      firstTwo: 'ilk iki kartta',
      money: 'bakiye az',
    },
    pays: 'Blackjack üçe iki öder',
    dealerRule: 'Kurpiyer on yedide durur',
    insuranceRule: 'sigorta ikiye bir',
    discards: 'Çıkanlar',
    dealer: 'Kurpiyer',
    closed: 'kapalı kart',
    soft: (points) => `yumuşak ${points}`,
    hand: (at, hands) => (hands > 1 ? `${TR_ORDER[at]} el` : 'Elin'),
    shortHand: (at) => `${at + 1}. el`,
    state: { playing: 'oynuyorsun', next: 'sırada', done: 'tamam', bust: 'yandı' },
    endings: {
      blackjack: 'Blackjack',
      won: 'Kazandı',
      push: 'Berabere',
      lost: 'Kaybetti',
      bust: 'Yandı',
    },
    shortPlace: (at) => `${at + 1}. yer`,
    putChip: 'pul koy',
    bets: 'Bahsini koy.',
    ready: 'Hazırsan dağıt.',
    dealing: 'Kartlar dağıtılıyor.',
    peek: 'Kurpiyer kapalı kartına bakıyor.',
    offer: 'Kurpiyerde as var. Sigorta ister misin? İkiye bir öder.',
    noBlackjack: 'Kurpiyerde blackjack yok.',
    insuranceLost: 'Kurpiyerde blackjack yok, sigorta kaybetti.',
    insurancePaid: (sum) => `Sigorta ${sum} ödedi.`,
    total: (name, total) => `${name}: ${total}.`,
    bustTotal: (name, points) => `${name}: ${points}, yandı.`,
    ask: 'Kart çek ya da dur.',
    turning: 'Kurpiyer kapalı kartını açıyor.',
    dealerDraws: (points) => `Kurpiyer ${points}, kart çekiyor.`,
    dealerStands: (points) => `Kurpiyer ${points}.`,
    dealerBust: (points) => `Kurpiyer ${points}, yandı.`,
    dealerBlackjack: 'Kurpiyerde blackjack.',
    blackjack: 'Blackjack!',
    bothBlackjack: 'İkinizde de blackjack var, berabere.',
    against: (mine, theirs) => `Elin ${mine}, kurpiyer ${theirs}.`,
    push: (points) => `Elin de kurpiyer de ${points}, berabere.`,
    bust: (points) => `Elin ${points}, yandı.`,
    win: (sum) => `Kazanç ${sum}.`,
    returned: (sum) => `Dönen ${sum}.`,
    noWin: 'Bu tur kazanç yok.',
    stakeBack: 'Tur iptal edildi, bahsin geri döndü.',
    hands: trHands,
    dealerHad: (total) => `Kurpiyer ${total}.`,
    rules: [
      '21’i geçmeden kurpiyerden yüksek bir toplama ulaşmaya çalışırsın. As 1 ya da 11, resimli kartlar 10 sayar; 21’i geçen el yanar.',
      'Sekiz deste her turda yeniden karılır. Kurpiyer, yumuşak 17 dahil, her 17’de durur; as ya da onlu açarsa blackjack için kapalı kartına bakar.',
      'Her elin ilk iki kartında bahsini katlayabilirsin, böldükten sonra da; katlayınca bir kart gelir.',
      'Değeri aynı iki kartı bir kez bölersin. Bölünen aslara birer kart gelir, bölünen elde 21 blackjack sayılmaz. İki yerde oynayıp ikisini de bölersen dört elin olur.',
      'Kurpiyer as açarsa bahsinin yarısıyla sigorta alabilirsin. Sigortanın geri ödeme oranı yüzde 92,53’tür.',
      'Geri ödeme oranı, aşağıdaki stratejiyle ve sigortasız oynanan el içindir.',
      'Tuşlar: elde 1 kart, 2 dur, 3 katla, 4 böl, I sigorta. Bahiste 1–5 pul, Z geri al, Y yinele, Backspace temizle.',
    ],
    returns: [
      ['Blackjack', '3:2'],
      ['Kazanan el', '1:1'],
      ['Sigorta', '2:1'],
      ['Berabere', 'bahis geri döner'],
    ],
  },
  en: {
    hit: 'Hit',
    stand: 'Stand',
    double: 'Double',
    split: 'Split',
    insurance: 'Insurance',
    no: 'No',
    deal: 'Deal',
    moves: 'Moves',
    whyNot: {
      not_these_cards: 'no pair',
      taken_already: 'only once',
      firstTwo: 'first two cards',
      money: 'low balance',
    },
    pays: 'Blackjack pays three to two',
    dealerRule: 'Dealer stands on seventeen',
    insuranceRule: 'insurance two to one',
    discards: 'Discards',
    dealer: 'Dealer',
    closed: 'hidden card',
    soft: (points) => `soft ${points}`,
    hand: (at, hands) => (hands > 1 ? `${EN_ORDER[at]} hand` : 'Your hand'),
    shortHand: (at) => `Hand ${at + 1}`,
    state: { playing: 'your turn', next: 'next', done: 'done', bust: 'bust' },
    endings: { blackjack: 'Blackjack', won: 'Won', push: 'Push', lost: 'Lost', bust: 'Bust' },
    shortPlace: (at) => `Place ${at + 1}`,
    putChip: 'add a chip',
    bets: 'Place your bet.',
    ready: 'Deal when you are ready.',
    dealing: 'The cards are being dealt.',
    peek: 'The dealer looks at the hidden card.',
    offer: 'The dealer shows an ace. Insurance? It pays two to one.',
    noBlackjack: 'No dealer blackjack.',
    insuranceLost: 'No dealer blackjack, the insurance is lost.',
    insurancePaid: (sum) => `Insurance paid ${sum}.`,
    total: (name, total) => `${name}: ${total}.`,
    bustTotal: (name, points) => `${name}: ${points}, bust.`,
    ask: 'Hit or stand.',
    turning: 'The dealer turns the hidden card.',
    dealerDraws: (points) => `Dealer has ${points} and draws.`,
    dealerStands: (points) => `Dealer has ${points}.`,
    dealerBust: (points) => `Dealer has ${points}, bust.`,
    dealerBlackjack: 'Dealer has blackjack.',
    blackjack: 'Blackjack!',
    bothBlackjack: 'You both have blackjack, a push.',
    against: (mine, theirs) => `You have ${mine}, the dealer ${theirs}.`,
    push: (points) => `You both have ${points}, a push.`,
    bust: (points) => `You have ${points}, bust.`,
    win: (sum) => `Win ${sum}.`,
    returned: (sum) => `Returned ${sum}.`,
    noWin: 'No win this round.',
    stakeBack: 'The round was cancelled. Your stake was returned.',
    hands: enHands,
    dealerHad: (total) => `Dealer ${total}.`,
    rules: [
      'You try to reach a higher total than the dealer without passing 21. An ace counts 1 or 11, court cards count 10; a hand above 21 is bust.',
      'Eight decks are shuffled for every round. The dealer stands on every 17, soft ones too, and with an ace or a ten open looks at the hidden card for blackjack.',
      'You may double your stake on the first two cards of any hand, after a split too; one more card comes.',
      'Two cards of the same value can be split once. Split aces get one card each, and 21 in a split hand is no blackjack. Two places, both split, make four hands.',
      'When the dealer shows an ace you may insure for half your stake. Insurance returns 92.53 percent.',
      'The return is that of a hand played by the strategy below and without insurance.',
      'Keys: in a hand 1 hit, 2 stand, 3 double, 4 split, I insurance. Before it 1–5 chip, Z undo, Y repeat, Backspace clear.',
    ],
    returns: [
      ['Blackjack', '3:2'],
      ['Winning hand', '1:1'],
      ['Insurance', '2:1'],
      ['Push', 'stake returned'],
    ],
  },
}

type StrategyWords = {
  title: string
  legend: string
  dealer: string
  kinds: Record<'hard' | 'soft' | 'pair', string>
  letters: Record<Advice, string>
}

export const STRATEGY_WORDS: Record<Language, StrategyWords> = {
  tr: {
    title: 'Strateji',
    legend:
      'K: kart, D: dur, 2: katla, B: böl. Katlanamıyorsa kart çekilir, yumuşak 18’de durulur. Sigorta alınmaz.',
    dealer: 'Kurpiyer',
    kinds: { hard: 'Sert el', soft: 'Yumuşak el', pair: 'Çift' },
    letters: { hit: 'K', stand: 'D', double: '2', split: 'B' },
  },
  en: {
    title: 'Strategy',
    legend:
      'H: hit, S: stand, D: double, P: split. Where doubling is not possible, hit, but stand on soft 18. No insurance.',
    dealer: 'Dealer',
    kinds: { hard: 'Hard hand', soft: 'Soft hand', pair: 'Pair' },
    letters: { hit: 'H', stand: 'S', double: 'D', split: 'P' },
  },
}
