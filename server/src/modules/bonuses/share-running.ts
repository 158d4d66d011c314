/** Calls that are equal and come together are one, so that a flood of them holds up nobody. */
export function shareRunning<Wanted, Result>(work: (wanted: Wanted) => Promise<Result>) {
  const running = new Map<string, Promise<Result>>()
  return (wanted: Wanted): Promise<Result> => {
    const key = JSON.stringify(wanted)
    const result = running.get(key) ?? work(wanted).finally(() => void running.delete(key))
    running.set(key, result)
    return result
  }
}
