import { type SlotSheet, STAKES_KURUS, strip, symbol } from '../sheet.ts'

/** Twelve free spins that pay three times over carry a quarter of the return. */
export const baharatYolu: SlotSheet = {
  gameCode: 'zar_baharat_yolu',
  version: '1',
  name: { tr: 'Baharat Yolu', en: 'Spice Road' },
  studio: 'Anka Oyun',
  symbols: [
    symbol('wild', 'cigdem', 'Safran çiçeği', 'Saffron flower', [50, 250, 1500]),
    symbol('scatter', 'hankapisi', 'Han kapısı', 'Inn gate', [2, 10, 50]),
    symbol('plain', 'deve', 'Deve', 'Camel', [40, 175, 750]),
    symbol('plain', 'terazi', 'Terazi', 'Scales', [30, 125, 500]),
    symbol('plain', 'cuval', 'Safran çuvalı', 'Saffron sack', [25, 100, 350]),
    symbol('plain', 'tarcin', 'Tarçın', 'Cinnamon', [20, 75, 250]),
    symbol('plain', 'baharat5', 'Karabiber', 'Pepper', [15, 50, 175]),
    symbol('plain', 'baharat4', 'Sumak', 'Sumac', [12, 40, 150]),
    symbol('plain', 'baharat3', 'Karanfil', 'Clove', [10, 30, 100]),
    symbol('plain', 'baharat2', 'Kakule', 'Cardamom', [5, 25, 75]),
  ],
  reels: [
    strip(`
      terazi tarcin baharat3 baharat4 cuval baharat5 baharat4 baharat3 baharat2 terazi
      baharat4 baharat2 hankapisi deve baharat2 cuval tarcin baharat2 baharat3 cigdem
      baharat5 tarcin baharat3 tarcin baharat5 terazi baharat3 baharat5 baharat2 baharat4
      baharat3 deve baharat4 baharat2
    `),
    strip(`
      tarcin terazi baharat5 baharat2 terazi baharat3 baharat4 baharat3 tarcin baharat2
      baharat4 terazi deve cuval baharat2 baharat4 cuval tarcin hankapisi baharat2
      baharat3 baharat5 baharat4 baharat3 baharat5 deve baharat4 baharat5 cigdem baharat3
      baharat2
    `),
    strip(`
      deve baharat2 baharat3 baharat5 cuval baharat2 baharat5 baharat4 baharat2 baharat3
      deve tarcin baharat5 baharat3 baharat4 cuval terazi baharat4 tarcin cigdem baharat2
      baharat5 baharat4 baharat2 terazi tarcin baharat3 baharat4 cuval baharat5 terazi
      baharat3 tarcin hankapisi baharat2
    `),
    strip(`
      terazi baharat4 baharat3 baharat2 cuval baharat5 hankapisi baharat2 cuval baharat2
      baharat3 terazi baharat4 baharat3 cigdem tarcin baharat5 baharat4 baharat2 tarcin
      baharat5 deve baharat2 baharat3 hankapisi cuval baharat2 baharat5 deve terazi tarcin
      baharat3 baharat4 cigdem tarcin baharat4
    `),
    strip(`
      cigdem terazi tarcin baharat5 tarcin baharat4 baharat2 baharat3 hankapisi baharat4
      cuval baharat5 terazi baharat3 cuval tarcin baharat4 baharat2 baharat5 baharat3
      tarcin baharat4 terazi baharat2 deve baharat2 baharat3 baharat4 cigdem cuval
      baharat4 baharat5 deve baharat2 baharat5
    `),
  ],
  freeSpins: { byScatters: [12, 12, 12], multiplier: 3 },
  stakesKurus: STAKES_KURUS,
}
