import { Container, Graphics, Sprite } from 'pixi.js'
import type { GameSheet, Win } from '../../../protocol.ts'
import { colourOfLine } from '../../line-colour.ts'
import type { Frames } from './frames.ts'
import { type Geometry, middleOf, REELS, ROWS } from './geometry.ts'
import type { Mood } from './mood.ts'
import type { Reel } from './reel.ts'
import { drawStrap } from './straps.ts'
import { type Skin, SYMBOL_SIZE } from './textures.ts'

const DRAW_MS = 420
const STAGGER_MS = 150
const PULSE_MS = 760
const PULSE = 0.09
const DIMMED = 0.34
/** Long after everything is drawn. */
const DONE_MS = Number.MAX_SAFE_INTEGER

export type Board = {
  /** Cells and lines: everything behind the symbols. */
  ground: Container
  show: (wins: readonly Win[], mood: Mood, isStill: boolean) => Promise<void>
  clear: () => void
  dress: (skin: Skin, geometry: Geometry) => void
}

type Cell = { reel: number; row: number; base: Sprite; lit: Sprite }
type Shown = { wins: readonly Win[]; mood: Mood }
type Dress = { skin: Skin; geometry: Geometry }

const NOTHING: Shown = { wins: [], mood: 'win' }

/** The ivory cells, the light behind those that win, and the straps of the lines. */
export function createBoard(sheet: GameSheet, reels: readonly Reel[], frames: Frames): Board {
  const cells = createCells()
  const straps = new Graphics()
  const ground = new Container()
  ground.addChild(...cells.flatMap(({ base, lit }) => [base, lit]), straps)
  let dressed: Dress | undefined
  let shown = NOTHING
  const draw = (atMs: number) => {
    if (!dressed) return
    drawStraps(straps, sheet, dressed.geometry, shown.wins, atMs)
    lightCells(cells, reels, dressed, shown, atMs)
  }
  return {
    ground,
    show: async (wins, mood, isStill) => {
      const mine: Shown = { wins, mood }
      shown = mine
      const lengthMs = Math.max(PULSE_MS, DRAW_MS + STAGGER_MS * (wins.length - 1))
      if (isStill) {
        draw(DONE_MS)
        return frames.touch()
      }
      await frames.tween(lengthMs, (u) => {
        if (shown === mine) draw(u * lengthMs)
      })
    },
    clear: () => {
      shown = NOTHING
      draw(0)
      frames.touch()
    },
    dress: (skin, geometry) => {
      dressed = { skin, geometry }
      placeCells(cells, dressed)
      draw(DONE_MS)
    },
  }
}

function createCells(): Cell[] {
  return Array.from({ length: REELS * ROWS }, (_, index) => ({
    reel: Math.floor(index / ROWS),
    row: index % ROWS,
    base: new Sprite({ anchor: 0.5 }),
    lit: new Sprite({ anchor: 0.5, alpha: 0 }),
  }))
}

function placeCells(cells: readonly Cell[], { skin, geometry }: Dress): void {
  for (const { reel, row, base, lit } of cells) {
    const { x, y } = middleOf(geometry, reel, row)
    base.texture = skin.cell
    lit.texture = skin.lit
    for (const sprite of [base, lit]) {
      sprite.position.set(x, y)
      sprite.setSize(geometry.cell)
    }
  }
}

/** How far the nth win is drawn, 0 to 1, when the first one began `atMs` ago. */
function progressOf(index: number, atMs: number): number {
  return Math.min(1, Math.max(0, (atMs - index * STAGGER_MS) / DRAW_MS))
}

function drawStraps(
  pen: Graphics,
  { lines }: GameSheet,
  geometry: Geometry,
  wins: readonly Win[],
  atMs: number,
): void {
  pen.clear()
  wins.forEach(({ line }, index) => {
    const rows = line === null ? undefined : lines[line]
    const u = progressOf(index, atMs)
    if (line === null || !rows || u === 0) return
    drawStrap(pen, geometry, rows, colourOfLine(line), 1 - (1 - u) ** 2)
  })
}

function lightCells(
  cells: readonly Cell[],
  reels: readonly Reel[],
  { skin, geometry }: Dress,
  { wins, mood }: Shown,
  atMs: number,
): void {
  const light = lightOf(wins, atMs)
  const dim = wins.length ? (1 - DIMMED) * Math.min(1, atMs / DRAW_MS) : 0
  const pulse = mood === 'win' ? PULSE * Math.sin(Math.PI * Math.min(1, atMs / PULSE_MS)) ** 2 : 0
  for (const { reel, row, lit } of cells) {
    const amount = light.get(keyOf(reel, row)) ?? 0
    lit.texture = mood === 'win' ? skin.lit : skin.plain
    lit.alpha = amount
    const symbol = reels[reel]?.symbolIn(row)
    if (!symbol) continue
    symbol.alpha = amount > 0 ? 1 : 1 - dim
    symbol.setSize(geometry.cell * SYMBOL_SIZE * (1 + (amount > 0 ? pulse : 0)))
  }
}

function lightOf(wins: readonly Win[], atMs: number): Map<number, number> {
  const light = new Map<number, number>()
  wins.forEach(({ cells }, index) => {
    for (const [reel, row] of cells) {
      const key = keyOf(reel, row)
      light.set(key, Math.max(light.get(key) ?? 0, progressOf(index, atMs)))
    }
  })
  return light
}

function keyOf(reel: number, row: number): number {
  return reel * ROWS + row
}
