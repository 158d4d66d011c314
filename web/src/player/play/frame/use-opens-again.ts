import { PROVIDERS } from '@zar/contract/casino/casino'
import { useEffect, useState } from 'react'
import type { GameLink } from '../../../lib/games/game-link.ts'
import { useUnavailable } from '../../../lib/games/unavailable.ts'
import type { useLaunch } from './use-launch.ts'

/** Whether a game did not open because its supplier cannot be reached; it is opened again once it can. */
export function useOpensAgain(link: GameLink, launch: ReturnType<typeof useLaunch>): boolean {
  const isDown = useUnavailable(Boolean(launch.error)).includes(PROVIDERS[link.providerName])
  const isClosed = isDown && Boolean(launch.error)
  const [wasClosed, setWasClosed] = useState(isClosed)
  useEffect(() => {
    setWasClosed(isClosed)
    if (wasClosed && !isClosed && launch.error) launch.again()
  }, [wasClosed, isClosed, launch])
  return isClosed
}
