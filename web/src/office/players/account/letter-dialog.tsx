import { sendResetLetter } from '@zar/contract/office/player/access'
import type { PlayerPage } from '@zar/contract/office/players'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'

/** Sends the recovery letter again, to the account's own address. */
export function LetterDialog({ player, onClose }: { player: PlayerPage; onClose: () => void }) {
  const { id, username: name, email } = player
  return (
    <Confirm
      title={t('letterTitle', { name })}
      verb={t('letterVerb')}
      consequence={t('letterDoes', { email })}
      draft={`player:${id}:letter`}
      onConfirm={async () => {
        await call(sendResetLetter, { id })
        notify(t('letterSent', { email }))
      }}
      onClose={onClose}
    />
  )
}
