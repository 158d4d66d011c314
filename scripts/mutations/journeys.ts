import { journeyOf, type Mutation, mutationsOf } from './mutation.ts'

const PAGES = journeyOf(
  'e2e/site/every-place-is-accessible-and-linked.test.ts',
  'A11Y-01, ACC-01: in ',
)
const STRANGER = journeyOf(
  'e2e/site/stranger-signs-up-plays-and-withdraws.test.ts',
  'a stranger signs up, deposits, plays, wins and withdraws',
)
const TWO_ADDRESSES = journeyOf(
  'e2e/sportsbook/sections-have-two-addresses.test.ts',
  '§2 Routes: sports',
)
const CAROUSEL = 'e2e/shell/home-carousel-turns.test.ts'
const AROUND = 'e2e/shell/header-menus-and-footer.test.ts'
const TIMERS = 'e2e/shell/timers-keep-their-lengths.test.ts'
const ONE_AT_A_TIME = 'e2e/shell/one-menu-or-dialog-at-a-time.test.ts'
const STEPS = 'e2e/account/sign-up-and-recovery-in-steps.test.ts'
const GAME_DIALOG = journeyOf(
  'e2e/casino/game-dialog-reloads-and-exits.test.ts',
  '§2 Game play modal: a bar of 35 px',
)

/**
 * A fact broken for each line of `docs/conformance.md` that seed 20261126 drew and a journey proves,
 * by the line's number. Each builds the pages, starts the product and makes one journey.
 */
