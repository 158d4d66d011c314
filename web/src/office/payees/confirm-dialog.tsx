import { confirmPayee, type PayeeCase } from '@zar/contract/office/risk/payees'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../parts/dialogs/prove.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { usePayeesAnew } from './use-payees.ts'

/** Says that the account is the player's; the bank has to say the same. */
export function ConfirmDialog({ one, onClose }: { one: PayeeCase; onClose: () => void }) {
  const anew = usePayeesAnew()
  const { id, caseId, version, amountE5, account } = one
  const confirm = async (reason: string) => {
    const object = `payee:${id}`
    const proof = { right: 'payee.confirm', object, amountE5 } as const
    try {
      await callProven(confirmPayee, { id, caseId, version, reason }, proof)
      notify(t('confirmed'))
    } finally {
      await anew()
    }
  }
  return (
    <Confirm
      title={t('confirmTitle', { account })}
      verb={t('confirm')}
      needsWords
      consequence={t('confirmDoes')}
      draft={`payee:${id}:confirm`}
      onConfirm={({ text }) => confirm(text)}
      onClose={onClose}
    />
  )
}
