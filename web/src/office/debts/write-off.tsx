import { type Debt, writeOffDebt } from '@zar/contract/office/trading/debts'
import { formatDate } from '../../lib/language/format.ts'
import { call } from '../parts/api/call.ts'
import { Facts } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { Seconds, useProposalsOf, useRefreshProposals } from '../parts/proposals/second.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { moneyText, useDebtsAnew } from './use-debts.ts'

type Props = { debt: Debt }

const aboutOf = ({ betId }: Debt) => ({ right: 'debt.write_off', object: `bet:${betId}` }) as const

const titleOf = ({ username, owedKurus }: Debt): string =>
  t('writeTitle', { name: username, sum: moneyText(owedKurus) })

const factsOf = ({ betId, username, owedKurus, since }: Debt) =>
  [
    [t('bet'), `k-${betId}`],
    [t('player'), username],
    [t('owed'), moneyText(owedKurus)],
    [t('since'), formatDate(since)],
  ] as const

/** Where a debt is old enough and nobody has proposed it yet. */
export function WriteOffButton({ debt, onOpen }: Props & { onOpen: () => void }) {
  const { refusal } = useOffers(debt)('debt.write_off')
  const waiting = useProposalsOf(aboutOf(debt))
  if (!debt.isDue || waiting.length > 0) return null
  return (
    <Button size="s" refusal={refusal} onClick={onOpen}>
      {t('write')}
    </Button>
  )
}

/** What one person proposed, for the second, who sees the same. */
export function WriteOffSeconds({ debt }: Props) {
  const anew = useDebtsAnew()
  const { betId: id, username, owedKurus } = debt
  return (
    <Seconds
      {...aboutOf(debt)}
      title={titleOf(debt)}
      verb={t('approve', { sum: moneyText(owedKurus) })}
      refusal={useOffers(debt)('debt.write_off').refusal}
      consequence={t('writeDoes')}
      says={({ reason }) => `${username} · ${moneyText(owedKurus)}: ${reason}`}
      facts={() => factsOf(debt)}
      approve={async ({ id: proposal, reason }) => {
        await call(writeOffDebt, { id, reason, proposal })
        notify(t('written', { name: username }))
      }}
      onDone={anew}
    />
  )
}

/** Proposes to write a debt off. */
export function WriteOffDialog({ debt, onClose }: Props & { onClose: () => void }) {
  const [anew, refreshProposals] = [useDebtsAnew(), useRefreshProposals()]
  const { betId: id, owedKurus } = debt
  return (
    <Confirm
      title={titleOf(debt)}
      verb={t('writeVerb', { sum: moneyText(owedKurus) })}
      isDangerous
      needsWords
      consequence={t('writeDoes')}
      draft={`debt:${id}:write-off`}
      onConfirm={async ({ text: reason }) => {
        try {
          await call(writeOffDebt, { id, reason })
          notify(t('proposed'))
        } finally {
          await Promise.all([anew(), refreshProposals()])
        }
      }}
      onClose={onClose}
    >
      <Facts facts={factsOf(debt)} />
    </Confirm>
  )
}
