import { useQueryClient } from '@tanstack/react-query'
import { muteAlarm } from '@zar/contract/office/desk/alarms'
import type { Alarm } from '../../desk-state.ts'
import { call } from '../api/call.ts'
import { DESK_KEY } from '../api/desk-answers.ts'
import { Confirm } from '../dialogs/confirm-dialog.tsx'
import { notify } from '../toasts/toasts.ts'
import { t } from './alarm-texts.ts'

/** Quiet for thirty minutes, with a reason that is kept. */
export function MuteDialog({ alarm, onClose }: { alarm: Alarm; onClose: () => void }) {
  const client = useQueryClient()
  return (
    <Confirm
      title={t('muteTitle', { alarm: alarm.title })}
      verb={t('mute')}
      needsWords
      consequence={t('muteNote')}
      draft={`alarm:${alarm.id}:mute`}
      onClose={onClose}
      onConfirm={async ({ text }) => {
        await call(muteAlarm, { id: alarm.id, reason: text })
        notify(t('isMuted'))
        await client.invalidateQueries({ queryKey: DESK_KEY })
      }}
    />
  )
}
