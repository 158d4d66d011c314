const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const

/**
 * Calls once when nobody has touched the page for so long and it is being looked at; never after
 * the returned function was called.
 */
export function atRest(ms: number, go: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return wait()
      stop()
      go()
    }, ms)
  }
  const stop = () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, wait)
  }
  for (const sign of SIGNS) addEventListener(sign, wait, { passive: true })
  wait()
  return stop
}
