import { at, type League, named } from '../fixture.ts'

export type BasketballLeague = League & {
  minutes: 40 | 48
  /** Points of both sides in a match of middling ones. */
  total: number
}

/** Clubs and leagues are plain names, the strongest first. */
export const LEAGUES: readonly BasketballLeague[] = [
  {
    id: 'bk-tr-1',
    name: 'Basketbol Süper Ligi',
    country: 'Türkiye',
    minutes: 40,
    total: 166,
    sides: named(
      'Fenerbahçe, Anadolu Efes, Beşiktaş, Türk Telekom, Bahçeşehir, Galatasaray, Tofaş, Karşıyaka, Bursaspor, Manisa, Merkezefendi, Petkimspor, Büyükçekmece, Mersin, Trabzonspor, Esenler',
    ),
    kickOffs: at('12:00 15:00 17:30'),
  },
  {
    id: 'bk-eu-1',
    name: 'EuroLeague',
    country: 'Avrupa',
    minutes: 40,
    total: 163,
    sides: named(
      'Olympiakos, Panathinaikos, Real Madrid, Fenerbahçe, Monaco, Barcelona, Zalgiris, Valencia, Anadolu Efes, Crvena Zvezda, Partizan, Milano, Bologna, Paris, Maccabi, Bayern, Baskonia, Villeurbanne',
    ),
    kickOffs: at('17:00 18:05 19:30'),
  },
  {
    id: 'bk-es-1',
    name: 'Liga ACB',
    country: 'İspanya',
    minutes: 40,
    total: 168,
    sides: named(
      'Real Madrid, Valencia, Barcelona, Unicaja, Tenerife, Gran Canaria, Joventut, Baskonia, Manresa, Bilbao, Murcia, Breogan, Zaragoza, Lleida, Andorra, Girona',
    ),
    kickOffs: at('10:30 16:00'),
  },
  {
    id: 'bk-us-1',
    name: 'NBA',
    country: 'ABD',
    minutes: 48,
    total: 229,
    sides: named(
      'Oklahoma City, Cleveland, Denver, Boston, Houston, New York, Minnesota, Los Angeles Lakers, Orlando, Golden State, Detroit, Milwaukee, Los Angeles Clippers, Indiana, San Antonio, Dallas, Atlanta, Memphis, Miami, Philadelphia, Sacramento, Toronto, Chicago, Phoenix, Portland, New Orleans, Brooklyn, Charlotte, Utah, Washington',
    ),
    kickOffs: at('00:00 00:30 01:00 02:30 03:00'),
  },
  {
    id: 'bk-au-1',
    name: 'NBL',
    country: 'Avustralya',
    minutes: 40,
    total: 176,
    sides: named(
      'Sydney Kings, Illawarra, Melbourne United, Perth Wildcats, Tasmania, South East Melbourne, Adelaide, New Zealand, Cairns, Brisbane',
    ),
    kickOffs: at('06:30 08:30'),
  },
]
