/** Half a pixel is what browsers round away. */
const ROUNDING_PX = 2

/** Where a belt stands next: one plate on, and from its end back at its start. All in pixels. */
export function nextStop(belt: {
  at: number
  stepPx: number
  seen: number
  whole: number
}): number {
  const last = belt.whole - belt.seen
  if (last <= 0 || belt.at >= last - ROUNDING_PX) return 0
  const next = (Math.round(belt.at / belt.stepPx) + 1) * belt.stepPx
  return Math.min(next, last)
}
