/** Where everything on the stage lies, of its width and height in CSS pixels. */
export type Size = { width: number; height: number }
export type Point = readonly [x: number, y: number]

const FROM = [0.075, 0.87] as const
const BEND = [0.56, 0.88] as const
const TO = [0.78, 0.26] as const
/** Below this the kite is still on its way up to its place, and the axes do not move. */
export const SETTLED = 160
/** Tall stages are phones. */
export const isTall = ({ width }: Size): boolean => width < 600

/** Of what is drawn on the string: on a low stage it is smaller. */
export const drawnScale = (size: Size): number =>
  isTall(size) ? 0.6 : Math.min(1, Math.max(0.55, size.height / 560))

const scaled = ([x, y]: readonly [number, number], { width, height }: Size): Point => [
  x * width,
  y * height,
]
const mix = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
]

/** The reel that pays the string out. */
export const spoolAt = (size: Size): Point => scaled(FROM, size)
/** The kite before it takes off. */
export const restAt = (size: Size): Point => scaled([0.24, isTall(size) ? 0.72 : 0.62], size)

/** What the axis shows at the height of the kite's place, hundredths. */
export const topOf = (multiplier: number): number => Math.max(SETTLED, multiplier)

/** The height of a multiplier on the stage: 1.00 lies at the reel, the top at the kite's place. */
export const heightOf = (multiplier: number, top: number, { height }: Size): number =>
  (FROM[1] - ((multiplier - 100) / (top - 100)) * (FROM[1] - TO[1])) * height

/** The place on the string's shape (0 to 1) that lies so high. */
export function shareAt(multiplier: number, top: number): number {
  const wanted = (multiplier - 100) / (top - 100)
  // y(t) from the reel: 2t(1 − t)·bend + t²·end, both downwards.
  const [bend, end] = [BEND[1] - FROM[1], TO[1] - FROM[1]]
  const a = end - 2 * bend
  const root = Math.sqrt(bend * bend + a * wanted * end)
  return Math.min(1, Math.max(0, (-bend - root) / a))
}

/** A point of the string, and how it runs there, in radians. */
export function onString(share: number, size: Size): { at: Point; angle: number } {
  const [from, bend, to] = [scaled(FROM, size), scaled(BEND, size), scaled(TO, size)]
  const [one, other] = [mix(from, bend, share), mix(bend, to, share)]
  return { at: mix(one, other, share), angle: Math.atan2(other[1] - one[1], other[0] - one[0]) }
}

/** The string from the reel up to a share of its shape: where it bends, and where it ends. */
export const stringTo = (share: number, size: Size): { bend: Point; end: Point } => ({
  bend: mix(scaled(FROM, size), scaled(BEND, size), share),
  end: onString(share, size).at,
})

const TICKS = [100, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]
/** Two lines of the axis are so far apart, of the stage's height. */
const TICKS_APART = 0.11

/** The multipliers that the axis names, the lowest first: those that find room. */
export function ticksFor(top: number, size: Size): number[] {
  const shown: number[] = []
  for (const tick of TICKS.filter((one) => one <= top * 1.25).reverse()) {
    const above = shown[0]
    const gap = above === undefined ? 1 : heightOf(tick, top, size) - heightOf(above, top, size)
    if (above === undefined || gap >= TICKS_APART * size.height) shown.unshift(tick)
  }
  return shown
}
