import { type ComponentType, useEffect, useState } from 'react'
import type { PanelName, PanelsProps } from '../panels.tsx'

const Nothing: ComponentType<PanelsProps> = () => null

/**
 * The panel that is open, and the panels. They are no part of the first paint: they are fetched right after
 * it, so that they open without a line, and again with the next press where that failed.
 */
export function usePanels() {
  const [panel, setPanel] = useState<PanelName | null>(null)
  const [Panels, setPanels] = useState(() => Nothing)
  useEffect(() => {
    if (Panels !== Nothing) return
    import('../panels.tsx')
      .then((fetched) => setPanels(() => fetched.Panels))
      .catch(() => undefined)
  }, [panel, Panels])
  // What closes is told of a moment later, when another may be open.
  const closePanel = (name: PanelName) => setPanel((now) => (now === name ? null : now))
  return { panel, setPanel, closePanel, Panels }
}
