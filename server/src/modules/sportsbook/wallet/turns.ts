const LANES = 4
/** Beyond this the house is too far behind to answer in time: better to say so at once. */
const WAITING_MAX = 5_000

export type Turns = ReturnType<typeof openTurns>

/**
 * What is said of one order is done one after the other, and at most a few things at once: a partner
 * who sends the same message two hundred times waits here, and not on the house's connections.
 */
export function openTurns() {
  const lanes = Array.from({ length: LANES }, () => Promise.resolve())
  let waiting = 0
  return async function inTurn<Answer>(
    order: string,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    if (waiting >= WAITING_MAX) throw new Error('the sportsbook wallet is overloaded')
    const at = laneOf(order)
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
function laneOf(order: string): number {
  let sum = 0
  for (let index = 0; index < order.length; index++) sum += order.charCodeAt(index)
  return sum % LANES
}
