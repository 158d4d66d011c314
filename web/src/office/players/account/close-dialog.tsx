import { CLOSING_CAUSES, closePlayer } from '@zar/contract/office/player/account'
import type { PlayerPage } from '@zar/contract/office/players'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { t } from './texts.ts'

type Cause = (typeof CLOSING_CAUSES)[number]

/** Proposes to close an account. */
export function CloseDialog({ player, onClose }: { player: PlayerPage; onClose: () => void }) {
  const { id, username: name } = player
  const refresh = useRefresh(id)
  return (
    <Confirm
      title={t('closeTitle', { name })}
      verb={t('closeVerb')}
      isDangerous
      needsWords
      codes={CLOSING_CAUSES.map((value) => ({ value, label: t(value) }))}
      consequence={t('closeDoes')}
      draft={`player:${id}:close`}
      onConfirm={async ({ code, text }) => {
        await call(closePlayer, { id, cause: code as Cause, reason: text })
        notify(t('proposed'))
        await refresh()
      }}
      onClose={onClose}
    />
  )
}
