/** The catalogue: games in the house's order by category, what is closed of them, and lists that wait for a person. */
import { z } from 'zod/mini'
import { PROVIDERS, type ProviderName } from '../casino/casino.ts'
import { operation } from './operation.ts'
import { Outcome, ProposalId, Reason } from './proposals.ts'
import { Action } from './staff.ts'

const Provider = z.enum(Object.keys(PROVIDERS) as [ProviderName, ...ProviderName[]])
const Code = z.string().check(z.minLength(1), z.maxLength(100))
const Time = z.string()

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
    categories: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        games: z.int(),
        closed: z.int(),
        /** Rises with each change of its order. */
        version: z.int(),
      }),
    ),
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
