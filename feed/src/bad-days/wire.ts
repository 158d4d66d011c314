import type { Entry } from '../store/journal.ts'
import type { WireDay } from './bad-day.ts'

/** A frame on its way. A forged one gets a signature that is wrong. */
export type Sent = Pick<Entry, 'seq' | 'json'> & { isForged: boolean }

/** What is wrong with the wire now, and what it holds back. */
export type Wire = {
  /** How many of the next frames each of these meets. */
  left: { gap: number; duplicate: number; disorder: number; 'bad-signature': number }
  silentUntil: number
  late: { until: number; byMs: number }
  /** Goes out after the next frame. */
  swapped: Sent | null
  /** In their order, with the moment at which each may go. */
  delayed: readonly { at: number; frame: Sent }[]
}

export const SOUND_WIRE: Wire = {
  left: { gap: 0, duplicate: 0, disorder: 0, 'bad-signature': 0 },
  silentUntil: 0,
  late: { until: 0, byMs: 0 },
  swapped: null,
  delayed: [],
}

/** The wire once the bad day begins. `now` in ms. */
export function begin(wire: Wire, day: WireDay, now: number): Wire {
  if (day.kind === 'silence') return { ...wire, silentUntil: now + day.forMs }
  if (day.kind === 'late') return { ...wire, late: { until: now + day.forMs, byMs: day.byMs } }
  return { ...wire, left: { ...wire.left, [day.kind]: day.count } }
}

export const isSilent = ({ silentUntil }: Wire, now: number): boolean => now < silentUntil

type Step = [Wire, readonly Sent[]]

/** What comes out as a frame goes in. */
export function pass(wire: Wire, entry: Entry, now: number): Step {
  if (isSilent(wire, now)) return [wire, []]
  if (wire.left.gap > 0) return [spend(wire, 'gap'), []]
  const isForged = wire.left['bad-signature'] > 0
  const sound = { seq: entry.seq, json: entry.json, isForged }
  const [after, frames] = inOrder(isForged ? spend(wire, 'bad-signature') : wire, sound)
  return hold(after, frames, now)
}

function inOrder(wire: Wire, frame: Sent): Step {
  if (wire.swapped) return [{ ...wire, swapped: null }, [frame, wire.swapped]]
  if (wire.left.disorder > 0) return [{ ...spend(wire, 'disorder'), swapped: frame }, []]
  if (wire.left.duplicate > 0) return [spend(wire, 'duplicate'), [frame, frame]]
  return [wire, [frame]]
}

/** Frames behind a late one are late too: the wire alone never changes their order. */
function hold(wire: Wire, frames: readonly Sent[], now: number): Step {
  const isLate = now < wire.late.until
  if (!isLate && wire.delayed.length === 0) return [wire, frames]
  const at = isLate ? now + wire.late.byMs : now
  const delayed = [...wire.delayed, ...frames.map((frame) => ({ at, frame }))]
  return release({ ...wire, delayed }, now)
}

/** What was late and may go now. */
export function release(wire: Wire, now: number): Step {
  const first = wire.delayed.findIndex(({ at }) => at > now)
  const end = first < 0 ? wire.delayed.length : first
  if (end === 0) return [wire, []]
  const free = wire.delayed.slice(0, end).map(({ frame }) => frame)
  return [{ ...wire, delayed: wire.delayed.slice(end) }, free]
}

const spend = (wire: Wire, kind: keyof Wire['left']): Wire => ({
  ...wire,
  left: { ...wire.left, [kind]: wire.left[kind] - 1 },
})
