/**
 * Every page of the player's site. Breadcrumbs, titles and the log-in guard are built from this
 * table; a page itself only draws what stands under them. Pages under `/dashboard` are drawn
 * inside the dashboard's frame (account menu at the left), so they begin at their own heading:
 * `<div className="pagehead"><h1>…</h1></div>`.
 */
import type { ComponentType, LazyExoticComponent } from 'react'
import { lazy } from '../lib/browser/lazily.ts'
import { HomePage } from './home/home-page.tsx'
import type { t } from './layout/texts.ts'
import { LETTER_ROUTES } from './letter-routes.ts'

type CrumbKey = Extract<Parameters<typeof t>[0], `crumb.${string}` | `nav.${string}`>

export type Route = {
  path: string
  page: ComponentType | LazyExoticComponent<ComponentType>
  /** Label keys of the way here, this page last. The home page is put before them. */
  crumbs: { key: CrumbKey; url: string }[]
  /** Without a session the log-in dialog opens instead. */
  needsLogin?: true
  frame?: 'dashboard'
  /** The page draws its own breadcrumbs, or has none. */
  ownHead?: true
}

const slot = { key: 'crumb.slot', url: '/casino/slot' } as const
const casino = { key: 'crumb.casino', url: '/casino/slot' } as const
const profile = { key: 'crumb.profile', url: '/dashboard' } as const

const sports = { key: 'nav.sports', url: '/spor' } as const

const boardPage = lazy(async () => ({
  default: (await import('./betting/board/board-page.tsx')).BoardPage,
}))

const sportPage = (name: 'SportsPage' | 'LiveSportsPage' | 'EsportsPage') =>
  lazy(async () => ({ default: (await import('./sports/sports-page.tsx'))[name] }))

const casinoPage = lazy(async () => ({
  default: (await import('./lobby/casino-page.tsx')).CasinoPage,
}))
const casinoRoute = (path: string, key: CrumbKey): Route => ({
  path,
  page: casinoPage,
  crumbs: [casino, { key, url: path }],
})

/** A page of the dashboard, under its profile. */
const ownRoute = (name: string, key: CrumbKey, page: Route['page']): Route => ({
  path: `/dashboard/${name}`,
  page,
  crumbs: [profile, { key, url: `/dashboard/${name}` }],
  needsLogin: true,
  frame: 'dashboard',
})

const later = (load: () => Promise<ComponentType>): Route['page'] =>
  lazy(async () => ({ default: await load() }))

