import type { Language } from '../../../protocol.ts'
import { whole } from '../../../screens/figures.ts'
import { LIMITS } from '../rules.ts'
import type { Sector } from './felt/track.ts'

type RouletteWords = {
  spin: string
  spinning: string
  double: string
  take: string
  noBets: string
  felt: string
  inside: string
  outside: string
  lines: string
  track: string
  sectors: Record<Sector, string>
  sectorBet: (name: string, chips: number) => string
  neighboursOf: (number: number, count: number) => string
  numberBet: (number: number, count: number) => string
  neighbours: string
  neighboursOnTrack: string
  toTrack: string
  toFelt: string
  turnTrack: string
  type: string
  typeShort: string
  typedField: string
  typedHint: string
  typedNone: string
  layOne: (name: string, lira: number) => string
  takeOne: (name: string, lira: number) => string
  bet: (name: string, odds: string, sum: string | null) => string
  wonBet: (name: string, odds: string, sum: string) => string
  lastNumbers: string
  wheel: (drawn: string | null) => string
  wheelTurns: string
  place: string
  laid: (name: string, sum: string) => string
  took: (name: string, sum: string) => string
  inAll: (sum: string) => string
  taking: string
  nothing: string
  running: string
  won: (number: string, sum: string, staked: string) => string
  returned: (number: string, sum: string, staked: string) => string
  lost: (number: string) => string
  summary: (number: string, won: number, bets: number) => string
  kind: string
  pays: string
  chance: string
  rules: readonly string[]
}

const lira = (n: number, language: Language) => `₺${whole(n, language)}`

