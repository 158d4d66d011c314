import { makePlayerEvidence } from '@zar/contract/office/player/account'
import type { PlayerPage } from '@zar/contract/office/players'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'

/** Has the file of evidence made again for its owner. */
export function EvidenceDialog({ player, onClose }: { player: PlayerPage; onClose: () => void }) {
  const { id, username: name } = player
  return (
    <Confirm
      title={t('evidenceTitle', { name })}
      verb={t('evidenceVerb')}
      needsWords
      consequence={t('evidenceDoes')}
      draft={`player:${id}:evidence`}
      onConfirm={async ({ text }) => {
        await call(makePlayerEvidence, { id, reason: text })
        notify(t('evidenceDone'))
      }}
      onClose={onClose}
    />
  )
}
