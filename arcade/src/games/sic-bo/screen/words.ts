import type { Language } from '../../../protocol.ts'
import type { Kind } from './places.ts'

type SicBoWords = {
  even: Record<'small' | 'big', { name: string; range: string }>
  anyTriple: string
  /** Of a place on the felt for a reader; `faces` are those drawn on it. */
  total: (total: number) => string
  pair: (face: number, other: number) => string
  triple: (face: number) => string
  single: (face: number) => string
  odds: (odds: string) => string
  singleOdds: (once: string, twice: string, thrice: string) => string
  laid: (sum: string) => string
  won: string
  table: string
  pages: string
  page: Record<'totals' | 'pairs', string>
  dice: (faces: string, total: number) => string
  covered: string
  rolling: string
  outcome: Record<'small' | 'big' | 'triple', string>
  past: string
  shake: string
  choose: string
  ready: string
  thrown: (faces: string, total: number, outcome: string) => string
  wonSum: (sum: string) => string
  returned: (sum: string) => string
  nothing: string
  pays: { bet: string; odds: string; returns: string }
  kinds: Record<Exclude<Kind, 'total'>, string>
  totals: (total: number, other: number) => string
  rules: readonly string[]
}

export const SIC_BO_WORDS: Record<Language, SicBoWords> = {
  tr: {
    even: { small: { name: 'Küçük', range: '4–10' }, big: { name: 'Büyük', range: '11–17' } },
    anyTriple: 'Üçlü gelirse',
    total: (total) => `Toplam ${total}`,
    pair: (face, other) => `${face} ve ${other} gelirse`,
    triple: (face) => `Üç tane ${face}`,
    single: (face) => `${face} gelirse`,
    odds: (odds) => `1’e ${odds}`,
    singleOdds: (once, twice, thrice) => `bir zarda ${once}, ikide ${twice}, üçte ${thrice}`,
    laid: (sum) => `${sum} bahsin var`,
    won: 'kazandı',
    table: 'Bahis yerleri',
    pages: 'Masanın yüzleri',
    page: { totals: 'Toplam, tek', pairs: 'İkili, üçlü' },
    dice: (faces, total) => `Zarlar ${faces}, toplam ${total}.`,
    covered: 'Kapağın altında üç zar.',
    rolling: 'Zarlar sallanıyor.',
    outcome: { small: 'küçük', big: 'büyük', triple: 'üçlü' },
    past: 'Son atışlar',
    shake: 'Salla',
    choose: 'Pulunu seç, bir yere koy.',
    ready: 'Pulların masada. Sallayabilirsin.',
    thrown: (faces, total, outcome) => `${faces}: toplam ${total}, ${outcome}.`,
    wonSum: (sum) => `Kazanç ${sum}.`,
    returned: (sum) => `Dönen ${sum}.`,
    nothing: 'Bu tur kazanç yok.',
    pays: { bet: 'Bahis', odds: 'Ödeme', returns: 'Geri ödeme' },
    kinds: {
      even: 'Küçük, büyük',
      anyTriple: 'Herhangi bir üçlü',
      pair: 'İkili',
      triple: 'Belirli bir üçlü',
      single: 'Tek sayı (1, 2, 3 zarda)',
    },
    totals: (total, other) => `Toplam ${total}, ${other}`,
    rules: [
      'Pullarını masaya koyarsın, üç zar atılır. Zarların gösterdiği bütün yerler kazanır.',
      'Küçük, toplam 4–10; büyük, toplam 11–17 gelince kazanır. Üç zar aynı gelirse ikisi de kaybeder.',
      'İkili, seçtiğin iki sayı zarların arasında ise bir kez ödenir. Tek sayı, kaç zarda geldiyse ona göre ödenir.',
      'Yerlerin üstündeki sayı, bir liraya kaç lira kazanç ödendiğidir; kazanınca bahsin de geri gelir.',
    ],
  },
  en: {
    even: { small: { name: 'Small', range: '4–10' }, big: { name: 'Big', range: '11–17' } },
    anyTriple: 'Any triple',
    total: (total) => `Total ${total}`,
    pair: (face, other) => `${face} and ${other}`,
    triple: (face) => `Triple ${face}`,
    single: (face) => `Single ${face}`,
    odds: (odds) => `${odds} to 1`,
    singleOdds: (once, twice, thrice) => `${once} on one die, ${twice} on two, ${thrice} on three`,
    laid: (sum) => `${sum} staked`,
    won: 'won',
    table: 'Places to bet on',
    pages: 'Pages of the table',
    page: { totals: 'Totals, singles', pairs: 'Pairs, triples' },
    dice: (faces, total) => `Dice ${faces}, total ${total}.`,
    covered: 'Three dice under the cover.',
    rolling: 'The dice are being shaken.',
    outcome: { small: 'small', big: 'big', triple: 'a triple' },
    past: 'Last throws',
    shake: 'Shake',
    choose: 'Choose a chip and put it on a place.',
    ready: 'Your chips are on the table. You may shake.',
    thrown: (faces, total, outcome) => `${faces}: total ${total}, ${outcome}.`,
    wonSum: (sum) => `Win ${sum}.`,
    returned: (sum) => `Returned ${sum}.`,
    nothing: 'No win this round.',
    pays: { bet: 'Bet', odds: 'Pays', returns: 'Return' },
    kinds: {
      even: 'Small, big',
      anyTriple: 'Any triple',
      pair: 'Pair',
      triple: 'A certain triple',
      single: 'Single (on 1, 2, 3 dice)',
    },
    totals: (total, other) => `Total ${total}, ${other}`,
    rules: [
      'You put chips on the table and three dice are thrown. Every place that the dice show wins.',
      'Small wins on a total of 4–10, big on 11–17. Both lose when the three dice are the same.',
      'A pair is paid once when both its numbers are among the dice. A single is paid by how many dice show it.',
      'The number on a place is how many lira one lira wins; a winning stake is returned as well.',
    ],
  },
}
