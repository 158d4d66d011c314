import { takeBackPlayerCopy } from '@zar/contract/office/player/account'
import type { PlayerPage } from '@zar/contract/office/players'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { t } from './texts.ts'

/** Takes back the link to a copy that is open. */
export function CopyBackDialog({ player, onClose }: { player: PlayerPage; onClose: () => void }) {
  const { id, username: name } = player
  const refresh = useRefresh(id)
  return (
    <Confirm
      title={t('copyBackTitle', { name })}
      verb={t('copyBackVerb')}
      needsWords
      consequence={t('copyBackDoes')}
      draft={`player:${id}:copy-back`}
      onConfirm={async ({ text }) => {
        await call(takeBackPlayerCopy, { id, reason: text })
        notify(t('copyBackDone', { name }))
        await refresh()
      }}
      onClose={onClose}
    />
  )
}
