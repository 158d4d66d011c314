import type { OddsDelta } from '@zar/contract/betting/board'
import type { Market } from '@zar/contract/betting/event'

/** 1 can be bet on, 0 is suspended, −1 is not offered. */
export type PriceState = OddsDelta[2]
export type Move = 'up' | 'down'
export type Price = {
  /** Thousandths; 0 where there is none. */
  oddsMilli: number
  state: PriceState
  /** The number of the change that it was told by. */
  seq: number
  /** Where it went lately. */
  move: Move | null
  /** What it was before that. */
  beforeMilli: number
  /** When it moved, in ms of this page. */
  movedAt: number
}

/** So long a price says where it went. */
const MOVED_MS = 5_000
/** A price that is back within this time has not moved. */
const RETURN_MS = 400

/**
 * The prices of this page, outside React: hundreds change in a second, and each is one node. A change is
 * told once a frame.
 */
const prices = new Map<number, Price>()
const changed = new Set<number>()
const moved = new Set<number>()
const listeners = new Set<(ids: ReadonlySet<number>) => void>()
const timers: { frame?: number; sweep?: ReturnType<typeof setInterval> } = {}

export const priceOf = (id: number): Price | undefined => prices.get(id)

/** Hears which prices have changed, once a frame. */
export function onPrices(listener: (ids: ReadonlySet<number>) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const STATES: Record<Market['state'], PriceState> = {
  active: 1,
  suspended: 0,
  inactive: -1,
  closed: -1,
}

/** Takes the prices that a list or a page was read with. What is older than what is known is left out. */
export function learnPrices(markets: readonly Market[], seq: number): void {
  for (const { state, selections } of markets) {
    for (const { id, odds } of selections)
      put(id, odds ?? 0, odds === null ? -1 : STATES[state], seq)
  }
}

/** Takes what the stream tells. */
export function takeDeltas(deltas: readonly OddsDelta[], seq: number): void {
  for (const [id, oddsMilli, state] of deltas) put(id, oddsMilli, oddsMilli === 0 ? -1 : state, seq)
}

function put(id: number, oddsMilli: number, state: PriceState, seq: number): void {
  const known = prices.get(id)
  if (!known) {
    prices.set(id, { oddsMilli, state, seq, move: null, beforeMilli: oddsMilli, movedAt: 0 })
    note(id)
    return
  }
  if (known.seq > seq) return
  known.seq = seq
  if (known.oddsMilli === oddsMilli && known.state === state) return
  if (known.oddsMilli !== oddsMilli) move(id, known, oddsMilli)
  known.state = state
  note(id)
}

function move(id: number, price: Price, oddsMilli: number): void {
  const now = performance.now()
  const isReturn = price.beforeMilli === oddsMilli && now - price.movedAt < RETURN_MS
  const hasBoth = price.oddsMilli > 0 && oddsMilli > 0
  price.move = isReturn || !hasBoth ? null : oddsMilli > price.oddsMilli ? 'up' : 'down'
  price.beforeMilli = price.oddsMilli
  price.oddsMilli = oddsMilli
  price.movedAt = now
  if (price.move === null) moved.delete(id)
  else moved.add(id)
  timers.sweep ??= setInterval(sweep, 500)
}

/** What has moved long ago says so no more. */
function sweep(): void {
  const now = performance.now()
  for (const id of moved) {
    const price = prices.get(id)
    if (price && now - price.movedAt < MOVED_MS) continue
    if (price) price.move = null
    moved.delete(id)
    note(id)
  }
  if (moved.size > 0) return
  clearInterval(timers.sweep)
  delete timers.sweep
}

function note(id: number): void {
  changed.add(id)
  timers.frame ??= requestAnimationFrame(tell)
}

function tell(): void {
  delete timers.frame
  const ids = new Set(changed)
  changed.clear()
  for (const listener of listeners) listener(ids)
}

/** The numbers of changes begin anew: whatever is told next is newer. */
export function forgetPriceNumbers(): void {
  for (const price of prices.values()) price.seq = -1
}

/** Forgets every price. Tests alone have a reason to. */
export function forgetPrices(): void {
  prices.clear()
  changed.clear()
  moved.clear()
  clearInterval(timers.sweep)
  delete timers.sweep
}
