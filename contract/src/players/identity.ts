import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** So much may be paid out in all, in currency units, before the identity was checked. */
export const PAYOUT_BEFORE_CHECK = 5_000

export const Identity = z.object({
  /** How far the check has come. `review` waits for a person of the operator. */
  state: z.enum(['unchecked', 'pending', 'checked', 'refused', 'review']),
  /** When the newest check was asked for, UTC ISO; null where none was. */
  askedAt: z.nullable(z.string()),
  /** When it was answered, UTC ISO. */
  answeredAt: z.nullable(z.string()),
})
export type Identity = z.infer<typeof Identity>

export const identity = endpoint({
  method: 'GET',
  path: '/api/customer/identity',
  summary: 'Whether the identity of the player was checked',
  caller: 'player',
  input: z.strictObject({}),
  output: Identity,
})

export const checkIdentity = endpoint({
  method: 'POST',
  path: '/api/customer/checkidentity',
  summary:
    'Has the identity checked. While a check runs, and after a good one, nothing begins anew',
  caller: 'player',
  input: z.strictObject({}),
  output: Identity,
})
