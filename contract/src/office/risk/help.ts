import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Money, NOBODY, PlayerId, Time } from '../players.ts'
import { Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import { AlertReason } from './alerts.ts'
import { RULE_IDS } from './rule-list.ts'

/** A step of the ladder of help that was taken, and what changed in the fourteen days after it. */
export const HelpStep = z.object({
  step: z.int(),
  points: z.int(),
  /** Null: the rule. */
  by: z.nullable(z.string()),
  because: z.string(),
  at: Time,
  depositedBeforeE5: Money,
  depositedAfterE5: Money,
})

export const Markers = z.object({
  /** Of the markers of thirty days. */
  points: z.int(),
  markers: z.array(
    z.object({
      rule: z.enum(RULE_IDS),
      points: z.int(),
      at: Time,
      reasons: z.array(AlertReason),
      isRunning: z.boolean(),
    }),
  ),
  steps: z.array(HelpStep),
  actions: z.array(Action),
})
export type Markers = z.output<typeof Markers>

export const readMarkers = operation({
  method: 'GET',
  path: '/api/office/player-markers',
  summary: 'Signs of harm of a player with their points, and the steps of help that were taken',
  right: 'marker.view',
  writes: false,
  example: { id: NOBODY },
  input: z.strictObject({ id: PlayerId }),
  output: Markers,
})

export const recordCare = operation({
  method: 'POST',
  path: '/api/office/player-care',
  summary: 'Writes down a step of help that a person took, and what came of it',
  right: 'care.record',
  writes: true,
  example: { id: NOBODY, step: 3, reason: 'Called; the player will set a limit tonight.' },
  input: z.strictObject({
    id: PlayerId,
    step: z.int().check(z.gte(1), z.lte(5)),
    reason: Reason,
  }),
  output: z.null(),
})
