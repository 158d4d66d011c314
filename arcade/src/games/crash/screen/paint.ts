import { drawBow, drawKite, drawReel, drawTail, swayAt } from './kite.ts'
import {
  drawnScale,
  heightOf,
  isTall,
  onString,
  type Point,
  restAt,
  type Size,
  shareAt,
  spoolAt,
  stringTo,
  ticksFor,
  topOf,
} from './string-shape.ts'

export type Bow = { at: number; isMine: boolean; label?: string; tiedMs: number }

/** One look at the stage. Multipliers are hundredths, and here not cut to whole ones. */
export type Scene = {
  phase: 'betting' | 'locked' | 'flying' | 'snapped' | 'closed'
  sinceMs: number
  multiplier: number
  bows: readonly Bow[]
  /** Own automatic cash-outs, dashed lines on the axis. */
  autos: readonly number[]
  tickText: (multiplier: number) => string
  /** The page's clock, for what sways. */
  nowMs: number
  isStill: boolean
}

const MINE = '#F2B441'
const OTHERS = '#8DB4F4'
const IVORY = '#F7F0DF'
/** The kite comes from where it rested onto the string's shape. */
const TAKE_OFF_MS = 700
const RISE = 40
const LOCKED_MS = 400
const TIE_MS = 160
/** Where the string parts. */
const CUT = 0.62
/** GAMES.md 6.1: after the snap. */
const SNAP = { fallsMs: 80, fallenMs: 900, goneMs: 1_600, fadesMs: 1_200 }
const WIND_FROM = 1_000
const WINDS = 8

type Canvas = CanvasRenderingContext2D
const clamp = (value: number) => Math.min(1, Math.max(0, value))
const easeOut = (share: number) => 1 - (1 - share) ** 3
const mix = (one: number, other: number, share: number) => one + (other - one) * share

/** Draws the string, its bows, the kite and the axis. The sky behind is a picture of its own. */
export function paint(context: Canvas, size: Size, scene: Scene): void {
  context.clearRect(0, 0, size.width, size.height)
  if (scene.phase === 'flying' || scene.phase === 'snapped') {
    drawAxis(context, size, scene)
    if (scene.phase === 'flying') drawFlight(context, size, scene)
    else drawSnap(context, size, scene)
  } else drawRest(context, size, scene)
  const [x, y] = spoolAt(size)
  at(context, [x, y - 6], { scale: drawnScale(size) }, () => drawReel(context))
}

function drawRest(context: Canvas, size: Size, scene: Scene): void {
  const [spool, rest] = [spoolAt(size), restAt(size)]
  const risen = scene.phase === 'locked' ? easeOut(clamp(scene.sinceMs / LOCKED_MS)) : 0
  const end: Point = [rest[0], rest[1] - RISE * risen]
  const slack = 1 - risen
  context.beginPath()
  context.moveTo(spool[0], spool[1] - 12)
  context.bezierCurveTo(
    spool[0] + 40,
    spool[1] + 20 * slack - 12 * risen,
    end[0] - 20,
    end[1] + mix(30, 90, slack),
    end[0],
    end[1],
  )
  strokeString(context, size)
  const isLimp = scene.phase !== 'locked'
  const turn = -0.14 + (scene.isStill ? 0 : swayAt(scene.nowMs) * 0.5)
  kiteAt(context, size, end, { turn, isLimp, scene })
}

function drawFlight(context: Canvas, size: Size, scene: Scene): void {
  const top = topOf(scene.multiplier)
  const share = shareAt(scene.multiplier, top)
  const { bend, end } = stringTo(share, size)
  const rest = restAt(size)
  const settled = scene.isStill ? 1 : easeOut(clamp(scene.sinceMs / TAKE_OFF_MS))
  const kite: Point = [mix(rest[0], end[0], settled), mix(rest[1] - RISE, end[1], settled)]
  const spool = spoolAt(size)
  const string = new Path2D()
  string.moveTo(...spool)
  if (scene.isStill) string.lineTo(...kite)
  else string.quadraticCurveTo(bend[0], mix(spool[1], bend[1], settled), ...kite)
  const area = new Path2D(string)
  area.lineTo(kite[0], spool[1])
  area.closePath()
  context.fillStyle = 'rgb(44 197 190 / 0.13)'
  context.fill(area)
  strokeString(context, size, string)
  if (!scene.isStill) drawWind(context, size, scene)
  for (const bow of scene.bows)
    drawTied(context, size, scene, bow, onString(shareAt(bow.at, top), size))
  const turn = 0.87 * settled - 0.14 * (1 - settled) + (scene.isStill ? 0 : swayAt(scene.nowMs))
  kiteAt(context, size, kite, { turn, isLimp: false, scene })
}

