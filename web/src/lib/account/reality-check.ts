import { useQuery } from '@tanstack/react-query'
import { realityCheck } from '@zar/contract/protection'
import { useEffect } from 'react'
import { call } from '../api/call.ts'
import { openDialog, useDialog } from '../dialog/dialog.ts'
import { useSignedIn } from '../session/session.ts'

const MINUTE_MS = 60_000

/** Of the page `/dashboard/limits`: where the player says how often. */
export const REALITY_CHECK_PART = 'reality-check'
export const REALITY_CHECK_KEY = ['me', 'realityCheck']

/** How the player's sitting goes; asked anew when the next reminder may be due, also in a page nobody looks at. */
export const useRealityCheck = () =>
  useQuery({
    queryKey: REALITY_CHECK_KEY,
    queryFn: () => call(realityCheck, {}),
    enabled: useSignedIn(),
    refetchOnMount: 'always',
    refetchIntervalInBackground: true,
    refetchInterval: ({ state: { data } }) => data && !data.isDue && data.againInSeconds * 1_000,
  })

/**
 * Used where a game is shown: the reminder comes over it when it is due, never over a payment, and
 * leads to `leaveTo` who has had enough. A game that is a dialog itself gives way to it.
 */
export function useRealityWatch(leaveTo?: string) {
  const { data, dataUpdatedAt, isLoading } = useRealityCheck()
  const open = useDialog()
  const due = data?.isDue && (open === null || open.name === 'game') ? data : undefined
  useEffect(() => {
    if (due) openDialog({ name: 'realityCheck', check: due, ...(leaveTo && { leaveTo }) })
  }, [due, leaveTo])
  return {
    /** The game has to wait for the player's answer. */
    isPaused: open?.name === 'realityCheck',
    isAsking: isLoading,
    /** In how many minutes there is something to say; undefined while that is not known. */
    minutesLeft: (nowMs: number) =>
      data && Math.ceil((dataUpdatedAt + data.againInSeconds * 1_000 - nowMs) / MINUTE_MS),
  }
}
