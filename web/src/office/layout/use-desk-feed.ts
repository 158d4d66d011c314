import { useQueryClient } from '@tanstack/react-query'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import type { Me } from '@zar/contract/office/staff'
import { useEffect } from 'react'
import { locale } from '../../lib/language/translate.ts'
import { tellDesk } from '../desk-state.ts'
import { onWritten } from '../parts/api/call.ts'
import { COUNTS_KEY, DESK_KEY, useDeskAnswer, useQueueCounts } from '../parts/api/desk-answers.ts'
import { useMe } from '../parts/api/session.ts'
import { SCREENS } from '../screens.ts'
import { alarmPath, alarmText, alarmTitle } from './alarm-words.ts'
import { maySee } from './may-see.ts'

/** Calls that follow each other count as one. */
const REST_MS = 400

/** Keeps counts, duty and alarms of the shell up to date. */
export function useDeskFeed(): void {
  const me = useMe()
  const { data: counts } = useQueueCounts()
  const { data: desk } = useDeskAnswer()
  useFreshAfterWrites()
  useEffect(() => tellDesk({ paths: queuePaths(me) }), [me])
  useEffect(() => {
    if (!counts) return
    tellDesk({
      counts: Object.fromEntries(
        counts.map(({ queue, waiting, late }) => [queue, { waiting, late }]),
      ),
    })
  }, [counts])
  useEffect(() => {
    if (!desk) return
    tellDesk({
      duty: desk.duty.map(({ name, role, until, isLead }) => ({
        name,
        role: role ? ROLE_FACTS[role].label[locale] : '',
        until,
        isLead,
      })),
      alarms: desk.alarms.map((alarm) => ({
        id: alarm.id,
        title: alarmTitle(alarm),
        text: alarmText(alarm),
        path: alarmPath(alarm, me),
        owner: alarm.owner?.name ?? null,
        isMine: alarm.owner?.id === me.id,
        isCritical: alarm.isCritical,
        beganAt: alarm.beganAt,
        endedAt: alarm.endedAt,
        mutedUntil: alarm.mutedUntil,
      })),
    })
  }, [desk, me])
}

/** The screen of each queue that the person may see. */
const queuePaths = (me: Me): Record<string, string> =>
  Object.fromEntries(
    SCREENS.flatMap((one) => (one.counts && maySee(me, one) ? [[one.counts, one.path]] : [])),
  )

function useFreshAfterWrites(): void {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onWritten(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        void client.invalidateQueries({ queryKey: COUNTS_KEY })
        void client.invalidateQueries({ queryKey: DESK_KEY })
      }, REST_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client])
}
