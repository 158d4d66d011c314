export const REELS = 5
export const ROWS = 3
const GAP = 0.04
/** How far sparks fly past the window, in cells. */
const BLEED = 0.9

export type Size = { width: number; height: number }

/** Sizes in the surface's own pixels, all from those of the reels' window. */
export type Geometry = {
  /** A cell's width: symbols and lines are sized by it. */
  cell: number
  /** Where the window is high, a cell is higher than wide. */
  cellHeight: number
  /** From one cell's left edge to the next one's. */
  pitch: number
  /** From one cell's top edge to the next one's. */
  rowPitch: number
  bleed: number
  width: number
  height: number
}

export function geometryOf({ width, height }: Size): Geometry {
  const cell = width / (REELS + (REELS - 1) * GAP)
  const gap = cell * GAP
  const cellHeight = (height - (ROWS - 1) * gap) / ROWS
  return {
    cell,
    cellHeight,
    pitch: cell + gap,
    rowPitch: cellHeight + gap,
    bleed: cell * BLEED,
    width,
    height,
  }
}

/** The middle of a cell within the window. */
export function middleOf(
  { cell, cellHeight, pitch, rowPitch }: Geometry,
  reel: number,
  row: number,
) {
  return { x: reel * pitch + cell / 2, y: row * rowPitch + cellHeight / 2 }
}
