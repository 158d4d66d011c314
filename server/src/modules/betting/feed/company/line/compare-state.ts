import { digestOf } from '../digest.ts'
import type { Line, Session } from './line.ts'

/** Lets through what was held back up to a number. */
type PassTo = (seq: number) => void

/**
 * Whether our state is the company’s, compared at one number: what comes after it is held meanwhile. Undefined
 * where the producer was suspended before that could be told.
 */
export async function compareState(
  line: Line,
  { signal }: Session,
  passTo: PassTo,
): Promise<boolean | undefined> {
  line.comparisons += 1
  const { comparisons: mine, suspensions } = line
  const isOver = () => suspensions !== line.suspensions || signal.aborted
  const { order, applier, http, producer } = line
  try {
    passTo(order.last()?.seq ?? 0)
    await applier.applied()
    const theirs = await http.digest(producer, signal)
    passTo(theirs.seq)
    await reached(line, theirs.seq, isOver)
    await applier.applied()
    if (isOver()) return undefined
    return theirs.epoch === order.last()?.epoch && theirs.digest === digestOf(applier.held())
  } finally {
    // One that was begun since holds frames of its own.
    if (mine === line.comparisons) passTo(Number.POSITIVE_INFINITY)
  }
}

/** Resolves when the frame of this number was told, or the comparison is over. */
const reached = (line: Line, seq: number, isOver: () => boolean) =>
  new Promise<void>((done) => {
    const look = () => {
      if (isOver() || (line.order.last()?.seq ?? 0) >= seq) done()
    }
    line.onMoved = look
    look()
  })
