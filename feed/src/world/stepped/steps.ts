import type { Happening } from '../play.ts'

/** How a match stands from a second on. */
export type Step<State> = Happening & { state: State }

/** A match whose state changes by steps: points, rounds, kills. */
export function openSteps<State>(first: State, steps: readonly Step<State>[]) {
  const endS = steps.at(-1)?.atS ?? 0
  /** The last step that is not later, by halving. */
  function stateAt(s: number): State {
    let [low, high] = [0, steps.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((steps[middle]?.atS ?? 0) <= s) low = middle + 1
      else high = middle
    }
    return steps[low - 1]?.state ?? first
  }
  return { endS, happenings: steps as readonly Happening[], stateAt }
}

/** A clock that runs in a part of the match since its start, and stands before that and at the end. */
export const clockOf = (period: string, sinceS: number, isOver: boolean) => ({
  period,
  elapsed: Math.max(0, sinceS),
  running: !isOver && sinceS >= 0,
})

/** Whether a market is of one of the first maps, which have ended. */
export function isOfEndedMap(key: string, ended: number): boolean {
  const [, number] = /^map(\d)\./.exec(key) ?? []
  return number !== undefined && Number(number) <= ended
}
