import { decideIdentityCheck, type IdentityCheck } from '@zar/contract/office/identity/checks'
import { call } from '../parts/api/call.ts'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'

export type Decided = { row: IdentityCheck; verdict: 'accept' | 'refuse' }
type Props = Decided & { onDone: () => Promise<void>; onClose: () => void }

function doesOf({ row: { holder }, verdict }: Decided): string {
  if (verdict === 'refuse') return t('refuseDoes')
  return holder === null ? t('acceptDoes') : `${t('acceptHeld', { holder })} ${t('acceptDoes')}`
}

/** Says, with words, whether the player is who they say. */
export function CheckDialog({ row, verdict, onDone, onClose }: Props) {
  const { id, username: name } = row.player
  const isAccepted = verdict === 'accept'
  const decide = async (reason: string) => {
    try {
      await call(decideIdentityCheck, { id, verdict, reason })
      notify(t(isAccepted ? 'accepted' : 'refused', { name }))
    } finally {
      await onDone()
    }
  }
  return (
    <Confirm
      title={t(isAccepted ? 'acceptTitle' : 'refuseTitle', { name })}
      verb={t(verdict)}
      isDangerous={!isAccepted}
      needsWords
      consequence={doesOf({ row, verdict })}
      draft={`player:${id}:identity:${verdict}`}
      onConfirm={({ text }) => decide(text)}
      onClose={onClose}
    />
  )
}
