import {
  consentToWithdrawal,
  type WithdrawalCase,
} from '@zar/contract/office/withdrawals/withdrawals'
import { failureText, isCode } from '../../parts/api/failure.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-queue.ts'
import { proofFor, sumOf } from './decide.ts'
import { t } from './law-texts.ts'
import type { Outcome } from './use-deciding.ts'

type Props = { one: WithdrawalCase; onClose: () => void } & Outcome

/** The yes of compliance to a sum that two people cannot send alone. It approves nothing by itself. */
export function ConsentDialog({ one, onClose, onFailed }: Props) {
  const refresh = useRefresh()
  const { id, version } = one
  const sum = sumOf(one)
  const consent = async (reason: string) => {
    try {
      const proof = proofFor(one, 'withdrawal.consent')
      await callProven(consentToWithdrawal, { id, version, reason }, proof)
      notify(t('consented', { sum }))
    } catch (failure) {
      if (!isCode(failure, 'reauthenticate')) onFailed(failureText(failure))
      throw failure
    } finally {
      await refresh()
    }
  }
  return (
    <Confirm
      title={t('consentTitle')}
      verb={t('consentVerb', { sum })}
      needsWords
      consequence={t('consentDoes')}
      draft={`withdrawal:${id}:consent`}
      onConfirm={({ text }) => consent(text)}
      onClose={onClose}
    />
  )
}