export const JOURNEY_MUTATIONS: Mutation[] = [
  // 2.20 2.17 2.13 2.12
  ...mutationsOf('web/src/player/routes.tsx', PAGES, [
    ["    path: '/dashboard',\n", "    path: '/dashboards',\n"],
    ["    path: '/promotions',\n", "    path: '/promotion',\n"],
    ["casinoRoute('/casino/bingo', 'nav.bingo')", "casinoRoute('/casino/bingos', 'nav.bingo')"],
    ["casinoRoute('/casino/games', 'nav.games')", "casinoRoute('/casino/game', 'nav.games')"],
  ]),
  // 2.8 2.6
  ...mutationsOf('web/src/player/routes.tsx', TWO_ADDRESSES, [
    ["    path: '/esports/betco',\n", "    path: '/esports/bet',\n"],
    ["    path: '/livespor/fcg',\n", "    path: '/livespor/fcx',\n"],
  ]),
  // 4.8
  ...mutationsOf(
    'web/src/player/layout/notices/notice.tsx',
    journeyOf(AROUND, 'on the home page alone, 30 px, and closed for good'),
    [['isDismissed || isRead()', 'isDismissed && isRead()']],
  ),
  // 1.1 2.41
  ...mutationsOf(
    'web/src/player/layout/menu/sections.ts',
    journeyOf(AROUND, '§2 Menus: the main menu has its eleven entries'),
    [
      ["  { url: '/casino/bingo', title: t('nav.bingo') },\n", ''],
      ["  { url: '/casino/tvbets', title: t('nav.tv') },\n", ''],
    ],
  ),
  // 3.37
  ...mutationsOf(
    'web/src/ui/navigation/breadcrumbs.tsx',
    journeyOf(AROUND, '§2 Breadcrumbs: built from the route'),
    [['<Link to={url}>', '<Link to="/">']],
  ),
  // 9.33
  ...mutationsOf(
    'web/src/lib/language/translate.ts',
    journeyOf(TIMERS, '§9 Language reload after 100 ms'),
    [['    TIMINGS.languageReloadMs,\n', '    TIMINGS.languageReloadMs + 50,\n']],
  ),
  // 4.7
  ...mutationsOf(
    'web/src/player/layout/notices/notice-text.tsx',
    journeyOf(TIMERS, '§9 Top banner: a cycle of 20 s'),
    [
      [
        'setTimeout(onClosed, TIMINGS.noticeHideMs)',
        'setTimeout(onClosed, 2 * TIMINGS.noticeHideMs)',
      ],
    ],
  ),
  // 4.20
  ...mutationsOf(
    'web/src/player/layout/header/header.tsx',
    journeyOf(ONE_AT_A_TIME, 'signed out the user button of a phone opens the log-in'),
    [["openDialog({ name: 'login' })", "openDialog({ name: 'register' })"]],
  ),
  // 2.42
  ...mutationsOf(
    'web/src/player/layout/open-aviator.tsx',
    journeyOf(ONE_AT_A_TIME, '§2 Menus: the Aviator entry opens'),
    [["TERM = 'aviator'", "TERM = 'no such game'"]],
  ),
  // 2.55
  ...mutationsOf(
    'web/src/player/layout/language/language-select.tsx',
    journeyOf(ONE_AT_A_TIME, '§2 Left menu: tiles of 250 by 120 px'),
    [["{t('languageAsk')}", "{t('language')}"]],
  ),
  // 2.86
  ...mutationsOf(
    'web/src/player/auth/recovery/recovery-dialog.tsx',
    journeyOf(STEPS, '§4 Recovery: four steps'),
    [['2: CodeStep, 3: PasswordStep', '2: PasswordStep, 3: CodeStep']],
  ),
  // 4.41
  ...mutationsOf(
    'web/src/player/auth/phone/phone-page.tsx',
    journeyOf(STEPS, 'Skip Verification closes the dialog'),
    [["stage={isUpdating ? 'update' : isVerified", "stage={isUpdating ? 'update' : !isVerified"]],
  ),
  // 4.26
  ...mutationsOf(
    'web/src/player/auth/phone/phone-steps.tsx',
    journeyOf(STEPS, '§4 Registration flow: form, code by SMS'),
    [['    wasAsked.current = true\n    phone.send()\n', '    wasAsked.current = true\n']],
  ),
  // 9.44
  ...mutationsOf(
    'web/src/ui/gallery/carousel-controls.tsx',
    journeyOf(CAROUSEL, '§9 Banner carousel: it turns every 5000 ms'),
    [['AUTOPLAY_MS = 5_000', 'AUTOPLAY_MS = 5_200']],
  ),
  // 4.78
  ...mutationsOf(
    'web/src/lib/content/sliders.ts',
    journeyOf(CAROUSEL, '§4 Carousel: three placeholders'),
    [['REFRESH_MS = 100', 'REFRESH_MS = 200']],
  ),
  // 4.79
  ...mutationsOf(
    'web/src/player/home/slider.tsx',
    journeyOf(CAROUSEL, '§4 Carousel: three placeholders'),
    [["isReady={state === 'ready'}", 'isReady={false}']],
  ),
  // 2.129
  ...mutationsOf('web/src/player/play/game-dialog.tsx', GAME_DIALOG, [
    ["else if (message.type === 'zar:reload') reload()", ''],
  ]),
  // 2.130
  ...mutationsOf('web/src/player/play/frame/use-launch.ts', GAME_DIALOG, [
    ["      notify.info(t('reloading'))\n", ''],
  ]),
  // 4.27 2.84
  ...mutationsOf('web/src/player/auth/register/register-dialog.tsx', STRANGER, [
    ['asked.trialBonus ? offered : 0', 'offered'],
    ["wanted > 0 ? 'phone' : 'done'", "'phone'"],
  ]),
  // 4.23
  ...mutationsOf('web/src/player/lobby/tile/use-open-game.ts', STRANGER, [
    ['    if (link) await play(link, game.name)\n', ''],
  ]),
  // 4.36
  ...mutationsOf(
    'web/src/player/auth/phone/phone-steps.tsx',
    journeyOf('e2e/shell/dialogs-stand-for-their-time.test.ts', '§9 Celebration'),
    [
      [
        '            setLocked(false)\n            phone.back()\n',
        '            setLocked(false)\n',
      ],
    ],
  ),
  // 4.32
  ...mutationsOf(
    'web/src/player/auth/register/register-done.tsx',
    journeyOf('e2e/account/sign-up-throws-confetti.test.ts', '§4 Registration: a refusal stays'),
    [["navigate('/dashboard/deposit')", "navigate('/dashboard/withdraw')"]],
  ),
  // 4.11
  ...mutationsOf(
    'web/src/player/lobby/tile/game-tile.tsx',
    journeyOf(
      'e2e/casino/lobby-filters-favourites-and-search.test.ts',
      '§4 Favourite: the heart follows the list',
    ),
    [['isFavorite={isFavorite}', 'isFavorite={false}']],
  ),
  // 2.137
  ...mutationsOf(
    'web/src/player/layout/footer/footer-contact.tsx',
    journeyOf('e2e/shell/footer-belts-step-by-themselves.test.ts', '§2 Footer: marquees'),
    [["  { key: 'contact.chat4', icon: MessageCircle, kind: t('chat'), title: t('bets') },\n", '']],
  ),
  // 9.4
  ...mutationsOf(
    'web/src/ui/feedback/toast.css',
    journeyOf('e2e/shell/toasts-cover-no-control.test.ts', '§9 Toasts: six types'),
    [['  left: 50%;\n', '  left: 20%;\n']],
  ),
  // 2.48
  ...mutationsOf(
    'web/src/player/layout/account-menu/account-menu.tsx',
    journeyOf('e2e/support/live-chat-is-sent-once-in-order.test.ts', '§2 Support: the live chat'),
    [['closeThen(onSelect, openSupport)', 'closeThen(onSelect, () => {})']],
  ),
  // 2.134
  ...mutationsOf(
    'web/src/player/layout/footer/footer-columns.tsx',
    journeyOf('e2e/shell/header-panel-and-footer-tell-all.test.ts', 'INF-01, §2 Footer'),
    [['name === CONTENT_CATEGORIES.footer)', "name === 'Nowhere')"]],
  ),
]
