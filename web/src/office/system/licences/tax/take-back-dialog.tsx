import { type OfficeTaxRate, takeBackTaxRate } from '@zar/contract/office/system/tax-rates'
import { Facts } from '../../../parts/case/case.tsx'
import { Confirm } from '../../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../../parts/dialogs/prove.ts'
import { useRefreshProposals } from '../../../parts/proposals/second.tsx'
import { notify } from '../../../parts/toasts/toasts.ts'
import { kindText, rateFactsOf } from './rate-name.ts'
import { t } from './texts.ts'
import { useTaxRatesAnew } from './use-tax-rates.ts'

type Said = { reason: string; proposal?: string }

/** Proposes to take it back, or approves what another proposed; a proof is asked for. */
export function doTakeBack({ id, licence }: OfficeTaxRate, said: Said) {
  const proof = { right: 'licence.edit', object: `tax-rate:${id}`, amountE5: null } as const
  return callProven(takeBackTaxRate, { ...said, id, typed: licence.number }, proof)
}

export const factsOf = (one: OfficeTaxRate) => rateFactsOf({ ...one, number: one.licence.number })

/** Proposes to take back a rate that has not begun. */
export function TakeBackDialog({ one, onClose }: { one: OfficeTaxRate; onClose: () => void }) {
  const [anew, refreshProposals] = [useTaxRatesAnew(), useRefreshProposals()]
  return (
    <Confirm
      title={t('takeBackTitle', { name: kindText(one) })}
      verb={t('takeBackVerb')}
      isDangerous
      needsWords
      typedName={one.licence.number}
      consequence={t('takeBackDoes')}
      draft={`tax-rate:${one.id}:take-back`}
      onConfirm={async ({ text: reason }) => {
        try {
          await doTakeBack(one, { reason })
          notify(t('proposed'))
        } finally {
          await Promise.all([anew(), refreshProposals()])
        }
      }}
      onClose={onClose}
    >
      <Facts facts={factsOf(one)} />
    </Confirm>
  )
}
