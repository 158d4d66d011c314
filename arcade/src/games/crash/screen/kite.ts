import { star } from '../../../screens/kit/art/shapes.ts'

const INK = '#0A0F24'
const BOW = 'M0 0L-15 -8V8ZM0 0L15 -8V8Z'
const TAIL = ['#E5563F', '#F2B441', '#27B9B4']
const TAIL_BOWS = 5
/** A bow follows the one before it by so much. */
const LAG_MS = 120
const SWAY_MS = 2_400

type Piece = { path: string; fill?: string; line?: number; stroke?: string }

/** Paths as the canvas takes them, each made once. */
const PATHS = new Map<string, Path2D>()
function pathOf(d: string): Path2D {
  const path = PATHS.get(d) ?? new Path2D(d)
  PATHS.set(d, path)
  return path
}

/** The house's mark: two squares that make a star. */
const KITE: readonly Piece[] = [
  { path: star(0, 0, 8, 68, 0.8), fill: INK },
  { path: 'M42.4 -42.4L42.4 42.4L-42.4 42.4L-42.4 -42.4Z', fill: '#27B9B4', line: 2.6 },
  { path: 'M60 0L0 60L-60 0L0 -60Z', fill: '#F7F0DF', line: 2.6 },
  { path: 'M0 -60L0 60M-60 0H60', stroke: 'rgb(10 15 36 / 0.28)', line: 2 },
  {
    path: 'M0 -60L24.9 -35.1L0 -14ZM0 60L-24.9 35.1L0 14Z',
    fill: '#E5563F',
    line: 2,
  },
  {
    path: 'M60 0L35.1 24.9L14 0ZM-60 0L-35.1 -24.9L-14 0Z',
    fill: '#2450C8',
    line: 2,
  },
  { path: 'M15 0A15 15 0 1 1 -15 0A15 15 0 1 1 15 0Z', fill: '#F2B441', line: 2.6 },
  { path: star(0, 0, 8, 8, 0.6), fill: INK },
]

export function drawKite(context: CanvasRenderingContext2D, alpha = 1): void {
  context.globalAlpha = alpha
  context.lineJoin = 'round'
  for (const { path, fill, line, stroke } of KITE) {
    if (fill) {
      context.fillStyle = fill
      context.fill(pathOf(path))
    }
    if (line) {
      context.lineWidth = line
      context.strokeStyle = stroke ?? INK
      context.stroke(pathOf(path))
    }
  }
  context.globalAlpha = 1
}

/** ±3 degrees in 2.4 s, in radians. */
export const swayAt = (ms: number): number =>
  (3 * Math.PI * Math.sin((2 * Math.PI * ms) / SWAY_MS)) / 180

/** The tail as a chain of five: each bow follows the one before it a moment later. */
export function drawTail(context: CanvasRenderingContext2D, ms: number, isLimp: boolean): void {
  const points = Array.from({ length: TAIL_BOWS }, (_, index) => tailAt(index, ms, isLimp))
  context.beginPath()
  context.moveTo(0, 50)
  for (const { x, y } of points) context.lineTo(x, y)
  context.strokeStyle = '#F7F0DF'
  context.lineWidth = 2.6
  context.stroke()
  for (const [index, { x, y, turn }] of points.entries()) {
    context.save()
    context.translate(x, y)
    context.rotate(turn)
    drawBow(context, TAIL[index % TAIL.length] ?? INK)
    context.restore()
  }
}

function tailAt(index: number, ms: number, isLimp: boolean) {
  const wave = swayAt(ms - (index + 1) * LAG_MS) * (isLimp ? 40 : 160)
  const [x, y] = isLimp
    ? [-8 - 4 * index + wave, 70 + 22 * index]
    : [-26 * (index + 1), 62 + 30 * index + wave]
  return { x, y, turn: (index % 2 === 0 ? 0.5 : -0.2) + wave / 60 }
}

/** A bow tied on a string. */
export function drawBow(context: CanvasRenderingContext2D, colour: string): void {
  const bow = pathOf(BOW)
  context.fillStyle = colour
  context.strokeStyle = INK
  context.lineWidth = 2
  context.lineJoin = 'round'
  context.fill(bow)
  context.stroke(bow)
}

const REEL = {
  stand: 'M-26 34L-16 -4H16L26 34Z',
  bars: 'M-30 -24H30V-15H-30ZM-30 8H30V17H-30Z',
  thread: 'M-22 -15H22V9H-22Z',
  lines: 'M-20 -9H20M-20 -3H20M-20 3H20',
}

/** The reel at the string's beginning. */
export function drawReel(context: CanvasRenderingContext2D): void {
  context.strokeStyle = INK
  context.lineJoin = 'round'
  context.lineWidth = 2.6
  for (const [path, fill] of [
    [REEL.stand, '#8C4A25'],
    [REEL.thread, '#F7F0DF'],
    [REEL.bars, '#B97A22'],
  ] as const) {
    context.fillStyle = fill
    context.fill(pathOf(path))
    context.stroke(pathOf(path))
  }
  context.strokeStyle = '#D9C9A3'
  context.lineWidth = 2
  context.stroke(pathOf(REEL.lines))
}
