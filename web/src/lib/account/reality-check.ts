import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RealityCheck, realityCheck, seeRealityCheck } from '@zar/contract/protection'
import { useEffect } from 'react'
import { call } from '../api/call.ts'
import { leaveGame, openDialog, useDialog } from '../dialog/dialog.ts'
import { useSignedIn } from '../session/session.ts'

const MINUTE_MS = 60_000
const SECONDS = 60

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
 * leads to `leaveTo` who has had enough. A game that is a dialog itself gives way to it. Nothing comes
 * over a game that shows reminders itself.
 */
export function useRealityWatch(leaveTo?: string, isShownInGame = false) {
  const { data, dataUpdatedAt, isLoading } = useRealityCheck()
  const open = useDialog()
  const due = data?.isDue ? data : undefined
  const isFree = open === null || open.name === 'game'
  const over = isFree && !isShownInGame ? due : undefined
  useEffect(() => {
    if (over) openDialog({ name: 'realityCheck', check: over, ...(leaveTo && { leaveTo }) })
  }, [over, leaveTo])
  return {
    due,
    /** The game has to wait for the player's answer. */
    isPaused: open?.name === 'realityCheck',
    isAsking: isLoading,
    /** In how many minutes there is something to say; undefined while that is not known. */
    minutesLeft: (nowMs: number) =>
      data && Math.ceil((dataUpdatedAt + data.againInSeconds * 1_000 - nowMs) / MINUTE_MS),
  }
}

/** What the player may say to a reminder. */
export function useReminderAnswers(check: RealityCheck | undefined) {
  const client = useQueryClient()
  const see = useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: () => call(seeRealityCheck, {}),
    onSuccess: (after) => client.setQueryData(REALITY_CHECK_KEY, after),
  })
  return {
    isSaving: see.isPending,
    /** Once it is taken down as seen. */
    goOn: (told: { onSuccess?: () => void; onError: (failure: Error) => void }) =>
      see.mutate(undefined, told),
    /** Leaves the game. Where it is not taken down as seen, it comes again with the next game. */
    stop: () => {
      see.mutate()
      if (check) client.setQueryData(REALITY_CHECK_KEY, afterSeen(check))
      leaveGame()
    },
  }
}

const afterSeen = (before: RealityCheck): RealityCheck => ({
  ...before,
  isDue: false,
  againInSeconds: before.everyMinutes * SECONDS,
})
