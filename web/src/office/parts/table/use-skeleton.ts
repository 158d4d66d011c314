import { useEffect, useRef, useState } from 'react'

const AFTER_MS = 120
const AT_LEAST_MS = 300

/** Whether grey rows are shown: not for what is here at once, and then long enough to be seen. */
export function useSkeleton(isLoading: boolean): boolean {
  const [isShown, setShown] = useState(false)
  const shownAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const left = Math.max(0, shownAt.current + AT_LEAST_MS - performance.now())
    const timer = setTimeout(
      () => {
        if (isLoading) shownAt.current = performance.now()
        setShown(isLoading)
      },
      isLoading ? AFTER_MS : left,
    )
    return () => clearTimeout(timer)
  }, [isLoading])
  return isShown
}
