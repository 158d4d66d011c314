import { type RefObject, useEffect, useRef } from 'react'

/** So far a finger goes sideways for a swipe, and at most this part of it up or down. */
const FAR_PX = 56
const SLOPE_MAX = 0.5

/** Hears a finger that swipes sideways over an element: 1 to the left, on; −1 to the right, back. */
export function useSwipe(
  ref: RefObject<HTMLElement | null>,
  onSwipe: (step: 1 | -1) => void,
): void {
  const latest = useRef(onSwipe)
  latest.current = onSwipe
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const start = { x: 0, y: 0 }
    const begin = ({ touches }: TouchEvent) => {
      const [touch] = touches
      if (touch) Object.assign(start, { x: touch.clientX, y: touch.clientY })
    }
    const end = ({ changedTouches, target }: TouchEvent) => {
      const [touch] = changedTouches
      if (!touch || !(target as Element).closest('.fx')) return
      const across = touch.clientX - start.x
      const along = Math.abs(touch.clientY - start.y)
      if (Math.abs(across) < FAR_PX || along > Math.abs(across) * SLOPE_MAX) return
      latest.current(across < 0 ? 1 : -1)
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchend', end, { passive: true })
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchend', end)
    }
  }, [ref])
}
