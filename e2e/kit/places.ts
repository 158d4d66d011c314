/**
 * Every place of the player's site (specification, section 2): pages, dialogs and panels, and the
 * way there. The sweeps over languages, widths and networks, and `npm run screenshots`, walk this
 * table; a new place is one line of it.
 */
import { playPath } from '../../web/src/lib/games/game-link.ts'

export type Language = 'tr' | 'en'
/** The name of a button or link, in either language. */
export type Name = Record<Language, string | RegExp>

export type Place = {
  name: string
  /** Where it is, or the page it is opened over. */
  path: string
  /** A panel is a drop or a sheet: what the page itself opens without leaving it. */
  kind: 'page' | 'dialog' | 'panel'
  /** Only a signed-in player comes here. */
  isForPlayers?: true
  /** What is pressed on the page, one after another. */
  press?: Name[]
  /** Only at these widths, in px. */
  from?: number
  upTo?: number
  /** The same page at a second address: looked at once, at its first. */
  twinOf?: string
  /** Its address is read when the site is loaded, so it is loaded there. */
  isFresh?: true
  /** Nothing of its own is asked from the server. */
  isStill?: true
}

/** Opens by itself when the home page rests, and is kept shut in every other place. */
export const POPUP = 'popup'
const PHONE_MAX = 767
const TABLET = 768
/** Below it the sportsbook has its tree in a sheet. */
const NARROW_MAX = 1_199
export const GAME = { providerName: 'hub88', gameCode: 'zar_nar_bahcesi' } as const

const named = (tr: string | RegExp, en: string | RegExp): Name => ({ tr, en })
const page = (name: string, path: string, rest: Partial<Place> = {}): Place => ({
  name,
  path,
  kind: 'page',
  ...rest,
})
const mine = (name: string, path: string, rest: Partial<Place> = {}): Place =>
  page(name, `/dashboard${path}`, { isForPlayers: true, ...rest })
const over = (
  kind: 'dialog' | 'panel',
  name: string,
  path: string,
  press: Name[],
  rest: Partial<Place> = {},
): Place => ({ name, path, kind, press, ...rest })

const LOG_IN = named('Giriş', 'Login')
const ACCOUNT_MENU = named(/^Hesap menüsü/, /^Account menu/)
const SUPPORT = named('Destek', 'Support')
const PLAY_NAR = named('Nar Bahçesi: oyna', 'Play Pomegranate Garden')
const MENU = named('Menü', 'Menu')
const NOTIFICATIONS = named(/^Bildirimler/, /^Notifications/)
const player = { isForPlayers: true } as const
const onPhone = { upTo: PHONE_MAX } as const

