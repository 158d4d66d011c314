import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ODDS_FORMATS } from './odds-formats.ts'
import { Policy } from './slip.ts'
import {
  CLOCKS,
  FAVOURITE_ID_MAX,
  FAVOURITE_NAME_MAX,
  FAVOURITES_MAX,
  NAMINGS,
  QUICK_STAKES,
  ROWS,
} from './values.ts'

const Name = z.string().check(z.minLength(1), z.maxLength(FAVOURITE_NAME_MAX))
/** Something starred. Its name is kept, so that it can be shown before the board is read. */
const Favourite = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(FAVOURITE_ID_MAX)),
  name: Name,
  country: z.optional(Name),
})
/** Each in the player’s order, nothing twice. */
const Favourites = z.array(Favourite).check(
  z.maxLength(FAVOURITES_MAX),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
)
const Amount = z.int().check(z.positive())

/** What the player has set about prices and the slip. */
const BettingSettings = z.strictObject({
  format: z.enum(ODDS_FORMATS),
  /** Whether a price that moves lights up for a moment. */
  flashes: z.boolean(),
  /** Whether markets tell their margin. */
  showsMargin: z.boolean(),
  policy: Policy,
  /** Whole units, of the buttons under the stake. */
  quick: z.array(Amount).check(z.length(QUICK_STAKES)),
  /** A stake above it is asked about once more. Null asks never. */
  confirmKurus: z.nullable(Amount),
  /** Whether single letters are shortcuts (WCAG 2.1.4). */
  letters: z.boolean(),
  /** A cash-out that falls by this many per cent while it is pressed is taken all the same. */
  cashOutDropPercent: z.int().check(z.minimum(0), z.maximum(1)),
  /** How high the rows of lists are: 52 px, or 64. */
  rows: z.enum(ROWS),
  // What was kept before these were there has neither.
  /** How teams and leagues are called. */
  names: z._default(z.enum(NAMINGS), 'ours'),
  /** How the times of matches are written. */
  clock: z._default(z.enum(CLOCKS), 'h24'),
})

export const BettingPreferences = z.strictObject({
  favourites: z.strictObject({ leagues: Favourites, teams: Favourites, events: Favourites }),
  settings: BettingSettings,
})
export type BettingPreferences = z.infer<typeof BettingPreferences>

/** The greatest that another can come after: a version is a number of 32 bits. */
const VERSION_MAX = 2 ** 31 - 2

const Kept = z.object({
  /** Grows with each save; 0 where nothing was saved. */
  version: z.int(),
  /** Null where nothing was saved. */
  preferences: z.nullable(BettingPreferences),
})
export type KeptPreferences = z.infer<typeof Kept>

export const bettingPreferences = endpoint({
  method: 'POST',
  path: '/api/betting/preferences',
  summary: 'The favourites and settings of the sportsbook that are kept with the account',
  caller: 'player',
  input: z.strictObject({}),
  output: Kept,
})

export const saveBettingPreferences = endpoint({
  method: 'POST',
  path: '/api/betting/preferences/save',
  summary:
    'Saves favourites and settings over the version that they were made from; where there is another, it changes nothing and answers that',
  caller: 'player',
  input: z.strictObject({
    version: z.int().check(z.minimum(0), z.maximum(VERSION_MAX)),
    preferences: BettingPreferences,
  }),
  output: z.object({ isSaved: z.boolean(), ...Kept.shape }),
})
