import { correctPlayer } from '@zar/contract/office/player/account'
import type { PlayerPage } from '@zar/contract/office/players'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../record/use-player.ts'
import { BLANK, CorrectFields, correctionLack, correctionOf } from './correct-fields.tsx'
import { t } from './texts.ts'

/** Proposes what a document says of a player otherwise. */
export function CorrectDialog({ player, onClose }: { player: PlayerPage; onClose: () => void }) {
  const [corrected, setCorrected] = useState(BLANK)
  const { id, username: name } = player
  const refresh = useRefresh(id)
  return (
    <Confirm
      title={t('correctTitle', { name })}
      verb={t('correctVerb')}
      needsWords
      consequence={t('correctDoes')}
      lacks={correctionLack(corrected)}
      draft={`player:${id}:correct`}
      onConfirm={async ({ text }) => {
        await call(correctPlayer, { id, ...correctionOf(corrected), reason: text })
        notify(t('proposed'))
        await refresh()
      }}
      onClose={onClose}
    >
      <CorrectFields corrected={corrected} onChange={setCorrected} />
    </Confirm>
  )
}
