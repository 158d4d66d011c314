import { mutationsOf } from './mutation.ts'

const BONUSES = 'server/src/modules/bonuses'
const LIFECYCLE = ['settle-bonuses', 'spent', 'wagering', 'play'].map(
  (name) => `${BONUSES}/lifecycle/${name}.test.ts`,
)
const FREE_BET = [`${BONUSES}/free-bets/free-bet.test.ts`]

export const BONUS_MUTATIONS = [
  ...mutationsOf(`${BONUSES}/lifecycle/wagering.ts`, FREE_BET, [
    ["and bonus.kind <> 'free_bet' ", ''],
  ]),
  ...mutationsOf(`${BONUSES}/lifecycle/wagering.ts`, LIFECYCLE, [
    ['and not idle @> t.created_at then t.amount_e5', 'then t.amount_e5'],
    ['then -t.amount_e5', 'then t.amount_e5'],
    ['(amountE5 ?? 0n) * BigInt(wagering)', '(amountE5 ?? 0n) * BigInt(wagering - 1)'],
  ]),
  ...mutationsOf(
    `${BONUSES}/lifecycle/settle-bonuses.ts`,
    [...LIFECYCLE, `${BONUSES}/offers/claim-offer.test.ts`],
    [
      ['wagered.wageredE5 >= toWagerE5(bonus)', 'wagered.wageredE5 > toWagerE5(bonus)'],
      ['bonus.expires_at <= now', 'bonus.expires_at < now'],
      ['emptiedAt + EMPTY_MS <= now.getTime()', 'emptiedAt <= now.getTime()'],
      ['shareE5 < maxE5 ?', 'true ?'],
      ['and payment.amount_e5 >= bonus.deposit_min_e5', ''],
      ["and (payment.reason is null or payment.reason not like 'refunded_%')", ''],
      ['and not exists (select from bonus other where other.payment_id = payment.id)', ''],
    ],
  ),
  ...mutationsOf(`${BONUSES}/lifecycle/end-bonus.ts`, LIFECYCLE, [
    ["ending === 'completed' ? releasable(bonus, heldE5) : 0n", 'releasable(bonus, heldE5)'],
    ['heldE5 < leftE5 ? heldE5 : leftE5', 'heldE5'],
    ['const leftE5 = maxE5 - releasedE5', 'const leftE5 = maxE5'],
  ]),
  ...mutationsOf(
    `${BONUSES}/offers/claim-offer.ts`,
    [`${BONUSES}/offers/claim-offer.test.ts`],
    [
      ['if (offer.code === foldCode(code)) return {}', 'return {}'],
      ["    .where('is_open', '=', true)\n", ''],
    ],
  ),
]
