type Work = { work: () => Promise<unknown>; onFailed: (error: unknown) => void }

/** Does the work again and again, never twice at once. Closing waits for the work in hand. */
export function every(ms: number, { work, onFailed }: Work): { close: () => Promise<void> } {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch(onFailed)
      .finally(() => {
        running = undefined
      })
  }, ms)
  return {
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}
