import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** The greatest id of a category. */
const INT4_MAX = 2 ** 31 - 1

/** How many categories are told at a time, and how many games of each come with them. */
export const CATEGORY_BATCH = 20
export const CATEGORY_GAMES = 24
/** A page of a lobby holds at most so many games. */
const LOBBY_TAKE = 100

/** What a slot may have that players look for. The pages word them. */
export const FEATURES = [
  'free-spins',
  'multiplier',
  'wild',
  'scatter',
  'respin',
  'bonus-round',
  'jackpot',
] as const
const Feature = z.enum(FEATURES)
export type Feature = z.infer<typeof Feature>

/** The pages `/casino/{section}`, and the kinds a section is filtered by, in their order. */
export const SECTIONS = {
  slot: [],
  live: ['roulette', 'blackjack', 'poker', 'baccarat', 'dealer'],
  games: ['crash', 'instant', 'scratch', 'table', 'virtual'],
  bingo: ['bingo'],
  tvbets: ['draw', 'wheel', 'cards'],
} as const satisfies Record<string, readonly string[]>
export type Section = keyof typeof SECTIONS
export type Kind = (typeof SECTIONS)[Section][number]
const KINDS = Object.values(SECTIONS).flat()

export const SORTS = ['popular', 'new', 'name', 'rtp'] as const
export type Sort = (typeof SORTS)[number]

/** Platform codes of a launch. */
export const PLATFORMS = { desktop: 1, mobile: 2 } as const

export const Game = z.object({
  gameCode: z.string(),
  /** Which integration runs it: PROVIDERS. */
  mainProviderId: z.int(),
  name: z.string(),
  /** The studio's name, shown under the game's. */
  studio: z.string(),
  /** Return to player in hundredths of a percent: 9640 is 96.40 %. */
  rtpBp: z.int(),
  /** 1 (calm) to 5 (wild); null, as of what follows, where its supplier does not say. */
  volatility: z.nullable(z.int()),
  /** The most that a round can return, in whole stakes. */
  maxWin: z.nullable(z.int()),
  lines: z.nullable(z.int()),
  /** The least and the most that a round costs. */
  stakes: z.nullable(z.object({ min: z.number(), max: z.number() })),
  /** Which kind of its section it is; none in a section without kinds. */
  kind: z.nullable(z.enum(KINDS)),
  features: z.array(Feature),
  /** Where its cover picture is. */
  cover: z.string(),
  /** The cover's own colours, to stand there until it is drawn: #rrggbb. */
  tint: z.object({ ground: z.string(), plate: z.string() }),
  isNew: z.boolean(),
})
export type Game = z.infer<typeof Game>

/** The integrations, and the `mainProviderId` of each. */
export const PROVIDERS = {
  softgamings: 1,
  hub88: 2,
  'egt-digital': 3,
  amusnet: 4,
  everymatrix: 5,
  digitain: 6,
} as const
export type ProviderName = keyof typeof PROVIDERS

/** What people know the integrations by. */
export const PROVIDER_NAMES: Record<ProviderName, string> = {
  hub88: 'Hub88',
  softgamings: 'SoftGamings',
  'egt-digital': 'EGT Digital',
  amusnet: 'Amusnet',
  everymatrix: 'EveryMatrix',
  digitain: 'Digitain',
}

export const Category = z.object({
  id: z.int(),
  name: z.string(),
  imageUrl: z.string(),
  slugList: z.array(z.string()),
  /** How many games it has. */
  total: z.int(),
  /** The first CATEGORY_GAMES of them. */
  games: z.array(Game),
})
export type Category = z.infer<typeof Category>

export const games = endpoint({
  method: 'POST',
  path: '/api/casino/games',
  summary: 'The games of a category, or the games a search finds',
  caller: 'anyone',
  isPublicRead: true,
  input: z.union([
    z.strictObject({ systemCategory: z.int().check(z.nonnegative(), z.maximum(INT4_MAX)) }),
    z.strictObject({
      live: z.boolean(),
      search: z.string().check(z.maxLength(60)),
      skip: z.int().check(z.nonnegative()),
      take: z.int().check(z.positive(), z.maximum(100)),
    }),
  ]),
  output: z.array(Game),
})

const Skip = z.int().check(z.nonnegative(), z.maximum(INT4_MAX))