function drawSnap(context: Canvas, size: Size, scene: Scene): void {
  const { sinceMs, isStill } = scene
  const top = topOf(scene.multiplier)
  const share = shareAt(scene.multiplier, top)
  const fallen = isStill ? 1 : clamp((sinceMs - SNAP.fallsMs) / (SNAP.fallenMs - SNAP.fallsMs)) ** 2
  const spool = spoolAt(size)
  const cut = onString(share * CUT, size).at
  const drop = (point: Point): Point => [point[0], mix(point[1], spool[1], fallen * 0.9)]
  const end = drop(cut)
  context.beginPath()
  context.moveTo(...spool)
  context.quadraticCurveTo(
    mix(spool[0], cut[0], 0.7),
    mix(spool[1], size.height * 0.92, fallen),
    ...end,
  )
  context.globalAlpha = 0.75
  strokeString(context, size)
  context.globalAlpha = 1
  for (const bow of scene.bows) {
    const place = Math.min(shareAt(bow.at, top), share * CUT)
    const { at: from, angle } = onString(place, size)
    drawTied(context, size, scene, bow, { at: drop(from), angle: angle * (1 - fallen) })
  }
  const gone = isStill ? 0.6 : clamp((sinceMs - SNAP.fallsMs) / (SNAP.goneMs - SNAP.fallsMs))
  const fade = isStill ? 0 : clamp((sinceMs - SNAP.fadesMs) / (SNAP.goneMs - SNAP.fadesMs))
  const held = onString(share, size).at
  const away: Point = [held[0] + 0.18 * size.width * gone, held[1] - 0.1 * size.height * gone]
  if (fade < 1)
    kiteAt(context, size, away, {
      turn: 0.87 + 0.7 * gone,
      isLimp: true,
      scene,
      scale: mix(1, 0.78, gone),
      alpha: 1 - fade,
    })
}

type KiteLook = { turn: number; isLimp: boolean; scene: Scene; scale?: number; alpha?: number }

function kiteAt(context: Canvas, size: Size, place: Point, look: KiteLook): void {
  const { turn, isLimp, scene, scale = 1, alpha = 1 } = look
  const ms = scene.isStill ? 0 : scene.nowMs
  at(context, place, { turn, scale: scale * 0.86 * drawnScale(size) }, () => {
    context.globalAlpha = alpha
    drawTail(context, ms, isLimp)
    drawKite(context, alpha)
  })
}

function strokeString(context: Canvas, size: Size, path?: Path2D): void {
  const [edge, line] = isTall(size) ? [7, 3] : [10, 4.5]
  context.lineCap = 'round'
  for (const [width, colour] of [
    [edge, 'rgb(10 15 36 / 0.5)'],
    [line, IVORY],
  ] as const) {
    context.lineWidth = width
    context.strokeStyle = colour
    if (path) context.stroke(path)
    else context.stroke()
  }
}

type Place = { at: Point; angle: number }

/** A bow grows as it is tied; the player's own, and the newest of others, say their multiplier. */
function drawTied(
  context: Canvas,
  size: Size,
  scene: Scene,
  bow: Bow,
  { at: place, angle }: Place,
): void {
  const age = scene.isStill ? 1 : clamp((scene.nowMs - bow.tiedMs) / TIE_MS)
  const grown = age < 0.7 ? (age / 0.7) * 1.15 : mix(1.15, 1, (age - 0.7) / 0.3)
  const scale = grown * (isTall(size) ? 0.72 : 1) * 0.87
  at(context, place, { turn: angle, scale }, () => drawBow(context, bow.isMine ? MINE : OTHERS))
  if (bow.label === undefined) return
  const textSize = isTall(size) ? 13 : 15
  context.font = `600 ${textSize}px ${fontOf(context)}`
  const width = context.measureText(bow.label).width + 12
  const [x, y] = [place[0] + (isTall(size) ? 10 : 18), place[1] + (isTall(size) ? 18 : 26)]
  context.fillStyle = bow.isMine ? '#2E2735F0' : '#0D1329F0'
  context.beginPath()
  context.roundRect(x - 6, y - 17, width, 25, 8)
  context.fill()
  context.fillStyle = bow.isMine ? '#FFCE73' : '#F6F0E1'
  context.fillText(bow.label, x, y)
}

function drawAxis(context: Canvas, size: Size, { multiplier, autos, tickText }: Scene): void {
  const top = topOf(multiplier)
  const tall = isTall(size)
  context.font = `${tall ? 12 : 15}px ${fontOf(context)}`
  context.textAlign = tall ? 'start' : 'end'
  const line = (at: number, colour: string, dash: number[]) => {
    const y = heightOf(at, top, size)
    context.setLineDash(dash)
    context.strokeStyle = colour
    context.lineWidth = dash.length > 0 ? 2 : 1
    context.beginPath()
    context.moveTo(size.width * 0.05, y)
    context.lineTo(size.width * 0.97, y)
    context.stroke()
    context.setLineDash([])
    return y
  }
  for (const tick of ticksFor(top, size)) {
    const y = line(tick, 'rgb(247 240 223 / 0.1)', [])
    context.fillStyle = '#BCC4DF'
    context.fillText(tickText(tick), size.width * (tall ? 0.9 : 0.045), y + (tall ? -4 : 5))
  }
  for (const auto of autos) {
    if (auto <= top * 1.15) line(auto, 'rgb(242 180 65 / 0.6)', [8, 8])
  }
  context.textAlign = 'start'
}

/** Streaks of wind above ten, eight at most. */
function drawWind(context: Canvas, { width, height }: Size, { multiplier, nowMs }: Scene): void {
  if (multiplier < WIND_FROM) return
  context.strokeStyle = 'rgb(247 240 223 / 0.16)'
  context.lineWidth = 2
  for (let index = 0; index < WINDS; index++) {
    const part = (nowMs / 900 + index * 0.37) % 1
    const [x, y] = [width * (1.05 - 1.2 * part), height * (0.1 + ((index * 0.618) % 1) * 0.6)]
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + 60 + 20 * (index % 3), y)
    context.stroke()
  }
}

const fontOf = ({ canvas }: Canvas): string => canvas.dataset.font ?? 'sans-serif'

function at(
  context: Canvas,
  [x, y]: Point,
  to: { turn?: number; scale: number },
  draw: () => void,
) {
  context.save()
  context.translate(x, y)
  context.rotate(to.turn ?? 0)
  context.scale(to.scale, to.scale)
  draw()
  context.restore()
}
