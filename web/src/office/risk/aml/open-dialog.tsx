import { openAml } from '@zar/contract/office/risk/aml'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useAmlAnew } from './use-aml.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Opens a case of a player, or finds the one that is open. */
export function OpenDialog({ onClose }: { onClose: () => void }) {
  const anew = useAmlAnew()
  const [player, setPlayer] = useState('')
  const open = async (reason: string) => {
    const { id, isNew } = await call(openAml, { player: player.trim(), reason })
    notify(t(isNew ? 'made' : 'known', { name: t('name', { id }) }))
    await anew()
  }
  return (
    <Confirm
      title={t('makeTitle')}
      verb={t('make')}
      needsWords
      lacks={UUID.test(player.trim()) ? undefined : t('playerWrong')}
      consequence={t('makeDoes')}
      draft="aml:open"
      onConfirm={({ text }) => open(text)}
      onClose={onClose}
    >
      <TextField
        label={t('playerId')}
        help={t('playerHelp')}
        maxLength={36}
        value={player}
        onChange={({ target }) => setPlayer(target.value)}
      />
    </Confirm>
  )
}
