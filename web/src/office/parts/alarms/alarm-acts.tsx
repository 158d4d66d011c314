import { useQueryClient } from '@tanstack/react-query'
import { ownAlarm } from '@zar/contract/office/desk/alarms'
import { useState } from 'react'
import type { Alarm } from '../../desk-state.ts'
import { call } from '../api/call.ts'
import { DESK_KEY } from '../api/desk-answers.ts'
import { failureText } from '../api/failure.ts'
import { mayDo, useMe } from '../api/session.ts'
import { Button } from '../controls/button.tsx'
import { notify } from '../toasts/toasts.ts'
import { t } from './alarm-texts.ts'

/** Takes an alarm or gives it back, and keeps it quiet. What the role may not do is not there. */
export function AlarmActs({ alarm, onMute }: { alarm: Alarm; onMute?: () => void }) {
  const me = useMe()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { id, owner, isMine } = alarm
  const take = async () => {
    setBusy(true)
    try {
      await call(ownAlarm, { id, isOwned: !isMine })
    } catch (error) {
      notify(failureText(error))
    }
    await client.invalidateQueries({ queryKey: DESK_KEY })
    setBusy(false)
  }
  return (
    <>
      {onMute && alarm.mutedUntil === null && mayDo(me, 'alarm.mute') && (
        <Button kind="ghost" size="s" onClick={onMute}>
          {t('mute')}
        </Button>
      )}
      {(owner === null || isMine) && mayDo(me, 'alarm.own') && (
        <Button
          kind={isMine ? 'ghost' : 'line'}
          size="s"
          aria-label={t(isMine ? 'leaveOf' : 'ownOf', { alarm: alarm.title })}
          busy={isBusy ? t('sending') : undefined}
          onClick={() => void take()}
        >
          {t(isMine ? 'leave' : 'own')}
        </Button>
      )}
    </>
  )
}
