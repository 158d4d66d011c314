import { at, type League, named } from '../fixture.ts'

/** Clubs and leagues are plain names, the strongest first. */
export const LEAGUES: readonly League[] = [
  {
    id: 'vb-tr-w',
    name: 'Sultanlar Ligi',
    country: 'Türkiye',
    bestOf: 5,
    sides: named(
      'VakıfBank, Eczacıbaşı, Fenerbahçe, Galatasaray, Türk Hava Yolları, Kuzeyboru, Zeren, Aydın, Nilüfer, Beşiktaş, Muratpaşa, İlbank, Bahçelievler, Aras',
    ),
    kickOffs: at('11:00 13:30 16:00'),
  },
  {
    id: 'vb-tr-m',
    name: 'Efeler Ligi',
    country: 'Türkiye',
    bestOf: 5,
    sides: named(
      'Ziraat Bankkart, Halkbank, Fenerbahçe, Galatasaray, Arkas, Spor Toto, Altekma, Bursa Büyükşehir, Cizre, Tokat, Develi, Bigadiç, Akkuş, Hatay',
    ),
    kickOffs: at('12:00 15:00'),
  },
  {
    id: 'vb-it-1',
    name: 'SuperLega',
    country: 'İtalya',
    bestOf: 5,
    sides: named(
      'Perugia, Trentino, Civitanova, Piacenza, Verona, Milano, Modena, Monza, Cisterna, Padova, Taranto, Grottazzolina',
    ),
    kickOffs: at('17:00 19:30'),
  },
  {
    id: 'vb-pl-1',
    name: 'PlusLiga',
    country: 'Polonya',
    bestOf: 5,
    sides: named(
      'Jastrzebski, Zawiercie, Warszawa, Lublin, Kedzierzyn, Rzeszow, Belchatow, Gdansk, Olsztyn, Czestochowa, Suwalki, Katowice, Gorzow, Lwow',
    ),
    kickOffs: at('13:45 18:30'),
  },
]
