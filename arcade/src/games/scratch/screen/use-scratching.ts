import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Emblem } from '../rules.ts'
import { ENOUGH, type Spot } from './erased.ts'
import { type Sheet, sheetOn } from './sheet.ts'

/** Beyond so many pixels a press is a stroke. */
const STILL_PX = 6

type Scratching = {
  /** Of a box that may be scratched; undefined for any other. */
  emblemOf: (box: number) => Emblem | undefined
  open: (boxes: readonly number[]) => void
}

type Stroke = { down: Spot; last: Spot; hasMoved: boolean }

/** Strokes of mouse, pen and finger over the board, and the boxes that they open. */
export function useScratching({ emblemOf, open }: Scratching) {
  const canvases = useRef(new Map<number, HTMLCanvasElement>())
  const sheets = useRef(new WeakMap<HTMLCanvasElement, Sheet>())
  const stroke = useRef<Stroke>(undefined)
  const coin = useRef<HTMLDivElement>(null)

  const rub = (from: Spot, to: Spot) => {
    const erased: number[] = []
    for (const [box, canvas] of canvases.current) {
      const emblem = emblemOf(box)
      const { left, top, width } = canvas.getBoundingClientRect()
      const within = ([x, y]: Spot): Spot => [(x - left) / width, (y - top) / width]
      const [a, b] = [within(from), within(to)]
      if (!emblem || !isNear(a, b)) continue
      const sheet = sheets.current.get(canvas) ?? sheetOn(canvas, emblem)
      sheets.current.set(canvas, sheet)
      if (sheet.rub(a, b) >= ENOUGH) erased.push(box)
    }
    if (erased.length > 0) open(erased)
  }
  const moveCoin = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    if (coin.current)
      coin.current.style.transform = `translate(${clientX - left}px, ${clientY - top}px)`
  }
  const move = (event: PointerEvent) => {
    moveCoin(event)
    const now = stroke.current
    if (!now || event.buttons === 0) return
    const to: Spot = [event.clientX, event.clientY]
    now.hasMoved ||= Math.hypot(to[0] - now.down[0], to[1] - now.down[1]) > STILL_PX
    if (now.hasMoved) rub(now.last, to)
    now.last = to
  }
  return {
    coin,
    canvasOf: (box: number) => (canvas: HTMLCanvasElement | null) => {
      if (canvas) canvases.current.set(box, canvas)
      else canvases.current.delete(box)
    },
    /** A stroke that ended on the box where it began is no press. */
    isPress: ({ detail }: MouseEvent) => detail === 0 || !stroke.current?.hasMoved,
    board: {
      onPointerDown: (event: PointerEvent) => {
        const down: Spot = [event.clientX, event.clientY]
        stroke.current = { down, last: down, hasMoved: false }
        moveCoin(event)
      },
      onPointerEnter: ({ clientX, clientY }: PointerEvent) => {
        if (stroke.current) stroke.current.last = [clientX, clientY]
      },
      onPointerMove: move,
    },
  }
}

/** Whether a line comes within the brush's reach of the box. */
function isNear(a: Spot, b: Spot): boolean {
  const reach = 0.15
  return [0, 1].every((axis) => {
    const [from, to] = [a[axis] ?? 0, b[axis] ?? 0]
    return Math.max(from, to) > -reach && Math.min(from, to) < 1 + reach
  })
}
