import { PAYMENT_TYPES } from '@zar/contract/payment'
import { DepositNote } from './deposit-note.tsx'
import { LimitPrompt } from './limit-prompt.tsx'
import { MethodList } from './method-list.tsx'
import { RunningBonus } from './running-bonus.tsx'
import { t } from './texts.ts'

/** `/dashboard/deposit`. */
export function DepositPage() {
  return (
    <div className="cashier">
      <div className="pagehead">
        <h1>{t('deposit.title')}</h1>
      </div>
      <DepositNote />
      <LimitPrompt />
      <MethodList type={PAYMENT_TYPES.Deposit} />
      <RunningBonus />
    </div>
  )
}
