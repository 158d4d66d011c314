import { mutationsOf } from './mutation.ts'

const PAYMENTS = 'server/src/modules/payments'
const SETTLE = [
  `${PAYMENTS}/services/bank/callback.test.ts`,
  `${PAYMENTS}/deposits/deposit.test.ts`,
  `${PAYMENTS}/withdrawals/withdraw.test.ts`,
]

export const PAYMENT_MUTATIONS = [
  ...mutationsOf(
    `${PAYMENTS}/withdrawals/rules.ts`,
    [`${PAYMENTS}/withdrawals/rules.test.ts`, `${PAYMENTS}/withdrawals/decide-withdrawal.test.ts`],
    [
      ['amountE5 > rule.amountMaxE5', 'amountE5 >= rule.amountMaxE5'],
      ["if (facts.isFlagged) return 'linked'", ''],
      ['facts.unstakedE5 > 0n && isMuch', 'isMuch'],
      ['facts.dayCount > rule.dayCountMax ||', ''],
      ['aloneE5 !== undefined && aloneE5 < most ? aloneE5 : most', 'most'],
      ['aloneE5 !== undefined && aloneE5 < most', 'aloneE5 !== undefined'],
    ],
  ),
  ...mutationsOf(
    `${PAYMENTS}/withdrawals/decide-withdrawal.ts`,
    [`${PAYMENTS}/withdrawals/decide-withdrawal.test.ts`],
    [
      ['isSamePerson(first, operator)', 'first === operator'],
      ['const both = isJudged(reason)', 'const both = false'],
    ],
  ),
  ...mutationsOf(
    `${PAYMENTS}/bank-statement/read-match.ts`,
    ['server/src/casino-tests/office-deposit-match.test.ts'],
    [
      ["refuseIf(await wasLineMatched(tx, line.bankId), 'line_matched')", ''],
      ["refuseIf(deposit.amount_e5 !== line.amountE5, 'match_other_sum')", ''],
      ["refuseIf(deposit.hasLine, 'match_has_line')", ''],
      ["refuseIf(own !== undefined, 'match_has_deposit')", ''],
      ["refuseIf(why !== undefined, 'match_not_taken')", ''],
    ],
  ),
  ...mutationsOf(
    `${PAYMENTS}/review/lock-withdrawal.ts`,
    [`${PAYMENTS}/withdrawals/decide-withdrawal.test.ts`, `${PAYMENTS}/review/clock.test.ts`],
    [
      ["throw new Refusal('withdrawal_decided')", 'return'],
      ['payment.clock_at <= now', 'payment.clock_at < now'],
    ],
  ),
  ...mutationsOf(
    `${PAYMENTS}/review/run-clock.ts`,
    [`${PAYMENTS}/review/clock.test.ts`],
    [
      [".where('clock_at', '<=', now)", ".where('clock_at', '<', now)"],
      ["payment.hold === 'payee'", 'false'],
    ],
  ),
  ...mutationsOf(
    `${PAYMENTS}/review/extend.ts`,
    [`${PAYMENTS}/review/clock.test.ts`],
    [['payment.extended_s + hours * 3_600 > ALL_S', 'false']],
  ),
  ...mutationsOf(
    `${PAYMENTS}/services/signed-body.ts`,
    [`${PAYMENTS}/services/bank/callback.test.ts`],
    [
      ['if (Math.abs(secondsOf(now) - Number(seconds)) > AGE_MAX_SECONDS) return false', ''],
      [
        "return hex !== undefined && timingSafeEqual(right, Buffer.from(hex, 'hex'))",
        'return true',
      ],
    ],
  ),
  ...mutationsOf(`${PAYMENTS}/settle.ts`, SETTLE, [
    ['kurusOf(payment.amount_e5) !== verdict.amountKurus ||', ''],
    ['FINAL.includes(payment.status)', 'false'],
    ['payment.gateway_id !== null && payment.gateway_id !== verdict.gatewayId', 'false'],
    ['after(payment, eventOf(verdict)) === undefined', 'false'],
  ]),
  ...mutationsOf(
    'contract/src/players/check-digits.ts',
    [`${PAYMENTS}/methods/iban.test.ts`],
    [['% 97n === 1n', '% 97n <= 1n']],
  ),
  ...mutationsOf(
    'contract/src/players/check-digits.ts',
    [`${PAYMENTS}/methods/card-number.test.ts`],
    [['doubled > 9 ? doubled - 9 : doubled', 'doubled']],
  ),
  ...mutationsOf(
    `${PAYMENTS}/accounts/name-match.ts`,
    [`${PAYMENTS}/accounts/name-match.test.ts`],
    [
      ['shorter.length < WORDS_MIN || ', ''],
      ['!extra.some((word) => NO_PERSON.has(word))', 'true'],
    ],
  ),
  ...mutationsOf(
    `${PAYMENTS}/deposits/deposit-limit.ts`,
    [`${PAYMENTS}/deposits/deposit-limit.test.ts`, `${PAYMENTS}/deposits/refund.test.ts`],
    [
      ['deposited[period] + amountE5 > mostE5', 'deposited[period] + amountE5 >= mostE5'],
      ["if (status === 'excluded') return 'refunded_excluded'", ''],
      [
        "if (isPayerOwn === false && otherNameDeposits === 'return')",
        "if (otherNameDeposits === 'return')",
      ],
    ],
  ),
]
