import type { Locale } from '@zar/contract/limits'
import { formatMoney, unitsOf } from '@zar/contract/money'
import { PAYMENT_TYPES } from '@zar/contract/payment'
import type { Db } from '../../../db/db.ts'
import type { Text } from '../../../platform/http/route.ts'
import { decryptDetail } from '../accounts/encrypted-detail.ts'
import { accountOf } from '../accounts/payout-account.ts'
import type { PaymentDeps } from '../deps.ts'
import { readJudging } from '../pay-rule/read-pay-rule.ts'
import { REVIEW_BOUNDS } from '../review/rule.ts'
import { readWithdrawalFacts } from '../withdrawals/facts.ts'
import type { PayBounds, WithdrawalFacts } from '../withdrawals/rules.ts'

export type CaseDeps = Pick<PaymentDeps, 'db' | 'clock' | 'fieldCipher'>

/** What a person decides a withdrawal by, beside its row in the queue. Undefined where there is none. */
export async function readCase({ db, clock, fieldCipher }: CaseDeps, id: string, locale: Locale) {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .where('type', '=', PAYMENT_TYPES.Withdraw)
    .executeTakeFirst()
  if (!row) return undefined
  const asked = { playerId: row.player_id, amountE5: row.amount_e5, now: clock.now() }
  const rule = await readJudging(db, row.pay_rule)
  const facts = await db.transaction().execute((tx) => readWithdrawalFacts(tx, asked))
  return {
    account: accountOf(decryptDetail(fieldCipher, row)),
    facts: sayFacts(facts, rule).map(({ text, isOver }) => ({ text: text[locale], isOver })),
    hoursLeft: Math.floor(REVIEW_BOUNDS.allHours - row.extended_s / 3_600),
    steps: await readSteps(db, id),
  }
}

/** What happened to a withdrawal, as the house tells it. */
const readSteps = (db: Db, id: string) =>
  db
    .selectFrom('payment_event')
    .select(['at', 'step', 'reason', 'operator', 'first_operator', 'note', 'clock_at'])
    .where('payment_id', '=', id)
    .orderBy('seq')
    .execute()

/** What was decided last, and by whom; undefined of what nobody has touched. */
export async function readLastDeed(db: Db, id: string) {
  return (await readSteps(db, id)).findLast(({ operator, step }) => operator || step === 'stopped')
}

const money = (amountE5: bigint) => formatMoney(unitsOf(amountE5))

/** The facts in words, each with the bound that it is held against. */
function sayFacts(facts: WithdrawalFacts, rule: PayBounds): { text: Text; isOver: boolean }[] {
  const { amountE5, dayE5, monthE5, dayCount, unstakedE5, isPhoneVerified, isFlagged } = facts
  const isUnstaked = unstakedE5 > 0n
  return [
    fact(
      `Tutar ${money(amountE5)}; sınır ${money(rule.amountMaxE5)}.`,
      `The sum is ${money(amountE5)}; the bound is ${money(rule.amountMaxE5)}.`,
      amountE5 > rule.amountMaxE5,
    ),
    fact(
      `24 saatte ${dayCount} çekim, toplam ${money(dayE5)}; sınır ${rule.dayCountMax} çekim ve ${money(rule.dayMaxE5)}.`,
      `${dayCount} withdrawals in 24 hours, ${money(dayE5)} together; the bounds are ${rule.dayCountMax} and ${money(rule.dayMaxE5)}.`,
      dayCount > rule.dayCountMax || dayE5 > rule.dayMaxE5,
    ),
    fact(
      `30 günde çekilen toplam ${money(monthE5)}.`,
      `${money(monthE5)} were withdrawn in 30 days.`,
      isUnstaked && monthE5 > rule.unstakedMonthMaxE5,
    ),
    fact(
      isUnstaked
        ? `Yatırılanın ${money(unstakedE5)} kadarı henüz oynanmadı.`
        : 'Yatırılanın tamamı oynandı.',
      isUnstaked
        ? `${money(unstakedE5)} of what was paid in has not been staked yet.`
        : 'All that was paid in has been staked.',
      isUnstaked && dayE5 > rule.unstakedDayMaxE5,
    ),
    fact(
      isPhoneVerified ? 'Telefon doğrulanmış.' : 'Telefon doğrulanmamış.',
      isPhoneVerified ? 'The phone is verified.' : 'The phone is not verified.',
      !isPhoneVerified && dayE5 > rule.unverifiedDayMaxE5,
    ),
    fact(
      isFlagged ? 'Bonus nedeniyle bağlı hesap işareti var.' : 'Bağlı hesap işareti yok.',
      isFlagged ? 'It is flagged with a linked account.' : 'No linked account is flagged.',
      isFlagged,
    ),
  ]
}

const fact = (tr: string, en: string, isOver: boolean) => ({ text: { tr, en }, isOver })
