import { giveUpDeposit, type OfficeDeposit } from '@zar/contract/office/house/deposits'
import { call } from '../parts/api/call.ts'
import { Button } from '../parts/controls/button.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useDepositsAnew } from './use-deposits.ts'

type Props = { deposit: OfficeDeposit }

/** Where nobody has paid a deposit yet. */
export function GiveUpButton({ deposit, onOpen }: Props & { onOpen: () => void }) {
  const { refusal } = useOffers(deposit)('deposit.give_up')
  if (deposit.state !== 'created' && deposit.state !== 'pending') return null
  return (
    <Button size="s" refusal={refusal} onClick={onOpen}>
      {t('giveUp')}
    </Button>
  )
}

/** Closes a deposit that was never paid, with its reason. */
export function GiveUpDialog({ deposit, onClose }: Props & { onClose: () => void }) {
  const anew = useDepositsAnew()
  const { id, number } = deposit
  return (
    <Confirm
      title={t('giveUpTitle', { number })}
      verb={t('giveUpVerb')}
      needsWords
      consequence={t('giveUpDoes')}
      draft={`deposit:${id}:give-up`}
      onConfirm={async ({ text: reason }) => {
        try {
          await call(giveUpDeposit, { id, reason })
          notify(t('givenUp', { number }))
        } finally {
          await anew()
        }
      }}
      onClose={onClose}
    />
  )
}
