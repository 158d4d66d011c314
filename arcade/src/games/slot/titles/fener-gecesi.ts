import { type SlotSheet, STAKES_KURUS, strip, symbol } from '../sheet.ts'

/** Low lanterns: frequent, modest bonuses. */
export const fenerGecesi: SlotSheet = {
  gameCode: 'zar_fener_gecesi',
  version: '1',
  name: { tr: 'Fener Gecesi', en: 'Lantern Night' },
  studio: 'Mavi Çini',
  symbols: [
    symbol('wild', 'fener', 'Fener', 'Lantern', [50, 200, 800]),
    symbol('scatter', 'hilal', 'Hilal', 'Crescent', [2, 8, 40]),
    symbol('plain', 'anka', 'Anka', 'Phoenix', [40, 120, 400]),
    symbol('plain', 'balon', 'Balon', 'Balloon', [25, 80, 300]),
    symbol('plain', 'lale', 'Lale', 'Tulip', [20, 60, 200]),
    symbol('plain', 'nazar', 'Nazar', 'Evil eye', [15, 50, 150]),
    symbol('plain', 'ibrik', 'İbrik', 'Ewer', [10, 40, 120]),
    symbol('plain', 'cay', 'Çay', 'Tea', [8, 30, 90]),
    symbol('plain', 'karanfil', 'Karanfil', 'Carnation', [6, 20, 70]),
    symbol('plain', 'simit', 'Simit', 'Simit', [5, 15, 50]),
  ],
  reels: [
    strip(`
      ibrik simit ibrik cay karanfil nazar simit balon karanfil balon simit cay karanfil
      lale nazar anka simit nazar karanfil lale balon simit hilal lale cay ibrik cay anka
      nazar fener nazar balon cay
    `),
    strip(`
      karanfil ibrik cay balon karanfil simit ibrik nazar karanfil ibrik simit karanfil
      cay lale ibrik anka balon fener lale hilal nazar balon simit anka karanfil ibrik
      lale karanfil fener nazar ibrik simit nazar
    `),
    strip(`
      nazar simit cay simit ibrik balon ibrik anka cay karanfil fener balon cay lale hilal
      karanfil simit lale nazar lale karanfil anka ibrik nazar karanfil fener simit cay
      karanfil lale
    `),
    strip(`
      lale ibrik balon simit karanfil simit nazar lale hilal cay karanfil anka simit cay
      lale cay nazar lale hilal cay karanfil ibrik simit balon ibrik simit nazar fener
      karanfil cay fener anka
    `),
    strip(`
      cay balon anka nazar ibrik simit karanfil simit ibrik lale anka cay fener nazar cay
      fener karanfil nazar hilal ibrik lale simit karanfil cay balon cay balon simit
      karanfil nazar
    `),
  ],
  freeSpins: { byScatters: [12, 15, 20], multiplier: 2 },
  stakesKurus: STAKES_KURUS,
}
