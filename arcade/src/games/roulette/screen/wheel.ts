import {
  at,
  type Point,
  pathOf,
  round1,
  rounded,
  star,
  wedge,
} from '../../../screens/kit/art/shapes.ts'
import { RED, WHEEL } from '../places.ts'

export type Colour = 'red' | 'black' | 'green'
export const colourOf = (number: number): Colour => {
  if (number === 0) return 'green'
  return RED.includes(number) ? 'red' : 'black'
}

/** The drawing's box is 504 wide round its middle. */
export const WHEEL_BOX = '-252 -252 504 504'
export const WHEEL_WIDTH = 504
const STEP = 360 / WHEEL.length
const FILLS: Record<Colour, string> = { green: '#127F5A', red: '#B23524', black: '#0B1028' }
const TRACK = { inner: 124, outer: 196, numbers: 180 }

/** Where a number's pocket is on a wheel that is not turned, degrees; 0 is to the right. */
export const pocketAngle = (number: number): number => -90 + WHEEL.indexOf(number) * STEP

const pocketPath = (number: number): string =>
  wedge(TRACK.inner, TRACK.outer, pocketAngle(number) - STEP / 2, pocketAngle(number) + STEP / 2)

const line = (from: Point, to: Point): string => `M${rounded(from)}L${rounded(to)}`

/** The part that never turns: the rim, the diamonds, the wood that the ball runs on. */
export function bowlDrawing(id: string): string {
  const diamonds = Array.from({ length: 8 }, (_, index) => {
    const angle = index * 45 + 22.5
    const [x, y] = at(0, 0, 216, angle)
    const half = index % 2 ? 5 : 7
    return `<path transform="translate(${round1(x)} ${round1(y)}) rotate(${angle})" d="M-9 0L0 ${-half}L9 0L0 ${half}Z" fill="#F7F0DF" stroke="#0A0F24"/>`
  }).join('')
  return `<defs><radialGradient id="${id}"><stop offset=".3" stop-color="#7A3F1C"/><stop offset="1" stop-color="#3A1C0C"/></radialGradient></defs><circle r="246" fill="#05081A" fill-opacity=".5" cy="6"/><circle r="242" fill="#2A1608"/><circle r="242" fill="none" stroke="#F7F0DF" stroke-width="5"/><circle r="234" fill="none" stroke="#27B9B4" stroke-width="5"/><circle r="229" fill="url(#${id})"/>${diamonds}<circle r="200" fill="#F2B441"/><circle r="198" fill="#0A0F24"/>`
}

/** The pockets with their numbers and the cone, not turned: zero is at the top. */
export function rotorDrawing(id: string): string {
  const pockets = WHEEL.map(
    (number) => `<path d="${pocketPath(number)}" fill="${FILLS[colourOf(number)]}"/>`,
  ).join('')
  const frets = WHEEL.map((number) => {
    const angle = pocketAngle(number) - STEP / 2
    return line(at(0, 0, TRACK.inner, angle), at(0, 0, TRACK.outer, angle))
  }).join('')
  const numbers = WHEEL.map((number) => {
    const angle = pocketAngle(number)
    const [x, y] = at(0, 0, TRACK.numbers, angle)
    return `<text transform="translate(${round1(x)} ${round1(y)}) rotate(${round1(angle + 90)})" y="6" text-anchor="middle" font-size="18" fill="#F7F0DF">${number}</text>`
  }).join('')
  return `<defs><radialGradient id="${id}"><stop offset=".3" stop-color="#7A3F1C"/><stop offset="1" stop-color="#3A1C0C"/></radialGradient></defs>${pockets}<path d="${frets}" stroke="#D9A441" stroke-width="1.6"/>${numbers}<circle r="160" fill="none" stroke="#F7F0DF" stroke-opacity=".35" stroke-width="1.2"/><circle r="124" fill="#3A1C0C" stroke="#F2B441" stroke-width="3"/>${coneDrawing(id)}`
}

function coneDrawing(id: string): string {
  const teeth = star(0, 0, 12, 92, 0.72)
  return `<circle r="120" fill="url(#${id})"/><path d="${star(0, 0, 12, 112, 0.72)}" fill="#14307F" stroke="#F7F0DF" stroke-width="2.5"/><path transform="rotate(15)" d="${teeth}" fill="none" stroke="#8DB4F4" stroke-opacity=".6" stroke-width="2"/><path d="${star(0, 0, 8, 66)}" fill="#27B9B4" stroke="#F7F0DF" stroke-width="2.5"/><path d="${star(0, 0, 8, 46)}" fill="#0A1650"/><path d="M-5 -74L0 -84L5 -74L5 74L0 84L-5 74ZM-74 -5L-84 0L-74 5L74 5L84 0L74 -5Z" fill="#F2B441" stroke="#0A0F24" stroke-width="1.5"/><circle r="22" fill="#F2B441" stroke="#0A0F24" stroke-width="2"/><circle r="10" fill="#FFE9BD"/>`
}

