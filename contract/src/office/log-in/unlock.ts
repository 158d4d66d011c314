/** A log-in that wrong tries have locked. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Reason } from '../proposals.ts'

export const lockedStaff = operation({
  method: 'GET',
  path: '/api/office/locked-staff',
  summary: 'Whom wrong tries keep out now, of those whom the caller may unlock',
  right: 'role.approve',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(z.object({ id: z.uuid(), name: z.string(), fullName: z.string() })),
})

export const unlockStaff = operation({
  method: 'POST',
  path: '/api/office/unlock-staff',
  summary: 'Gives a person their tries back after wrong ones; a lead does it for their own desk',
  right: 'role.approve',
  writes: true,
  example: {
    id: '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c11',
    reason: 'They called from the number that we know.',
  },
  input: z.strictObject({ id: z.uuid(), reason: Reason }),
  output: z.null(),
})
