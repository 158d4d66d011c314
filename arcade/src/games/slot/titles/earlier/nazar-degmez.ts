import { type SlotSheet, STAKES_KURUS, strip, symbol } from '../../sheet.ts'

/** Seven free spins times seven. */
export const nazarDegmez: SlotSheet = {
  gameCode: 'zar_nazar_degmez',
  version: '1',
  name: { tr: 'Nazar Değmez', en: 'Evil Eye Averted' },
  studio: 'Mavi Çini',
  symbols: [
    symbol('wild', 'nazar', 'Nazar', 'Evil eye', [60, 300, 1500]),
    symbol('scatter', 'anahtar', 'Anahtar', 'Key', [2, 10, 50]),
    symbol('plain', 'balik', 'Balık', 'Fish', [40, 150, 600]),
    symbol('plain', 'kedi', 'Kedi', 'Cat', [30, 100, 400]),
    symbol('plain', 'gemi', 'Gemi', 'Ship', [20, 80, 300]),
    symbol('plain', 'hilal', 'Hilal', 'Crescent', [15, 60, 200]),
    symbol('plain', 'fener', 'Fener', 'Lantern', [12, 40, 150]),
    symbol('plain', 'cay', 'Çay', 'Tea', [10, 30, 100]),
    symbol('plain', 'simit', 'Simit', 'Simit', [8, 25, 80]),
    symbol('plain', 'tavla', 'Tavla', 'Backgammon', [5, 20, 60]),
  ],
  reels: [
    strip(`
      tavla simit hilal gemi kedi balik nazar cay kedi fener hilal simit tavla hilal kedi
      tavla gemi cay kedi balik tavla hilal tavla fener cay anahtar gemi fener cay tavla
      cay kedi
    `),
    strip(`
      fener tavla gemi fener gemi simit balik gemi cay fener simit kedi simit balik gemi
      hilal tavla balik fener balik gemi balik hilal tavla kedi gemi fener nazar simit
      anahtar simit cay simit
    `),
    strip(`
      nazar hilal kedi tavla hilal simit balik cay balik fener gemi kedi fener tavla simit
      cay fener simit cay balik fener tavla kedi cay gemi balik gemi tavla simit cay simit
      hilal anahtar
    `),
    strip(`
      hilal fener hilal kedi simit kedi balik tavla nazar tavla cay gemi anahtar simit
      balik tavla nazar simit hilal cay fener tavla anahtar hilal cay hilal balik simit
      balik kedi cay kedi fener simit gemi
    `),
    strip(`
      kedi tavla gemi simit tavla hilal cay balik fener cay nazar fener cay hilal simit
      anahtar nazar gemi kedi cay tavla hilal fener cay kedi balik kedi simit cay balik
      tavla hilal tavla simit
    `),
  ],
  freeSpins: { byScatters: [7, 7, 7], multiplier: 7 },
  stakesKurus: STAKES_KURUS,
}
