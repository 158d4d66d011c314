import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { PERIOD } from './period.ts'

/** The pages of the sportsbook, by their slider's slug. */
export const SPORT_SECTIONS = ['sports', 'live-sports', 'esports'] as const
export type SportSection = (typeof SPORT_SECTIONS)[number]

const Section = z.enum(SPORT_SECTIONS)

/** The partners, as the addresses of their pages name them, and which sections they can serve. */
export const SPORT_PARTNERS = {
  fcg: ['sports', 'live-sports'],
  betco: ['esports'],
} as const satisfies Record<string, readonly SportSection[]>
export type SportPartner = keyof typeof SPORT_PARTNERS
const Partner = z.enum(Object.keys(SPORT_PARTNERS) as SportPartner[])

/** Something that can be bet on once the section opens. Its words are in the caller's language. */
export const Opening = z.object({
  /** Which picture stands beside it. One that the page does not know gets a star. */
  key: z.string(),
  title: z.string(),
  note: z.string(),
  /** Markets, or what it can do: a few words each. */
  points: z.array(z.string()),
})
export type Opening = z.infer<typeof Opening>

/** Whether a partner takes bets. The board of one that takes none can only be looked at. */
export const TAKES_BETS: Record<SportPartner, boolean> = { fcg: true, betco: false }

export const sportFrame = endpoint({
  method: 'POST',
  path: '/api/sport/frame',
  summary: 'What a section of the sportsbook shows: what is coming, and the page of a partner',
  caller: 'anyone',
  isPublicRead: true,
  input: z.strictObject({ section: Section }),
  output: z.object({
    opening: z.array(Opening),
    /** Null while no partner serves this section. */
    partner: z.nullable(
      z.object({
        name: Partner,
        /** For a frame, as a visitor sees it. */
        address: z.string(),
      }),
    ),
  }),
})
export type SportFrame = z.infer<typeof sportFrame.output>

export const sportVisit = endpoint({
  method: 'POST',
  path: '/api/sport/visit',
  summary: 'Opens a partner’s page for a player, with a token for this visit alone',
  caller: 'player',
  input: z.strictObject({ section: Section }),
  output: z.object({
    name: Partner,
    /** For a frame, with the token in it. */
    address: z.string(),
    /** Our number at the partner; null where the partner knows none. */
    clientId: z.nullable(z.string()),
    url: z.string(),
    token: z.string(),
  }),
})
export type SportVisit = z.infer<typeof sportVisit.output>

export const SportHighlight = z.object({
  section: Section,
  key: z.string(),
  title: z.string(),
  note: z.string(),
  /** The partner who has it; null while it is being made ready. */
  partner: z.nullable(Partner),
})
export type SportHighlight = z.infer<typeof SportHighlight>

export const sportHighlights = endpoint({
  method: 'GET',
  path: '/api/sport/highlights',
  summary: 'What the home page tells of the sportsbook',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.array(SportHighlight),
})

/** What became of a bet at a partner. */
export const SPORT_BET_STATES = ['open', 'settled', 'returned'] as const

export const SportBet = z.object({
  id: z.string(),
  /** The partner's number of the bet. */
  orderNumber: z.string(),
  /** What was bet on, in the partner's words. */
  info: z.string(),
  /** Currency units. */
  stake: z.number(),
  /** What of it is the player’s own: of a free bet only what is beyond the stake. Null where none was told. */
  possibleWin: z.nullable(z.number()),
  paid: z.number(),
  /** The stake was the operator’s. */
  isFree: z.boolean(),
  state: z.enum(SPORT_BET_STATES),
  timeStamp: z.string(),
})
export type SportBet = z.infer<typeof SportBet>

export const sportBets = endpoint({
  method: 'POST',
  path: '/api/sport/bets',
  summary: 'The player’s bets at partners, newest first',
  caller: 'player',
  input: z.strictObject({
    ...PERIOD,
    before: z.nullable(z.string().check(z.regex(/^\d{1,18}$/))),
    take: z.int().check(z.positive(), z.maximum(LIMITS.pageTake)),
  }),
  output: z.object({
    rows: z.array(SportBet),
    /** Pass as `before` for the next page; null at the end. */
    next: z.nullable(z.string()),
  }),
})
