import type { ThingName } from './chests.ts'
import type { Colours } from './drawing/colours.ts'
import type { GroundName } from './grounds/index.ts'
import type { Hand } from './hands/index.ts'
import type { FieldName, MaterialName } from './looks/index.ts'

export type MachineName =
  | 'classic'
  | 'lines'
  | 'ways-243'
  | 'ways-1024'
  | 'cascade'
  | 'cluster'
  | 'hold'
  | 'expanding'
  | 'sticky'
  | 'pick'
  | 'storm'
  | 'anywhere'

/** How symbols come to their cells. */
export type Arrival =
  | 'turn'
  | 'spin'
  | 'unroll'
  | 'slide'
  | 'fall'
  | 'spread'
  | 'strike'
  | 'print'
  | 'paint'
  | 'lift'
  | 'weave'
  | 'float'

/** Where a title plays: each has a place of its own. */
export type PlaceName =
  | 'workshop'
  | 'hill-city'
  | 'ember-court'
  | 'study'
  | 'tulip-garden'
  | 'walled-orchard'
  | 'lantern-shore'
  | 'spice-road'
  | 'valley'
  | 'quay'
  | 'spring-village'
  | 'mill-coast'
  | 'theatre'
  | 'door-lane'
  | 'seven-ridges'
  | 'posting-inn'
  | 'green-valley'
  | 'tea-terraces'
  | 'thawing-ridge'
  | 'jeweller'
  | 'marbler'
  | 'weavers-room'
  | 'lime-wood'
  | 'dig'
  | 'bazaar'
  | 'deck'
  | 'mint-hall'
  | 'barn'
  | 'storm-sea'
  | 'cypress-court'
  | 'ivy-wall'
  | 'han-court'
  | 'writing-desk'
  | 'fig-tree'
  | 'pine-forest'
  | 'coffee-house'
  | 'bath'
  | 'dowry-room'
  | 'steppe'
  | 'treasury'
  | 'night-squall'
  | 'night-hill'
  | 'coral-bay'
  | 'silk-court'

export type Voice =
  | 'cag'
  | 'cam'
  | 'carkdis'
  | 'cekic'
  | 'cini'
  | 'def'
  | 'kagit'
  | 'kuyruk'
  | 'ney'
  | 'pirinc'
  | 'porselen'
  | 'su'
  | 'tak'
  | 'tas'
  | 'tel'
  | 'yun'
  | 'zil'

/** Of the scale the house plays in. */
export type Note = `${'D' | 'E♭' | 'F♯' | 'G' | 'A' | 'B♭' | 'C'}${3 | 4 | 5}`

export type Symbols = {
  high: readonly ThingName[]
  /** Small wins: of one mass, told apart by figure, count and colour. */
  low: readonly ThingName[]
  wild: ThingName | null
  scatter: ThingName | null
  /** Stands for one of the others until all of it is opened. */
  mystery?: ThingName
}

export type SlotTitle = {
  code: `zar_${string}`
  machine: MachineName
  name: { tr: string; en: string }
  /** From 1, calm, to 5. */
  volatility: 1 | 2 | 3 | 4 | 5
  colours: Colours
  /** The hand that paints the title's things; each in its own where there is none. */
  hand: Hand | null
  frame: MaterialName
  field: FieldName
  arrival: Arrival
  symbols: Symbols
  scene: PlaceName
  sound: { voices: readonly [Voice, Voice]; notes: readonly [Note, Note] }
  cover: { ground: GroundName; hero: ThingName; sides: readonly [ThingName, ThingName] }
}
