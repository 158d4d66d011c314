import { type SlotSheet, STAKES_KURUS, strip, symbol } from '../../sheet.ts'

/** The old fruit machine: no free spins, three sevens and more. */
export const yediTepe777: SlotSheet = {
  gameCode: 'zar_yedi_tepe_777',
  version: '1',
  name: { tr: 'Yedi Tepe 777', en: 'Seven Hills 777' },
  studio: 'Yakut',
  symbols: [
    symbol('wild', 'yedi', 'Yedi', 'Seven', [77, 277, 1777]),
    symbol('scatter', 'can', 'Çan', 'Bell', [3, 20, 200]),
    symbol('plain', 'bingo', 'Tombala', 'Bingo', [50, 250, 1000]),
    symbol('plain', 'elmas', 'Elmas', 'Diamond', [30, 125, 500]),
    symbol('plain', 'nal', 'Nal', 'Horseshoe', [20, 75, 250]),
    symbol('plain', 'kiraz', 'Kiraz', 'Cherry', [12, 40, 150]),
    symbol('plain', 'uzum', 'Üzüm', 'Grapes', [8, 25, 75]),
    symbol('plain', 'narenciye', 'Narenciye', 'Citrus', [5, 15, 50]),
  ],
  reels: [
    strip(`
      narenciye nal elmas kiraz kiraz nal narenciye yedi nal bingo bingo uzum uzum nal
      narenciye bingo bingo nal can uzum uzum nal elmas uzum uzum nal narenciye uzum uzum
    `),
    strip(`
      elmas kiraz kiraz narenciye elmas uzum kiraz narenciye yedi elmas narenciye can
      kiraz kiraz elmas nal narenciye kiraz kiraz bingo bingo nal narenciye bingo
      narenciye elmas narenciye elmas narenciye
    `),
    strip(`
      narenciye elmas uzum uzum narenciye nal kiraz kiraz elmas narenciye nal narenciye
      uzum uzum narenciye bingo bingo kiraz can nal narenciye uzum uzum elmas kiraz kiraz
      narenciye yedi elmas
    `),
    strip(`
      kiraz kiraz narenciye kiraz elmas narenciye bingo bingo nal kiraz kiraz nal
      narenciye uzum uzum narenciye uzum uzum nal narenciye bingo elmas narenciye elmas
      nal can uzum uzum nal yedi narenciye
    `),
    strip(`
      elmas narenciye kiraz kiraz narenciye uzum uzum can elmas narenciye bingo bingo
      kiraz kiraz bingo bingo narenciye uzum uzum nal yedi narenciye uzum uzum nal
      narenciye nal elmas nal narenciye
    `),
  ],
  freeSpins: { byScatters: [0, 0, 0], multiplier: 1 },
  stakesKurus: STAKES_KURUS,
}
