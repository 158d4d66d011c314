import { PAYMENT_TYPES } from '@zar/contract/payment'
import { useEffect, useState } from 'react'
import { useProtection } from '../../../lib/account/protection.ts'
import { MethodList, MethodSkeleton } from '../method-list.tsx'
import { t } from '../texts.ts'
import { useMethods } from '../use-methods.ts'
import { BreakNote } from './break-note.tsx'
import { DepositNote } from './deposit-note.tsx'
import { LimitPrompt } from './limit-prompt.tsx'
import { RunningBonus } from './running-bonus.tsx'

/** So long the methods wait at most for the question that stands above them. */
const QUESTION_MAX_MS = 500

/** `/dashboard/deposit`. */
export function DepositPage() {
  // Asked for beside the limits, and not after them.
  useMethods(PAYMENT_TYPES.Deposit)
  const { data, isPending } = useProtection()
  const isLate = useIsLate(isPending)
  const question = data?.exclusion ? <BreakNote /> : <LimitPrompt />
  return (
    <div className="cashier">
      <div className="pagehead">
        <h1>{t('deposit.title')}</h1>
      </div>
      <DepositNote />
      {!isLate && question}
      {isPending && !isLate ? (
        <MethodSkeleton count={9} />
      ) : (
        <MethodList type={PAYMENT_TYPES.Deposit} />
      )}
      {isLate && question}
      <RunningBonus />
    </div>
  )
}

/** Whether the question comes so late that it stands below: what is about to be pressed must not move. */
function useIsLate(isPending: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLate(true), QUESTION_MAX_MS)
    return () => clearTimeout(timer)
  }, [isPending])
  return isLate
}
