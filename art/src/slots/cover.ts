import { readPart } from '../emblems/part.ts'
import { hash } from '../hash.ts'
import { blend } from '../palette.ts'
import { type ThingName, thingOf } from './chests.ts'
import { GLAZES, luminance } from './drawing/glazes.ts'
import { starOf } from './drawing/pen.ts'
import { picture } from './drawing/scope.ts'
import { GROUNDS } from './grounds/index.ts'
import { tas } from './hands/cut.ts'
import { drawThing, placed } from './thing.ts'
import type { MachineName, SlotTitle } from './title.ts'

type Place = readonly [x: number, y: number, size: number]
type Composition = { hero: Place; sides: readonly [Place, Place] }

/** Where the hero and its companions stand in each machine's window. */
const WINDOWS: Record<MachineName, Composition> = {
  classic: {
    hero: [150, 157, 150],
    sides: [
      [16, 92, 74],
      [284, 226, 74],
    ],
  },
  lines: {
    hero: [150, 182, 172],
    sides: [
      [84, 276, 70],
      [216, 276, 70],
    ],
  },
  'ways-243': {
    hero: [150, 140, 116],
    sides: [
      [36, 224, 76],
      [264, 206, 84],
    ],
  },
  'ways-1024': {
    hero: [150, 160, 170],
    sides: [
      [88, 266, 66],
      [212, 266, 66],
    ],
  },
  cascade: {
    hero: [150, 164, 148],
    sides: [
      [92, 268, 76],
      [208, 268, 76],
    ],
  },
  cluster: {
    hero: [150, 160, 148],
    sides: [
      [72, 74, 78],
      [226, 250, 84],
    ],
  },
  hold: {
    hero: [150, 160, 160],
    sides: [
      [46, 276, 74],
      [254, 276, 74],
    ],
  },
  expanding: {
    hero: [150, 170, 178],
    sides: [
      [62, 76, 72],
      [240, 82, 66],
    ],
  },
  sticky: {
    hero: [150, 156, 150],
    sides: [
      [82, 252, 62],
      [218, 252, 62],
    ],
  },
  pick: {
    hero: [150, 212, 158],
    sides: [
      [84, 70, 72],
      [216, 70, 72],
    ],
  },
  storm: {
    hero: [150, 184, 168],
    sides: [
      [66, 264, 58],
      [234, 112, 56],
    ],
  },
  anywhere: {
    hero: [150, 162, 150],
    sides: [
      [60, 74, 72],
      [244, 254, 74],
    ],
  },
}

/** On a ground of its own a title's companions stand at the sill. */
const STANDING: Composition = {
  hero: [150, 164, 158],
  sides: [
    [56, 272, 70],
    [244, 272, 70],
  ],
}

const HERO_OF: Partial<Record<MachineName, Place>> = {
  expanding: [150, 172, 158],
  cascade: [150, 164, 156],
}

/** The grounds that show the machine itself. */
const MACHINE_GROUNDS = new Set<string>([
  'drums',
  'kiosk',
  'banner',
  'stage',
  'arch',
  'tray',
  'bowl',
  'print',
  'page',
  'cupboard',
  'loom',
  'armillary',
])

function compositionOf({ machine, cover }: SlotTitle): Composition {
  if (MACHINE_GROUNDS.has(cover.ground)) return WINDOWS[machine]
  return { ...STANDING, hero: HERO_OF[machine] ?? STANDING.hero }
}

/** Machines whose hero stands on something. */
const STANDS = new Set<MachineName>(['pick', 'sticky', 'lines'])
/** Machines whose companions are behind the hero's shade. */
const BEHIND = new Set<MachineName>(['ways-243', 'pick'])

const at = (drawing: string, [x, y, size]: Place): string => placed(drawing, x, y, size)

/** Gears and star stones keep their own hand; beside an incised hero everything does. */
function companion(name: ThingName, { hand }: SlotTitle): string {
  const isOwn = hand === null || hand === 'tas' || /\.(disli|tas\d)$/.test(name)
  return isOwn ? drawThing(thingOf(name)) : drawThing(thingOf(name), hand)
}

function hero({ cover, hand, colours }: SlotTitle): string {
  const thing = thingOf(cover.hero)
  if (hand !== 'tas' || 'drawing' in thing) return drawThing(thing, hand ?? undefined)
  const cut = { groove: blend(colours.deep, '#000000', 0.3), lip: '#FFFDF2' }
  return tas(
    thing.parts.map((line) => readPart(line, GLAZES)),
    cut,
  )
}

/** Where the title's ground begins; its brow rises in the middle. */
const SILL = 308

function sill({ colours: { accent, plate } }: SlotTitle): string {
  const rim = luminance(accent) > 0.45 ? accent : '#F2B441'
  const edge = (up: number) => {
    const y = SILL - up
    return `M-4 404V${y}H90C120 ${y} 129 ${y - 10} 150 ${y - 19}C171 ${y - 10} 180 ${y} 210 ${y}H304V404Z`
  }
  return [
    `<path d="${edge(9)}" fill="${plate}" fill-opacity=".5"/>`,
    `<path d="${edge(6)}" fill="#F7F0DF"/>`,
    `<path d="${edge(3.4)}" fill="${rim}"/>`,
    `<path d="${edge(0)}" fill="${plate}"/>`,
    `<path d="${starOf(150, SILL + 3, 8, 7)}" fill="${rim}"/>`,
    `<circle cx="150" cy="${SILL + 3}" r="2" fill="${plate}"/>`,
  ].join('')
}

const shade = ([x, y, size]: Place): string =>
  `<ellipse cx="${x}" cy="${y + size * 0.46}" rx="${size * 0.42}" ry="${size * 0.07}" fill="#05030c" fill-opacity=".3"/>`

/**
 * A slot's cover, 3:4: a window into its machine, with its hero and two companions. The lower part
 * stays calm: the page sets the name there as text.
 */
export function slotCover(title: SlotTitle, { w = 300, h = 400 } = {}): string {
  const { code, machine, colours, cover } = title
  const { hero: place, sides } = compositionOf(title)
  const word = `c${code.slice('zar_'.length).replaceAll('_', '')}`
  const companions = cover.sides.map((name, i) =>
    at(companion(name, title), sides[i === 0 ? 0 : 1]),
  )
  const isBehind = BEHIND.has(machine)
  const drawing = [
    GROUNDS[cover.ground](colours, word),
    ...(isBehind ? companions : []),
    STANDS.has(machine) ? shade(place) : '',
    ...(isBehind ? [] : companions),
    at(hero(title), place),
    sill(title),
  ].join('')
  return picture(drawing, { box: '0 0 300 400', ids: `s${hash(code).toString(36)}`, w, h })
}
