import { hash } from '@zar/art'
import type { Gait } from '@zar/art/studio/horse'
import { star } from '../../../screens/kit/art/shapes.ts'
import { skyline } from '../../../screens/kit/art/skyline.ts'
import type { RaceCard } from '../cards.ts'
import type { Horse, Splits } from '../race.ts'
import { cameraAt, FIELD, wayAt } from './film.ts'
import { drawHorse } from './horse.ts'

/** One look at the race. */
export type Scene = {
  track: RaceCard['track']
  /** None before it runs. */
  splits: Splits | undefined
  runMs: number
  isStanding: boolean
}
type Canvas = CanvasRenderingContext2D
type Size = { width: number; height: number }
/** What of the scene's width the frame shows. */
type Seen = { from: number; to: number }

/** The scene's own size; a frame of another shape shows its middle. */
const [WIDTH, HEIGHT] = [1_076, 700]
/** Of the frame: where the camera has the first horse, and how long the way is. */
const [FIRST_X, WAY] = [800, 8_000]
const STALL_X = 240
const [GROUND_Y, LANES_Y, LANE] = [262, 312, 37]
/** A wide frame shows at least so much of the height, from below. */
const SEEN_HEIGHT = 520
/** At the start the far horses stand further on. */
const STALL_STEP = 22
/** The near lanes are larger. */
const [FAR_SCALE, SCALE_STEP] = [0.62, 0.035]
/** How much of the camera's way each layer goes. */
const PARALLAX = { trees: 0.3, rail: 1, turf: 1.4 }
const GROUNDS = {
  sand: { far: '#C79A5B', near: '#8C5A2A', mark: '#F7E3BE' },
  turf: { far: '#3E9A5C', near: '#1C6A3C', mark: '#D8FBCF' },
} as const
const GALLOP_MS = 95

/** Draws the whole scene, sky first. */
export function paint(context: Canvas, { width, height }: Size, scene: Scene): void {
  const scale = Math.max(Math.min(width / WIDTH, height / SEEN_HEIGHT), height / HEIGHT)
  context.save()
  context.translate((width - WIDTH * scale) / 2, height - HEIGHT * scale)
  context.scale(scale, scale)
  const camera = scene.splits ? cameraAt(scene.splits, scene.runMs) * WAY : 0
  const seen = { from: (WIDTH - width / scale) / 2, to: (WIDTH + width / scale) / 2 }
  paintSky(context)
  paintTrees(context, camera * PARALLAX.trees, seen)
  paintTrack(context, scene.track, camera, seen)
  paintPost(context, FIRST_X + WAY - camera)
  for (const horse of FIELD) paintHorse(context, horse, scene, camera)
  context.fillStyle = '#14614A'
  context.fillRect(-600, 672, 2_300, 100)
  context.fillStyle = '#F7F0DF'
  context.fillRect(-600, 668, 2_300, 9)
  context.restore()
}

const CITY = new Map<string, Path2D>()
/** Of the crash game's city, as a path. */
function cityPath(): Path2D {
  const known = CITY.get('city')
  if (known) return known
  const of = { y: 214, seed: 21, fill: '' }
  const [, outline = ''] = /d="([^"]*)"/.exec(skyline(of, { width: WIDTH, height: 300 })) ?? []
  const path = new Path2D(outline)
  CITY.set('city', path)
  return path
}

