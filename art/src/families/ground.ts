import type { Box, Point } from '../geometry/numbers.ts'
import type { Palette } from '../palette.ts'

/** What a pattern is laid on: `at` is where the lamp stands, `ids` names the lamp's gradients. */
export type Ground = {
  code: string
  pal: Palette
  box: Box
  at: Point
  ids: string
  scale: number
}

/** The box seen from the lamp, grown by a margin. */
export function reachOf({ box, at }: Ground, dx: number, dy: number): Box {
  return [box[0] - at[0] - dx, box[1] - at[1] - dy, box[2] - at[0] + dx, box[3] - at[1] + dy]
}

export function isStrictlyInside([x0, y0, x1, y1]: Box, x: number, y: number): boolean {
  return x > x0 && x < x1 && y > y0 && y < y1
}

export function isInside([x0, y0, x1, y1]: Box, x: number, y: number): boolean {
  return x >= x0 && x <= x1 && y >= y0 && y <= y1
}
