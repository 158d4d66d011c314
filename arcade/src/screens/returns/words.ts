import type { Language } from '../../protocol.ts'
import type { GameReturns } from '../../returns/protocol.ts'

export type Family = GameReturns['family']
export type Order = 'name' | 'rounds' | 'declared' | 'returned'

export type ReturnsWords = {
  title: string
  lead: string
  search: string
  kind: string
  all: string
  family: Record<Family, string>
  order: string
  orders: Record<Order, string>
  /** Of the games in the list. */
  count: (games: string) => string
  at: (time: string) => string
  declared: string
  declaredRange: string
  bestPlay: string
  played: string
  between: (from: string, to: string) => string
  plusMinus: (half: string) => string
  tooWide: (half: string) => string
  noRounds: string
  rounds: string
  since: (day: string) => string
  hitRate: string
  greatest: string
  expected: string
  expectedHint: string
  chart: (declared: string, returned: string, from: string, to: string) => string
  chartEmpty: (declared: string) => string
  legendDeclared: string
  legendInterval: string
  alarm: string
  closed: string
  more: string
  version: string
  /** Over the versions that begin no round any more. */
  earlier: string
  earlierNote: string
  exact: string
  digest: string
  rules: string
  none: string
  clear: string
  loading: string
  failed: string
  offline: string
  retry: string
  how: string
  howText: string[]
  verify: string
}

