import { at, type League, named } from '../fixture.ts'

/** Clubs and leagues are plain names, the strongest first. */
export const LEAGUES: readonly League[] = [
  {
    id: 'ih-us-1',
    name: 'NHL',
    country: 'ABD',
    sides: named(
      'Winnipeg, Washington, Vegas, Toronto, Dallas, Los Angeles, Tampa Bay, Colorado, Edmonton, Carolina, Florida, Ottawa, Minnesota, St. Louis, New Jersey, Montreal, Calgary, Columbus, Detroit, New York Rangers, Vancouver, Utah, New York Islanders, Pittsburgh, Anaheim, Buffalo, Boston, Seattle, Philadelphia, Nashville, Chicago, San Jose',
    ),
    kickOffs: at('00:00 00:30 02:00 03:00'),
  },
  {
    id: 'ih-se-1',
    name: 'SHL',
    country: 'İsveç',
    sides: named(
      'Skelleftea, Frölunda, Färjestad, Lulea, Växjö, Brynäs, Timra, Rögle, Örebro, Malmö, Leksand, Linköping, HV71, Djurgarden',
    ),
    kickOffs: at('14:15 17:00 18:00'),
  },
  {
    id: 'ih-fi-1',
    name: 'Liiga',
    country: 'Finlandiya',
    sides: named(
      'Lukko, Tappara, Ilves, KalPa, SaiPa, HIFK, Karpat, Assat, HPK, KooKoo, Jukurit, Pelicans, JYP, Sport, TPS, Espoo',
    ),
    kickOffs: at('13:00 16:30'),
  },
  {
    id: 'ih-ch-1',
    name: 'National League',
    country: 'İsviçre',
    sides: named(
      'Lausanne, Zürich, Bern, Zug, Davos, Fribourg, Kloten, Langnau, Biel, Rapperswil, Genf, Ambri, Lugano, Ajoie',
    ),
    kickOffs: at('14:45 18:45'),
  },
]
