import { useState } from 'react'

/** The panel that is open. What closes is told of a moment later, when it, or another, may be open anew. */
export function usePanel<Name extends string>() {
  const [opened, setOpened] = useState<{ name: Name; time: number } | null>(null)
  return {
    panel: opened?.name ?? null,
    /** Which opening it is. */
    time: opened?.time ?? 0,
    setPanel: (name: Name) => setOpened((now) => ({ name, time: (now?.time ?? 0) + 1 })),
    closePanel: (time: number) => setOpened((now) => (now?.time === time ? null : now)),
  }
}
