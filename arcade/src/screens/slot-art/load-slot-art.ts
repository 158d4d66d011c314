import type { ThingName } from '@zar/art/slots/chests'
import { FIELDS } from '@zar/art/slots/fields'
import type { Hand } from '@zar/art/slots/hands/index'
import { loadThings } from '@zar/art/slots/load-things'
import { MATERIALS } from '@zar/art/slots/materials'
import { drawThing } from '@zar/art/slots/thing'
import type { MachineName, SlotTitle } from '@zar/art/slots/title'
import type { Form, Frame, Look } from './frame.ts'
import { loadFrame } from './load-frame.ts'
import { loadPlace } from './load-place.ts'
import type { Place } from './scenes/place.ts'

/** All that a title's page draws. */
export type SlotArt = {
  look: Look
  frame: (form: Form) => Frame
  place: Place
  /** Each of the title's things in its hand, by the name that its rules use. */
  things: ReadonlyMap<string, string>
}

/** The names of a title's things. */
export const thingNamesOf = ({ symbols }: SlotTitle): ThingName[] => {
  const { high, low, wild, scatter, mystery } = symbols
  return [...high, ...low, wild ?? [], scatter ?? [], mystery ?? []].flat()
}

/** What a thing is called in the rules: its name without its chest. */
export const ownName = (name: ThingName): string => name.slice(name.indexOf('.') + 1)

/** Where a title plays on another machine than the one that its art was drawn for. */
type Played = { machine: MachineName; things: readonly ThingName[] }

/** The frame, the place and the things of one title, and of no other. */
export async function loadSlotArt(
  title: SlotTitle,
  { machine, things: names }: Played = { machine: title.machine, things: thingNamesOf(title) },
): Promise<SlotArt> {
  const [draw, place, things] = await Promise.all([
    loadFrame(machine),
    loadPlace(title),
    loadThings(names),
  ])
  const hand: Hand | undefined = title.hand ?? undefined
  const look: Look = {
    frame: title.frame,
    material: MATERIALS[title.frame],
    field: FIELDS[title.field],
    colours: title.colours,
  }
  return {
    look,
    frame: (form) => draw(form, look),
    place,
    things: new Map([...things].map(([name, thing]) => [ownName(name), drawThing(thing, hand)])),
  }
}
