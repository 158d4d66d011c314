import type { Kurus } from '../game.ts'
import type { Memory, SeenRounds } from '../rooms/memory.ts'
import { hallOf } from './halls.ts'
import { PRIZES } from './levels.ts'
import { growthOf, potOf } from './shares.ts'

/** The server writes it (`shownOf` of bingo). */
type Shown = { growingKurus: Kurus; soldKurus?: Kurus; calls?: readonly number[] }

const LAST = 5

/** The last numbers, and what a full house brings by what is sold. */
export function bingoMemory(rounds: SeenRounds, gameCode: string): Memory | null {
  const hall = hallOf(gameCode)
  if (!hall) return null
  const { balls, ticketLira } = hall
  const now = (rounds.round?.shown ?? rounds.past[0]?.shown ?? { growingKurus: 0 }) as Shown
  const before = (rounds.past[0]?.shown ?? {}) as Partial<Shown>
  const soldKurus = now.soldKurus ?? rounds.totals.stakedKurus
  const calls = now.calls ?? before.calls ?? []
  const full = PRIZES[balls].levels.find(({ name }) => name === 'full')
  return {
    kind: 'bingo',
    balls,
    ticketKurus: ticketLira * 100,
    last: calls.slice(-LAST).reverse(),
    called: now.calls?.length ?? 0,
    prizeKurus: potOf(soldKurus, full?.permille ?? 0),
    bigPrizeKurus: now.growingKurus + growthOf(soldKurus, PRIZES[balls]),
  }
}