export const ROULETTE_WORDS: Record<Language, RouletteWords> = {
  tr: {
    spin: 'Çevir',
    spinning: 'Dönüyor',
    double: 'İki katı',
    take: 'Al',
    noBets: 'Masada bahis yok.',
    felt: 'Rulet masası',
    inside: 'Sayılar',
    outside: 'Dış bahisler',
    lines: 'Çizgiler ve köşeler',
    track: 'Çark sırası',
    sectors: { tiers: 'Üçlü', orphans: 'Yetimler', zero: 'Sıfır komşuları' },
    sectorBet: (name, chips) => `${name}, ${chips} pul`,
    neighboursOf: (number, count) => `${number} ve ${count} komşusu`,
    numberBet: (number, count) => `${number} ve ${count} komşusu, ${2 * count + 1} pul`,
    neighbours: 'komşu',
    neighboursOnTrack: 'Çark sırasında her yandan kaç komşu oynansın',
    toTrack: 'Çark sırası',
    toFelt: 'Masa',
    turnTrack: 'Çark',
    type: 'Sayı yaz',
    typeShort: 'Yaz',
    typedField: 'Sayı ya da bahis',
    typedHint: '17, 17 20 ya da kırmızı',
    typedNone: 'Böyle bir bahis yok.',
    layOne: (name, n) => `${name}: ${n} lira koy`,
    takeOne: (name, n) => `${name}: ${n} lira al`,
    bet: (name, odds, sum) => `${name}, ${sum ? `üzerinde ${sum}, ` : ''}${odds}`,
    wonBet: (name, odds, sum) => `${name}, ${odds}, kazanç ${sum}`,
    lastNumbers: 'Son sayılar',
    wheel: (drawn) => (drawn ? `Rulet çarkı. Gelen sayı: ${drawn}.` : 'Rulet çarkı.'),
    wheelTurns: 'Rulet çarkı dönüyor.',
    place: 'Bahsini koy.',
    laid: (name, sum) => `${name}: ${sum} kondu.`,
    took: (name, sum) => `${name}: ${sum} alındı.`,
    inAll: (sum) => `Masada ${sum}.`,
    taking: 'Almak istediğin pula bas.',
    nothing: 'Orada bahsin yok.',
    running: 'Top dönüyor.',
    won: (number, sum, staked) => `${number}. Kazanç ${sum}, bahis ${staked}.`,
    returned: (number, sum, staked) => `${number}. Dönen ${sum}, bahis ${staked}.`,
    lost: (number) => `${number}. Bu tur kazanç yok.`,
    summary: (number, won, bets) => `${number}; kazanan bahis ${won}/${bets}.`,
    kind: 'Bahis',
    pays: 'Öder',
    chance: 'Olasılık',
    rules: [
      'Çarkta 0’dan 36’ya 37 sayı vardır ve hepsi aynı olasılıkla gelir. Pulunu bir sayıya, sayıların arasındaki çizgiye, köşeye ya da dış bahislere koy, çevir.',
      'Ödeme bahsin yanında yazar: 35’e 1, bir lira için 35 lira kazanç ve bahsin geri ödenmesidir. Sıfır gelince dış bahisler kaybeder.',
      `Bir bahse en az ${lira(LIMITS.least, 'tr')}, en çok ${lira(LIMITS.most(), 'tr')}; masaya en çok ${lira(LIMITS.mostInAll, 'tr')} konur.`,
      'Kasa payı her bahiste aynıdır: 37’de 1, yani %2,70. Geçmiş sonuçlar sıradaki turu etkilemez.',
      'Çark sırasında bir sayıya basmak onu ve komşularını oynar. Üçlü 6, Yetimler 5, Sıfır komşuları 9 pulla oynanır.',
      'Sayı yaz, bütün bahisleri satır satır gösterir: sayıları ya da bahsin adını yaz, yanına lirayı gir.',
      'Klavye: oklar masada gezer, Enter pul koyar, Backspace pulu alır. 1–6 pulu seçer; Z geri alır, Y yineler, D iki katını koyar, T pul alır, N çark sırasına gider, B sayı yazmayı açar, S çevirir.',
    ],
  },
  en: {
    spin: 'Spin',
    spinning: 'Spinning',
    double: 'Double',
    take: 'Take',
    noBets: 'No bet is on the table.',
    felt: 'Roulette table',
    inside: 'Numbers',
    outside: 'Outside bets',
    lines: 'Lines and corners',
    track: 'Racetrack',
    sectors: { tiers: 'Tiers', orphans: 'Orphelins', zero: 'Voisins' },
    sectorBet: (name, chips) => `${name}, ${chips} chips`,
    neighboursOf: (number, count) => `${number} and ${count} each side`,
    numberBet: (number, count) =>
      `${number} and ${count} ${count === 1 ? 'neighbour' : 'neighbours'} each side, ${2 * count + 1} chips`,
    neighbours: 'each side',
    neighboursOnTrack: 'How many neighbours the racetrack bets on each side',
    toTrack: 'Racetrack',
    toFelt: 'Table',
    turnTrack: 'Track',
    type: 'Enter numbers',
    typeShort: 'Enter',
    typedField: 'Number or bet',
    typedHint: '17, 17 20 or red',
    typedNone: 'There is no such bet.',
    layOne: (name, n) => `${name}: lay ${n} lira`,
    takeOne: (name, n) => `${name}: take ${n} lira`,
    bet: (name, odds, sum) => `${name}, ${sum ? `${sum} on it, ` : ''}pays ${odds}`,
    wonBet: (name, odds, sum) => `${name}, pays ${odds}, won ${sum}`,
    lastNumbers: 'Last numbers',
    wheel: (drawn) => (drawn ? `Roulette wheel. Number drawn: ${drawn}.` : 'Roulette wheel.'),
    wheelTurns: 'The roulette wheel is turning.',
    place: 'Place your bet.',
    laid: (name, sum) => `${name}: ${sum} placed.`,
    took: (name, sum) => `${name}: ${sum} taken.`,
    inAll: (sum) => `On the table: ${sum}.`,
    taking: 'Press the chip that you want to take.',
    nothing: 'You have no bet there.',
    running: 'The ball is running.',
    won: (number, sum, staked) => `${number}. Won ${sum}, staked ${staked}.`,
    returned: (number, sum, staked) => `${number}. Returned ${sum}, staked ${staked}.`,
    lost: (number) => `${number}. No win this round.`,
    summary: (number, won, bets) =>
      `${number}; ${won} of ${bets} ${bets === 1 ? 'bet' : 'bets'} won.`,
    kind: 'Bet',
    pays: 'Pays',
    chance: 'Chance',
    rules: [
      'The wheel has 37 numbers, 0 to 36, each as likely as any other. Put chips on a number, on the line between numbers, on a corner or on the outside bets, then spin.',
      'What a bet pays is written beside it: 35 to 1 is a win of 35 lira for each lira, and the stake comes back. On zero the outside bets lose.',
      `At least ${lira(LIMITS.least, 'en')} and at most ${lira(LIMITS.most(), 'en')} on a bet, at most ${lira(LIMITS.mostInAll, 'en')} on the table.`,
      'The house edge is the same on every bet: 1 in 37, which is 2.70%. Past results do not affect the next round.',
      'A press on a number of the racetrack bets on it and its neighbours. Tiers takes 6 chips, Orphelins 5 and Voisins 9.',
      'Enter numbers shows every bet as a row: type its numbers or its name, and the lira beside it.',
      'Keyboard: the arrows move on the table, Enter lays a chip, Backspace takes it. 1 to 6 choose the chip; Z undoes, Y repeats, D doubles, T takes chips, N goes to the racetrack, B lets you enter numbers, S spins.',
    ],
  },
}
