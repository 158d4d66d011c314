import {
  approveWithdrawal,
  type WithdrawalCase,
} from '@zar/contract/office/withdrawals/withdrawals'
import { useState } from 'react'
import { failureText, isCode } from '../../parts/api/failure.ts'
import { callProven } from '../../parts/dialogs/prove.ts'
import { useOffers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-queue.ts'
import { proofFor, sumOf } from './decide.ts'
import { t } from './texts.ts'

/** What becomes of a decision: it was made, or the server told why not. */
export type Outcome = { onDecided: () => void; onFailed: (text: string) => void }

/** What is said of an approval: the bank has it, it goes by itself later, or a second person is awaited. */
const SAID = { done: 'paid', timed: 'paidTimed', waits: 'paidFirst' } as const

/** The verb of the approval, with the sum: which of two people this one is. */
function payVerb(one: WithdrawalCase, needsSecond: boolean): string {
  const sum = sumOf(one)
  if (one.firstApprover !== null) return t('paySecond', { sum })
  return t(needsSecond ? 'payFirst' : 'pay', { sum })
}

function noPayText({ state, isFirstOwn }: WithdrawalCase): string | undefined {
  if (state === 'timed') return t('timedNote')
  return isFirstOwn ? t('ownFirst') : undefined
}

/** What may be decided of one withdrawal, and how. */
export function useDeciding(one: WithdrawalCase, { onDecided, onFailed }: Outcome) {
  const offers = useOffers(one)
  const refresh = useRefresh()
  const [isPaying, setPaying] = useState(false)
  const approve = offers('withdrawal.approve')
  const [fact, judged] = [offers('withdrawal.reject_fact'), offers('withdrawal.reject_judged')]
  const extend = offers('withdrawal.extend')
  const pay = async () => {
    setPaying(true)
    try {
      const input = { id: one.id, version: one.version }
      const proof = proofFor(one, 'withdrawal.approve')
      const { outcome } = await callProven(approveWithdrawal, input, proof)
      notify(t(SAID[outcome], { sum: sumOf(one) }))
      onDecided()
    } catch (failure) {
      // Whoever would not prove that it is they has decided nothing.
      if (!isCode(failure, 'reauthenticate')) onFailed(failureText(failure))
    } finally {
      setPaying(false)
      await refresh()
    }
  }
  return {
    offers,
    isPaying,
    pay: () => void (isPaying || pay()),
    payVerb: payVerb(one, approve.needsSecond),
    payRefusal: approve.refusal ?? noPayText(one),
    rejectRefusal: fact.isHere ? fact.refusal : judged.refusal,
    extendRefusal: extend.refusal ?? (one.hoursLeft < 1 ? t('noHours') : undefined),
  }
}
