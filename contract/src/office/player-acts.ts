import { z } from 'zod/mini'
import { LIMIT_KINDS, LIMIT_MAX, LIMIT_PERIODS } from '../protection.ts'
import { operation } from './operation.ts'
import { NOBODY, Note, PlayerId, Until } from './players.ts'
import { Reason } from './proposals.ts'

/** What a player reads: its longest title and text. */
export const MESSAGE_MAX = { title: 80, note: 600 } as const

const words = (most: number) => z.string().check(z.trim(), z.minLength(3), z.maxLength(most))

export const messagePlayer = operation({
  method: 'POST',
  path: '/api/office/player-message',
  summary: 'Writes into a player’s inbox, in the words that they read',
  right: 'player.message',
  writes: true,
  example: { id: NOBODY, title: 'Your transfer', note: 'Your bank has confirmed the transfer.' },
  input: z.strictObject({
    id: PlayerId,
    title: words(MESSAGE_MAX.title),
    note: words(MESSAGE_MAX.note),
  }),
  output: z.null(),
})

export const strikeNote = operation({
  method: 'POST',
  path: '/api/office/player-note-strike',
  summary: 'Strikes a note out; it is kept, and read by those who may read the audit log',
  right: 'note.strike',
  writes: true,
  example: { id: NOBODY, note: '1', reason: 'Written of another player.' },
  input: z.strictObject({
    id: PlayerId,
    note: z.string().check(z.regex(/^\d{1,18}$/)),
    reason: Reason,
  }),
  output: Note,
})

/** Whole units of money, or minutes of a day. */
const Most = z.int().check(z.gte(0), z.lte(LIMIT_MAX.money))

export const setHouseLimit = operation({
  method: 'POST',
  path: '/api/office/player-limit',
  summary:
    'Sets the house’s limit for a player, or lowers it; a higher one takes two people elsewhere',
  right: 'limit.house_set',
  writes: true,
  example: {
    id: NOBODY,
    kind: 'loss',
    period: 'week',
    most: 500,
    reason: 'Losses have doubled in a month.',
  },
  input: z.strictObject({
    id: PlayerId,
    kind: z.enum(LIMIT_KINDS),
    period: z.enum(LIMIT_PERIODS),
    most: Most,
    reason: Reason,
  }),
  output: z.null(),
})

export const EXCLUDERS = ['player', 'house'] as const

export const placeExclusion = operation({
  method: 'POST',
  path: '/api/office/player-exclusion',
  summary: 'Excludes a player at their word, or by the house; withdrawals go on',
  right: 'exclusion.place',
  writes: true,
  example: {
    id: NOBODY,
    whose: 'player',
    until: null,
    reason: 'The player asked for it by chat.',
  },
  input: z.strictObject({
    id: PlayerId,
    /** Whose decision it is. The player's is ended by nobody else, and lasts six months or more. */
    whose: z.enum(EXCLUDERS),
    until: Until,
    reason: Reason,
  }),
  output: z.null(),
})
