/** Half a pixel is what browsers round away. */
const ROUNDING_PX = 2

/** Where a marquee stands next: one item on, and from its end back at its start. All in pixels. */
export function nextStop(marquee: {
  at: number
  stepPx: number
  seen: number
  whole: number
}): number {
  const last = marquee.whole - marquee.seen
  if (last <= 0 || marquee.at >= last - ROUNDING_PX) return 0
  const next = (Math.round(marquee.at / marquee.stepPx) + 1) * marquee.stepPx
  return Math.min(next, last)
}
