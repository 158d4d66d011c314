import type { GameSheet, Win } from '../../../protocol.ts'
import { colourOfLine } from '../../line-colour.ts'
import type { Frames } from './frames.ts'
import { type Geometry, middleOf, REELS, ROWS } from './geometry.ts'
import type { Mood } from './mood.ts'
import type { Dress, Look } from './reel.ts'
import { drawStrap } from './straps.ts'

const DRAW_MS = 420
const STAGGER_MS = 150
const PULSE_MS = 760
const PULSE = 0.09
const DIMMED = 0.34
/** Long after everything is drawn. */
const DONE_MS = Number.MAX_SAFE_INTEGER

export type Board = {
  show: (wins: readonly Win[], mood: Mood, isStill: boolean) => Promise<void>
  clear: () => void
  /** Lights and lines: what lies between the cells and their symbols. */
  draw: (pen: CanvasRenderingContext2D, dress: Dress) => void
  lookOf: (reel: number, row: number) => Look
}

type WinDisplay = { wins: readonly Win[]; mood: Mood }

const NOTHING: WinDisplay = { wins: [], mood: 'win' }
const AS_EVER: Look = { alpha: 1, scale: 1 }

/** The light behind the cells that win, the straps of the lines, and how symbols take part. */
export function createBoard(sheet: GameSheet, frames: Frames): Board {
  let shown = NOTHING
  let atMs = 0
  let light = new Map<number, number>()
  const goTo = (ms: number) => {
    atMs = ms
    light = lightOf(shown.wins, ms)
  }
  return {
    show: async (wins, mood, isStill) => {
      const mine: WinDisplay = { wins, mood }
      shown = mine
      goTo(isStill ? DONE_MS : 0)
      if (isStill) return frames.touch()
      const lengthMs = Math.max(PULSE_MS, DRAW_MS + STAGGER_MS * (wins.length - 1))
      await frames.tween(lengthMs, (u) => {
        if (shown === mine) goTo(u * lengthMs)
      })
    },
    clear: () => {
      shown = NOTHING
      goTo(0)
      frames.touch()
    },
    draw: (pen, { skin, geometry }) => {
      if (!shown.wins.length) return
      const picture = shown.mood === 'win' ? skin.lit : skin.plain
      for (const [key, amount] of light) {
        const [reel, row] = [Math.floor(key / ROWS), key % ROWS]
        pen.globalAlpha = amount
        drawCell(pen, picture, geometry, reel, row)
      }
      pen.globalAlpha = 1
      drawStraps(pen, sheet, geometry, shown.wins, atMs)
    },
    lookOf: (reel, row) => {
      const { wins, mood } = shown
      if (!wins.length) return AS_EVER
      const isLit = light.has(keyOf(reel, row))
      if (!isLit) return { alpha: 1 - (1 - DIMMED) * Math.min(1, atMs / DRAW_MS), scale: 1 }
      const pulse = Math.sin(Math.PI * Math.min(1, atMs / PULSE_MS)) ** 2
      return { alpha: 1, scale: mood === 'win' ? 1 + PULSE * pulse : 1 }
    },
  }
}

/** The ivory cells, which lie under everything that moves. */
export function drawCells(pen: CanvasRenderingContext2D, { skin, geometry }: Dress): void {
  for (let key = 0; key < REELS * ROWS; key++) {
    drawCell(pen, skin.cell, geometry, Math.floor(key / ROWS), key % ROWS)
  }
}

function drawCell(
  pen: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  geometry: Geometry,
  reel: number,
  row: number,
): void {
  const { x, y } = middleOf(geometry, reel, row)
  const [width, height] = [Math.round(geometry.cell), Math.round(geometry.cellHeight)]
  pen.drawImage(picture, Math.round(x - width / 2), Math.round(y - height / 2), width, height)
}

/** How far the nth win is drawn, 0 to 1, when the first one began `atMs` ago. */
function progressOf(index: number, atMs: number): number {
  return Math.min(1, Math.max(0, (atMs - index * STAGGER_MS) / DRAW_MS))
}

function drawStraps(
  pen: CanvasRenderingContext2D,
  { lines }: GameSheet,
  geometry: Geometry,
  wins: readonly Win[],
  atMs: number,
): void {
  wins.forEach(({ line }, index) => {
    const rows = line === null ? undefined : lines[line]
    const u = progressOf(index, atMs)
    if (line === null || !rows || u === 0) return
    drawStrap(pen, geometry, rows, colourOfLine(line), 1 - (1 - u) ** 2)
  })
}

/** How brightly each cell of a win is lit. */
function lightOf(wins: readonly Win[], atMs: number): Map<number, number> {
  const light = new Map<number, number>()
  wins.forEach(({ cells }, index) => {
    const amount = progressOf(index, atMs)
    if (amount === 0) return
    for (const [reel, row] of cells) {
      const key = keyOf(reel, row)
      light.set(key, Math.max(light.get(key) ?? 0, amount))
    }
  })
  return light
}

function keyOf(reel: number, row: number): number {
  return reel * ROWS + row
}
