import { mutationsOf } from './mutation.ts'

const PROTECTION = 'server/src/modules/protection'
const STANDING = [
  `${PROTECTION}/protection.test.ts`,
  `${PROTECTION}/standing.test.ts`,
  'server/src/modules/casino/wallet/decide/decide.test.ts',
  'server/src/modules/payments/deposits/deposit.test.ts',
]
const LIMITS = [
  `${PROTECTION}/limits/play-limits.test.ts`,
  'server/src/modules/casino/wallet/limits.test.ts',
  `${PROTECTION}/limits/play-by-day.test.ts`,
  `${PROTECTION}/reality-check.test.ts`,
]
const OWN = [`${PROTECTION}/limits-and-breaks.test.ts`, `${PROTECTION}/protection.test.ts`]

export const PROTECTION_MUTATIONS = [
  ...mutationsOf(`${PROTECTION}/stake-gate.ts`, STANDING, [
    ["if (status === 'excluded') return 'player_excluded'", ''],
    ["if (status !== 'active') return 'player_disabled'", ''],
    ["if (!isCountryAllowed) return 'country_not_allowed'", ''],
  ]),
  ...mutationsOf(`${PROTECTION}/limits/play-limits.ts`, LIMITS, [
    ['moreE5 > 0n && usedE5 + moreE5 > mostE5', 'usedE5 + moreE5 > mostE5'],
    ['usedE5 + moreE5 > mostE5\n', 'usedE5 + moreE5 >= mostE5\n'],
    ['playedAt(time, nowMs) >= time.mostMs', 'playedAt(time, nowMs) > time.mostMs'],
    ['isOver(room, ownE5)', 'isOver(room, amountE5)'],
    ['sinceMs <= PAUSE_MS ? playedMs + sinceMs : playedMs', 'playedMs + sinceMs'],
    ['Math.min(...minutes) * 60_000', 'Math.max(...minutes) * 60_000'],
    ['lostE5 === 0n ? losses : losses.map', 'lostE5 <= 0n ? losses : losses.map'],
    ['hours(after.time) > hours(before.time)', 'hours(after.time) > hours(before.time) + 1'],
  ]),
  ...mutationsOf(`${PROTECTION}/limits/set-limit.ts`, OWN, [
    ['most !== null && most <= held.most', 'most !== null'],
    ['now.getTime() < confirmFrom', 'false'],
  ]),
  ...mutationsOf(
    `${PROTECTION}/person.ts`,
    [
      `${PROTECTION}/person.test.ts`,
      ...OWN,
      'server/src/modules/players/identity/identity.test.ts',
    ],
    [
      ["    .where('kind', '<>', 'time_out')\n", ''],
      ["    .where('state', '=', 'checked')\n", ''],
    ],
  ),
]
