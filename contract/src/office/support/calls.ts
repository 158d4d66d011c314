import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Cursor, NOBODY, Time } from '../players.ts'
import { Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import { CasePlayer, Standing } from './shared.ts'

const Id = z.uuid()

/** A way to reach the player, hidden but for its end. */
const Masked = z.object({ type: z.int(), end: z.string() })

export const CallRow = z.object({
  id: Id,
  player: CasePlayer,
  standing: Standing,
  /** Whom to ask for, and what it is about, as the player wrote them. */
  name: z.string(),
  message: z.string(),
  contacts: z.array(Masked),
  askedAt: Time,
  callAt: z.nullable(Time),
  tries: z.int(),
  actions: z.array(Action),
})
export type CallRow = z.output<typeof CallRow>

export const listCalls = operation({
  method: 'GET',
  path: '/api/office/calls',
  summary: 'Calls that were asked for, by their hour',
  right: 'call.view',
  writes: false,
  example: {},
  input: z.strictObject({ after: z.optional(Cursor) }),
  output: z.object({ rows: z.array(CallRow), next: z.nullable(z.string()) }),
})

export const revealCall = operation({
  method: 'POST',
  path: '/api/office/call-contacts',
  summary: 'How the player wants to be reached, for a minute',
  right: 'call.view',
  writes: true,
  example: { id: NOBODY, reason: 'The call was promised for this hour.' },
  input: z.strictObject({ id: Id, reason: Reason }),
  output: z.object({ contacts: z.array(z.object({ type: z.int(), contact: z.string() })) }),
})

export const takeCall = operation({
  method: 'POST',
  path: '/api/office/call-take',
  summary: 'Takes a waiting call for five minutes: nobody else settles it meanwhile',
  right: 'call.view',
  writes: true,
  example: { id: NOBODY },
  input: z.strictObject({ id: Id }),
  output: z.null(),
})

/** `tried`: nobody answered, and it is tried again; after three tries it ends as `unreachable`. */
export const CALL_ENDS = ['tried', 'reached', 'unreachable'] as const

export const settleCall = operation({
  method: 'POST',
  path: '/api/office/call-settle',
  summary: 'Writes down how a call ended',
  right: 'call.settle',
  writes: true,
  example: {
    id: NOBODY,
    version: 0,
    end: 'reached',
    reason: 'The limit was explained on the phone.',
  },
  input: z.strictObject({
    id: Id,
    version: z.int().check(z.nonnegative()),
    end: z.enum(CALL_ENDS),
    reason: Reason,
  }),
  output: z.null(),
})
