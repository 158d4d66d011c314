/** The step back that a closed dialog takes in the browser's history, which lasts a moment. */
let underWay: Promise<void> | undefined

/** So long at most: a browser that leaves the step out holds nothing up. */
const STEP_MAX_MS = 500

export function stepBack(): void {
  underWay = new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('popstate', end)
      underWay = undefined
      resolve()
    }
    const timer = setTimeout(end, STEP_MAX_MS)
    addEventListener('popstate', end)
  })
  history.back()
}

/** Leaves for another site, which takes the place of an open dialog's entry: no step back stops it. */
export function leaveSite(url: string): void {
  if (history.state?.isDialog) {
    history.replaceState({ ...history.state, isDialog: false }, '')
    location.replace(url)
  } else location.assign(url)
}

/**
 * Does it at once, or when the step under way has been taken: an entry made before that is the one
 * that the browser would go back from.
 */
export function afterStepBack(work: () => void): void {
  if (underWay) void underWay.then(work)
  else work()
}
