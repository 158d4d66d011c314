/** In this process what has the same key is done one after the other, as it came. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

export function openTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const earlier = last.get(key) ?? Promise.resolve()
    // Whether it failed is for its own caller to know.
    const result = earlier.then(work, work)
    const forget = () => last.get(key) === result && last.delete(key)
    last.set(key, result)
    result.then(forget, forget)
    return result
  }
}
