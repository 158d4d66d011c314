import type { Language } from '../../../../protocol.ts'
import type { TitleWords } from '../../ways/screen/texts.ts'

type Words = Readonly<Record<Language, TitleWords>>

const TR = {
  moving: 'Flamalar açılıyor.',
  ready: 'Soldan başlayıp üç flamada görülen aynı resim kazandırır.',
}
const EN = {
  moving: 'The banners are unrolling.',
  ready: 'The same picture on three banners from the left wins.',
}

/** Each title's things and its free spins, by its code. */
export const BANNER_WORDS: Readonly<Record<string, Words>> = {
  zar_balon_vadisi: {
    tr: {
      ...TR,
      begins: 'Balonlar kalkıyor',
      symbols: {
        balonkirmizi: 'kırmızı balon',
        balonturkuaz: 'turkuaz balon',
        balonsafran: 'safran balon',
        peribacasi: 'peribacası',
        guvercin: 'güvercin',
        testi: 'testi',
        kayisi: 'kayısı',
        gelincik: 'gelincik',
        gundogumu: 'gün doğumu',
        mumalev: 'alev',
      },
    },
    en: {
      ...EN,
      begins: 'The balloons rise',
      symbols: {
        balonkirmizi: 'red balloon',
        balonturkuaz: 'turquoise balloon',
        balonsafran: 'saffron balloon',
        peribacasi: 'stone chimney',
        guvercin: 'dove',
        testi: 'jug',
        kayisi: 'apricot',
        gelincik: 'poppy',
        gundogumu: 'sunrise',
        mumalev: 'burner flame',
      },
    },
  },
  zar_leylek_gocu: {
    tr: {
      ...TR,
      begins: 'Leylekler dönüyor',
      symbols: {
        yeldegirmeni: 'değirmen',
        gol: 'göl',
        baca: 'baca',
        kosk: 'köy evi',
        kamis: 'kamış',
        tuy: 'tüy',
        kurbaga: 'kurbağa',
        sogut: 'söğüt',
        leylek: 'leylek',
        yuva: 'yuva',
      },
    },
    en: {
      ...EN,
      begins: 'The storks return',
      symbols: {
        yeldegirmeni: 'mill',
        gol: 'lake',
        baca: 'chimney',
        kosk: 'village house',
        kamis: 'reed',
        tuy: 'feather',
        kurbaga: 'frog',
        sogut: 'willow',
        leylek: 'stork',
        yuva: 'nest',
      },
    },
  },
  zar_balik_pazari: {
    tr: {
      ...TR,
      moving: 'Tenteler açılıyor.',
      ready: 'Soldan başlayıp üç tentede görülen aynı resim kazandırır.',
      begins: 'Gemi yanaştı',
      symbols: {
        palamut: 'palamut',
        kedi: 'kedi',
        sandik: 'sandık',
        fener: 'fener',
        narenciye: 'narenciye',
        simit: 'simit',
        cay: 'çay',
        mantar: 'mantar şamandıra',
        balik: 'balık',
        gemi: 'gemi',
      },
    },
    en: {
      ...EN,
      moving: 'The awnings are unrolling.',
      ready: 'The same picture on three awnings from the left wins.',
      begins: 'The ship is in',
      symbols: {
        palamut: 'bonito',
        kedi: 'cat',
        sandik: 'chest',
        fener: 'lantern',
        narenciye: 'citrus',
        simit: 'simit',
        cay: 'tea',
        mantar: 'cork float',
        balik: 'fish',
        gemi: 'ship',
      },
    },
  },
  zar_ruzgar_gulu: {
    tr: {
      ...TR,
      moving: 'Yelkenler açılıyor.',
      ready: 'Soldan başlayıp üç yelkende görülen aynı resim kazandırır.',
      begins: 'Meltem çıktı',
      symbols: {
        yelkenli: 'yelkenli',
        capa: 'çapa',
        begonvil: 'begonvil',
        marti: 'martı',
        zeytin: 'zeytin',
        incir: 'incir',
        sunger: 'sünger',
        kabuk: 'deniz kabuğu',
        pusula: 'rüzgâr gülü',
        yeldegirmeni: 'yel değirmeni',
      },
    },
    en: {
      ...EN,
      moving: 'The sails are unrolling.',
      ready: 'The same picture on three sails from the left wins.',
      begins: 'The wind is up',
      symbols: {
        yelkenli: 'sailing boat',
        capa: 'anchor',
        begonvil: 'bougainvillea',
        marti: 'gull',
        zeytin: 'olive',
        incir: 'fig',
        sunger: 'sponge',
        kabuk: 'shell',
        pusula: 'wind rose',
        yeldegirmeni: 'windmill',
      },
    },
  },
}
