import { type SlotSheet, STAKES_KURUS, strip, symbol } from '../../sheet.ts'

/** Long bonuses of fifteen spins or more. */
export const balikPazari: SlotSheet = {
  gameCode: 'zar_balik_pazari',
  version: '1',
  name: { tr: 'Balık Pazarı', en: 'Fish Market' },
  studio: 'Pars',
  symbols: [
    symbol('wild', 'balik', 'Balık', 'Fish', [50, 200, 1000]),
    symbol('scatter', 'gemi', 'Gemi', 'Ship', [2, 10, 50]),
    symbol('plain', 'kedi', 'Kedi', 'Cat', [40, 150, 500]),
    symbol('plain', 'tavus', 'Tavus', 'Peacock', [30, 100, 300]),
    symbol('plain', 'sandik', 'Sandık', 'Chest', [20, 75, 250]),
    symbol('plain', 'narenciye', 'Narenciye', 'Citrus', [15, 50, 150]),
    symbol('plain', 'simit', 'Simit', 'Simit', [10, 40, 125]),
    symbol('plain', 'cay', 'Çay', 'Tea', [10, 30, 100]),
    symbol('plain', 'pul', 'Pul', 'Token', [8, 25, 75]),
    symbol('plain', 'uzum', 'Üzüm', 'Grapes', [5, 20, 60]),
  ],
  reels: [
    strip(`
      pul uzum gemi tavus cay uzum tavus cay narenciye tavus simit tavus sandik narenciye
      tavus uzum cay narenciye pul cay kedi cay uzum narenciye tavus pul uzum kedi uzum
      narenciye uzum narenciye balik cay
    `),
    strip(`
      simit cay pul simit tavus pul simit sandik kedi simit uzum simit cay tavus sandik
      balik sandik pul uzum pul sandik kedi gemi simit balik narenciye kedi gemi uzum pul
      kedi narenciye cay pul uzum
    `),
    strip(`
      simit narenciye cay gemi kedi uzum simit uzum narenciye cay simit uzum pul simit
      sandik tavus uzum tavus uzum balik kedi uzum sandik pul simit narenciye pul balik
      pul cay narenciye sandik cay
    `),
    strip(`
      simit cay pul tavus narenciye pul narenciye tavus simit pul simit pul uzum tavus
      kedi cay kedi narenciye sandik pul cay sandik cay uzum gemi sandik uzum cay
      narenciye uzum sandik balik cay simit balik kedi uzum
    `),
    strip(`
      simit uzum cay kedi narenciye cay tavus gemi balik pul simit sandik pul uzum cay pul
      tavus uzum narenciye tavus cay sandik narenciye pul uzum narenciye sandik cay sandik
      narenciye cay pul simit pul balik kedi
    `),
  ],
  freeSpins: { byScatters: [15, 15, 20], multiplier: 3 },
  stakesKurus: STAKES_KURUS,
}
