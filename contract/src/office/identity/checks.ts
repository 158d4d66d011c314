/** Checks of an identity that wait for a person. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { NOBODY, PlayerId, Time } from '../players.ts'
import { Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

export const IDENTITY_DOUBTS = ['unclear', 'number_held', 'excluded'] as const

const IdentityCheck = z.object({
  player: z.object({ id: PlayerId, number: z.string(), username: z.string() }),
  /** Why a person is asked; null where the service did not say. */
  because: z.nullable(z.enum(IDENTITY_DOUBTS)),
  askedAt: Time,
  /** Number of the account that holds the identity number. */
  holder: z.nullable(z.string()),
  actions: z.array(Action),
})
export type IdentityCheck = z.output<typeof IdentityCheck>

export const listIdentityChecks = operation({
  method: 'GET',
  path: '/api/office/identity-checks',
  summary: 'Checks of an identity that wait for a person, the oldest first',
  right: 'document.decide',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(IdentityCheck),
})

export const decideIdentityCheck = operation({
  method: 'POST',
  path: '/api/office/identity-decide',
  summary: 'Says whether the player is who they say; accepted, the identity number is theirs',
  right: 'document.decide',
  writes: true,
  example: { id: NOBODY, verdict: 'refuse', reason: 'The passport names another person.' },
  input: z.strictObject({ id: PlayerId, verdict: z.enum(['accept', 'refuse']), reason: Reason }),
  output: z.null(),
})