export const PLACES: Place[] = [
  page('home', '/'),
  page('home-signed-in', '/', player),
  page('sports', '/spor'),
  page('sports-frame', '/spor/fcg'),
  page('live-sports', '/livespor'),
  page('live-sports-frame', '/livespor/fcg', { twinOf: 'sports-frame' }),
  page('sports-favourites', '/spor/favoriler', { isStill: true }),
  page('sports-settings', '/spor/ayarlar', { isStill: true }),
  page('sports-rules', '/spor/kurallar', { isStill: true }),
  page('esports', '/esports'),
  page('esports-frame', '/esports/betco'),
  page('slot', '/casino/slot'),
  page('slot-favorites', '/casino/slot?favorites=1', player),
  page('slot-nothing-found', '/casino/slot?find=qqqq'),
  page('live-casino', '/casino/live'),
  page('games', '/casino/games'),
  page('bingo', '/casino/bingo'),
  page('tv-games', '/casino/tvbets'),
  page('play', playPath({ ...GAME, system: '', productId: '' }), player),
  page('play-unknown', '/casino/play/nonsense', { ...player, isStill: true }),
  page('promotions', '/promotions'),
  page('content', '/pages/1'),
  page('content-unknown', '/pages/999999'),
  page('verify-evidence', '/kanit', { isStill: true }),
  page('tickets', '/ticket', player),
  page('tickets-visitor', '/ticket', { isStill: true }),
  page('ticket-new', '/ticket?new=1', { ...player, isStill: true }),
  page('lost', '/nowhere', { isStill: true }),

  mine('dashboard', '', { isStill: true }),
  mine('account', '/account'),
  mine('phone-verification', '/phone-verification', { isStill: true }),
  mine('deposit', '/deposit'),
  mine('withdraw', '/withdraw'),
  mine('change-password', '/change-password', { isStill: true }),
  mine('financial-activities', '/financial-activities'),
  mine('game-history', '/game-history'),
  mine('limits', '/limits'),
  mine('claim-bonus', '/claim-bonus'),
  mine('bonuses', '/bonuses'),
  mine('bonuses-ended', '/bonuses?list=ended'),
  mine('session-history', '/session-history'),
  mine('evidence', '/evidence'),
  page('sports-results', '/spor/sonuclar'),

  over(
    'panel',
    'round',
    '/dashboard/game-history',
    [named(/tur ayrıntısı$/, /details of the round$/)],
    player,
  ),
  over(
    'panel',
    'statement',
    '/dashboard/financial-activities',
    [named('Ekstre indir', 'Statement')],
    player,
  ),

  over('dialog', 'log-in-needed', '/dashboard/deposit', []),
  over('dialog', 'login', '/casino/slot', [LOG_IN]),
  over('dialog', 'register', '/casino/slot', [named('Kayıt Ol', 'Sign Up')]),
  over('dialog', 'recovery', '/casino/slot', [
    LOG_IN,
    named(/Şifre(mi|ni)? (Yenile|unut)/i, /Recovery Password|forgot/i),
  ]),
  over(
    'dialog',
    'change-password-dialog',
    '/dashboard',
    [named(/Eski şifrenle/, /with your old one/)],
    player,
  ),
  over('dialog', 'phone-dialog', '/dashboard', [named(/Numaran henüz/, /Your number is/)], player),
  over('dialog', 'chat', '/casino/slot', [ACCOUNT_MENU, SUPPORT], player),
  over('dialog', 'support', '/casino/slot', [SUPPORT], onPhone),
  over('dialog', 'call-request', '/?dialog=call-request', [], { ...player, isFresh: true }),
  over(
    'dialog',
    'deposit-form',
    '/dashboard/deposit',
    [named(/^Deneme havalesi/, /^Sandbox bank transfer/i)],
    player,
  ),
  over(
    'dialog',
    'withdraw-form',
    '/dashboard/withdraw',
    [named(/^Havale/, /^Bank transfer/i)],
    player,
  ),
  over(
    'dialog',
    'decline-bonus',
    '/dashboard/bonuses',
    [named(/^Bonusu bırak Nar/, /^Give the bonus up Pomegranate/)],
    player,
  ),
  over('dialog', 'game', '/casino/slot', [PLAY_NAR], { ...player, ...onPhone }),
  over('dialog', 'deposit-over-game', '/casino/slot', [PLAY_NAR, named('Para Yatır', 'Deposit')], {
    ...player,
    ...onPhone,
  }),
  over('dialog', 'promotion', '/promotions?open=1', []),
  over('dialog', POPUP, '/', [], { isFresh: true }),

  over('panel', 'sports-menu', '/spor/ayarlar', [named('Ligler', 'Leagues')], { upTo: NARROW_MAX }),
  over('dialog', 'sports-search', '/spor/ayarlar', [named('Ara', 'Search')], { upTo: NARROW_MAX }),
  over('panel', 'menu', '/casino/slot', [MENU], onPhone),
  over('panel', 'language', '/casino/slot', [named(/^Dil: /, /^Language: /)], { from: TABLET }),
  over('panel', 'studios', '/casino/slot', [named('Sağlayıcı', 'Provider')]),
  over('panel', 'features', '/casino/slot', [named('Özellik', 'Features')]),
  over('panel', 'ticket-subject', '/ticket?new=1', [named('Konu', 'Subject')], player),
  over('panel', 'account-menu', '/casino/slot', [ACCOUNT_MENU], player),
  over('panel', 'notifications', '/casino/slot', [NOTIFICATIONS], { ...player, from: TABLET }),
  over('panel', 'notifications-sheet', '/casino/slot', [ACCOUNT_MENU, NOTIFICATIONS], {
    ...player,
    ...onPhone,
  }),
]

/** Whether the place is there at this width. */
export const isAt = ({ from = 0, upTo = Number.POSITIVE_INFINITY }: Place, width: number) =>
  width >= from && width <= upTo
