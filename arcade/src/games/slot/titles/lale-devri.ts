import { type SlotSheet, STAKES_KURUS, strip, symbol } from '../sheet.ts'

/** The gentle one: many small wins, a long bonus. */
export const laleDevri: SlotSheet = {
  gameCode: 'zar_lale_devri',
  version: '1',
  name: { tr: 'Lale Devri', en: 'Tulip Era' },
  studio: 'Lale Stüdyo',
  symbols: [
    symbol('wild', 'lale', 'Lale', 'Tulip', [40, 200, 800]),
    symbol('scatter', 'kitap', 'Kitap', 'Book', [2, 5, 50]),
    symbol('plain', 'ibrik', 'İbrik', 'Ewer', [30, 100, 400]),
    symbol('plain', 'tavus', 'Tavus', 'Peacock', [25, 80, 250]),
    symbol('plain', 'fener', 'Fener', 'Lantern', [20, 60, 200]),
    symbol('plain', 'karanfil', 'Karanfil', 'Carnation', [15, 40, 125]),
    symbol('plain', 'cay', 'Çay', 'Tea', [10, 30, 100]),
    symbol('plain', 'uzum', 'Üzüm', 'Grapes', [8, 25, 75]),
    symbol('plain', 'narenciye', 'Narenciye', 'Citrus', [5, 20, 60]),
    symbol('plain', 'nal', 'Nal', 'Horseshoe', [5, 15, 50]),
  ],
  reels: [
    strip(`
      ibrik narenciye fener nal lale fener uzum cay uzum nal narenciye karanfil uzum nal
      fener cay ibrik nal karanfil narenciye karanfil nal tavus cay fener karanfil ibrik
      uzum nal narenciye tavus ibrik fener kitap cay
    `),
    strip(`
      ibrik cay ibrik fener lale narenciye nal fener karanfil fener lale cay karanfil nal
      narenciye nal uzum cay ibrik karanfil narenciye uzum ibrik uzum fener nal tavus
      narenciye kitap uzum tavus narenciye
    `),
    strip(`
      nal narenciye tavus cay nal karanfil kitap ibrik tavus karanfil cay narenciye ibrik
      uzum nal uzum fener narenciye ibrik lale ibrik fener nal cay narenciye karanfil
      fener uzum lale uzum
    `),
    strip(`
      narenciye uzum karanfil fener cay ibrik narenciye nal karanfil narenciye fener tavus
      fener lale ibrik nal uzum karanfil cay nal lale tavus uzum ibrik kitap fener
      narenciye cay uzum ibrik nal narenciye nal uzum karanfil uzum cay
    `),
    strip(`
      ibrik karanfil cay ibrik fener cay ibrik uzum narenciye karanfil fener nal tavus
      narenciye uzum narenciye nal fener lale narenciye uzum nal fener nal kitap uzum cay
      tavus lale fener narenciye nal karanfil
    `),
  ],
  freeSpins: { byScatters: [10, 12, 15], multiplier: 3 },
  stakesKurus: STAKES_KURUS,
}
