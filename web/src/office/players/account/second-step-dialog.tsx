import { resetPlayerSecondStep } from '@zar/contract/office/player/access'
import type { PlayerPage } from '@zar/contract/office/players'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { t } from './texts.ts'

/** Proposes to remove the second step of a player who lost it. */
export function SecondStepDialog({ player, onClose }: { player: PlayerPage; onClose: () => void }) {
  const { id, username: name } = player
  const refresh = useRefresh(id)
  return (
    <Confirm
      title={t('stepTitle', { name })}
      verb={t('stepVerb')}
      needsWords
      consequence={t('guard')}
      draft={`player:${id}:step`}
      onConfirm={async ({ text }) => {
        await call(resetPlayerSecondStep, { id, reason: text })
        notify(t('proposed'))
        await refresh()
      }}
      onClose={onClose}
    />
  )
}
