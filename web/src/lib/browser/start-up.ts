type Step = () => unknown

const run = async (step: Step) => step()

/**
 * The order in which a page load fetches what it is made of: what everything waits for first, the
 * rest afterwards and side by side. A step that fails holds no other up.
 */
export async function startUp({ first, rest }: { first: Step[]; rest: Step[] }): Promise<void> {
  await Promise.allSettled(first.map(run))
  await Promise.allSettled(rest.map(run))
}

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const

/** Resolves at the first sign of a person, or after so long without one. */
export function someoneIsHere(atLatestMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      for (const sign of SIGNS) removeEventListener(sign, go)
      resolve()
    }
    const timer = setTimeout(go, atLatestMs)
    for (const sign of SIGNS) addEventListener(sign, go, { passive: true })
  })
}
