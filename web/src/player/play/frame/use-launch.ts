import { useQuery } from '@tanstack/react-query'
import type { PLATFORMS } from '@zar/contract/casino/casino'
import { useState } from 'react'
import type { GameLink } from '../../../lib/games/game-link.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import { t } from '../texts.ts'
import { LAUNCH_CALLS } from './launch-calls.ts'

/**
 * Opens a game session and gives what to show; `reload` forgets that and opens another. While it is
 * paused there is nothing to show, and after that another session.
 */
export function useLaunch(link: GameLink, platform: keyof typeof PLATFORMS, isPaused = false) {
  const [attempt, setAttempt] = useState(0)
  const [wasPaused, setWasPaused] = useState(isPaused)
  if (isPaused !== wasPaused) {
    setWasPaused(isPaused)
    if (!isPaused) setAttempt(attempt + 1)
  }
  const launch = useQuery({
    queryKey: ['me', 'launch', link.providerName, link.gameCode, attempt],
    queryFn: () => LAUNCH_CALLS[link.providerName]({ ...link, platform }),
    // Every launch is a session of its own: never shared, repeated or kept.
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return {
    game: isPaused ? undefined : launch.data,
    error: launch.error,
    attempt,
    again: () => setAttempt(attempt + 1),
    reload: () => {
      notify.info(t('reloading'))
      setAttempt(attempt + 1)
    },
  }
}
