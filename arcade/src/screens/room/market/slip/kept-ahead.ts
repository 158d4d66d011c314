import type { Kurus } from '../../../../games/game.ts'
import { deviceStorage, keptChoice } from '../../../kit/kept.ts'
import type { Selection } from '../book.ts'

/** A bet that waits in the page until bets on what it names are taken. */
export type Waiting = {
  /** It is asked for under this id, so that it counts once: also where two pages ask for it. */
  id: string
  selection: Selection
  stakeKurus: Kurus
  /** When it was played ahead, Unix milliseconds. */
  atMs: number
  /** Where it was asked for, and the answer has not come yet. */
  slot?: number
}

/** What waits for longer than any round lasts waits for nothing. */
const KEPT_MS = 60 * 60_000

/**
 * The bets that a player has played ahead, kept by the device until they are asked for: a page that is
 * loaded again has them. `seatId`: whose they are; of play money, which ends with its page, none are kept.
 */
export function keptAhead(
  seatId: string | null,
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined = deviceStorage(),
) {
  const name = `zar.ahead.${seatId}`
  const kept = seatId === null ? undefined : keptChoice(storage, name)
  return {
    name,
    read: (nowMs: number): Waiting[] =>
      waitingIn(kept?.read() ?? '[]').filter(({ atMs }) => nowMs - atMs < KEPT_MS),
    write: (waiting: readonly Waiting[]): void => kept?.write(JSON.stringify(waiting)),
  }
}

/** Of what anybody may have written there. */
function waitingIn(text: string): Waiting[] {
  try {
    const all: unknown = JSON.parse(text)
    return Array.isArray(all) ? all.filter(isWaiting) : []
  } catch {
    return []
  }
}

function isWaiting(value: unknown): value is Waiting {
  const { id, selection, stakeKurus, atMs, slot = 0 } = (value ?? {}) as Partial<Waiting>
  const numbers = [stakeKurus, atMs, slot, selection?.of, selection?.price]
  return (
    typeof id === 'string' &&
    typeof selection?.place === 'string' &&
    numbers.every((one) => Number.isSafeInteger(one))
  )
}
