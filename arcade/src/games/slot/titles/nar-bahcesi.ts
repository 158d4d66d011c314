import { type SlotSheet, STAKES_KURUS, strip, symbol } from '../sheet.ts'

/** Ten free spins that pay five times over carry two fifths of the return. */
export const narBahcesi: SlotSheet = {
  gameCode: 'zar_nar_bahcesi',
  version: '1',
  name: { tr: 'Nar Bahçesi', en: 'Pomegranate Garden' },
  studio: 'Lale Stüdyo',
  symbols: [
    symbol('wild', 'nar', 'Nar', 'Pomegranate', [50, 250, 1000]),
    symbol('scatter', 'can', 'Çan', 'Bell', [2, 10, 60]),
    symbol('plain', 'yedi', 'Yedi', 'Seven', [40, 150, 500]),
    symbol('plain', 'tavus', 'Tavus', 'Peacock', [30, 100, 400]),
    symbol('plain', 'lale', 'Lale', 'Tulip', [25, 80, 300]),
    symbol('plain', 'gunes', 'Güneş', 'Sun', [20, 75, 250]),
    symbol('plain', 'karanfil', 'Karanfil', 'Carnation', [15, 60, 200]),
    symbol('plain', 'kiraz', 'Kiraz', 'Cherry', [12, 50, 150]),
    symbol('plain', 'uzum', 'Üzüm', 'Grapes', [10, 40, 125]),
    symbol('plain', 'narenciye', 'Narenciye', 'Citrus', [10, 30, 100]),
    symbol('plain', 'nal', 'Nal', 'Horseshoe', [8, 25, 75]),
  ],
  reels: [
    strip(`
      uzum nal nar lale kiraz nal narenciye uzum karanfil lale yedi uzum nal lale nal uzum
      nal karanfil can yedi tavus uzum karanfil nal lale karanfil lale gunes
    `),
    strip(`
      tavus karanfil kiraz narenciye lale gunes narenciye kiraz can narenciye uzum tavus
      gunes yedi nal kiraz tavus nar lale narenciye yedi kiraz narenciye nar gunes yedi
      gunes narenciye kiraz yedi narenciye lale kiraz can
    `),
    strip(`
      uzum narenciye lale gunes narenciye kiraz karanfil nal narenciye nal uzum kiraz lale
      uzum karanfil kiraz tavus nar narenciye gunes narenciye nal karanfil uzum can
      karanfil tavus nal karanfil gunes yedi
    `),
    strip(`
      tavus can uzum narenciye karanfil uzum nal uzum gunes uzum lale nal yedi narenciye
      nal lale nar narenciye nar can tavus kiraz gunes tavus narenciye yedi karanfil uzum
      narenciye karanfil nal kiraz narenciye gunes yedi kiraz nal karanfil nal
    `),
    strip(`
      nar tavus lale uzum nal can yedi nal karanfil uzum narenciye uzum gunes kiraz yedi
      tavus kiraz karanfil kiraz gunes narenciye lale uzum kiraz nal karanfil gunes nal
      yedi narenciye nal uzum lale karanfil narenciye uzum kiraz tavus nal tavus
    `),
  ],
  freeSpins: { byScatters: [10, 10, 10], multiplier: 5 },
  stakesKurus: STAKES_KURUS,
}
