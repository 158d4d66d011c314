import { hash } from '@zar/art'
import { drawBall } from '../../../screens/kit/art/ball.ts'
import { range } from '../../shuffle.ts'
import { BALLS, PICKED } from '../rules.ts'
import { BALL } from './kure-now.ts'

type Canvas = CanvasRenderingContext2D
type Point = readonly [x: number, y: number]

/** One look at the globe, its tube and its tray. */
export type Scene = {
  drawn: readonly number[]
  /** How far the last of them has come; it lies in the tray once this is over. */
  ballMs: number
  /** 0 at rest, 1 in full swirl. */
  stir: number
  nowMs: number
}

const [WIDTH, HEIGHT] = [1_076, 700]
const GLOBE = { x: 538, y: 262, r: 168 }
const [SMALL, IN_TUBE, IN_TRAY] = [46, 40, 84]
const ORBITS = 12
const TRAY = { x: 362, y: 608, step: 103 }
const TUBE: readonly [Point, Point, Point, Point] = [
  [676, 352],
  [742, 372],
  [742, 452],
  [800, 470],
]

const share = (word: string): number => (hash(word) % 1_000) / 1_000
const mix = (one: number, other: number, at: number): number => one + (other - one) * at
const ease = (at: number): number => at * at * (3 - 2 * at)
const part = (ms: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (ms - from) / (to - from)))

/** Draws what moves; the studio behind is a picture of its own. */
export function paint(
  context: Canvas,
  { width, height }: { width: number; height: number },
  scene: Scene,
): void {
  const scale = Math.min(width / WIDTH, height / HEIGHT)
  context.clearRect(0, 0, width, height)
  context.save()
  context.translate((width - WIDTH * scale) / 2, height - HEIGHT * scale)
  context.scale(scale, scale)
  paintGlobe(context, scene)
  paintTray(context, scene)
  context.restore()
}

function paintGlobe(context: Canvas, { drawn, ballMs, stir, nowMs }: Scene): void {
  const last = ballMs < BALL.stirredMs ? drawn.at(-1) : undefined
  const inside = range(1, BALLS).filter((ball) => ball === last || !drawn.includes(ball))
  for (const ball of inside) ballAt(context, ball, whereIn(ball, stir, nowMs), SMALL)
  context.lineWidth = 7
  context.strokeStyle = '#F2B441'
  context.fillStyle = 'rgb(216 251 240 / 0.07)'
  context.beginPath()
  context.arc(GLOBE.x, GLOBE.y, GLOBE.r, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
  context.lineWidth = 3
  context.strokeStyle = 'rgb(242 180 65 / 0.6)'
  context.beginPath()
  context.ellipse(GLOBE.x, GLOBE.y, GLOBE.r, 54, 0, 0, 2 * Math.PI)
  context.stroke()
  context.lineWidth = 10
  context.lineCap = 'round'
  context.strokeStyle = 'rgb(255 255 255 / 0.45)'
  context.stroke(new Path2D('M424 176C446 136 480 118 508 112'))
}

/** At rest in a heap at the bottom; stirred on one of twelve orbits. */
function whereIn(ball: number, stir: number, nowMs: number): Point {
  const angle = share(`kure-a${ball}`) * Math.PI
  const depth = Math.sqrt(share(`kure-d${ball}`))
  const heapX = GLOBE.x + Math.cos(angle) * depth * (GLOBE.r - 34)
  const heapY = GLOBE.y + 20 + Math.sin(angle) * depth * (GLOBE.r - 50)
  const orbit = ball % ORBITS
  const turn = nowMs / (620 + orbit * 70) + share(`kure-o${ball}`) * 2 * Math.PI
  const [wide, high] = [50 + (orbit % 4) * 28, 40 + ((orbit * 5) % 7) * 14]
  const tilt = (orbit * Math.PI) / ORBITS
  const [x, y] = [Math.cos(turn) * wide, Math.sin(turn * (1 + (orbit % 3) * 0.31)) * high]
  const flownX = GLOBE.x + x * Math.cos(tilt) - y * Math.sin(tilt)
  const flownY = GLOBE.y + x * Math.sin(tilt) + y * Math.cos(tilt)
  return [mix(heapX, flownX, ease(stir)), mix(heapY, flownY, ease(stir))]
}

function paintTray(context: Canvas, { drawn, ballMs }: Scene): void {
  for (const at of range(0, PICKED - 1)) {
    const ball = drawn[at]
    const isLast = at === drawn.length - 1
    if (ball !== undefined && !(isLast && ballMs < BALL.landedMs))
      ballAt(context, ball, placeInTray(at), IN_TRAY)
    else paintPlace(context, at)
  }
  const last = drawn.at(-1)
  if (last === undefined || ballMs < BALL.stirredMs || ballMs >= BALL.landedMs) return
  const risen = part(ballMs, BALL.stirredMs, BALL.risenMs)
  const rolled = ease(part(ballMs, BALL.risenMs, BALL.landedMs))
  if (rolled === 0) {
    ballAt(context, last, inTube(ease(risen)), IN_TUBE)
    return
  }
  const [from, to] = [inTube(1), placeInTray(drawn.length - 1)]
  const where: Point = [mix(from[0], to[0], rolled), mix(from[1], to[1], rolled ** 2)]
  ballAt(context, last, where, mix(IN_TUBE, IN_TRAY, rolled))
}

const placeInTray = (at: number): Point => [TRAY.x + at * TRAY.step, TRAY.y]

/** A cubic Bézier curve. */
function inTube(at: number): Point {
  const left = 1 - at
  const weights = [left ** 3, 3 * left ** 2 * at, 3 * left * at ** 2, at ** 3]
  const along = (axis: 0 | 1) =>
    TUBE.reduce((sum, point, knot) => sum + point[axis] * (weights[knot] ?? 0), 0)
  return [along(0), along(1)]
}

function paintPlace(context: Canvas, at: number): void {
  const [x, y] = placeInTray(at)
  context.save()
  context.lineWidth = 2.5
  context.setLineDash([8, 7])
  context.strokeStyle = 'rgb(247 240 223 / 0.45)'
  context.beginPath()
  context.arc(x, y, 40, 0, 2 * Math.PI)
  context.stroke()
  context.fillStyle = '#BCC4DF'
  context.textAlign = 'center'
  context.font = `600 24px ${context.canvas.dataset.font ?? 'sans-serif'}`
  context.fillText(String(at + 1), x, y + 8)
  context.restore()
}

function ballAt(context: Canvas, ball: number, [x, y]: Point, size: number): void {
  context.save()
  context.translate(x, y)
  context.scale(size / 100, size / 100)
  drawBall(context, ball)
  context.restore()
}
