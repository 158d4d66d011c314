/** Players who may be a person of a list. A match of sanctions holds what they are paid until two people decide it. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { PlayerId, Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { caseStanding } from '../queues.ts'
import { Action } from '../staff.ts'
import { PlayerName } from './alerts.ts'
import { LIST_KINDS } from './watch-lists.ts'

const Id = z.string().check(z.regex(/^\d{1,18}$/))
const text = z.nullable(z.string())
export const MATCH_DECISIONS = ['this_person', 'not_this_person'] as const
export const BIRTH_FITS = ['equal', 'near', 'year', 'unknown', 'other'] as const
export const SAMENESS = ['equal', 'unknown', 'other'] as const

export const MatchRow = z.object({
  id: Id,
  /** Null once it is decided. */
  standing: z.nullable(caseStanding),
  kind: z.enum(LIST_KINDS),
  source: z.string(),
  player: PlayerName,
  /** The name of the list that is most like the player's. */
  listedName: z.string(),
  /** 0 to 100, to sort by; it decides nothing. */
  score: z.int(),
  openedAt: Time,
  decision: z.nullable(z.enum(MATCH_DECISIONS)),
  decidedBy: text,
  decidedAt: z.nullable(Time),
})
export type MatchRow = z.output<typeof MatchRow>

export const listMatches = operation({
  method: 'POST',
  path: '/api/office/screening-matches',
  summary:
    'Players who may be a person of a list; the look is a row of the audit log without a player',
  right: 'aml.view',
  writes: false,
  example: { reason: 'The daily look at the matches.' },
  input: z.strictObject({
    reason: Reason,
    state: z.optional(z.enum(['open', 'decided'])),
    kind: z.optional(z.enum(LIST_KINDS)),
  }),
  output: z.array(MatchRow),
})

export const MatchCase = z.object({
  ...MatchRow.shape,
  proposedBy: text,
  decidedBecause: text,
  /** What the list says. */
  listed: z.object({
    code: z.string(),
    names: z.array(z.string()),
    birth: text,
    country: text,
    /** The last two characters of its document. */
    documentEnd: text,
    version: z.int(),
    /** False where the list has it no more, or otherwise. */
    isCurrent: z.boolean(),
  }),
  /** What the player says. The number is revealed for itself. */
  person: z.object({ id: PlayerId, name: z.string(), birth: z.string(), country: z.string() }),
  fit: z.object({
    likeness: z.int(),
    birth: z.enum(BIRTH_FITS),
    country: z.enum(SAMENESS),
    document: z.enum(SAMENESS),
  }),
  /** Whether the law holds what the player is paid. */
  isHeld: z.boolean(),
  actions: z.array(Action),
})
export type MatchCase = z.output<typeof MatchCase>

export const readMatch = operation({
  method: 'POST',
  path: '/api/office/screening-match',
  summary: 'One of them: both sides, and why they were taken for one',
  right: 'aml.view',
  writes: false,
  example: { id: '1', reason: 'The daily look at the matches.' },
  input: z.strictObject({ id: Id, reason: Reason }),
  output: MatchCase,
})

export const revealMatchNumber = operation({
  method: 'POST',
  path: '/api/office/screening-number',
  summary: 'Identity number of the player of a match, for a minute',
  right: 'sanction.decide',
  writes: true,
  example: { id: '1', reason: 'The number is compared with the list.' },
  input: z.strictObject({ id: Id, reason: Reason }),
  output: z.object({ personalNo: z.string() }),
})

export const decideMatch = operation({
  method: 'POST',
  path: '/api/office/screening-decide',
  summary: 'Decides whether the player is the person of the list, by two people of compliance',
  right: 'sanction.decide',
  writes: true,
  example: {
    id: '1',
    decision: 'not_this_person',
    reason: 'The passport names another place of birth.',
  },
  input: z.strictObject({
    id: Id,
    decision: z.enum(MATCH_DECISIONS),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})
