import type { Ground } from '@zar/art/slots/grounds/ground'
import type { MachineName, PlaceName, SlotTitle } from '@zar/art/slots/title'
import type { Place } from './scenes/place.ts'

type Grounds = Record<string, Ground>

const PLACES: Record<PlaceName, () => Promise<Place>> = {
  workshop: async () => (await import('./scenes/workshop.ts')).workshop,
  'tulip-garden': async () => (await import('./scenes/tulip-garden.ts')).tulipGarden,
  valley: async () => (await import('./scenes/valley.ts')).valley,
  theatre: async () => (await import('./scenes/theatre.ts')).theatre,
  'green-valley': async () => (await import('./scenes/green-valley.ts')).greenValley,
  marbler: async () => (await import('./scenes/marbler.ts')).marbler,
  bazaar: async () => (await import('./scenes/bazaar.ts')).bazaar,
  'storm-sea': async () => (await import('./scenes/storm-sea.ts')).stormSea,
  'writing-desk': async () => (await import('./scenes/writing-desk.ts')).writingDesk,
  'coffee-house': async () => (await import('./scenes/coffee-house.ts')).coffeeHouse,
  steppe: async () => (await import('./scenes/steppe.ts')).steppe,
  'night-hill': async () => (await import('./scenes/night-hill.ts')).nightHill,
}

const GROUNDS: Record<MachineName, () => Promise<Grounds>> = {
  classic: async () => (await import('@zar/art/slots/grounds/classic')).CLASSIC,
  lines: async () => (await import('@zar/art/slots/grounds/lines')).LINES,
  'ways-243': async () => (await import('@zar/art/slots/grounds/ways-243')).WAYS_243,
  'ways-1024': async () => (await import('@zar/art/slots/grounds/ways-1024')).WAYS_1024,
  cascade: async () => (await import('@zar/art/slots/grounds/cascade')).CASCADE,
  cluster: async () => (await import('@zar/art/slots/grounds/cluster')).CLUSTER,
  hold: async () => (await import('@zar/art/slots/grounds/hold')).HOLD,
  expanding: async () => (await import('@zar/art/slots/grounds/expanding')).EXPANDING,
  sticky: async () => (await import('@zar/art/slots/grounds/sticky')).STICKY,
  pick: async () => (await import('@zar/art/slots/grounds/pick')).PICK,
  storm: async () => (await import('@zar/art/slots/grounds/storm')).STORM,
  anywhere: async () => (await import('@zar/art/slots/grounds/anywhere')).ANYWHERE,
}

const isPlace = (name: string): name is PlaceName => Object.hasOwn(PLACES, name)

/** Where a title plays. */
export async function loadPlace({ scene, machine, colours, code }: SlotTitle): Promise<Place> {
  if (isPlace(scene)) return PLACES[scene]()
  const [{ groundPlace }, grounds] = await Promise.all([
    import('./scenes/ground-place.ts'),
    GROUNDS[machine](),
  ])
  const ground = grounds[scene]
  if (ground === undefined) throw new RangeError(`no ground ${scene} of ${machine}`)
  return groundPlace(ground, colours, code)
}
