import type { ThingName } from '@zar/art/slots/chests'
import type { Hand } from '@zar/art/slots/hands/index'
import { loadThings } from '@zar/art/slots/load-things'
import { drawThing } from '@zar/art/slots/thing'
import type { SlotTitle } from '@zar/art/slots/title'
import type { Form, Frame, Look } from './frame.ts'
import type { MachineArt } from './machine-art.ts'
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

/** The frame, the place and the things of one title, and of no other. Throws where the machine has no such title. */
export async function loadSlotArt(
  title: SlotTitle,
  { frame: draw, looks, places }: MachineArt,
  names: readonly ThingName[] = thingNamesOf(title),
): Promise<SlotArt> {
  const { materials, fields } = looks
  const [material, field, load] = [materials[title.frame], fields[title.field], places[title.scene]]
  if (!material || !field || !load) throw new RangeError(`${title.code} is of another machine`)
  const [place, things] = await Promise.all([load(), loadThings(names)])
  const hand: Hand | undefined = title.hand ?? undefined
  const look: Look = { frame: title.frame, material, field, colours: title.colours }
  return {
    look,
    frame: (form) => draw(form, look),
    place,
    things: new Map([...things].map(([name, thing]) => [ownName(name), drawThing(thing, hand)])),
  }
}
