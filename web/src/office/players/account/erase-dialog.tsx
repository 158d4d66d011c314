import { askErasure } from '@zar/contract/office/identity/erasures'
import type { PlayerPage } from '@zar/contract/office/players'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { t } from './texts.ts'

/** Closes an account for its owner, who asked to be erased, and puts it in line. */
export function EraseDialog({ player, onClose }: { player: PlayerPage; onClose: () => void }) {
  const { id, username: name } = player
  const refresh = useRefresh(id)
  return (
    <Confirm
      title={t('eraseTitle', { name })}
      verb={t('eraseVerb')}
      isDangerous
      needsWords
      consequence={t('eraseDoes')}
      draft={`player:${id}:erase`}
      onConfirm={async ({ text }) => {
        await call(askErasure, { id, reason: text })
        notify(t('eraseDone', { name }))
        await refresh()
      }}
      onClose={onClose}
    />
  )
}