export const ROUTES: Route[] = [
  // Not fetched by itself: it takes the place of its drawing without a moment of waiting.
  { path: '/', page: HomePage, crumbs: [], ownHead: true },
  { path: '/spor', page: boardPage, crumbs: [sports], ownHead: true },
  {
    path: '/spor/mac/:id',
    page: later(async () => (await import('./betting/event/event-page.tsx')).EventPage),
    crumbs: [sports, { key: 'crumb.match', url: '#' }],
    ownHead: true,
  },
  {
    path: '/spor/lig/:id',
    page: later(async () => (await import('./betting/league/league-page.tsx')).LeaguePage),
    crumbs: [sports, { key: 'crumb.league', url: '#' }],
    ownHead: true,
  },
  {
    path: '/spor/sonuclar',
    page: later(async () => (await import('./betting/results/results-page.tsx')).ResultsPage),
    crumbs: [sports, { key: 'crumb.results', url: '/spor/sonuclar' }],
    ownHead: true,
  },
  {
    path: '/spor/favoriler',
    page: later(
      async () => (await import('./betting/favourites/favourites-page.tsx')).FavouritesPage,
    ),
    crumbs: [sports, { key: 'crumb.favourites', url: '/spor/favoriler' }],
    ownHead: true,
  },
  {
    path: '/spor/kurallar',
    page: later(async () => (await import('./betting/rules/rules-page.tsx')).RulesPage),
    crumbs: [sports, { key: 'crumb.rules', url: '/spor/kurallar' }],
    ownHead: true,
  },
  {
    path: '/spor/ayarlar',
    page: later(async () => (await import('./betting/settings/settings-page.tsx')).SettingsPage),
    crumbs: [sports, { key: 'crumb.sportSettings', url: '/spor/ayarlar' }],
    ownHead: true,
  },
  {
    path: '/spor/kuponlarim',
    page: later(async () => (await import('./betting/my-bets/my-bets-page.tsx')).MyBetsPage),
    crumbs: [sports, { key: 'crumb.bets', url: '/spor/kuponlarim' }],
    needsLogin: true,
    ownHead: true,
  },
  { path: '/spor/fcg', page: sportPage('SportsPage'), crumbs: [sports] },
  {
    path: '/livespor',
    page: later(async () => (await import('./betting/live/overview/live-page.tsx')).LivePage),
    crumbs: [{ key: 'nav.live', url: '/livespor' }],
    ownHead: true,
  },
  {
    path: '/livespor/fcg',
    page: sportPage('LiveSportsPage'),
    crumbs: [{ key: 'nav.live', url: '/livespor' }],
  },
  {
    path: '/esports',
    page: later(async () => (await import('./betting/esports/esports-page.tsx')).EsportsPage),
    crumbs: [{ key: 'nav.esports', url: '/esports' }],
    ownHead: true,
  },
  {
    path: '/esports/betco',
    page: sportPage('EsportsPage'),
    crumbs: [{ key: 'nav.esports', url: '/esports' }],
  },
  { path: '/casino/slot', page: casinoPage, crumbs: [casino, slot] },
  casinoRoute('/casino/live', 'nav.liveCasino'),
  casinoRoute('/casino/games', 'nav.games'),
  casinoRoute('/casino/bingo', 'nav.bingo'),
  casinoRoute('/casino/tvbets', 'nav.tv'),
  {
    path: '/casino/play/:game',
    page: later(async () => (await import('./play/play-page.tsx')).PlayPage),
    crumbs: [{ key: 'crumb.play', url: '#' }],
    needsLogin: true,
    ownHead: true,
  },
  {
    path: '/promotions',
    page: later(async () => (await import('./promotions/promotions-page.tsx')).PromotionsPage),
    crumbs: [{ key: 'nav.promotions', url: '/promotions' }],
  },
  {
    path: '/pages/:id',
    page: lazy(async () => ({ default: (await import('./content/content-page.tsx')).ContentPage })),
    crumbs: [{ key: 'crumb.pages', url: '#' }],
    ownHead: true,
  },
  {
    path: '/dashboard',
    page: later(async () => (await import('./account/dashboard-page.tsx')).DashboardPage),
    crumbs: [profile],
    needsLogin: true,
    frame: 'dashboard',
  },
  ownRoute(
    'account',
    'crumb.account',
    lazy(async () => ({ default: (await import('./account/account-page.tsx')).AccountPage })),
  ),
  ownRoute(
    'deposit',
    'crumb.deposit',
    later(async () => (await import('./cashier/deposit/deposit-page.tsx')).DepositPage),
  ),
  ownRoute(
    'withdraw',
    'crumb.withdraw',
    later(async () => (await import('./cashier/withdraw/withdraw-page.tsx')).WithdrawPage),
  ),
  ownRoute(
    'phone-verification',
    'crumb.phone',
    lazy(async () => ({ default: (await import('./auth/phone/phone-page.tsx')).PhonePage })),
  ),
  ownRoute(
    'change-password',
    'crumb.password',
    later(
      async () => (await import('./auth/password/change-password-page.tsx')).ChangePasswordPage,
    ),
  ),
  ownRoute(
    'financial-activities',
    'crumb.history',
    later(async () => (await import('./history/transactions/history-page.tsx')).HistoryPage),
  ),
  ownRoute(
    'game-history',
    'crumb.gameHistory',
    later(async () => (await import('./history/rounds/games-page.tsx')).GamesPage),
  ),
  ownRoute(
    'session-history',
    'crumb.sessions',
    later(
      async () => (await import('./account/sessions/session-history-page.tsx')).SessionHistoryPage,
    ),
  ),
  ownRoute(
    'limits',
    'crumb.limits',
    later(async () => (await import('./protection/limits-page.tsx')).LimitsPage),
  ),
  ownRoute(
    'claim-bonus',
    'crumb.claimBonus',
    later(async () => (await import('./bonuses/claim-bonus-page.tsx')).ClaimBonusPage),
  ),
  ownRoute(
    'bonuses',
    'crumb.bonuses',
    lazy(async () => ({ default: (await import('./bonuses/bonuses-page.tsx')).BonusesPage })),
  ),
  {
    path: '/kanit',
    page: later(async () => (await import('./evidence/check/verify-page.tsx')).VerifyPage),
    crumbs: [{ key: 'crumb.verifyEvidence', url: '/kanit' }],
  },
  ownRoute(
    'evidence',
    'crumb.evidence',
    later(async () => (await import('./evidence/own/evidence-page.tsx')).EvidencePage),
  ),
  ...LETTER_ROUTES,
  {
    path: '/ticket',
    page: lazy(async () => ({ default: (await import('./tickets/ticket-page.tsx')).TicketPage })),
    crumbs: [{ key: 'crumb.tickets', url: '/ticket' }],
  },
]

/** Where no other route leads. */
export const LOST: Route = {
  path: '*',
  page: lazy(async () => ({
    default: (await import('./content/not-found-page.tsx')).NotFoundPage,
  })),
  crumbs: [{ key: 'crumb.lost', url: '#' }],
  ownHead: true,
}
