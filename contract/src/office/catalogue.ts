/** The catalogue: categories, their games in the house's order, what is closed, and lists that wait for a person. */
import { z } from 'zod/mini'
import { PROVIDERS, type ProviderName } from '../casino/casino.ts'
import { operation } from './operation.ts'
import { Outcome, ProposalId, Reason } from './proposals.ts'
import { Action } from './staff.ts'

const Provider = z.enum(Object.keys(PROVIDERS) as [ProviderName, ...ProviderName[]])
const Code = z.string().check(z.minLength(1), z.maxLength(100))
const Time = z.string()

const CategoryName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** What one person may change of a category. */
const CategoryShape = {
  nameTr: z.string(),
  nameEn: z.string(),
  /** Its place among the categories; 1 is the first. */
  place: z.int(),
  /** Whether menus and lists name it. The page of one that they do not name keeps its address. */
  isShown: z.boolean(),
  /** In no menu and no list; its games are found by search alone. */
  isClosed: z.boolean(),
}

export const OfficeCategory = z.object({
  id: z.int(),
  /** In the language of the caller. */
  name: z.string(),
  ...CategoryShape,
  games: z.int(),
  /** How many of its games the office holds closed. */
  closed: z.int(),
  /** Rises with each change of the order of its games. */
  version: z.int(),
  /** Rises with each change of the category itself. */
  edition: z.int(),
  actions: z.array(Action),
})
export type OfficeCategory = z.output<typeof OfficeCategory>

const CategoryVersion = z.object({
  edition: z.int(),
  ...CategoryShape,
  setAt: z.string(),
  setBy: z.string(),
  /** Of a closing or its end: who proposed it, and why. */
  proposedBy: z.nullable(z.string()),
  because: z.nullable(z.string()),
})
export type CategoryVersion = z.output<typeof CategoryVersion>

const Named = z.object({ code: z.string(), name: z.string() })

export const readCatalogue = operation({
  method: 'GET',
  path: '/api/office/catalogue',
  summary: 'Categories with their counts, and lists of suppliers that are held',
  right: 'game.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    /** In the order in which players see them. */
    categories: z.array(OfficeCategory),
    /** Readings that would close more than half of a supplier's games: nothing changes until two accept. */
    held: z.array(
      z.object({
        provider: Provider,
        name: z.string(),
        run: z.string(),
        at: Time,
        why: z.nullable(z.string()),
        count: z.int(),
        /** The first of them. */
        games: z.array(Named),
        actions: z.array(Action),
      }),
    ),
    actions: z.array(Action),
  }),
})
export type Catalogue = z.output<typeof readCatalogue.output>

export const GAME_STATES = ['open', 'closed', 'unlisted'] as const

const Game = z.object({
  code: z.string(),
  name: z.string(),
  studio: z.string(),
  provider: Provider,
  providerName: z.string(),
  rtpBp: z.int(),
  /** `closed` by the office, `unlisted` by its supplier. */
  state: z.enum(GAME_STATES),
  closing: z.nullable(z.object({ at: Time, by: z.string(), because: z.string() })),
  /** Whether the house gave it a place; else it stands in its supplier's order. */
  isPlaced: z.boolean(),
  actions: z.array(Action),
})
export type CatalogueGame = z.output<typeof Game>

export const listGames = operation({
  method: 'GET',
  path: '/api/office/catalogue-games',
  summary: 'Games of a category, as players see them in order',
  right: 'game.view',
  writes: false,
  example: { category: '1' },
  input: z.strictObject({
    category: z.string().check(z.regex(/^\d{1,6}$/)),
    state: z.optional(z.enum(GAME_STATES)),
    search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
    after: z.optional(z.string().check(z.maxLength(140))),
  }),
  output: z.object({ rows: z.array(Game), next: z.nullable(z.string()), version: z.int() }),
})

export const orderGame = operation({
  method: 'POST',
  path: '/api/office/catalogue-order',
  summary: 'Moves a game behind another of its category; refused where the order changed meanwhile',
  right: 'game.order',
  writes: true,
  example: { category: 1, version: 0, code: 'none', after: null },
  input: z.strictObject({
    category: z.int(),
    /** Of the order that the person saw. */
    version: z.int(),
    code: Code,
    /** The game that it follows; null puts it first. */
    after: z.nullable(Code),
  }),
  output: z.object({ version: z.int() }),
})

const WHY = 'The supplier looks into its returns, ticket 7.'

export const closeGame = operation({
  method: 'POST',
  path: '/api/office/catalogue-close',
  summary: 'Closes a game; players see that it is in maintenance, rounds end, wins are posted',
  right: 'game.close',
  writes: true,
  example: { code: 'none', reason: WHY },
  input: z.strictObject({ code: Code, reason: Reason }),
  output: z.null(),
})

export const openGame = operation({
  method: 'POST',
  path: '/api/office/catalogue-open',
  summary: 'Leaves a game to its supplier’s list again: the next reading opens it',
  right: 'game.open',
  writes: true,
  example: { code: 'none', reason: WHY },
  input: z.strictObject({ code: Code, reason: Reason }),
  output: z.null(),
})

export const acceptImport = operation({
  method: 'POST',
  path: '/api/office/catalogue-accept',
  summary: 'Lets a list that is held close what it names, once two people want it',
  right: 'import.accept',
  writes: true,
  example: { provider: 'everymatrix', reason: WHY },
  input: z.strictObject({ provider: Provider, reason: Reason, proposal: z.optional(ProposalId) }),
  output: Outcome,
})

export const listCategoryVersions = operation({
  method: 'GET',
  path: '/api/office/category-versions',
  summary: 'How a category was named, placed and shown before, the newest first',
  right: 'game.view',
  writes: false,
  example: { id: '1' },
  input: z.strictObject({ id: z.string().check(z.regex(/^\d{1,6}$/)) }),
  output: z.array(CategoryVersion),
})

export const editCategory = operation({
  method: 'POST',
  path: '/api/office/category-edit',
  summary: 'Names, places, shows or hides a category; refused where it changed meanwhile',
  right: 'category.edit',
  writes: true,
  example: { id: 1, edition: 0, nameTr: 'Slot', nameEn: 'Slots', place: 1, isShown: true },
  input: z.strictObject({
    id: z.int(),
    /** Of the category that the person saw. */
    edition: z.int(),
    nameTr: CategoryName,
    nameEn: CategoryName,
    place: z.int().check(z.minimum(1), z.maximum(1_000)),
    isShown: z.boolean(),
  }),
  output: z.object({ edition: z.int() }),
})

export const closeCategory = operation({
  method: 'POST',
  path: '/api/office/category-close',
  summary: 'Takes a category out of all menus and lists, or gives it back, once two people want it',
  right: 'category.close',
  writes: true,
  example: { id: 1, closes: true, typed: 'no', reason: WHY },
  input: z.strictObject({
    id: z.int(),
    /** False opens it again. */
    closes: z.boolean(),
    /** Its name in one of the two languages, as the person typed it. */
    typed: z.string().check(z.maxLength(100)),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})
