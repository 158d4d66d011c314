import { formatMoney, unitsOf } from '@zar/contract/money'
import type { HoldReason } from '../../../db/tables/payments.ts'
import type { Text } from '../../../platform/http/route.ts'
import { type PayBounds, WITHDRAWAL_POLICY } from '../withdrawals/rules.ts'

const liras = (amountE5: bigint) => formatMoney(unitsOf(amountE5))

/** Why a withdrawal waits for an operator, to the player and to the operator, by the bounds that it was judged by. */
export const holdsBy = (policy: PayBounds): Record<HoldReason, Text> => ({
  amount: {
    tr: `${liras(policy.amountMaxE5)} üzerindeki çekimlere bir çalışanımız bakar.`,
    en: `A person looks at withdrawals above ${liras(policy.amountMaxE5)}.`,
  },
  linked: {
    tr: 'Bir bonusun başka bir hesapla birlikte kullanılmış olabileceğini gördük; bu yüzden bir çalışanımız bakar. Para senin, kesinti olmaz.',
    en: 'A bonus may have been used together with another account, so a person looks at it. The money is yours, nothing is taken off.',
  },
  verification: {
    tr: `Telefonun doğrulanmadan günde ${liras(policy.unverifiedDayMaxE5)} üzerindeki çekimlere bir çalışanımız bakar.`,
    en: `Without a verified phone, a person looks at withdrawals above ${liras(policy.unverifiedDayMaxE5)} a day.`,
  },
  // Of those that waited before bonuses had an account of their own.
  bonus: {
    tr: 'Bu çekim, henüz bir kez oynanmamış bir bonusa uzanıyor; bu yüzden bir çalışanımız bakar.',
    en: 'This withdrawal reaches into a bonus that has not been staked once yet, so a person looks at it.',
  },
  turnover: {
    tr: `Yatırdığın para henüz bir kez oynanmadı; günde ${liras(policy.unstakedDayMaxE5)} ya da 30 günde ${liras(policy.unstakedMonthMaxE5)} üzerindeki çekime bu yüzden bir çalışanımız bakar. Para senin, kesinti olmaz.`,
    en: `What you paid in has not been staked once yet, so a person looks at withdrawals above ${liras(policy.unstakedDayMaxE5)} a day or ${liras(policy.unstakedMonthMaxE5)} in 30 days. The money is yours, nothing is taken off.`,
  },
  velocity: {
    tr: `24 saatte ${policy.dayCountMax} çekim ya da toplam ${liras(policy.dayMaxE5)} aşıldığında bir çalışanımız bakar.`,
    en: `A person looks when there are more than ${policy.dayCountMax} withdrawals or ${liras(policy.dayMaxE5)} in 24 hours.`,
  },
  new_account: {
    tr: `Bu hesaba ilk kez ödeme yapılıyor; ${liras(policy.newAccountDayMaxE5)} üzerindeki tutar 24 saat bekler, sonra kendiliğinden ödenir. Sen istemediysen e-postandaki bağlantıyla durdur.`,
    en: `This account is paid to for the first time; above ${liras(policy.newAccountDayMaxE5)} a withdrawal waits 24 hours and is then paid by itself. If it was not you, stop it with the link in your email.`,
  },
  payee: {
    tr: 'Hesabın senin adına olduğu henüz doğrulanmadı.',
    en: 'It has not been confirmed yet that the account is in your name.',
  },
  document: {
    tr: 'Senden bir belge istedik. Hangisi olduğu Para çek sayfasında yazar; orada yoksa destek ekibine yaz.',
    en: 'We asked you for a document. The Withdraw page says which one; if it does not, write to support.',
  },
  risk: {
    tr: 'Hesabının güvenliği için bir çalışanımız bakar.',
    en: 'A person looks at it, for the safety of your account.',
  },
  manual: {
    tr: 'Bir çalışanımız bu çekime bakar.',
    en: 'A person looks at this withdrawal.',
  },
})

/** By the rule as it is delivered: of withdrawals from before there were versions. */
export const HOLDS = holdsBy(WITHDRAWAL_POLICY)
