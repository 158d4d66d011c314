/** How a player who cannot get in is let in again: new contact, second step, recovery letter. */
import { z } from 'zod/mini'
import { Email } from '../../players/auth.ts'
import { operation } from '../operation.ts'
import { NOBODY, PlayerId } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'

const WHY = 'Seen with their passport in ticket 4117.'
const asked = { id: PlayerId, reason: Reason, proposal: z.optional(ProposalId) }

/**
 * Both people type the new address or number from what the player sent: a slip of one gives the account to
 * nobody else. It becomes the player's unconfirmed; the old ones are told.
 */
export const changePlayerContact = operation({
  method: 'POST',
  path: '/api/office/player-contact-change',
  summary:
    'Gives a player who lost theirs another address or phone, by two; the old ones are told, money to new accounts waits',
  right: 'player.contact_change',
  writes: true,
  example: { id: NOBODY, kind: 'email', value: 'deniz@posta.example', reason: WHY },
  input: z.discriminatedUnion('kind', [
    z.strictObject({ ...asked, kind: z.literal('email'), value: Email }),
    z.strictObject({
      ...asked,
      kind: z.literal('phone'),
      /** With or without the country's prefix, spaces and signs. */
      value: z.string().check(z.trim(), z.regex(/^\+?[\d\s()-]{7,24}$/)),
    }),
  ]),
  output: Outcome,
})

export const resetPlayerSecondStep = operation({
  method: 'POST',
  path: '/api/office/player-second-step-reset',
  summary: 'Removes the second step of a player who lost it, by two; money to new accounts waits',
  right: 'player.second_step_reset',
  writes: true,
  example: { id: NOBODY, reason: WHY },
  input: z.strictObject(asked),
  output: Outcome,
})

export const sendResetLetter = operation({
  method: 'POST',
  path: '/api/office/player-reset-letter',
  summary: 'Mails a player, at the address of their account, the link for a new password again',
  right: 'player.reset_link',
  writes: true,
  example: { id: NOBODY },
  input: z.strictObject({ id: PlayerId }),
  output: z.null(),
})