export const categories = endpoint({
  method: 'POST',
  path: '/api/casino/categories',
  summary: 'The categories after those that the bootstrap carries, a batch at a time',
  caller: 'anyone',
  isPublicRead: true,
  input: z.strictObject({
    skip: Skip,
    take: z.int().check(z.positive(), z.maximum(CATEGORY_BATCH)),
  }),
  output: z.array(Category),
})

const Slug = z.string().check(z.minLength(1), z.maxLength(40))
const Code = z.string().check(z.minLength(1), z.maxLength(100))

export const LobbyQuestion = z.strictObject({
  /** The page `/casino/{slug}`; without it the whole catalogue is meant. */
  slug: z.optional(Slug),
  /** One category of the page. */
  category: z.optional(z.int().check(z.nonnegative(), z.maximum(INT4_MAX))),
  search: z.optional(z.string().check(z.maxLength(60))),
  kind: z.optional(z.enum(KINDS)),
  studios: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50))),
  volatilities: z.optional(z.array(z.int()).check(z.maxLength(5))),
  /** The least return to player. */
  rtpMinBp: z.optional(z.int().check(z.nonnegative(), z.maximum(10_000))),
  /** A game must have all of them. */
  features: z.optional(z.array(Feature).check(z.maxLength(FEATURES.length))),
  isNew: z.optional(z.boolean()),
  /** Only these games, and in this order unless another is asked for. */
  codes: z.optional(z.array(Code).check(z.maxLength(500))),
  sort: z.optional(z.enum(SORTS)),
  skip: Skip,
  take: z.int().check(z.positive(), z.maximum(LOBBY_TAKE)),
})
export type LobbyQuestion = z.input<typeof LobbyQuestion>

export const lobby = endpoint({
  method: 'POST',
  path: '/api/casino/lobby',
  summary: 'One page of the games that pass the filters, and how many pass them',
  caller: 'anyone',
  isPublicRead: true,
  input: LobbyQuestion,
  output: z.object({ total: z.int(), games: z.array(Game) }),
})

/** A game that is being prepared: shown, and not to be played yet. */
export const ComingGame = z.object({
  code: z.string(),
  name: z.string(),
  studio: z.string(),
  kind: z.nullable(z.enum(KINDS)),
  /** 3 to 4, with room for the name. */
  cover: z.string(),
  /** 16 to 9, for a table. */
  picture: z.string(),
  /** Wide, with a calm side for words. */
  scene: z.string(),
})
export type ComingGame = z.infer<typeof ComingGame>

const counted = <Id extends z.ZodMiniType>(id: Id) => z.array(z.object({ id, count: z.int() }))

export const section = endpoint({
  method: 'POST',
  path: '/api/casino/section',
  summary: 'What the page /casino/{slug} can be filtered by, and which games are coming to it',
  caller: 'anyone',
  isPublicRead: true,
  input: z.strictObject({ slug: Slug }),
  output: z.object({
    /** The house has closed the page: it lists nothing, and its games are found by search. */
    isClosed: z.boolean(),
    total: z.int(),
    newTotal: z.int(),
    studios: counted(z.string()),
    features: counted(Feature),
    kinds: counted(z.enum(KINDS)),
    coming: z.array(ComingGame),
  }),
})

export const unavailable = endpoint({
  method: 'GET',
  path: '/api/casino/unavailable',
  summary: 'The suppliers whose games cannot be opened just now: their mainProviderId',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.array(z.int()),
})

export const recent = endpoint({
  method: 'GET',
  path: '/api/casino/recent',
  summary: 'The games the player opened last, the latest first',
  caller: 'player',
  input: z.strictObject({}),
  output: z.array(Game),
})

export const toggleFavorite = endpoint({
  method: 'POST',
  path: '/api/casino/togglefavorite',
  summary: 'Adds the game to the player’s favourites, or takes it out',
  caller: 'player',
  input: z.strictObject({ code: z.string().check(z.maxLength(100)), providerId: z.int() }),
  output: z.object({ isFavorite: z.boolean() }),
})

export const favorites = endpoint({
  method: 'GET',
  path: '/api/casino/favorites',
  summary: 'The game codes of the player’s favourites',
  caller: 'player',
  input: z.strictObject({}),
  output: z.array(z.string()),
})
