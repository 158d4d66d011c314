import type { Colours } from '@zar/art/slots/drawing/colours'
import type { MaterialName } from '@zar/art/slots/looks/index'
import type { Field, Material } from '@zar/art/slots/looks/look'
import type { PageForm } from '../kit/use-form.ts'

/** Of a machine: on a tall page its reels run across, or they stand upright where the player chose that. */
export type Form = PageForm | 'upright'

/** The box that a machine is drawn in. */
export const BOXES = { wide: [1412, 682], tall: [374, 580], upright: [374, 440] } as const

/** A title's own: its machine may be drawn otherwise by what it is made of. */
export type Look = { frame: MaterialName; material: Material; field: Field; colours: Colours }

/** A cell by its middle. */
export type Cell = { reel: number; row: number; x: number; y: number; w: number; h: number }

/** Left, top, width, height. */
export type Window = readonly [x: number, y: number, w: number, h: number]

/** A place for a figure: its middle, and how high its letters are. */
export type Label = { x: number; y: number; size: number; text: string; ink: string }

/** A part of a frame that moves by itself: what is drawn in its place, and its colour. */
export type Part = { drawing: string; at: Window; colour: string }

export type Layers = { under: string; over: string }

/** A machine's frame: what lies under its things and over them, and where they stand. */
export type Frame = {
  /** Reel by reel, each from its first row. */
  cells: readonly Cell[]
  /** What each reel shows its things through. */
  windows: readonly Window[]
  /** How wide a thing is, and how much higher than that. */
  thing: { size: number; stretch: number }
  back: string
  front: string
  /** How far both reach over the box. */
  bleed?: number
  /** What each reel lies on, over the back, where it moves by itself. */
  cloths?: readonly Part[]
  /** What closes before the things, from the left and from the right. */
  drapes?: readonly [Part, Part]
  /** How far it goes on at both sides of its box, where the page is wider. */
  beside?: number
  labels: readonly Label[]
  /** How cells that win are marked. */
  mark: (won: readonly number[]) => Layers
}

export type DrawFrame = (form: PageForm, look: Look) => Frame
/** A frame whose reels can be turned. */
export type DrawReels = (form: Form, look: Look) => Frame

/** Whose details it has: an upright machine's are as fine as its page's. */
export const pageFormOf = (form: Form): PageForm => (form === 'wide' ? 'wide' : 'tall')

type Grid = {
  reels: number
  rows: number
  x: number
  y: number
  w: number
  h: number
  isTurned?: boolean
  gap?: number
}

/** The cells of a grid: reels side by side, or one below the other where the machine is turned. */
export function cellsOf({ reels, rows, x, y, w, h, isTurned = false, gap = 0 }: Grid): Cell[] {
  return Array.from({ length: reels * rows }, (_, at) => {
    const [reel, row] = [Math.floor(at / rows), at % rows]
    const [across, down] = isTurned ? [row, reel] : [reel, row]
    return { reel, row, x: x + (across + 0.5) * w + across * gap, y: y + (down + 0.5) * h, w, h }
  })
}

/** A window round the cells of each reel. */
export function windowsOf(cells: readonly Cell[]): Window[] {
  const reels = Math.max(...cells.map(({ reel }) => reel)) + 1
  return Array.from({ length: reels }, (_, at) =>
    around(
      cells
        .filter(({ reel }) => reel === at)
        .map(({ x, y, w, h }) => [x - w / 2, y - h / 2, w, h] as const),
    ),
  )
}

/** The least window that all of these lie in. */
export function around(windows: readonly Window[]): Window {
  const left = Math.min(...windows.map(([x]) => x))
  const top = Math.min(...windows.map(([, y]) => y))
  const right = Math.max(...windows.map(([x, , w]) => x + w))
  const bottom = Math.max(...windows.map(([, y, , h]) => y + h))
  return [left, top, right - left, bottom - top]
}

/** The cells of these numbers. */
export const among = (cells: readonly Cell[], won: readonly number[]): Cell[] =>
  won.flatMap((at) => cells[at] ?? [])
