import { withdrawProposal } from '@zar/contract/office/proposals'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { failureText } from '../parts/api/failure.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { useStaffAnew } from './use-staff.ts'
import { t } from './waiting-texts.ts'

/** Takes a proposal of one's own back. */
export function useWithdraw(id: string) {
  const anew = useStaffAnew()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await call(withdrawProposal, { id })
      notify(t('withdrawn'))
      await anew()
    } catch (error) {
      notify(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, withdraw: () => void send() }
}
