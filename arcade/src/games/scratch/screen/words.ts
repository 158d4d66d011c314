import type { Language } from '../../../protocol.ts'
import type { Emblem } from '../rules.ts'

type ScratchWords = {
  emblems: Record<Emblem, string>
  /** Three of them. */
  three: Record<Emblem, string>
  alike: string
  board: string
  shut: (box: number) => string
  open: (box: number, emblem: Emblem) => string
  buy: string
  openAll: string
  noneShut: string
  win: string
  highest: string
  ready: string
  scratch: string
  opened: (box: number, emblem: Emblem) => string
  won: (three: string, sum: string) => string
  wonSoFar: (three: string, sum: string, shut: number) => string
  lost: string
  summary: (three: string) => string
  summaryLost: string
  rules: readonly string[]
}

const TR_EMBLEMS: Record<Emblem, string> = {
  tac: 'Taç',
  nazar: 'Nazar',
  nar: 'Nar',
  fener: 'Fener',
  lale: 'Lale',
  balik: 'Balık',
  kiraz: 'Kiraz',
  can: 'Çan',
}
const EN_EMBLEMS: Record<Emblem, string> = {
  tac: 'Crown',
  nazar: 'Evil eye',
  nar: 'Pomegranate',
  fener: 'Lantern',
  lale: 'Tulip',
  balik: 'Fish',
  kiraz: 'Cherry',
  can: 'Bell',
}
const TR_THREE: Record<Emblem, string> = {
  tac: 'Üç taç',
  nazar: 'Üç nazar',
  nar: 'Üç nar',
  fener: 'Üç fener',
  lale: 'Üç lale',
  balik: 'Üç balık',
  kiraz: 'Üç kiraz',
  can: 'Üç çan',
}
const EN_THREE: Record<Emblem, string> = {
  tac: 'Three crowns',
  nazar: 'Three evil eyes',
  nar: 'Three pomegranates',
  fener: 'Three lanterns',
  lale: 'Three tulips',
  balik: 'Three fish',
  kiraz: 'Three cherries',
  can: 'Three bells',
}
const TR_COUNTS = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı']

export const SCRATCH_WORDS: Record<Language, ScratchWords> = {
  tr: {
    emblems: TR_EMBLEMS,
    three: TR_THREE,
    alike: 'Üç aynısı',
    board: 'Dokuz kutu',
    shut: (box) => `${box}. kutu: kapalı`,
    open: (box, emblem) => `${box}. kutu: ${TR_EMBLEMS[emblem].toLocaleLowerCase('tr')}`,
    buy: 'Yeni kart',
    openAll: 'Hepsini aç',
    noneShut: 'kapalı kutu yok',
    win: 'Kazanç',
    highest: 'En yüksek',
    ready: 'Bir kart al. Üç aynı resim kazandırır.',
    scratch: 'Kutuları kazı ya da birer birer aç.',
    opened: (box, emblem) => `${box}. kutu: ${TR_EMBLEMS[emblem].toLocaleLowerCase('tr')}.`,
    won: (three, sum) => `${three}: ${sum} bakiyende.`,
    wonSoFar: (three, sum, shut) =>
      `${three}: ${sum}. Kalan ${TR_COUNTS[shut]} kutuyu da kazıyabilirsin.`,
    lost: 'Üç aynı resim çıkmadı. Bu tur kazanç yok.',
    summary: (three) => `${three}.`,
    summaryLost: 'Üç aynı resim çıkmadı.',
    rules: [
      'Kartta dokuz kutu vardır. Üçünün altında aynı resim varsa o resmin ödemesini kazanırsın.',
      'Kartın sonucu sen alırken belirlenir. Kutuları hangi sırayla açtığın sonucu değiştirmez.',
      'Bir kutuyu kazı ya da ona bas. Hepsini aç, kalan kutuların tümünü açar.',
      'Ödemelerde adı geçmeyen resimler kazandırmaz.',
    ],
  },
  en: {
    emblems: EN_EMBLEMS,
    three: EN_THREE,
    alike: 'Three alike',
    board: 'Nine boxes',
    shut: (box) => `Box ${box}: shut`,
    open: (box, emblem) => `Box ${box}: ${EN_EMBLEMS[emblem].toLowerCase()}`,
    buy: 'New card',
    openAll: 'Open all',
    noneShut: 'no box is shut',
    win: 'Win',
    highest: 'Highest',
    ready: 'Buy a card. Three alike win.',
    scratch: 'Scratch the boxes, or open them one by one.',
    opened: (box, emblem) => `Box ${box}: ${EN_EMBLEMS[emblem].toLowerCase()}.`,
    won: (three, sum) => `${three}: ${sum} is in your balance.`,
    wonSoFar: (three, sum, shut) =>
      `${three}: ${sum}. You may scratch the ${shut === 1 ? 'last box' : 'boxes that are left'} too.`,
    lost: 'No three alike. No win this round.',
    summary: (three) => `${three}.`,
    summaryLost: 'No three alike.',
    rules: [
      'A card has nine boxes. If three of them hide the same picture, you win what it pays.',
      'The card is decided when you buy it. The order in which you open the boxes changes nothing.',
      'Scratch a box or press it. Open all opens every box that is left.',
      'Pictures that are not among the payouts pay nothing.',
    ],
  },
}
