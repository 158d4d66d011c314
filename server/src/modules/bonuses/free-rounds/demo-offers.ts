import { E5 } from '@zar/contract/money'
import type { Insertable } from 'kysely'
import type { BonusTables } from '../../../db/tables/bonuses.ts'

type Offer = Omit<Insertable<BonusTables['free_rounds_offer']>, 'position'>

/** One at each supplier of the sandbox that gives free rounds. */
export const FREE_ROUNDS_OFFERS: readonly Offer[] = [
  {
    id: 'lale-free-rounds',
    provider: 'hub88',
    game_code: 'zar_lale_devri',
    title_tr: 'Lale Devri’nde 20 bedava tur',
    title_en: '20 free rounds at Tulip Era',
    summary_tr: 'Turları biz öderiz; kazandığın hemen nakit bakiyende, çevrim yok.',
    summary_en: 'We pay for the rounds; what they win is cash at once, with no wagering.',
    rounds: 20,
    stake_e5: 2n * E5,
    days: 7,
  },
  {
    id: 'nazar-free-rounds',
    provider: 'softgamings',
    game_code: '990:zar_nazar_degmez',
    title_tr: 'Nazar Değmez’de 10 bedava tur',
    title_en: '10 free rounds at Evil Eye Averted',
    summary_tr: 'Nazar değmeden on tur; kazancı çevrimsiz, hemen senin.',
    summary_en: 'Ten rounds on the house; what they win is yours, with no wagering.',
    rounds: 10,
    stake_e5: 2n * E5,
    days: 3,
  },
  {
    id: 'fener-free-rounds',
    provider: 'everymatrix',
    game_code: 'em-zar_fener_gecesi',
    title_tr: 'Fener Gecesi’nde 5 bedava tur',
    title_en: '5 free rounds at Lantern Night',
    summary_tr: 'Beş fener, beş tur; kazancı çevrimsiz, hemen senin.',
    summary_en: 'Five lanterns, five rounds; what they win is yours, with no wagering.',
    rounds: 5,
    stake_e5: 4n * E5,
    days: 2,
  },
  {
    id: 'ates-free-rounds',
    provider: 'amusnet',
    game_code: 'amusnet-zar_ates_kirazi',
    title_tr: 'Ateş Kirazı’nda 8 bedava tur',
    title_en: '8 free rounds at Fire Cherry',
    summary_tr: 'Sekiz tur bizden; kazancı çevrimsiz, hemen senin.',
    summary_en: 'Eight rounds on the house; what they win is yours, with no wagering.',
    rounds: 8,
    stake_e5: 2n * E5,
    days: 3,
  },
  {
    id: 'balik-free-rounds',
    provider: 'egt-digital',
    game_code: 'egt-zar_balik_pazari',
    title_tr: 'Balık Pazarı’nda 6 bedava tur',
    title_en: '6 free rounds at Fish Market',
    summary_tr: 'Tezgâh açık: altı tur bizden, kazancı çevrimsiz senin.',
    summary_en: 'The stalls are open: six rounds on us, and what they win is yours.',
    rounds: 6,
    stake_e5: 4n * E5,
    days: 2,
  },
]
