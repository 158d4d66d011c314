import { useEffect, useRef } from 'react'

/** Alt and an arrow go to the next conversation, out of a field too. */
export function useStepping(step: (by: 1 | -1) => void): void {
  const latest = useRef(step)
  latest.current = step
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isDown = event.key === 'ArrowDown'
      if (!event.altKey || !(isDown || event.key === 'ArrowUp')) return
      event.preventDefault()
      latest.current(isDown ? 1 : -1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
