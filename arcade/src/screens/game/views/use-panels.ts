import { type ComponentType, useEffect, useState } from 'react'
import type { PanelName, PanelsProps } from '../panels.tsx'
import { usePanel } from './use-panel.ts'

const Nothing: ComponentType<PanelsProps> = () => null

/**
 * The panel that is open, and the panels. They are no part of the first paint: they are fetched right after
 * it, so that they open without a line, and again with the next press where that failed.
 */
export function usePanels() {
  const opened = usePanel<PanelName>()
  const { panel } = opened
  const [Panels, setPanels] = useState(() => Nothing)
  useEffect(() => {
    if (Panels !== Nothing) return
    import('../panels.tsx')
      .then((fetched) => setPanels(() => fetched.Panels))
      .catch(() => undefined)
  }, [panel, Panels])
  return { ...opened, Panels }
}
