import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'

/**
 * Why a session ended: a log-out, a new log-in on the same device, a new password, the list of sessions,
 * the operator, a break of the player's, an exclusion or a block by an operator; half an hour without a
 * sign of life, twelve hours.
 */
const SESSION_ENDS = [
  'logout',
  'device',
  'password',
  'player',
  'house',
  'break',
  'excluded',
  'blocked',
  'idle',
  'expired',
] as const

/** One log-in, as its player sees it. */
export const SessionRow = z.object({
  id: z.uuid(),
  /** `Chrome, Windows`; empty where the browser told nothing that we can read. */
  device: z.string(),
  isMobile: z.boolean(),
  /** The network it came from, without its last part: `203.0.113.•••`. */
  address: z.string(),
  /** UTC ISO, as every moment here. */
  beganAt: z.string(),
  lastSeenAt: z.string(),
  /** Null while it lasts. */
  endedAt: z.nullable(z.string()),
  /** Null while it lasts, and where it was not kept. */
  why: z.nullable(z.enum(SESSION_ENDS)),
  /** The session that asks. */
  isHere: z.boolean(),
  /** No log-in: somebody of the casino looked at the player’s pages, and could do nothing. */
  isView: z.boolean(),
})
export type SessionRow = z.infer<typeof SessionRow>

export const sessions = endpoint({
  method: 'POST',
  path: '/api/customer/sessions',
  summary: 'The player’s log-ins, newest first',
  caller: 'player',
  input: z.strictObject({
    before: z.nullable(z.string().check(z.maxLength(80))),
    take: z.int().check(z.positive(), z.maximum(LIMITS.pageTake)),
  }),
  output: z.object({
    rows: z.array(SessionRow),
    /** Pass as `before` for the next page; null at the end. */
    next: z.nullable(z.string()),
    /** How many others are open. */
    others: z.int(),
  }),
})

export const endSession = endpoint({
  method: 'POST',
  path: '/api/customer/endsession',
  summary: 'Ends one of the player’s sessions, on HTTP and at the hub',
  caller: 'player',
  input: z.strictObject({ id: z.uuid() }),
  output: z.null(),
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/customer/endothersessions',
  summary: 'Ends all of the player’s sessions but the one that asks',
  caller: 'player',
  input: z.strictObject({}),
  output: z.object({ ended: z.int() }),
})
