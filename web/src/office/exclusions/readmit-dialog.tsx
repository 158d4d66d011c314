import { type ExclusionRow, readmitPlayer } from '@zar/contract/office/risk/register'
import { call } from '../parts/api/call.ts'
import { useProposal } from '../parts/api/use-proposal.ts'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { leftText } from '../parts/time.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useRegister } from './use-register.ts'

/** Proposes the end of an exclusion of the house, or approves what another proposed. */
export function ReadmitDialog({ row, onClose }: { row: ExclusionRow; onClose: () => void }) {
  const { player } = row
  const { waiting, anew: proposalsAnew } = useProposal('exclusion.readmit', `player:${player.id}`)
  const { anew } = useRegister(undefined)
  const isSecond = waiting !== undefined && !waiting.isOwn
  const readmit = async (reason: string) => {
    try {
      const proposal = isSecond ? waiting.id : undefined
      const { outcome } = await call(readmitPlayer, { id: player.id, reason, proposal })
      notify(t(outcome === 'done' ? 'readmitted' : 'readmitProposed'))
    } finally {
      await Promise.all([anew(), proposalsAnew()])
    }
  }
  return (
    <Confirm
      title={t('readmitTitle', { name: player.username })}
      verb={t(isSecond ? 'approve' : 'readmitVerb')}
      needsWords
      consequence={consequenceOf(waiting)}
      draft={`exclusion:${row.id}:readmit`}
      onConfirm={({ text }) => readmit(text)}
      onClose={onClose}
    />
  )
}

type Waiting = ReturnType<typeof useProposal>['waiting']

function consequenceOf(waiting: Waiting): string {
  if (!waiting) return t('readmitDoes')
  const left = leftText(waiting.lapsesAt)
  return waiting.isOwn
    ? t('readmitOwn', { left })
    : t('readmitSecond', { name: waiting.proposedBy, left })
}
