import { at, round1, star, wedge } from '../../../screens/kit/art/shapes.ts'
import { PLACES, type Place, RING } from '../ring.ts'

/** Ground and ink of each place; its number or name is always there too. */
export const GLAZES: Record<Place, readonly [ground: string, ink: string]> = {
  '1': ['#1E3F9E', '#F7F0DF'],
  '3': ['#0D6E78', '#F7F0DF'],
  '6.5': ['#DB9730', '#1D1000'],
  '16': ['#0D6B4B', '#F7F0DF'],
  '25': ['#C4412E', '#FFF1E8'],
  '50': ['#6B3252', '#FFE3EF'],
  lale: ['#F7F0DF', '#A62F20'],
  nar: ['#0A0F24', '#FFCE73'],
}

export const SPIN_MS = 9_000
const WIDTH = 360 / RING.length
const TURNS = 6
const RADIUS = 238
const HUB = 0.34
const EDGE = 0.96

/** The turn that brings this segment under the pointer, degrees from 0 up to 360. */
export const restOf = (segment: number): number => (360 - segment * WIDTH) % 360

/**
 * The turn at a moment of the spin: it leaves where the last round stopped, and is slow at the pegs for
 * its last two seconds. The same for everybody who looks at this moment.
 */
export function turnAt(sinceMs: number, from: number, to: number): number {
  const start = restOf(from)
  const way = TURNS * 360 + ((restOf(to) - start + 360) % 360)
  const part = Math.min(1, Math.max(0, sinceMs / SPIN_MS))
  return start + way * (1 - (1 - part) ** 3.4)
}

const tulip =
  '<path d="M0 12C-11 10 -13 -4 -10 -16L-4 -8L0 -18L4 -8L10 -16C13 -4 11 10 0 12Z" fill="#E5563F" stroke="#0A0F24" stroke-width="1.6" stroke-linejoin="round"/><path d="M0 12V24M0 20C-6 20 -9 16 -10 11M0 20C6 20 9 16 10 11" fill="none" stroke="#0D5A45" stroke-width="2.6" stroke-linecap="round"/>'
const pomegranate =
  '<path d="M0 -12C-14 -12 -16 14 0 15C16 14 14 -12 0 -12ZM-5 -12L-7 -21L0 -16L7 -21L5 -12Z" fill="#E5563F" stroke="#F7F0DF" stroke-width="1.6" stroke-linejoin="round"/><circle cx="-3" r="2" fill="#FFE9BD"/><circle cx="4" cy="4" r="2" fill="#FFE9BD"/><circle cx="-1" cy="8" r="2" fill="#FFE9BD"/>'

/** What a place is drawn as on the wheel, upright at the origin; text for numbers. */
export const signOf = (place: Place): string | undefined =>
  ({ lale: tulip, nar: pomegranate })[place as string]

/** The wheel at turn 0, its first segment under the pointer; `text` writes a place. */
export function rotor(text: (place: Place) => string): string {
  const segments = RING.map((place, segment) => {
    const [ground, ink] = GLAZES[place]
    const centre = segment * WIDTH
    const from = centre - WIDTH / 2 - 90
    const peg = at(0, 0, RADIUS * 0.985, from)
    const sign = signOf(place)
    const label = sign
      ? `<g transform="rotate(${round1(centre)}) translate(0 ${-RADIUS * 0.86}) scale(.8)">${sign}</g>`
      : `<text transform="rotate(${round1(centre)}) translate(0 ${-RADIUS * 0.86})" text-anchor="middle" font-size="17" fill="${ink}">${text(place)}</text>`
    return `<path d="${wedge(RADIUS * HUB, RADIUS * EDGE, from, from + WIDTH)}" fill="${ground}" stroke="#0A0F24" stroke-width="1.6"/>${label}<circle cx="${round1(peg[0])}" cy="${round1(peg[1])}" r="3.2" fill="#FFE9BD" stroke="#0A0F24"/>`
  })
  return segments.join('')
}

/** Round the segment under the pointer. */
export const RING_ROUND = `<path d="${wedge(RADIUS * HUB, RADIUS * EDGE, -90 - WIDTH / 2, -90 + WIDTH / 2)}" fill="none" stroke="#FFCE73" stroke-width="5" stroke-linejoin="round"/>`

export const RIM = `<circle r="${RADIUS * 1.07}" cy="8" fill="#05081A" fill-opacity=".5"/><circle r="${RADIUS * 1.06}" fill="#F7F0DF"/><circle r="${RADIUS * 1.035}" fill="#27B9B4"/><circle r="${RADIUS * 1.012}" fill="#0A1650"/>`

export const HUB_DRAWING = `<circle r="${RADIUS * 0.345}" fill="#F7F0DF"/><circle r="${RADIUS * 0.325}" fill="#14307F"/><path d="${star(0, 0, 12, RADIUS * 0.31, 0.74)}" fill="#0A1650" stroke="#8DB4F4" stroke-opacity=".7" stroke-width="1.5"/><path d="${star(0, 0, 8, RADIUS * 0.235)}" fill="#27B9B4" stroke="#F7F0DF" stroke-width="2.5"/><path d="${star(0, 0, 16, RADIUS * 0.13, 0.72)}" fill="#F2B441" stroke="#0A0F24" stroke-width="1.6"/><path d="${star(0, 0, 8, RADIUS * 0.06)}" fill="#E5563F" stroke="#0A0F24" stroke-width="1.4"/>`

/** How many segments of the wheel a place has. */
export const SEGMENTS: ReadonlyMap<Place, number> = new Map(
  PLACES.map((place) => [place, RING.filter((one) => one === place).length]),
)
