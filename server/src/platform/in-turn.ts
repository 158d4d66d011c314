/** In this process what has the same key is done one after the other, as it came. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

const LANES = 4
/** Beyond this the house is too far behind to answer in time: better to say so at once. */
const WAITING_MAX = 5_000

/**
 * What has the same key is done one after the other, and at most a few things at once: whoever sends the
 * same message two hundred times waits here, and not on the house's connections.
 */
export function openTurns(): InTurn {
  const lanes = Array.from({ length: LANES }, () => Promise.resolve())
  let waiting = 0
  return (key, work) => {
    if (waiting >= WAITING_MAX) return Promise.reject(new Error('too many wait for their turn'))
    const at = laneOf(key)
    const turn = (lanes[at] ?? Promise.resolve()).then(work)
    lanes[at] = turn.then(ended, ended)
    waiting += 1
    return turn.finally(() => {
      waiting -= 1
    })
  }
}

const ended = () => {}

/** Any fixed spread will do. */
function laneOf(key: string): number {
  let sum = 0
  for (let index = 0; index < key.length; index++) sum += key.charCodeAt(index)
  return sum % LANES
}
