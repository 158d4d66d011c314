/** From where a player logged in, in full, and devices from which nobody logs in any more. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { NOBODY, PlayerId, Time } from '../players.ts'
import { Reason } from '../proposals.ts'

export const NetworkSession = z.object({
  id: z.uuid(),
  address: z.string(),
  /** The browser, as it calls itself. */
  agent: z.string(),
  /** What was measured of the device; empty where nothing was. */
  fingerprint: z.string(),
  startedAt: Time,
})
export type NetworkSession = z.output<typeof NetworkSession>

export const revealNetwork = operation({
  method: 'POST',
  path: '/api/office/player-network',
  summary: 'Addresses and devices of a player’s last sessions in full, for a minute',
  right: 'player.reveal_network',
  writes: true,
  example: { id: NOBODY, reason: 'Compared with an alert of two accounts.' },
  input: z.strictObject({ id: PlayerId, reason: Reason }),
  output: z.object({ sessions: z.array(NetworkSession) }),
})

export const blockDevice = operation({
  method: 'POST',
  path: '/api/office/device-block',
  summary: 'Blocks the device of a session, or releases it: nobody logs in or signs up from there',
  right: 'device.block',
  writes: true,
  example: {
    id: NOBODY,
    session: NOBODY,
    isBlocked: true,
    reason: 'A stolen phone, ticket 4117 of its owner.',
  },
  input: z.strictObject({
    /** The player on whose page it stands. */
    id: PlayerId,
    session: z.uuid(),
    isBlocked: z.boolean(),
    reason: Reason,
  }),
  output: z.object({ ended: z.int() }),
})
