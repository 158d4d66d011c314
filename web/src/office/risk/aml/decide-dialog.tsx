import { AML_DECISIONS, type AmlCase, decideAml } from '@zar/contract/office/risk/aml'
import { call } from '../../parts/api/call.ts'
import { useProposal } from '../../parts/api/use-proposal.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useAmlAnew } from './use-aml.ts'

type Decision = (typeof AML_DECISIONS)[number]
export const decisionIn = (value: unknown): Decision | undefined =>
  AML_DECISIONS.find((one) => one === value)

type Props = {
  one: AmlCase
  /** What another person proposed, and this one approves. */
  second?: { decision: Decision; proposal: string }
  onClose: () => void
}

/** Proposes to report or not, or approves exactly what another proposed. */
export function DecideDialog({ one, second, onClose }: Props) {
  const anew = useAmlAnew()
  const { anew: proposalsAnew } = useProposal('aml.decide', `aml:${one.id}`)
  const name = t('name', { id: one.id })
  const decide = async (chosen: Decision | undefined, reason: string) => {
    if (!chosen) return
    try {
      const proposal = second?.proposal
      const { outcome } = await call(decideAml, { id: one.id, decision: chosen, reason, proposal })
      notify(t(outcome === 'done' ? 'decidedNow' : 'proposed'))
    } finally {
      await Promise.all([anew(), proposalsAnew()])
    }
  }
  if (second)
    return (
      <Confirm
        title={t('approveTitle', { name })}
        verb={t('approve', { decision: t(second.decision) })}
        needsWords
        consequence={t('two')}
        draft={`aml:${one.id}:approve`}
        onConfirm={({ text }) => decide(second.decision, text)}
        onClose={onClose}
      />
    )
  return (
    <Confirm
      title={t('decideTitle', { name })}
      verb={t('decide')}
      codes={AML_DECISIONS.map((value) => ({ value, label: t(value) }))}
      needsWords
      consequence={t('two')}
      draft={`aml:${one.id}:decide`}
      onConfirm={({ code, text }) => decide(decisionIn(code), text)}
      onClose={onClose}
    />
  )
}
