import { retryWithdrawal, type SentWithdrawal } from '@zar/contract/office/withdrawals/sent'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { moneyOf } from '../../parts/money.ts'
import { useOffers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useSentAnew } from './use-sent.ts'

type Props = { row: SentWithdrawal }

export function RetryButton({ row, onOpen }: Props & { onOpen: () => void }) {
  const { refusal } = useOffers(row)('withdrawal.retry')
  return (
    <Button size="s" refusal={refusal} onClick={onOpen}>
      {t('retry')}
    </Button>
  )
}

/** Has the bank asked for one order again, with the reason. */
export function RetryDialog({ row, onClose }: Props & { onClose: () => void }) {
  const anew = useSentAnew()
  return (
    <Confirm
      title={t('retryTitle', { sum: moneyOf(row.amountE5) })}
      verb={t('retryVerb')}
      needsWords
      consequence={t('retryDoes')}
      draft={`withdrawal:${row.id}:retry`}
      onConfirm={async ({ text: reason }) => {
        try {
          await call(retryWithdrawal, { id: row.id, reason })
          notify(t('retried'))
        } finally {
          await anew()
        }
      }}
      onClose={onClose}
    />
  )
}
