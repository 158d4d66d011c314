import { t } from '../texts.ts'

export type Section = {
  url: string
  title: string
  /** A coral dot says that something runs there now. */
  isLive?: true
  opensTab?: true
}

/** Virtual games are a kind of the games, with a place of their own in every menu. */
export const VIRTUAL_URL = '/casino/games?kind=virtual'

/** The main menu, in the order of every menu of sections. */
export const SECTIONS: Section[] = [
  { url: '/spor', title: t('nav.sports') },
  { url: '/livespor', title: t('nav.live'), isLive: true },
  { url: '/esports', title: t('nav.esports') },
  { url: '/casino/slot', title: t('nav.casino') },
  { url: '/casino/live', title: t('nav.liveCasino') },
  { url: VIRTUAL_URL, title: t('nav.virtual') },
  { url: '/casino/bingo', title: t('nav.bingo') },
  { url: '/casino/games', title: t('nav.games') },
  { url: '/casino/tvbets', title: t('nav.tv') },
  { url: '/promotions', title: t('nav.promotions') },
  { url: '/ticket', title: t('nav.tickets'), opensTab: true },
]
