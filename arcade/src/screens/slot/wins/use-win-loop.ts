import { useEffect, useState } from 'react'
import { ONE_WIN_MS, WINS_MS } from '../times.ts'

/**
 * Which of the wins is shown: all together first (null), then each alone, again and again until the
 * next round, or until they are read again. Where nothing may move they are shown together.
 */
export function useWinLoop(count: number, id: string): number | null {
  const [shown, setShown] = useState<{ id: string; step: number }>({ id, step: 0 })
  const step = shown.id === id ? shown.step : 0
  useEffect(() => {
    if (count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(
      () => setShown({ id, step: step + 1 }),
      step === 0 ? WINS_MS : ONE_WIN_MS,
    )
    return () => clearTimeout(timer)
  }, [count, id, step])
  const at = step % (count + 1)
  return count < 2 || at === 0 ? null : at - 1
}
