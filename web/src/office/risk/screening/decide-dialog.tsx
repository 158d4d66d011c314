import { decideMatch, MATCH_DECISIONS, type MatchCase } from '@zar/contract/office/risk/matches'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useScreeningAnew } from './use-screening.ts'

/** Proposes whether the player is the person of the list. */
export function DecideDialog({ one, onClose }: { one: MatchCase; onClose: () => void }) {
  const anew = useScreeningAnew()
  const refresh = useRefreshProposals()
  const { id } = one
  const propose = async (code: string, reason: string) => {
    const decision = MATCH_DECISIONS.find((each) => each === code)
    if (!decision) return
    try {
      const { outcome } = await call(decideMatch, { id, decision, reason })
      notify(t(outcome === 'done' ? 'decidedNow' : 'proposed'))
    } finally {
      await Promise.all([anew(), refresh()])
    }
  }
  return (
    <Confirm
      title={t('decideTitle', { name: t('name', { id }) })}
      verb={t('decide')}
      codes={MATCH_DECISIONS.map((value) => ({ value, label: t(value) }))}
      needsWords
      consequence={t('decideDoes')}
      draft={`match:${id}:decide`}
      onConfirm={({ code, text }) => propose(code, text)}
      onClose={onClose}
    />
  )
}
