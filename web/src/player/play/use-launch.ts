import { useQuery } from '@tanstack/react-query'
import { hub88LaunchUrl, PLATFORMS } from '@zar/contract/casino'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import type { GameLink } from '../../lib/game-link.ts'
import { locale } from '../../lib/translate.ts'
import { notify } from '../../ui/toast.tsx'
import { t } from './texts.ts'

/** Opens a game session and gives its url; `reload` forgets the url and opens another. */
export function useLaunch({ gameCode }: GameLink, platform: keyof typeof PLATFORMS) {
  const [attempt, setAttempt] = useState(0)
  const launch = useQuery({
    queryKey: ['me', 'launch', gameCode, attempt],
    queryFn: () =>
      call(hub88LaunchUrl, {
        platform: PLATFORMS[platform],
        gameCode,
        language: locale,
        lobbyUrl: `${location.origin}/casino/slot`,
      }),
    // Every launch is a session of its own: never shared, repeated or kept.
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return {
    url: launch.data,
    error: launch.error,
    attempt,
    again: () => setAttempt(attempt + 1),
    reload: () => {
      notify.info(t('reloading'))
      setAttempt(attempt + 1)
    },
  }
}
