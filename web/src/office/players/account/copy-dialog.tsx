import { openPlayerCopy } from '@zar/contract/office/player/account'
import type { PlayerPage } from '@zar/contract/office/players'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { t } from './texts.ts'

/** Proposes to let a copy of their data out to a player who cannot log in. */
export function CopyDialog({ player, onClose }: { player: PlayerPage; onClose: () => void }) {
  const { id, username: name, email } = player
  const refresh = useRefresh(id)
  return (
    <Confirm
      title={t('copyTitle', { name })}
      verb={t('copyVerb')}
      needsWords
      consequence={t('copyDoes', { email })}
      draft={`player:${id}:copy`}
      onConfirm={async ({ text }) => {
        await call(openPlayerCopy, { id, reason: text })
        notify(t('proposed'))
        await refresh()
      }}
      onClose={onClose}
    />
  )
}
