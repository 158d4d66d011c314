import { disc, polygon, round1, star, wedge } from './shapes.ts'

type Look = {
  ground: string
  inlay: string
  field: string
  ink: string
  inlays: number
  /** The field in the middle, in a box of 100 round it. */
  outline: string
}

/** Sides of the field and the count of inlays rise with the value. */
const looks: readonly [lira: number, look: Look][] = [
  [1, lookOf('#D9C9A3', '#0D6E78', '#F7F0DF', '#0A0F24', 3, disc(0, 0, 31))],
  [5, lookOf('#C4412E', '#F7F0DF', '#F7F0DF', '#0A0F24', 4, disc(0, 0, 31))],
  [10, lookOf('#2450C8', '#F7F0DF', '#F7F0DF', '#0A0F24', 5, polygon(0, 0, 4, 38, -45))],
  [25, lookOf('#127F5A', '#F7F0DF', '#F7F0DF', '#0A0F24', 6, polygon(0, 0, 5, 34))],
  [50, lookOf('#DB9730', '#0A0F24', '#0A0F24', '#FFCE73', 6, polygon(0, 0, 6, 34))],
  [100, lookOf('#14205A', '#F7F0DF', '#F7F0DF', '#0A0F24', 8, polygon(0, 0, 8, 34, -67.5))],
  [250, lookOf('#0D6E78', '#F2B441', '#F7F0DF', '#0A0F24', 8, star(0, 0, 8, 35, 0.8))],
  [500, lookOf('#6B3252', '#F2B5A4', '#F7F0DF', '#0A0F24', 10, star(0, 0, 10, 35, 0.86))],
  [1000, lookOf('#F7F0DF', '#C4412E', '#0A0F24', '#F7F0DF', 12, star(0, 0, 12, 35, 0.86))],
  [5000, lookOf('#0A0F24', '#F2B441', '#F2B441', '#0A0F24', 16, star(0, 0, 16, 35, 0.86))],
]

function lookOf(
  ground: string,
  inlay: string,
  field: string,
  ink: string,
  inlays: number,
  outline: string,
): Look {
  return { ground, inlay, field, ink, inlays, outline }
}

const LOOKS = new Map(looks)
export const CHIP_VALUES: readonly number[] = looks.map(([lira]) => lira)

/** The print of a chip: whole lira; thousands as `1B` in Turkish and `1K` in English. */
export const chipText = (lira: number, thousand: string): string =>
  lira >= 1000 ? `${lira / 1000}${thousand}` : String(lira)

function sizeOf(text: string): number {
  if (text.length > 4) return 17
  if (text.length > 3) return 20
  return text.length > 2 ? 24 : 29
}

/** A chip from above, in a box of 102 round its middle. `text` is what is printed on it. */
export function chipDrawing(lira: number, text: string): string {
  const look = LOOKS.get(lira)
  if (!look) throw new Error(`no chip is worth ${lira}`)
  const step = 360 / look.inlays
  const inlays = Array.from({ length: look.inlays }, (_, index) => {
    const middle = -90 + index * step
    return wedge(36, 48, middle - step * 0.22, middle + step * 0.22)
  }).join('')
  const size = sizeOf(text)
  return `<circle r="49" fill="#05081A" fill-opacity=".55" cy="3"/><circle r="48" fill="${look.ground}"/><path d="${inlays}" fill="${look.inlay}"/><circle r="48" fill="none" stroke="#05081A" stroke-opacity=".55" stroke-width="2"/><circle r="36.5" fill="${look.ground}" stroke="${look.inlay}" stroke-width="1.6" stroke-opacity=".8"/><path d="${look.outline}" fill="${look.field}" stroke="#05081A" stroke-opacity=".35" stroke-width="1.5" stroke-linejoin="round"/><text class="chip__text" y="${round1(size * 0.35)}" text-anchor="middle" font-size="${size}" fill="${look.ink}">${text}</text>`
}

/** The fewest chips that make up a sum of whole lira, the greatest first. */
export function chipsOf(lira: number): number[] {
  const chips: number[] = []
  let left = lira
  for (const value of CHIP_VALUES.toReversed()) {
    for (; left >= value; left -= value) chips.push(value)
  }
  return chips
}

const SHOWN = 5
const RISE = 9

/** A stack in a larger drawing: its lowest chip lies on the origin, and the top one has the text. */
export function stackDrawing(lira: number, text: string): string {
  const chips = chipsOf(lira).slice(0, SHOWN)
  return chips
    .map((value, index) => {
      const print = index === chips.length - 1 ? text : ''
      return `<g transform="translate(0 ${-index * RISE})">${chipDrawing(value, print)}</g>`
    })
    .join('')
}

/** A stack at a place of a drawing; `r` is the radius of its chips there. */
export const stackAt = (lira: number, text: string, x: number, y: number, r: number): string =>
  `<g transform="translate(${round1(x)} ${round1(y)}) scale(${Math.round((r / 49) * 1000) / 1000})">${stackDrawing(lira, text)}</g>`
