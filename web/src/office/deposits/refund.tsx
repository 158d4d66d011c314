import { type OfficeDeposit, refundDeposit } from '@zar/contract/office/house/deposits'
import { call } from '../parts/api/call.ts'
import { Facts } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { moneyOf } from '../parts/money.ts'
import { Seconds, useProposalsOf, useRefreshProposals } from '../parts/proposals/second.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useDepositsAnew } from './use-deposits.ts'

type Props = { deposit: OfficeDeposit }

const aboutOf = ({ id }: OfficeDeposit) =>
  ({ right: 'deposit.refund', object: `deposit:${id}` }) as const

const factsOf = ({ number, player, amountE5, method, reference }: OfficeDeposit) =>
  [
    [t('deposit'), `#${number} · ${method}`],
    [t('player'), `${player.username} · ${player.number}`],
    [t('amount'), moneyOf(amountE5)],
    [t('reference'), reference ?? '–'],
  ] as const

/** Where a deposit was paid, nothing of it went back and nobody has proposed that. */
export function RefundButton({ deposit, onOpen }: Props & { onOpen: () => void }) {
  const { refusal } = useOffers(deposit)('deposit.refund')
  const waiting = useProposalsOf(aboutOf(deposit))
  if (deposit.state !== 'confirmed' || deposit.back || waiting.length > 0) return null
  return (
    <Button size="s" refusal={refusal} onClick={onOpen}>
      {t('refund')}
    </Button>
  )
}

/** What one person proposed, for the second, who sees what goes back and what does not. */
export function RefundSeconds({ deposit }: Props) {
  const anew = useDepositsAnew()
  return (
    <Seconds
      {...aboutOf(deposit)}
      title={t('refundTitle', { number: deposit.number })}
      verb={({ facts }) => t('approve', { sum: moneyOf(String(facts.takesE5)) })}
      refusal={useOffers(deposit)('deposit.refund').refusal}
      consequence={t('refundDoes')}
      says={({ reason, facts }) =>
        `#${deposit.number} · ${moneyOf(String(facts.takesE5))}: ${reason}`
      }
      facts={({ facts }) => [
        ...factsOf(deposit),
        [t('takes'), moneyOf(String(facts.takesE5))],
        [t('leaves'), moneyOf(String(facts.leavesE5))],
      ]}
      approve={async ({ id: proposal, reason }) => {
        const { takesE5 } = await call(refundDeposit, { id: deposit.id, reason, proposal })
        notify(t('refunded', { sum: moneyOf(takesE5) }))
      }}
      onDone={anew}
    />
  )
}

/** Proposes to send a deposit back. */
export function RefundDialog({ deposit, onClose }: Props & { onClose: () => void }) {
  const [anew, refreshProposals] = [useDepositsAnew(), useRefreshProposals()]
  const { id, number } = deposit
  return (
    <Confirm
      title={t('refundTitle', { number })}
      verb={t('refundVerb')}
      isDangerous
      needsWords
      consequence={t('refundDoes')}
      draft={`deposit:${id}:refund`}
      onConfirm={async ({ text: reason }) => {
        try {
          const { takesE5, leavesE5 } = await call(refundDeposit, { id, reason })
          const sums = { takes: moneyOf(takesE5), leaves: moneyOf(leavesE5) }
          notify(t(leavesE5 === '0' ? 'refundProposed' : 'refundPart', sums))
        } finally {
          await Promise.all([anew(), refreshProposals()])
        }
      }}
      onClose={onClose}
    >
      <Facts facts={factsOf(deposit)} />
    </Confirm>
  )
}
