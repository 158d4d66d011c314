import type { PLATFORMS } from '@zar/contract/casino/casino'
import { useState } from 'react'
import { optionOf, useBootstrap } from '../../lib/content/bootstrap.ts'
import type { GameLink } from '../../lib/games/game-link.ts'
import { locale } from '../../lib/language/translate.ts'
import { arcadeGameUrl, isArcadeGame } from './arcade-game.ts'
import { useLaunch } from './frame/use-launch.ts'

/**
 * The game for the player's money, or for play money where it has a demo: what is shown now, and the
 * way to the other. A demo opens no session at the casino; going back opens a new one.
 */
export function useMode(link: GameLink, platform: keyof typeof PLATFORMS, isPaused: boolean) {
  const { data, isLoading } = useBootstrap()
  const demoUrl = demoUrlOf(link.gameCode, optionOf(data, 'arcadeUrl'))
  // The switch keeps its place while the arcade's address is on its way: the name beside it would move.
  const hasDemo = demoUrl !== undefined || (isLoading && isArcadeGame(link.gameCode))
  const [isDemo, setDemo] = useState(false)
  const [demos, setDemos] = useState(0)
  const launch = useLaunch(link, platform, isPaused || isDemo)
  const mode = { hasDemo, isDemo, setDemo }
  if (!isDemo || !demoUrl) return { ...launch, ...mode, key: `real ${launch.attempt}` }
  return {
    ...launch,
    ...mode,
    game: isPaused ? undefined : { url: demoUrl },
    error: null,
    reload: () => setDemos(demos + 1),
    key: `demo ${demos}`,
  }
}

/** The arcade's games alone have one that needs no supplier's word. */
function demoUrlOf(gameCode: string, arcade: string | undefined): string | undefined {
  const query = { demo: '1', lang: locale, lobby: `${location.origin}/casino/slot` }
  return arcadeGameUrl('play', gameCode, arcade, query)
}
