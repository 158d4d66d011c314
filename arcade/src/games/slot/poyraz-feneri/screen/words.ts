import type { Language } from '../../../../protocol.ts'
import type { SymbolNames } from '../../reels/screen/words.ts'

type RisingWords = {
  moving: string
  ready: (wild: string) => string
  wild: string
  filled: (wild: string, reels: readonly number[]) => string
  wildNote: string
  rules: (wild: string, isMultiplied: boolean) => readonly string[]
}

export const RISING_NAMES: SymbolNames = {
  tr: {
    fanus: 'fener',
    yelkenli: 'yelkenli',
    pusula: 'pusula',
    capa: 'çapa',
    flama1: 'çapraz flama',
    flama2: 'baklava flama',
    flama3: 'üçgen flama',
    servi: 'servi',
    fiskiye: 'fıskiye',
    gulfidan: 'gül fidanı',
    guvercin: 'güvercin',
    yaprak5: 'beş yaprak',
    thalka: 'halka taşı',
    tdamla: 'damla taşı',
    bulbul: 'bülbül',
    testi: 'testi',
    tnilufer: 'nilüfer',
    ayna: 'ayna',
    sedefgul6: 'altı taç yaprağı',
    sedefgul5: 'beş taç yaprağı',
    sedefgul4: 'dört taç yaprağı',
    sedefgul3: 'üç taç yaprağı',
    hali: 'halı',
    hayat: 'hayat ağacı',
    tavuskusu: 'tavus kuşu',
    ibrik: 'ibrik',
    fener: 'kandil',
    dugum4: 'dörtlü düğüm',
    dugum3: 'üçlü düğüm',
    dugum2: 'ikili düğüm',
    dugum1: 'tekli düğüm',
  },
  en: {
    fanus: ['lighthouse', 'lighthouses'],
    yelkenli: ['sailing boat', 'sailing boats'],
    pusula: ['compass', 'compasses'],
    capa: ['anchor', 'anchors'],
    flama1: ['striped flag', 'striped flags'],
    flama2: ['diamond flag', 'diamond flags'],
    flama3: ['pennant', 'pennants'],
    servi: ['cypress', 'cypresses'],
    fiskiye: ['fountain', 'fountains'],
    gulfidan: ['rose tree', 'rose trees'],
    guvercin: ['dove', 'doves'],
    yaprak5: ['five-leaf sprig', 'five-leaf sprigs'],
    thalka: ['ring stone', 'ring stones'],
    tdamla: ['drop stone', 'drop stones'],
    bulbul: ['nightingale', 'nightingales'],
    testi: ['jug', 'jugs'],
    tnilufer: ['lotus', 'lotuses'],
    ayna: ['mirror', 'mirrors'],
    sedefgul6: ['six-petal flower', 'six-petal flowers'],
    sedefgul5: ['five-petal flower', 'five-petal flowers'],
    sedefgul4: ['four-petal flower', 'four-petal flowers'],
    sedefgul3: ['three-petal flower', 'three-petal flowers'],
    hali: ['carpet', 'carpets'],
    hayat: ['tree of life', 'trees of life'],
    tavuskusu: ['peacock', 'peacocks'],
    ibrik: ['ewer', 'ewers'],
    fener: ['lantern', 'lanterns'],
    dugum4: ['four-loop knot', 'four-loop knots'],
    dugum3: ['three-loop knot', 'three-loop knots'],
    dugum2: ['two-loop knot', 'two-loop knots'],
    dugum1: ['one-loop knot', 'one-loop knots'],
  },
}

const and = (reels: readonly number[], word: string, mark: string) => {
  const told = reels.map((reel) => `${reel}${mark}`)
  const last = told.pop() ?? ''
  return told.length === 0 ? last : `${told.join(', ')} ${word} ${last}`
}

export const RISING_WORDS: Record<Language, RisingWords> = {
  tr: {
    moving: 'Makaralar basılıyor.',
    ready: (wild) => `Her ${wild} makarasını doldurur, sonra on çizgi ödenir.`,
    wild: 'joker',
    filled: (wild, reels) => `${wild} ${and(reels, 've', '.')} makarayı doldurdu`,
    wildNote: 'Joker: makarasının tamamını doldurur ve her resmin yerine geçer.',
    rules: (wild, isMultiplied) => [
      'Beş makarada üçer resim, on çizgi vardır. Soldan başlayan üç ya da daha çok aynı resim ödenir.',
      `Makarasında görünen her ${wild} jokerdir: bütün makaralar durunca makarasını baştan başa doldurur. Çizgiler ancak ondan sonra, bir kez ödenir.`,
      ...(isMultiplied
        ? [
            'Serilen her halının çarpanı vardır: 1, 2 ya da 3 kat. Altı eşit çekilişin üçü 1, ikisi 2, biri 3 kattır. Bir çizgiden geçen halıların çarpanları birbiriyle çarpılır.',
          ]
        : []),
      'Ek tur yoktur. Birden çok çizgi kazanırsa hepsi toplanır.',
    ],
  },
  en: {
    moving: 'The reels are being printed.',
    ready: (wild) => `Every ${wild} fills its reel, then ten lines are paid.`,
    wild: 'wild',
    filled: (wild, reels) =>
      reels.length > 1
        ? `Reels ${and(reels, 'and', '')} are all ${wild}`
        : `Reel ${and(reels, 'and', '')} is all ${wild}`,
    wildNote: 'Wild: fills its whole reel and stands for every picture.',
    rules: (wild, isMultiplied) => [
      'Five reels show three pictures each, with ten lines. Three or more alike from the left are paid.',
      `Every ${wild} in sight is wild: once all reels stand it fills its reel from end to end. Only then are the lines paid, once.`,
      ...(isMultiplied
        ? [
            'Every unrolled carpet has a multiplier of 1, 2 or 3. Of six equal draws three are 1, two are 2 and one is 3. Those that cross one line are multiplied with each other.',
          ]
        : []),
      'There are no extra rounds. Where several lines win, all are added up.',
    ],
  },
}
