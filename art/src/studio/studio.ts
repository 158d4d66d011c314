import { BAZAAR } from '../emblems/bazaar.ts'
import { paintEmblem } from '../emblems/paint.ts'
import { f1 } from '../geometry/numbers.ts'
import { star8 } from '../geometry/shape.ts'

/** Colours of a studio's wall: lit, in the dark, its straps, and the niche behind the presenter. */
export type StudioColours = { lit: string; deep: string; strap: string; niche: string }

/** Where the studio stands in its picture. */
export type StudioPlace = {
  width: number
  height: number
  /** Middle and width of the niche. */
  x: number
  nicheWidth: number
  /** Before the names of its gradients, which are global to a page. */
  ids: string
}

const IVORY = '#F7F0DF'
const NIGHT = '#070B20'
const TILE = 74
/** Beyond its picture the wall goes on, for frames of another shape. */
const [BESIDE, ABOVE] = [600, 260]

/** The tiled wall with a lit niche and two lanterns. */
export function studio(colours: StudioColours, place: StudioPlace): string {
  const { width, height, x, nicheWidth, ids } = place
  const arch = (grow: number) =>
    archPath(x, -14 + (44 - grow) / 1.8, nicheWidth + grow, height + ABOVE)
  const starY = height * 0.36
  return [
    gradients(colours, place),
    `<rect x="${-BESIDE}" y="${-ABOVE}" width="${width + 2 * BESIDE}" height="${height + 2 * ABOVE}" fill="url(#${ids}w)"/>`,
    `<path d="${straps(width, height)}" fill="none" stroke="url(#${ids}s)" stroke-width="3"/>`,
    `<path d="${arch(44)}" fill="${NIGHT}" fill-opacity=".75"/>`,
    `<path d="${arch(22)}" fill="${IVORY}"/><path d="${arch(9)}" fill="#27B9B4"/>`,
    `<path d="${arch(0)}" fill="url(#${ids}n)"/>`,
    `<path d="${star8(x, starY, nicheWidth * 0.42)}${star8(x, starY, nicheWidth * 0.33, Math.PI / 8)}" fill="none" stroke="${IVORY}" stroke-opacity=".16" stroke-width="2"/>`,
    lantern(x - nicheWidth / 2 - 110, ids),
    lantern(x + nicheWidth / 2 + 110, ids),
  ].join('')
}

function gradients(
  { lit, deep, strap, niche }: StudioColours,
  { width, height, x, nicheWidth, ids }: StudioPlace,
): string {
  const radial = (name: string, cy: number, r: number, stops: string) =>
    `<radialGradient id="${ids}${name}" gradientUnits="userSpaceOnUse" cx="${f1(x)}" cy="${f1(cy)}" r="${f1(r)}">${stops}</radialGradient>`
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  return `<defs>${[
    radial('w', height * 0.4, width * 0.6, stop(0, lit) + stop(0.5, deep) + stop(1, NIGHT)),
    radial('s', height * 0.4, width * 0.5, stop(0, strap, 0.75) + stop(1, strap, 0.08)),
    radial('n', height * 0.42, nicheWidth * 0.7, stop(0, lit) + stop(1, niche)),
    `<radialGradient id="${ids}l">${stop(0, '#FFCE73', 0.38) + stop(1, '#FFCE73', 0)}</radialGradient>`,
  ].join('')}</defs>`
}

function straps(width: number, height: number): string {
  const from = -Math.ceil(ABOVE / TILE) * TILE - 40
  const rows = Array.from(
    { length: Math.ceil((height + 80 - from) / TILE) },
    (_, i) => from + i * TILE,
  )
  const left = -Math.ceil(BESIDE / TILE) * TILE - 40
  const columns = Array.from(
    { length: Math.ceil((width + BESIDE - left) / TILE) },
    (_, i) => left + i * TILE,
  )
  return rows.flatMap((y) => columns.map((x) => star8(x, y, 41))).join('')
}

/** An ogee. */
export function archPath(x: number, top: number, width: number, base: number): string {
  const [left, right] = [x - width / 2, x + width / 2]
  const spring = top + width * 0.56
  const brow = top + width * 0.2
  const shoulder = top + width * 0.27
  return `M${f1(left)} ${f1(base)}V${f1(spring)}C${f1(left)} ${f1(brow)} ${f1(x - width * 0.1)} ${f1(shoulder)} ${f1(x)} ${f1(top - 8)}C${f1(x + width * 0.1)} ${f1(shoulder)} ${f1(right)} ${f1(brow)} ${f1(right)} ${f1(spring)}V${f1(base)}Z`
}

const lantern = (x: number, ids: string): string =>
  `<path d="M${f1(x)} ${-ABOVE}V58" stroke="#F2B441" stroke-width="3"/><circle cx="${f1(x)}" cy="108" r="120" fill="url(#${ids}l)"/>${paintEmblem(BAZAAR.fener, [x, 102], 0.96)}`

/** The table before the presenter, from its edge at `y` down. */
export function tableEdge(
  y: number,
  width: number,
  { felt, ring = '#F2B441' }: { felt: string; ring?: string },
): string {
  const edge = (offset: number) =>
    `M-800 ${y + offset}C${f1(width * 0.2)} ${y + offset - 26} ${f1(width * 0.8)} ${y + offset - 26} ${width + 800} ${y + offset}`
  return [
    `<path d="${edge(18)}V${y + 1200}H-800Z" fill="#3A1C0C"/>`,
    `<path d="${edge(24)}" fill="none" stroke="${ring}" stroke-width="4"/>`,
    `<path d="${edge(34)}V${y + 1200}H-800Z" fill="${felt}"/>`,
  ].join('')
}