function paintSky(context: Canvas): void {
  const sky = context.createLinearGradient(0, -300, 0, 300)
  sky.addColorStop(0, '#1F57A8')
  sky.addColorStop(0.7, '#8CC3E8')
  sky.addColorStop(1, '#F6D9A8')
  context.fillStyle = sky
  context.fillRect(-600, -300, 2_300, 600)
  context.fillStyle = '#FFF1CC'
  context.beginPath()
  context.arc(230, 92, 46, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = '#3E6FB0'
  for (const x of [-WIDTH, 0, WIDTH]) {
    context.save()
    context.translate(x, 0)
    context.fill(cityPath())
    context.restore()
  }
  context.fillStyle = '#2C7A5A'
  context.fill(new Path2D('M-600 214C-200 172 100 190 340 206S800 180 1700 210V280H-600Z'))
}

const [TREE, TREE_COLOURS] = [42, ['#0D5A45', '#127F5A', '#0F6B4E']]

function paintTrees(context: Canvas, way: number, { from, to }: Seen): void {
  context.fillStyle = '#14614A'
  context.fillRect(-600, 236, 2_300, 30)
  const first = Math.floor((way + from) / TREE) - 1
  for (let at = first; at * TREE - way < to + TREE; at++) {
    context.fillStyle = TREE_COLOURS[((at % 3) + 3) % 3] ?? ''
    context.beginPath()
    context.arc(at * TREE - way, 238 + (((at % 3) + 3) % 3) * 5, 17, 0, 2 * Math.PI)
    context.fill()
  }
}

const [POST, TUFT] = [76, 170]

function paintTrack(
  context: Canvas,
  track: RaceCard['track'],
  camera: number,
  { from, to }: Seen,
): void {
  const { far, near, mark } = GROUNDS[track]
  const ground = context.createLinearGradient(0, GROUND_Y, 0, HEIGHT)
  ground.addColorStop(0, far)
  ground.addColorStop(1, near)
  context.fillStyle = ground
  context.fillRect(from, GROUND_Y, to - from, HEIGHT)
  context.fillStyle = '#F7F0DF'
  context.fillRect(from, GROUND_Y - 3, to - from, 7)
  const rail = camera * PARALLAX.rail
  for (let at = Math.floor((rail + from) / POST); at * POST - rail < to; at++)
    context.fillRect(at * POST - rail, GROUND_Y, 5, 20)
  context.fillStyle = mark
  const turf = camera * PARALLAX.turf
  for (let lane = 0; lane < 9; lane++) {
    context.globalAlpha = 0.12
    context.fillRect(from, 300 + lane * 44, to - from, 2)
    context.globalAlpha = 0.22
    const offset = hash(`tuft${lane}`) % TUFT
    for (let at = Math.floor((turf + from - offset) / TUFT); ; at++) {
      const x = at * TUFT + offset - turf
      if (x > to) break
      context.fillRect(x, 312 + lane * 44, 26 + lane * 3, 3)
    }
  }
  context.globalAlpha = 1
}

function paintPost(context: Canvas, x: number): void {
  if (x > WIDTH + 600) return
  context.save()
  context.translate(x + 26, 186)
  for (let y = 0; y < 500; y += 22) {
    context.fillStyle = (y / 22) % 2 ? '#C4412E' : '#F7F0DF'
    context.fillRect(-4.5, y, 9, 22)
  }
  context.lineWidth = 5
  context.strokeStyle = '#F7F0DF'
  context.fillStyle = '#C4412E'
  context.beginPath()
  context.arc(0, 0, 26, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
  context.fillStyle = '#F7F0DF'
  context.fill(new Path2D(star(0, 0, 8, 15)))
  context.restore()
}

function paintHorse(context: Canvas, horse: Horse, scene: Scene, camera: number): void {
  const splits = scene.splits?.[horse - 1]
  const way = splits ? wayAt(splits, scene.runMs) * WAY : 0
  // At the start all stand in a line, which the camera leaves behind.
  const start = STALL_X - FIRST_X + (FIELD.length / 2 - horse) * STALL_STEP
  const x = FIRST_X + way - camera + start * Math.max(0, 1 - camera / 900)
  const scale = FAR_SCALE + (horse - 1) * SCALE_STEP
  if (x < -300 || x > WIDTH + 400) return
  const gait = gaitOf(horse, scene)
  const bob = gait === 'gathered' ? -3 : 0
  context.save()
  context.translate(x, LANES_Y + (horse - 1) * LANE)
  context.scale(scale, scale)
  context.fillStyle = 'rgb(5 8 26 / 0.35)'
  context.beginPath()
  context.ellipse(0, 66, 92, 9, 0, 0, 2 * Math.PI)
  context.fill()
  context.translate(0, bob)
  drawHorse(context, horse, gait)
  context.restore()
}

/** Each in a step of its own. */
function gaitOf(horse: Horse, { isStanding, runMs }: Scene): Gait {
  if (isStanding) return 'standing'
  const stride = GALLOP_MS + ((horse * 7) % 25)
  return Math.floor((runMs + horse * 37) / stride) % 2 ? 'gathered' : 'stretched'
}
