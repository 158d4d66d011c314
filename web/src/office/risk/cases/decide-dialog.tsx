import { CASE_DECISIONS, decideRiskCase, type RiskCase } from '@zar/contract/office/risk/cases'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { useProposal } from '../../parts/api/use-proposal.ts'
import { Choices } from '../../parts/controls/choices.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRiskAnew } from '../alerts/use-alerts.ts'
import { t } from './texts.ts'

export type Decision = (typeof CASE_DECISIONS)[number]
const NOTES = { linked: 'linkedNote', blocked: 'blockedNote', clean: 'cleanNote' } as const

type Props = {
  one: RiskCase
  /** What another person proposed, and this one approves. */
  second?: { decision: Decision; proposal: string }
  onClose: () => void
}

/** Proposes a decision, or approves exactly what another proposed; each with their own reason. */
export function DecideDialog({ one, second, onClose }: Props) {
  const anew = useRiskAnew()
  const { anew: proposalsAnew } = useProposal('case.decide', `risk:${one.id}`)
  const [chosen, setChosen] = useState<Decision | undefined>(second?.decision)
  const decide = async (reason: string) => {
    if (!chosen) return
    try {
      const { outcome } = await call(decideRiskCase, {
        id: one.id,
        decision: chosen,
        reason,
        proposal: second?.proposal,
      })
      notify(t(outcome === 'done' ? 'done' : 'proposed'))
    } finally {
      await Promise.all([anew(), proposalsAnew()])
    }
  }
  return (
    <Confirm
      title={
        second
          ? t('approveTitle', { decision: t(second.decision) })
          : t('decideTitle', { id: one.id })
      }
      verb={second ? t('approve', { decision: t(second.decision) }) : t('propose')}
      isDangerous={chosen === 'blocked'}
      needsWords
      lacks={chosen ? undefined : t('choose')}
      consequence={second ? t(NOTES[second.decision]) : t('two')}
      draft={`risk:${one.id}:decide`}
      onConfirm={({ text }) => decide(text)}
      onClose={onClose}
    >
      {!second && (
        <Choices className="o-risk__choices" isLacking={chosen === undefined}>
          <legend>{t('decision')}</legend>
          {CASE_DECISIONS.map((decision) => (
            <label
              key={decision}
              className={decision === chosen ? 'o-risk__choice is-on' : 'o-risk__choice'}
            >
              <span>
                <b>{t(decision)}</b>
                <small>{t(NOTES[decision])}</small>
              </span>
              <input
                type="radio"
                name="risk-decision"
                checked={decision === chosen}
                onChange={() => setChosen(decision)}
              />
            </label>
          ))}
        </Choices>
      )}
    </Confirm>
  )
}
