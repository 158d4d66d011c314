import { z } from 'zod/mini'
import { operation } from './operation.ts'
import { Reason } from './proposals.ts'
import { ELEVATION } from './rights/limits.ts'
import { RightName, Role } from './staff.ts'

const Nothing = z.strictObject({})
const Time = z.string()
const ElevationId = z.string().check(z.regex(/^\d{1,18}$/))
/** `withdrawal:884117`. */
const Case = z.string().check(z.regex(/^[a-z_-]{1,30}:[\w.-]{1,60}$/))
const WHY = 'a player waits for this file'

export const askElevation = operation({
  method: 'POST',
  path: '/api/office/ask-elevation',
  summary: 'Asks for a right for a while; it ends with the session that asked',
  right: 'elevation.ask',
  writes: true,
  example: { right: 'file.view', object: 'ticket:17', minutes: 30, reason: WHY },
  input: z.strictObject({
    right: RightName,
    /** The one case that it is for; null of all. */
    object: z.nullable(Case),
    minutes: z.int().check(z.minimum(1), z.maximum(ELEVATION.minutesMax)),
    reason: Reason,
  }),
  output: z.object({ elevation: z.string(), lapsesAt: Time }),
})

export const approveElevation = operation({
  method: 'POST',
  path: '/api/office/approve-elevation',
  summary: 'Gives somebody else a right for a while, which the caller holds',
  right: 'elevation.approve',
  writes: true,
  example: { elevation: '1', reason: WHY },
  input: z.strictObject({ elevation: ElevationId, reason: Reason }),
  output: z.object({ endsAt: Time }),
})

export const breakGlass = operation({
  method: 'POST',
  path: '/api/office/break-glass',
  summary: 'Takes a right that stops something, alone and at once; everybody is told',
  right: 'breakglass.use',
  writes: true,
  example: { right: 'gaming.stop', object: null, reason: WHY },
  input: z.strictObject({
    right: z.enum(ELEVATION.breakGlass.rights),
    object: z.nullable(Case),
    reason: Reason,
  }),
  output: z.object({ elevation: z.string(), endsAt: Time }),
})

export const reviewBreakGlass = operation({
  method: 'POST',
  path: '/api/office/review-break-glass',
  summary: 'Compliance has looked at what somebody did with a right taken alone',
  right: 'elevation.approve',
  writes: true,
  example: { elevation: '1', reason: WHY },
  input: z.strictObject({ elevation: ElevationId, reason: Reason }),
  output: z.null(),
})

export const Elevation = z.object({
  id: z.string(),
  person: z.string(),
  right: RightName,
  kind: z.enum(['asked', 'break_glass']),
  object: z.nullable(z.string()),
  reason: z.string(),
  minutes: z.int(),
  askedAt: Time,
  /** Null while it waits for a yes. */
  endsAt: z.nullable(Time),
  approvedBy: z.nullable(z.string()),
  reviewedBy: z.nullable(z.string()),
})
export type Elevation = z.output<typeof Elevation>

export const elevations = operation({
  method: 'GET',
  path: '/api/office/elevations',
  summary: 'Rights for a while: asked for, in force, and those that wait for a review',
  right: 'elevation.approve',
  writes: false,
  example: {},
  input: Nothing,
  output: z.array(Elevation),
})

/** What everybody in the office is told, on every screen. */
export const Notices = z.object({
  /** Rights that somebody took alone, while they are in force. */
  brokenGlass: z.array(z.object({ person: z.string(), right: RightName, endsAt: Time })),
  /** Those that nobody has reviewed within a day. */
  unreviewed: z.int(),
  /** Rights that nobody held, and somebody will have. */
  grants: z.array(z.object({ person: z.string(), roles: z.array(Role), effectiveAt: Time })),
  /** Rights for a while that the caller has, and has asked for: those have no end yet. */
  own: z.array(
    z.object({ right: RightName, object: z.nullable(z.string()), endsAt: z.nullable(Time) }),
  ),
})
export type Notices = z.output<typeof Notices>

export const notices = operation({
  method: 'GET',
  path: '/api/office/notices',
  summary: 'What everybody in the office is told: rights taken alone, and rights that nobody held',
  right: 'own',
  writes: false,
  example: {},
  input: Nothing,
  output: Notices,
})
