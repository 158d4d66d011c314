import { at, type League, named } from '../fixture.ts'

export type Tour = League & {
  /** Points that are won on serve by middling players. */
  serve: number
}

/** Tournaments of sixteen; their players are invented. */
export const LEAGUES: readonly Tour[] = [
  {
    id: 'tn-m-1',
    name: 'Antalya Open',
    country: 'Türkiye',
    bestOf: 3,
    serve: 0.635,
    isKnockout: true,
    sides: named(
      'M. Lindqvar, T. Okadara, J. Ferrandis, A. Volkonski, D. Hartwell, S. Belmonte, R. Karahan, P. Novosad, L. Vandermeer, E. Castellar, K. Arslanoğlu, F. Durmont, B. Seidlitz, C. Marchetta, N. Haraldsen, O. Tekindor',
    ),
    kickOffs: at('07:00 09:40 12:20 15:00'),
  },
  {
    id: 'tn-m-2',
    name: 'Rotterdam Masters',
    country: 'Hollanda',
    bestOf: 3,
    serve: 0.645,
    isKnockout: true,
    sides: named(
      'V. Sandström, G. Petrakis, H. Moreland, I. Dragomir, Y. Nakashiro, U. Brandtner, Q. Delacour, W. Ashcombe, X. Aldecoa, Z. Horvathy, A. Rosenvik, M. Kaplanlı, T. Vermeiren, J. Salvatera, D. Kruczek, S. Oyelaran',
    ),
    kickOffs: at('10:00 13:00 17:30 20:30'),
  },
  {
    id: 'tn-w-1',
    name: 'İstanbul Cup',
    country: 'Türkiye',
    bestOf: 3,
    serve: 0.565,
    isKnockout: true,
    sides: named(
      'E. Novaková, S. Demirkan, A. Lindahl, C. Bertolucci, M. Ivashko, N. Sorrentino, Y. Takemori, L. Hofstätter, D. Kovalenka, Z. Aydıngün, J. Whitmarsh, P. Santarém, R. Vasilescu, B. Jorgensdotter, T. Karimova, I. Delmas',
    ),
    kickOffs: at('08:00 11:00 14:00 17:00'),
  },
  {
    id: 'tn-m-3',
    name: 'Melbourne Challenger',
    country: 'Avustralya',
    bestOf: 3,
    serve: 0.625,
    isKnockout: true,
    sides: named(
      'C. Whitlam, R. Ishimori, B. Tanaskov, L. Okonjo, H. Sandvik, P. Marrero, F. Achterberg, K. Lisowicz, G. Pemberley, O. Vukasin, N. Duarte, J. Strandberg, T. Galloway, M. Yoshikane, S. Brannigan, A. Petrescu',
    ),
    kickOffs: at('00:30 02:00 03:30 05:00'),
  },
  {
    id: 'tn-m-4',
    name: 'Roma Grand Prix',
    country: 'İtalya',
    bestOf: 5,
    serve: 0.64,
    isKnockout: true,
    sides: named(
      'L. Fioravanti, E. Grunewald, T. Alderete, N. Kazanowski, R. Beaumarchais, D. Sorokinov, G. Hallstrom, P. Quintero, V. Mazzolari, J. Okafor-Lind, A. Zielonka, B. Castelnuovo, S. Hviding, M. Yalındağ, C. Arriaga, F. Lockridge',
    ),
    kickOffs: at('08:30 11:30 14:30 18:00'),
  },
  {
    id: 'tn-w-2',
    name: 'Madrid Ladies Open',
    country: 'İspanya',
    bestOf: 3,
    serve: 0.57,
    isKnockout: true,
    sides: named(
      'A. Montesinos, K. Vondráček, L. Petterson, J. Okonkwo-Hale, M. Tsvetanova, R. Iwahara, S. Balestrini, D. Karaoğlan, C. Lavergne, E. Brankovic, N. Ostrander, P. Mirandola, T. Haverkamp, I. Solberga, V. Czerwinska, B. Alcantara',
    ),
    kickOffs: at('09:00 12:00 16:00 19:00'),
  },
  {
    id: 'tn-m-5',
    name: 'California Classic',
    country: 'ABD',
    bestOf: 3,
    serve: 0.65,
    isKnockout: true,
    sides: named(
      'J. Thackeray, M. Delarosa, B. Hutchins, T. Eriksberg, A. Kowalczuk, R. Montgomeri, S. Nakatomi, C. Bellweather, D. Papadakos, L. Trevelyan, K. Osterhaus, G. Villanueva, P. Drakenford, E. Saracoglu, N. Wetherby, H. Lindstromer',
    ),
    kickOffs: at('18:00 20:00 22:00 23:30'),
  },
]
