export const REELS = 5
export const ROWS = 3
const GAP = 0.04
/** How far sparks fly past the window, in cells. */
const BLEED = 0.9

/** Sizes in the surface's own pixels, all from the width of the reels' window. */
export type Geometry = {
  cell: number
  /** From one cell's left or top edge to the next one's. */
  pitch: number
  bleed: number
  width: number
  height: number
}

export function geometryOf(windowWidth: number): Geometry {
  const cell = windowWidth / (REELS + (REELS - 1) * GAP)
  const pitch = cell * (1 + GAP)
  return {
    cell,
    pitch,
    bleed: cell * BLEED,
    width: windowWidth,
    height: (ROWS - 1) * pitch + cell,
  }
}

/** The middle of a cell within the window. */
export function middleOf({ cell, pitch }: Geometry, reel: number, row: number) {
  return { x: reel * pitch + cell / 2, y: row * pitch + cell / 2 }
}
