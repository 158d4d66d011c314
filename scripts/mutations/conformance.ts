import { type Mutation, mutationsOf } from './mutation.ts'

const RULES = ['contract/src/form-rules.test.ts']
const ENTITIES = ['contract/src/entities.test.ts']
const CALLERS = ['contract/src/callers.test.ts']
const LIMITS = ['contract/src/limits.test.ts']

/**
 * A fact broken for each line of `docs/conformance.md` that seed 20261125 drew and a unit test
 * proves, by the line's number, with some more of the same files.
 */
export const CONFORMANCE_MUTATIONS: Mutation[] = [
  // 5.2 5.5 5.30 9.13 9.15 9.16
  ...mutationsOf('contract/src/limits.ts', RULES, [
    ['loginPassword: { min: 3, max: 100 }', 'loginPassword: { min: 2, max: 100 }'],
    ['username: { min: 5, max: 30 },\n  email', 'username: { min: 5, max: 31 },\n  email'],
    ['callContact: { min: 5, max: 30 }', 'callContact: { min: 4, max: 30 }'],
    ['loginUsername: { min: 1, max: 50 }', 'loginUsername: { min: 1, max: 51 }'],
    ['phoneDigits: { min: 5, max: 20 }', 'phoneDigits: { min: 6, max: 20 }'],
    ['callContactsMax: 5', 'callContactsMax: 6'],
  ]),
  ...mutationsOf('contract/src/players/auth.ts', RULES, [
    ['z.regex(/^\\d{11}$/)', 'z.regex(/^\\d{10,11}$/)'],
    ['z.regex(/^[A-Za-z0-9]+$/)', 'z.regex(/^\\S+$/)'],
    ['z.regex(/^\\p{L}+(?: \\p{L}+)*$/u)', 'z.regex(/^[\\p{L} ]+$/u)'],
    ['currencyId: z._default(z.int(), 1)', 'currencyId: z.int()'],
  ]),
  // 5.6
  ...mutationsOf(
    'contract/src/limits.ts',
    ['contract/src/players/auth.test.ts'],
    [['email: { min: 5, max: 100 }', 'email: { min: 5, max: 101 }']],
  ),
  // 9.24 to 9.36: every time
  ...mutationsOf('contract/src/limits.ts', LIMITS, [
    ['recoveryLoginMs: 1_000', 'recoveryLoginMs: 1_100'],
    ['withdrawCloseMs: 500', 'withdrawCloseMs: 400'],
    ['logoutReloadMs: 300', 'logoutReloadMs: 200'],
    ['settingsLinkMs: 1_000', 'settingsLinkMs: 900'],
    ['TOASTS_MAX = 5', 'TOASTS_MAX = 4'],
  ]),
  // 3.46 3.31 3.29 3.48 3.15 3.14 3.3
  ...mutationsOf('contract/src/payment.ts', ENTITIES, [
    ['Deposit: 1, Withdraw: 2 }', 'Deposit: 2, Withdraw: 1 }'],
    ['  Bool: 5,\n  DateTime: 6,\n', '  DateTime: 5,\n  Bool: 6,\n'],
    ['  mask: z.nullable(z.string()),', '  mask: z.string(),'],
    ['  Merged: 3,\n', ''],
  ]),
  ...mutationsOf('contract/src/casino/game-history.ts', ENTITIES, [
    ['Win: 1, Bet: 2', 'Bet: 1, Win: 2'],
    ['Expired: 4 }', 'Expired: 5 }'],
  ]),
  ...mutationsOf('contract/src/players/auth.ts', ENTITIES, [
    [
      '    password: between(LIMITS.loginPassword),\n',
      '    word: between(LIMITS.loginPassword),\n',
    ],
    ['  usercode: z.string(),', '  userCode: z.string(),'],
  ]),
  ...mutationsOf('contract/src/content.ts', ENTITIES, [
    ['    trialBonusAmount: z.number(),\n', ''],
    ["  'video.title1',\n", ''],
  ]),
  ...mutationsOf('contract/src/message.ts', ENTITIES, [['  System: 5,', '  System: 6,']]),
  // 6.1 6.8 6.9 6.10 7.50
  ...mutationsOf('contract/src/players/customer.ts', CALLERS, [
    [
      "step 2 makes it the player’s verified phone',\n  caller: 'player'",
      "step 2 makes it the player’s verified phone',\n  caller: 'anyone'",
    ],
  ]),
  ...mutationsOf('contract/src/support/support.ts', CALLERS, [
    ["caller: 'player'", "caller: 'anyone'"],
  ]),
  ...mutationsOf('contract/src/casino/launch.ts', CALLERS, [
    [
      "path: '/api/casino/hub88launchurl',\n  summary: 'Opens a game session. Data is the url of the game',\n  caller: 'player'",
      "path: '/api/casino/hub88launchurl',\n  summary: 'Opens a game session. Data is the url of the game',\n  caller: 'anyone'",
    ],
  ]),
  // 3.7 3.8 3.2 3.19 3.21 3.30 3.31 5.40 8.3 8.20
  ...mutationsOf(
    'web/src/lib/session/session.ts',
    ['web/src/lib/session/session.test.ts'],
    [
      ['{ ...NO_PARTNERS, ...data,', "{ ...NO_PARTNERS, ...data, usercode: '',"],
      ["localStore.getItem('fingerprint') ?? ''", "''"],
      ['  else localStore.removeItem(KEY)\n', ''],
    ],
  ),
  ...mutationsOf(
    'web/src/player/inbox/notification-type.tsx',
    ['web/src/player/inbox/notification-type.test.ts'],
    [["name: t('typeDeposit'), icon: ArrowUp", "name: t('typeDeposit'), icon: ArrowDown"]],
  ),
  ...mutationsOf(
    'web/src/player/auth/register/registration.ts',
    ['web/src/player/auth/register/registration.test.ts'],
    [
      ['smsNotification: true', 'smsNotification: false'],
      ["TURKIYE = 'Türkiye'", "TURKIYE = 'Almanya'"],
    ],
  ),
  ...mutationsOf(
    'web/src/player/cashier/payment/order.ts',
    ['web/src/player/cashier/payment/order.test.ts'],
    [
      [
        "    case 'text':\n      return entry",
        "    case 'text':\n      return String(entry).trim()",
      ],
      ["return entry === 'true'", "return entry !== ''"],
      ["'+03:00'", "'+02:00'"],
      ["kindOf(field) === 'number' ? undefined : ''", "kindOf(field) === 'number' ? 0 : ''"],
    ],
  ),
  ...mutationsOf(
    'web/src/lib/api/request.ts',
    ['web/src/lib/api/request.test.ts'],
    [['new Refused(message, response.status, data)', "new Refused('', response.status, data)"]],
  ),
  ...mutationsOf(
    'web/src/lib/hub/keep-connected.ts',
    ['web/src/lib/hub/keep-connected.test.ts'],
    [
      ['    lost()\n    void start()', '    void start()'],
      ["      tell('error')\n", ''],
    ],
  ),
  // 3.31 on the server
  ...mutationsOf(
    'server/src/modules/payments/methods/read-order.ts',
    ['server/src/modules/payments/methods/read-order.test.ts'],
    [
      ["typeof value === 'boolean' ? undefined : 'option'", 'undefined'],
      ["DateTime.safeParse(value).success ? undefined : 'moment'", 'undefined'],
    ],
  ),
  // 4.9 7.25 7.47
  ...mutationsOf(
    'server/src/modules/casino/lobby/favorites.ts',
    ['server/src/modules/casino/routes.test.ts'],
    [['  if (removed.numDeletedRows > 0n) return false\n', '']],
  ),
  ...mutationsOf(
    'server/src/modules/players/routes.ts',
    ['server/src/modules/players/balances.test.ts'],
    [['balance: unitsOf(balanceE5) }, etag', 'balance: 0 }, etag']],
  ),
]