export const RETURNS: Record<Language, ReturnsWords> = {
  tr: {
    title: 'Oyunlar ne geri ödedi',
    lead: 'Her oyunun beyan ettiği geri ödeme oranı ve şimdiye kadar oynanan turlarda gerçekten geri ödediği. Yalnızca gerçek bahisler sayılır; demo turları sayılmaz.',
    search: 'Oyun ara',
    kind: 'Tür',
    all: 'Hepsi',
    family: {
      slot: 'Slot',
      instant: 'Anında',
      scratch: 'Kazı kazan',
      table: 'Masa',
      live: 'Canlı',
      bingo: 'Bingo',
      tv: 'TV',
      virtual: 'Sanal',
    },
    order: 'Sırala',
    orders: {
      name: 'Ada göre',
      rounds: 'En çok oynanan',
      declared: 'Beyan edilen oran',
      returned: 'Oynanan oran',
    },
    count: (games) => `${games} oyun`,
    at: (time) => `${time} itibarıyla`,
    declared: 'Beyan edilen',
    declaredRange: 'Bahse göre',
    bestPlay: 'En iyi oyunla',
    played: 'Oynandığı gibi',
    between: (from, to) => `${from} – ${to}`,
    plusMinus: (half) => `± ${half} puan`,
    tooWide: (half) =>
      `Henüz söylenemez: bu kadar turla %99’luk aralık ± ${half} puan, yani çizilemeyecek kadar geniş.`,
    noRounds: 'Henüz tur oynanmadı. Aralık, turlar oynandıkça daralır.',
    rounds: 'Tur',
    since: (day) => `ilk: ${day}`,
    hitRate: 'Ödeyen turlar',
    greatest: 'En yüksek kazanç',
    expected: 'Bu bahislerden beklenen',
    expectedHint:
      'Oynanan bahislerin kendi oranlarından, tutarlarıyla ağırlıklı. Oynandığı gibi oran bununla karşılaştırılır.',
    chart: (declared, returned, from, to) =>
      `Beyan edilen ${declared}, oynandığı gibi ${returned}, yüzde 99 güvenle ${from} ile ${to} arası`,
    chartEmpty: (declared) => `Beyan edilen ${declared}`,
    legendDeclared: 'Beyan edilen oran',
    legendInterval: 'Oynandığı gibi, %99’luk aralıkla',
    alarm: 'Sapma inceleniyor',
    closed: 'Şimdilik kapalı',
    more: 'Ayrıntılar',
    version: 'Sürüm',
    earlier: 'Önceki sürümler',
    earlierNote: 'Yeni tur başlatmazlar; turları kendi kurallarıyla biter ve doğrulanır.',
    exact: 'Tam olarak',
    digest: 'Oyunun özeti (SHA-256)',
    rules: 'Kurallar',
    none: 'Aramana uyan oyun yok.',
    clear: 'Temizle',
    loading: 'Oranlar getiriliyor',
    failed: 'Oranlar getirilemedi.',
    offline: 'Bağlantın yok. Gelince yeniden dene.',
    retry: 'Yeniden dene',
    how: 'Bu sayılar ne söyler',
    howText: [
      'Beyan edilen oran, kurallardan tam olarak hesaplanır: çok sayıda turda bahislerin ortalama ne kadarının geri döneceğidir. Oyunun sürümü ve ödeme tablosu bir özetle sabitlenir; özet her turun taahhüdünde de vardır.',
      'Oynandığı gibi oran, bu sürümün sonuçlanmış bütün turlarında geri ödenenin bahislere bölümüdür. Az turda şans ağır basar; bu yüzden yanında %99’luk aralık durur. Oyun dürüstse, yüz oyundan doksan dokuzunda beyan edilen oran aralığın içindedir.',
      'Aralık, oyunun tam standart sapmasından hesaplanır. Son otuz günde beklenenden üç standart sapmadan fazla uzaklaşan her oyun, en az on bin tur olduğunda incelenir.',
      'Blackjack, hold’em ve video pokerde beyan edilen oran en iyi oyununkidir; kararların farklıysa geri dönen daha az olabilir.',
    ],
    verify: 'Bir turu doğrula',
  },
  en: {
    title: 'What the games returned',
    lead: 'The return that each game declares, and what it has really returned in the rounds played so far. Only real stakes count; rounds of the demo do not.',
    search: 'Search games',
    kind: 'Kind',
    all: 'All',
    family: {
      slot: 'Slots',
      instant: 'Instant',
      scratch: 'Scratch cards',
      table: 'Tables',
      live: 'Live',
      bingo: 'Bingo',
      tv: 'TV',
      virtual: 'Virtual',
    },
    order: 'Sort',
    orders: {
      name: 'By name',
      rounds: 'Most played',
      declared: 'Declared return',
      returned: 'Return as played',
    },
    count: (games) => (games === '1' ? '1 game' : `${games} games`),
    at: (time) => `As of ${time}`,
    declared: 'Declared',
    declaredRange: 'Depends on the bet',
    bestPlay: 'With the best play',
    played: 'As played',
    between: (from, to) => `${from} – ${to}`,
    plusMinus: (half) => `± ${half} points`,
    tooWide: (half) =>
      `Too early to say: with so few rounds the 99% interval is ± ${half} points, too wide to be drawn.`,
    noRounds: 'No rounds yet. The interval narrows as rounds are played.',
    rounds: 'Rounds',
    since: (day) => `since ${day}`,
    hitRate: 'Hit rate',
    greatest: 'Greatest win',
    expected: 'Expected of these bets',
    expectedHint:
      'From the returns of the bets that were made, weighted by their stakes. The return as played is compared with this.',
    chart: (declared, returned, from, to) =>
      `Declared ${declared}, as played ${returned}, with 99 percent confidence between ${from} and ${to}`,
    chartEmpty: (declared) => `Declared ${declared}`,
    legendDeclared: 'Declared return',
    legendInterval: 'As played, with its 99% interval',
    alarm: 'Being looked into',
    closed: 'Closed for now',
    more: 'Details',
    version: 'Version',
    earlier: 'Earlier versions',
    earlierNote:
      'They begin no round any more; their rounds end and are verified by their own rules.',
    exact: 'Exactly',
    digest: 'Digest of the game (SHA-256)',
    rules: 'Rules',
    none: 'No game matches your search.',
    clear: 'Clear',
    loading: 'Loading the returns',
    failed: 'The returns could not be loaded.',
    offline: 'You are offline. Try again once you are back.',
    retry: 'Try again',
    how: 'What these numbers say',
    howText: [
      'The declared return is computed exactly from the rules: it is the share of the stakes that comes back on average over many rounds. The version and the pay table of a game are fixed by a digest, which is also part of the commitment of every round.',
      'The return as played is what was paid back by all settled rounds of this version, divided by their stakes. With few rounds chance weighs more, which is why the 99% interval stands beside it. If the games are fair, the declared return lies within it for ninety-nine games of a hundred.',
      'The interval is computed from the exact standard deviation of the game. Every game that in the last thirty days is more than three standard deviations from what was to be expected is looked into, once there are at least ten thousand rounds.',
      'At blackjack, hold’em and video poker the declared return is that of the best play; other decisions may bring less.',
    ],
    verify: 'Verify a round',
  },
}
