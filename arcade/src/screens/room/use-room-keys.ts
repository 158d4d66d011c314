import { useEffect, useRef } from 'react'
import type { PanelName } from '../game/panels.tsx'
import { isDoor, keyFor } from '../game/use-game-keys.ts'

type Keys = {
  onSound: () => void
  onPanel: (panel: PanelName) => void
  /** Letters are keys of the game. */
  hasSingleKeys: boolean
}

/** The keys that every game has (GAMES.md 5.4). A room's desk hears its own. */
export function useRoomKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.repeat ? undefined : keyFor(event)
      if (key !== undefined && latest.current.hasSingleKeys && isDoor(key, latest.current))
        event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
