import type { WalletCommand } from '../command.ts'
import { isSameGroup } from '../decide/atomic-group.ts'

const BATCH_MAX = 512
/** So few cost more to share between connections than that gains. */
const SHARED_MIN = 20
/** How far down the queue it is looked for whoever is not busy. */
const LOOK_MAX = 4 * BATCH_MAX

type Queued = { command: WalletCommand }

/**
 * Takes the next batch out of the queue: up to `share` commands, and all that waits of the players who
 * are among them. Players in another running batch are left, with whatever must come after them. What
 * belongs together is in one batch, however long that makes it.
 */
export function takeBatch<One extends Queued>(
  queue: One[],
  busyPlayers: ReadonlySet<string>,
  share: number,
): One[] {
  const most = Math.min(Math.max(share, SHARED_MIN), BATCH_MAX)
  if (busyPlayers.size === 0 && queue.length <= most) return queue.splice(0)
  const taken: One[] = []
  const left: One[] = []
  const [taking, leaving] = [new Set<string>(), new Set(busyPlayers)]
  let at = 0
  while (at < Math.min(queue.length, LOOK_MAX)) {
    const end = endOfUnit(queue, at)
    const isFull = taken.length >= most
    const mustWait = (one: One) => {
      const { playerId } = one.command
      if (leaving.has(playerId)) return true
      return isFull && (taken.length >= BATCH_MAX || !taking.has(playerId))
    }
    const unit = queue.slice(at, end)
    const [to, players] = unit.some(mustWait) ? [left, leaving] : [taken, taking]
    for (const one of unit) {
      to.push(one)
      players.add(one.command.playerId)
    }
    at = end
  }
  queue.splice(0, at, ...left)
  return taken
}

function endOfUnit(queue: readonly Queued[], start: number): number {
  let end = start + 1
  while (isSameGroup(queue[start]?.command, queue[end]?.command)) end++
  return end
}
