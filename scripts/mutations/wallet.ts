import { mutationsOf } from './mutation.ts'

const WALLET = 'server/src/modules/casino/wallet'
const DECIDE = [`${WALLET}/decide/decide.test.ts`, `${WALLET}/wallet.test.ts`]
const SUITE = ['server/src/providers/testing/example/wallet.test.ts']
const BONUS_PLAY = [
  `${WALLET}/decide/decide.test.ts`,
  'server/src/modules/bonuses/lifecycle/play.test.ts',
  'server/src/modules/bonuses/lifecycle/model.test.ts',
]

export const WALLET_MUTATIONS = [
  ...mutationsOf(
    `${WALLET}/decide/decide.ts`,
    [...DECIDE, ...SUITE],
    [
      ['earlier.fingerprint === command.fingerprint', 'true'],
      ['earlier.playerId === command.playerId &&', 'true &&'],
      ["if (!session.isOpen) return 'session_unknown'", ''],
      ['session.expiresMs > nowMs', 'session.expiresMs >= nowMs'],
      ['session.playerId !== playerId', 'false'],
      ['player.cash.balanceE5 >= amountE5)', 'player.cash.balanceE5 > amountE5)'],
      ["if (isCalledOff(facts, command)) return no('rolled_back')", ''],
      ["bet?.kind !== 'bet' || bet.outcome !== 'ok'", "bet?.kind !== 'bet'"],
    ],
  ),
  ...mutationsOf(`${WALLET}/decide/decide.ts`, BONUS_PLAY, [
    ['amountE5 > bonus.maxStakeE5', 'amountE5 >= bonus.maxStakeE5'],
    ['bonus.account.balanceE5 < amountE5', 'bonus.account.balanceE5 <= amountE5'],
    ['if (bet.bonusAccountId === null) return payCash', 'if (true) return payCash'],
  ]),
  ...mutationsOf(
    `${WALLET}/decide/rollback.ts`,
    [...DECIDE, ...SUITE],
    [
      ["if (reversed.outcome !== 'ok') return { outcome: 'ok', amountE5: 0n }", ''],
      ["if (reversed.kind === 'bet' && isPaid()) {", 'if (false) {'],
      [
        "if (!reversed) return { outcome: 'ok', amountE5: 0n, note: 'nothing_to_reverse' }",
        "if (!reversed) return no('transaction_unknown')",
      ],
      ["reversed.playerId !== player.id || reversed.kind === 'rollback'", 'false'],
    ],
  ),
  ...mutationsOf(
    `${WALLET}/decide/move.ts`,
    [...DECIDE, ...SUITE],
    [
      ['balanceE5: debt.balanceE5 - owedE5 }', 'balanceE5: debt.balanceE5 }'],
      ['amountE5 > 0n && balanceE5 + amountE5 > MAX_E5', 'false'],
      ['cash.balanceE5 < amountE5 ? cash.balanceE5 : amountE5', 'amountE5'],
    ],
  ),
  ...mutationsOf(
    `${WALLET}/decide/open-slot.ts`,
    [`${WALLET}/open-slot.test.ts`],
    [
      [
        'openSlot.gameCode === gameCode && openSlot.provider === provider',
        'openSlot.provider === provider',
      ],
      ["if (kind === 'win' && !command.roundClosed) return false", ''],
    ],
  ),
  ...mutationsOf(`${WALLET}/decide/verdict.ts`, BONUS_PLAY, [
    ['isActive && expiresMs > nowMs', 'expiresMs > nowMs'],
  ]),
]
