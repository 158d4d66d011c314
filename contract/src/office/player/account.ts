/** What is done of a player's account and data for its owner: closed, corrected, told. */
import { z } from 'zod/mini'
import { BirthDate, PersonName } from '../../players/auth.ts'
import { operation } from '../operation.ts'
import { NOBODY, PlayerId } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'

const asked = { id: PlayerId, reason: Reason, proposal: z.optional(ProposalId) }

export const CLOSING_CAUSES = ['wish', 'rule'] as const

export const closePlayer = operation({
  method: 'POST',
  path: '/api/office/player-close',
  summary:
    'Closes an account at the player’s wish or by rule, by two; only once nothing of it is open',
  right: 'player.close',
  writes: true,
  example: { id: NOBODY, cause: 'wish', reason: 'The player asked for it in ticket 4117.' },
  input: z.strictObject({ ...asked, cause: z.enum(CLOSING_CAUSES) }),
  output: Outcome,
})

/** Both people type what the document says; what is left out stays as it is. */
export const correctPlayer = operation({
  method: 'POST',
  path: '/api/office/player-correct',
  summary: 'Corrects name or birth date after a document, by two; money to new accounts waits',
  right: 'player.correct',
  writes: true,
  example: { id: NOBODY, surname: 'Demir', reason: 'As the passport of ticket 4117 has it.' },
  input: z
    .strictObject({
      ...asked,
      name: z.optional(PersonName),
      surname: z.optional(PersonName),
      birthDate: z.optional(BirthDate),
    })
    .check(
      z.refine(
        ({ name, surname, birthDate }) =>
          name !== undefined || surname !== undefined || birthDate !== undefined,
      ),
    ),
  output: Outcome,
})

export const openPlayerCopy = operation({
  method: 'POST',
  path: '/api/office/player-copy',
  summary:
    'Mails a player who cannot log in the link to a copy of their data, by two; it needs a code to their phone, and nobody else has it',
  right: 'player.copy',
  writes: true,
  example: { id: NOBODY, reason: 'Asked for in ticket 4117; the account is closed.' },
  input: z.strictObject(asked),
  output: Outcome,
})

/** One person is enough: it gives nothing. */
export const takeBackPlayerCopy = operation({
  method: 'POST',
  path: '/api/office/player-copy-back',
  summary: 'Takes back the link to a copy of a player’s data',
  right: 'player.copy',
  writes: true,
  example: { id: NOBODY, reason: 'The player wrote that they did not ask for it.' },
  input: z.strictObject({ id: PlayerId, reason: Reason }),
  output: z.null(),
})

export const makePlayerEvidence = operation({
  method: 'POST',
  path: '/api/office/player-evidence',
  summary: 'Has the file of evidence made again for its owner, who alone can fetch it',
  right: 'player.evidence',
  writes: true,
  example: { id: NOBODY, reason: 'The player lost the file, ticket 4117.' },
  input: z.strictObject({ id: PlayerId, reason: Reason }),
  output: z.null(),
})
