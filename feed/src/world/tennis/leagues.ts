import { at, type League, named } from '../fixture.ts'

export type Tour = League & {
  /** Points that are won on serve by middling players. */
  serve: number
}

/** Tournaments; their players are invented. */
export const LEAGUES: readonly Tour[] = [
  {
    id: 'tn-m-1',
    name: 'Antalya Open',
    country: 'Türkiye',
    bestOf: 3,
    serve: 0.635,
    sides: named(
      'M. Lindqvar, T. Okadara, J. Ferrandis, A. Volkonski, D. Hartwell, S. Belmonte, R. Karahan, P. Novosad, L. Vandermeer, E. Castellar, K. Arslanoğlu, F. Durmont, B. Seidlitz, C. Marchetta, N. Haraldsen, O. Tekindor',
    ),
    kickOffs: at('07:00 08:20 09:40 11:00 12:20 13:40 15:00 16:20'),
  },
  {
    id: 'tn-m-2',
    name: 'Rotterdam Masters',
    country: 'Hollanda',
    bestOf: 3,
    serve: 0.645,
    sides: named(
      'V. Sandström, G. Petrakis, H. Moreland, I. Dragomir, Y. Nakashiro, U. Brandtner, Q. Delacour, W. Ashcombe, X. Aldecoa, Z. Horvathy, A. Rosenvik, M. Kaplanlı, T. Vermeiren, J. Salvatera, D. Kruczek, S. Oyelaran',
    ),
    kickOffs: at('10:00 11:30 13:00 14:30 17:30 19:00 20:30'),
  },
  {
    id: 'tn-w-1',
    name: 'İstanbul Cup',
    country: 'Türkiye',
    bestOf: 3,
    serve: 0.565,
    sides: named(
      'E. Novaková, S. Demirkan, A. Lindahl, C. Bertolucci, M. Ivashko, N. Sorrentino, Y. Takemori, L. Hofstätter, D. Kovalenka, Z. Aydıngün, J. Whitmarsh, P. Santarém, R. Vasilescu, B. Jorgensdotter, T. Karimova, I. Delmas',
    ),
    kickOffs: at('08:00 09:30 11:00 12:30 14:00 15:30 17:00'),
  },
  {
    id: 'tn-m-3',
    name: 'Melbourne Challenger',
    country: 'Avustralya',
    bestOf: 3,
    serve: 0.625,
    sides: named(
      'C. Whitlam, R. Ishimori, B. Tanaskov, L. Okonjo, H. Sandvik, P. Marrero, F. Achterberg, K. Lisowicz, G. Pemberley, O. Vukasin, N. Duarte, J. Strandberg',
    ),
    kickOffs: at('00:30 02:00 03:30 05:00 22:00 23:15'),
  },
]
