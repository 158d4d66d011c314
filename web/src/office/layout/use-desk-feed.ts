import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readDesk } from '@zar/contract/office/desk/desk'
import { queueCounts } from '@zar/contract/office/queues'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { useEffect } from 'react'
import { locale } from '../../lib/language/translate.ts'
import { alarmPath, alarmText, alarmTitle } from '../desk/alarm-words.ts'
import { tellDesk } from '../desk-state.ts'
import { call, onWritten } from '../parts/api/call.ts'
import { mayDo, useMe } from '../parts/api/session.ts'

/** What stands around every screen is asked for so often, and after each decision. */
const LOOK_MS = 15_000
/** Calls that follow each other count as one. */
const REST_MS = 400

export const DESK_KEY = ['office', 'desk']
const COUNTS_KEY = ['office', 'queues']

/** What waits in each queue; the page's own asking keeps no session alive. */
export function useQueueCounts() {
  const me = useMe()
  return useQuery({
    queryKey: COUNTS_KEY,
    queryFn: () => call(queueCounts, {}, { isPoll: true }),
    refetchInterval: LOOK_MS,
    enabled: mayDo(me, 'desk.view'),
  })
}

/** Who is on duty, and the alarms. */
export function useDeskAnswer() {
  const me = useMe()
  return useQuery({
    queryKey: DESK_KEY,
    queryFn: () => call(readDesk, {}, { isPoll: true }),
    refetchInterval: LOOK_MS,
    enabled: mayDo(me, 'desk.view'),
  })
}

/** Keeps counts, duty and alarms of the shell up to date. */
export function useDeskFeed(): void {
  const me = useMe()
  const { data: counts } = useQueueCounts()
  const { data: desk } = useDeskAnswer()
  useFreshAfterWrites()
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