/** Round the pocket that the ball lies in; it turns with the rotor. */
export const ringDrawing = (number: number): string =>
  `<path d="${pocketPath(number)}" fill="none" stroke="#FFCE73" stroke-width="5" stroke-linejoin="round"/>`

/** The ball in the middle of its own box. */
export const BALL_DRAWING =
  '<circle cx="1.5" cy="3" r="9" fill="#05081A" fill-opacity=".5"/><circle r="9" fill="#FBF6E8" stroke="#0A0F24" stroke-width="1.2"/><circle cx="-2.5" cy="-3" r="2.6" fill="#fff"/>'

/** A small wheel without numbers. */
export const tokenDrawing = (): string =>
  `<circle r="242" fill="#3A1C0C" stroke="#F7F0DF" stroke-width="18"/>${WHEEL.map(
    (number) => `<path d="${pocketPath(number)}" fill="${FILLS[colourOf(number)]}"/>`,
  ).join('')}<path d="${pathOf([
    [0, -90],
    [90, 0],
    [0, 90],
    [-90, 0],
  ])}" fill="#27B9B4" stroke="#F7F0DF" stroke-width="10"/>`

/** Parts of a spin, ms: the ball runs on the rim, hops on two diamonds, drops into its pocket. */
export const SPIN = { rim: 4_840, hop: 90, drop: 380 } as const
export const SPIN_MS = SPIN.rim + 2 * SPIN.hop + SPIN.drop
export const RIM_RADIUS = 216
export const POCKET_RADIUS = 146
/** The rotor turns once in nine seconds; the ball runs against it. */
const ROTOR_DEGREES_PER_MS = 360 / 9_000
const BALL_DEGREES_PER_MS = (2.2 * 360) / 1_000
const SLOW_DOWN_MS = 2_600

/** After the ball is in, the rotor comes to rest within this. */
export const STOP_MS = 1_400

/** The rotor after so many milliseconds, degrees from where it stood. */
export function rotorAfter(ms: number): number {
  const slowing = Math.max(0, Math.min(STOP_MS, ms - SPIN_MS))
  const even = Math.min(ms, SPIN_MS)
  return ROTOR_DEGREES_PER_MS * (even + slowing - (slowing * slowing) / (2 * STOP_MS))
}

/** How far the ball has run against the rotor: exponentially slower. */
const runAfter = (ms: number): number =>
  BALL_DEGREES_PER_MS * SLOW_DOWN_MS * (1 - Math.exp(-ms / SLOW_DOWN_MS))

export type Ball = { degrees: number; radius: number }

const DROP_AT = SPIN.rim + 2 * SPIN.hop
/** Against the rotor when it begins to drop, and so how far from its pocket it still is then. */
const MEETING = BALL_DEGREES_PER_MS * Math.exp(-DROP_AT / SLOW_DOWN_MS) + ROTOR_DEGREES_PER_MS
const STILL_TO_GO = (MEETING * SPIN.drop) / 2

/**
 * The ball after so many milliseconds of a spin that ends in this number. Every spin runs the same
 * way and takes as long: only the angle that it starts from depends on where it ends.
 */
export function ballAfter(ms: number, number: number, rotorStart: number): Ball {
  const pocketAt = (when: number) => pocketAngle(number) + rotorStart + rotorAfter(when)
  const radius = radiusAfter(ms)
  if (ms <= DROP_AT) {
    const left = runAfter(DROP_AT) - runAfter(ms)
    return { degrees: pocketAt(DROP_AT) + STILL_TO_GO + left, radius }
  }
  const left = 1 - Math.min(1, (ms - DROP_AT) / SPIN.drop)
  return { degrees: pocketAt(ms) + STILL_TO_GO * left * left, radius }
}

function radiusAfter(ms: number): number {
  if (ms <= SPIN.rim) return RIM_RADIUS
  if (ms < DROP_AT) {
    return RIM_RADIUS - 9 * Math.abs(Math.sin((Math.PI * (ms - SPIN.rim)) / SPIN.hop))
  }
  const dropped = Math.min(1, (ms - DROP_AT) / SPIN.drop)
  // Three hops that die away while it drops.
  const hop = Math.abs(Math.sin(3 * Math.PI * dropped)) * (1 - dropped)
  return RIM_RADIUS + (POCKET_RADIUS - RIM_RADIUS) * Math.min(1, dropped * 1.4) + 20 * hop * dropped
}
