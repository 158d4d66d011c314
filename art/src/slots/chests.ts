import type { EmblemName } from '../emblems/index.ts'
import { EMBLEMS } from '../emblems/index.ts'
import type { Hand } from './hands/index.ts'
import { drawThing, emblemThing, type Thing } from './thing.ts'
import { BOOK } from './things/book.ts'
import { CLOCK } from './things/clock.ts'
import { COAST } from './things/coast.ts'
import { COFFEE } from './things/coffee.ts'
import { COPPER } from './things/copper.ts'
import { COUNTS } from './things/counts.ts'
import { CREATURES } from './things/creatures.ts'
import { MARBLING } from './things/drawn/marbling.ts'
import { STONES } from './things/drawn/stones.ts'
import { WEAVING } from './things/drawn/weaving.ts'
import { HOME } from './things/home.ts'
import { PLANTS } from './things/plants.ts'
import { SEA } from './things/sea.ts'
import { SHADOW } from './things/shadow.ts'
import { SKY } from './things/sky.ts'
import { TOWN } from './things/town.ts'
import { VALLEY } from './things/valley.ts'
import { WARES } from './things/wares.ts'

/** Every thing that is drawn, for whoever draws any title; a game's page loads its own (`load-things.ts`). */
export const CHESTS = {
  book: BOOK,
  clock: CLOCK,
  coast: COAST,
  coffee: COFFEE,
  copper: COPPER,
  counts: COUNTS,
  creatures: CREATURES,
  home: HOME,
  marbling: MARBLING,
  plants: PLANTS,
  sea: SEA,
  shadow: SHADOW,
  sky: SKY,
  stones: STONES,
  town: TOWN,
  valley: VALLEY,
  wares: WARES,
  weaving: WEAVING,
} satisfies Record<string, Record<string, Thing>>

export type ChestName = keyof typeof CHESTS

/** A thing by its chest and its name in it; the house's emblems are things too. */
export type ThingName =
  | { [C in ChestName]: `${C}.${keyof (typeof CHESTS)[C] & string}` }[ChestName]
  | `emblem.${EmblemName}`

const named = (chest: Record<string, Thing>, name: string): Thing => {
  const thing = Object.hasOwn(chest, name) ? chest[name] : undefined
  if (thing === undefined) throw new RangeError(`no thing ${name}`)
  return thing
}

export function thingOf(name: ThingName): Thing {
  const [chest = '', own = ''] = name.split('.')
  if (chest === 'emblem') return emblemThing(EMBLEMS[own as EmblemName])
  return named(CHESTS[chest as ChestName], own)
}

/** The thing in a hand, in a box of ±50. */
export const drawNamed = (name: ThingName, hand?: Hand): string => drawThing(thingOf(name), hand)

/** Every name, the emblems' too. */
export const THING_NAMES: readonly ThingName[] = [
  ...Object.entries(CHESTS).flatMap(([chest, things]) =>
    Object.keys(things).map((name) => `${chest}.${name}` as ThingName),
  ),
  ...Object.keys(EMBLEMS).map((name) => `emblem.${name}` as ThingName),
]
