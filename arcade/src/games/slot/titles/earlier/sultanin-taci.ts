import { type SlotSheet, STAKES_KURUS, strip, symbol } from '../../sheet.ts'

/** The wild one: few hits, and a crown that pays for all of them. */
export const sultaninTaci: SlotSheet = {
  gameCode: 'zar_sultanin_taci',
  version: '1',
  name: { tr: 'Sultan’ın Tacı', en: 'Sultan’s Crown' },
  studio: 'Kubbe',
  symbols: [
    symbol('wild', 'tac', 'Taç', 'Crown', [100, 500, 5000]),
    symbol('scatter', 'sandik', 'Sandık', 'Chest', [3, 15, 150]),
    symbol('plain', 'elmas', 'Elmas', 'Diamond', [60, 250, 1000]),
    symbol('plain', 'anka', 'Anka', 'Phoenix', [40, 200, 750]),
    symbol('plain', 'tavus', 'Tavus', 'Peacock', [30, 125, 500]),
    symbol('plain', 'ibrik', 'İbrik', 'Ewer', [20, 80, 300]),
    symbol('plain', 'kitap', 'Kitap', 'Book', [15, 60, 250]),
    symbol('plain', 'anahtar', 'Anahtar', 'Key', [12, 50, 200]),
    symbol('plain', 'pul', 'Pul', 'Token', [10, 40, 150]),
    symbol('plain', 'lale', 'Lale', 'Tulip', [8, 30, 125]),
    symbol('plain', 'fener', 'Fener', 'Lantern', [8, 25, 100]),
  ],
  reels: [
    strip(`
      lale fener ibrik anahtar fener ibrik anahtar lale tavus ibrik anahtar anka anahtar
      lale anahtar anka sandik anka anahtar lale ibrik kitap elmas kitap lale elmas lale
      anka fener anahtar elmas ibrik kitap tac tavus lale ibrik pul
    `),
    strip(`
      kitap pul fener anahtar pul anahtar tac pul elmas kitap sandik elmas pul tavus anka
      tavus fener lale fener kitap fener kitap pul kitap tavus fener anka tavus kitap
      ibrik elmas tavus
    `),
    strip(`
      anahtar lale elmas fener pul fener lale pul ibrik lale pul kitap ibrik pul tavus
      kitap anahtar tac pul fener sandik kitap anka anahtar lale tavus kitap fener ibrik
      anka anahtar anka elmas pul ibrik anahtar ibrik kitap fener
    `),
    strip(`
      tavus kitap lale ibrik elmas anka lale fener elmas anka ibrik pul kitap anahtar
      fener ibrik tavus tac sandik lale pul lale elmas lale sandik pul fener elmas pul
      kitap anahtar fener lale anahtar ibrik kitap tavus anahtar pul fener
    `),
    strip(`
      kitap ibrik anahtar sandik anka fener tac kitap anka lale fener pul ibrik lale kitap
      fener kitap pul elmas anahtar ibrik pul tavus pul fener lale pul anka ibrik fener
      tavus fener pul lale tavus anahtar sandik anka anahtar ibrik lale kitap tavus elmas
    `),
  ],
  freeSpins: { byScatters: [10, 12, 15], multiplier: 8 },
  stakesKurus: STAKES_KURUS,
}
