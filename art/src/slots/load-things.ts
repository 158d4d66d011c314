import type { EmblemName } from '../emblems/index.ts'
import type { EmblemPainter } from '../emblems/part.ts'
import type { ChestName, ThingName } from './chests.ts'
import type { Thing } from './thing.ts'
import { emblemThing } from './thing.ts'

type Chest = Record<string, Thing>

/** Each chest is a file of its own, so a page gets what it draws. */
const LOADERS: Record<ChestName, () => Promise<Chest>> = {
  book: async () => (await import('./things/book.ts')).BOOK,
  clock: async () => (await import('./things/clock.ts')).CLOCK,
  coast: async () => (await import('./things/coast.ts')).COAST,
  coffee: async () => (await import('./things/coffee.ts')).COFFEE,
  copper: async () => (await import('./things/copper.ts')).COPPER,
  counts: async () => (await import('./things/counts.ts')).COUNTS,
  creatures: async () => (await import('./things/creatures.ts')).CREATURES,
  home: async () => (await import('./things/home.ts')).HOME,
  marbling: async () => (await import('./things/drawn/marbling.ts')).MARBLING,
  plants: async () => (await import('./things/plants.ts')).PLANTS,
  sea: async () => (await import('./things/sea.ts')).SEA,
  shadow: async () => (await import('./things/shadow.ts')).SHADOW,
  sky: async () => (await import('./things/sky.ts')).SKY,
  stones: async () => (await import('./things/drawn/stones.ts')).STONES,
  town: async () => (await import('./things/town.ts')).TOWN,
  valley: async () => (await import('./things/valley.ts')).VALLEY,
  wares: async () => (await import('./things/wares.ts')).WARES,
  weaving: async () => (await import('./things/drawn/weaving.ts')).WEAVING,
}

type EmblemChest = Partial<Record<EmblemName, EmblemPainter>>

/** The house's emblems lie in files of their own too. */
const EMBLEM_LOADERS: readonly {
  names: readonly EmblemName[]
  load: () => Promise<EmblemChest>
}[] = [
  {
    names: ['balon', 'cay', 'fener', 'gemi', 'ibrik', 'roket', 'simit', 'ucak'],
    load: async () => (await import('../emblems/bazaar.ts')).BAZAAR,
  },
  {
    names: ['bingo', 'cark', 'kart', 'pul', 'tavla', 'top', 'yedi', 'zar'],
    load: async () => (await import('../emblems/games.ts')).GAMES,
  },
  {
    names: ['karanfil', 'kiraz', 'lale', 'nar', 'narenciye', 'uzum'],
    load: async () => (await import('../emblems/garden.ts')).GARDEN,
  },
  {
    names: ['altUst', 'cini', 'degirmen', 'fisek', 'kup', 'sedef', 'tane', 'terazi', 'ucurtma'],
    load: async () => (await import('../emblems/instant.ts')).INSTANT,
  },
  {
    names: ['anka', 'balik', 'gunes', 'hilal', 'kedi', 'tavus', 'yildirim'],
    load: async () => (await import('../emblems/sky.ts')).SKY,
  },
  {
    names: ['bakara', 'besli', 'holdem', 'ucZar', 'yirmiBir'],
    load: async () => (await import('../emblems/tables.ts')).TABLES,
  },
  {
    names: ['anahtar', 'can', 'elmas', 'kitap', 'nal', 'nazar', 'sandik', 'tac'],
    load: async () => (await import('../emblems/treasure.ts')).TREASURE,
  },
]

const isChest = (name: string): name is ChestName => Object.hasOwn(LOADERS, name)

async function load(name: ThingName): Promise<Thing> {
  const [chest = '', own = ''] = name.split('.')
  if (!isChest(chest)) return loadEmblem(own as EmblemName)
  const thing = (await LOADERS[chest]())[own]
  if (thing === undefined) throw new RangeError(`no thing ${name}`)
  return thing
}

async function loadEmblem(name: EmblemName): Promise<Thing> {
  const file = EMBLEM_LOADERS.find(({ names }) => names.includes(name))
  const painter = (await file?.load())?.[name]
  if (painter === undefined) throw new RangeError(`no emblem ${name}`)
  return emblemThing(painter)
}

/** The things of these names, from their chests alone. */
export async function loadThings(names: readonly ThingName[]): Promise<Map<ThingName, Thing>> {
  const loaded = names.map(async (name) => [name, await load(name)] as const)
  return new Map(await Promise.all(loaded))
}
