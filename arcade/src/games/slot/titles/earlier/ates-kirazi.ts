import { type SlotSheet, STAKES_KURUS, strip, symbol } from '../../sheet.ts'

/** A win on more than every other spin, and no very large one. */
export const atesKirazi: SlotSheet = {
  gameCode: 'zar_ates_kirazi',
  version: '1',
  name: { tr: 'Ateş Kirazı', en: 'Fire Cherry' },
  studio: 'Lale Stüdyo',
  symbols: [
    symbol('wild', 'kiraz', 'Kiraz', 'Cherry', [25, 100, 500]),
    symbol('scatter', 'yildirim', 'Yıldırım', 'Lightning', [2, 5, 25]),
    symbol('plain', 'yedi', 'Yedi', 'Seven', [20, 80, 250]),
    symbol('plain', 'can', 'Çan', 'Bell', [15, 50, 150]),
    symbol('plain', 'nar', 'Nar', 'Pomegranate', [12, 40, 120]),
    symbol('plain', 'uzum', 'Üzüm', 'Grapes', [10, 30, 80]),
    symbol('plain', 'narenciye', 'Narenciye', 'Citrus', [5, 15, 50]),
    symbol('plain', 'nal', 'Nal', 'Horseshoe', [4, 10, 40]),
  ],
  reels: [
    strip(`
      nar yedi nal nar uzum narenciye can nal yildirim uzum kiraz narenciye nal nar yedi
      nar uzum narenciye nal yedi nal can narenciye
    `),
    strip(`
      nal narenciye nal narenciye yedi narenciye uzum nar nal can yedi nar narenciye nal
      uzum kiraz nar uzum narenciye nar uzum nal yedi yildirim uzum can yedi narenciye
    `),
    strip(`
      narenciye can kiraz yildirim nal can narenciye nal yedi narenciye uzum nar uzum nar
      nal uzum nar yedi nal nar narenciye yedi
    `),
    strip(`
      uzum narenciye nal nar yedi can nal narenciye kiraz can narenciye nal yedi nar kiraz
      yedi can nal uzum nal narenciye uzum nar yedi yildirim nar narenciye
    `),
    strip(`
      uzum narenciye kiraz uzum can yedi nal narenciye yildirim narenciye nar uzum nar nal
      yedi narenciye nar uzum yedi nal narenciye nal kiraz can
    `),
  ],
  freeSpins: { byScatters: [5, 7, 10], multiplier: 2 },
  stakesKurus: STAKES_KURUS,
}
