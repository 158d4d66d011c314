import { PAYEE_FACTS, type PayeeCase, refusePayee } from '@zar/contract/office/risk/payees'
import { call } from '../parts/api/call.ts'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { moneyOf } from '../parts/money.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { usePayeesAnew } from './use-payees.ts'

type Props = { one: PayeeCase; onClose: () => void }

/** Refuses the account for one of two facts; the money goes back to the balance. */
export function RefuseDialog({ one, onClose }: Props) {
  const anew = usePayeesAnew()
  const { id, caseId, version, account, amountE5 } = one
  const refuse = async (given: string, reason: string) => {
    const code = PAYEE_FACTS.find((fact) => fact === given)
    if (!code) return
    try {
      await call(refusePayee, { id, caseId, version, code, reason })
      notify(t('refused'))
    } finally {
      await anew()
    }
  }
  return (
    <Confirm
      title={t('refuseTitle', { account })}
      verb={t('refuse')}
      isDangerous
      codes={PAYEE_FACTS.map((value) => ({ value, label: t(value) }))}
      needsWords
      consequence={t('refuseDoes', { sum: moneyOf(amountE5) })}
      draft={`payee:${id}:refuse`}
      onConfirm={({ code, text }) => refuse(code, text)}
      onClose={onClose}
    />
  )
}
