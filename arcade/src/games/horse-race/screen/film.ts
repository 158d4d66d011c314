import { range } from '../../shuffle.ts'
import { HORSES } from '../cards.ts'
import { type Horse, PARTS, type Splits } from '../race.ts'

/** So long a horse needs to come to rest beyond the post. */
const REST_MS = 2_500
/** Before the post the camera slows down over this share of the way. */
const SLOWING = 0.03
/** Nearer than this at the post, it takes the picture to tell. */
const PHOTO_MS = 50

export const FIELD: readonly Horse[] = range(1, HORSES.length)

const finishOf = (splits: readonly number[]): number => splits.at(-1) ?? 0

/**
 * How much of the way a horse has behind it, 1 at the post: between its splits a cubic that never runs
 * back (slopes are harmonic means of the parts beside them, Fritsch and Butland 1984), beyond it a run-out.
 */
export function wayAt(splits: readonly number[], ms: number): number {
  if (ms <= 0) return 0
  const finishMs = finishOf(splits)
  if (ms >= finishMs) {
    const speed = paceOf(splits, PARTS - 1)
    return 1 + speed * REST_MS * (1 - Math.exp((finishMs - ms) / REST_MS))
  }
  const part = splits.findIndex((split) => ms < split)
  const [from, to] = [splits[part - 1] ?? 0, splits[part] ?? finishMs]
  const length = to - from
  const at = (ms - from) / length
  const [start, end] = [slopeAt(splits, part), slopeAt(splits, part + 1)]
  const [one, three] = [at * (1 - at) ** 2, at ** 2 * (3 - 2 * at)]
  return part / PARTS + three / PARTS + length * (start * one - end * at ** 2 * (1 - at))
}

/** Of the way each millisecond, on average in a part. */
const paceOf = (splits: readonly number[], part: number): number =>
  1 / PARTS / ((splits[part] ?? 0) - (splits[part - 1] ?? 0))

/** From a standing start to a full run at the post. */
function slopeAt(splits: readonly number[], knot: number): number {
  if (knot === 0) return 0
  if (knot === PARTS) return paceOf(splits, PARTS - 1)
  const [before, after] = [paceOf(splits, knot - 1), paceOf(splits, knot)]
  return (2 * before * after) / (before + after)
}

/** The horses, who is ahead first; those beyond the post as they came in. */
export function orderAt(splits: Splits, ms: number): Horse[] {
  const of = (horse: Horse) => splits[horse - 1] ?? []
  const keyOf = (horse: Horse): number => {
    const finishMs = finishOf(of(horse))
    return ms >= finishMs ? 2 + 1 / finishMs : wayAt(of(horse), ms)
  }
  return FIELD.toSorted((one, other) => keyOf(other) - keyOf(one) || one - other)
}

/** Where the camera is, of the way: with the first, and at rest at the post. */
export function cameraAt(splits: Splits, ms: number): number {
  const first = Math.max(...splits.map((one) => wayAt(one, ms)))
  if (first <= 1 - SLOWING) return first
  const left = Math.max(0, 1 + SLOWING - first)
  return 1 - left ** 2 / (4 * SLOWING)
}

/** Whether the first two came in so close that it took a picture. */
export function isPhotoFinish(splits: Splits): boolean {
  const [first = 0, second = 0] = splits.map(finishOf).sort((one, other) => one - other)
  return second - first < PHOTO_MS
}

/** When the first was at the post. */
export const wonAtMs = (splits: Splits): number => Math.min(...splits.map(finishOf))
