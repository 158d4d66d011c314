import type { SupplierMovement } from '../modules/casino/index.ts'
import { TooLong } from '../platform/http/read-text.ts'

/** The supplier has more in this time than it tells at once. */
export class AskForLess extends Error {
  override readonly name = 'AskForLess'
}

/** A page is in memory at a time, so this is what bounds it. */
const WINDOW_MS = 15 * 60_000
/** A supplier who has too much in so short a time never tells it all. */
const WINDOW_MIN_MS = 1_000

export type ReadWindow = (from: Date, to: Date) => Promise<SupplierMovement[]>

/**
 * A supplier's list, a quarter of an hour at a time and less where that is too much. A line is taken
 * from the window that its own time lies in, so that one which two windows have counts once.
 */
export async function* movementPages(
  read: ReadWindow,
  from: Date,
  to: Date,
): AsyncGenerator<SupplierMovement[]> {
  for (let at = from.getTime(); at < to.getTime(); at += WINDOW_MS) {
    const end = Math.min(at + WINDOW_MS, to.getTime())
    yield* windowPages(read, at, end)
  }
}

/** The supplier says so, or tells more than is read at once. */
const isTooMuch = (error: unknown) => error instanceof AskForLess || error instanceof TooLong

async function* windowPages(
  read: ReadWindow,
  fromMs: number,
  toMs: number,
): AsyncGenerator<SupplierMovement[]> {
  const lines = await read(new Date(fromMs), new Date(toMs)).catch((error: unknown) => {
    if (isTooMuch(error) && toMs - fromMs > WINDOW_MIN_MS) return undefined
    throw error
  })
  if (lines) {
    yield lines.filter(({ at }) => at.getTime() >= fromMs && at.getTime() < toMs)
    return
  }
  // Whole seconds: not every list knows finer ones.
  const middle = fromMs + Math.ceil((toMs - fromMs) / 2 / WINDOW_MIN_MS) * WINDOW_MIN_MS
  yield* windowPages(read, fromMs, middle)
  yield* windowPages(read, middle, toMs)
}
