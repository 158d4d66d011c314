/** Keys: seen by name, age and fingerprint, never by value; the key of personal data is made, changed and deleted by two. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

const Version = z.int().check(z.minimum(1), z.maximum(255))
/** The name of the key's file, as the person typed it. */
const Typed = z.string().check(z.maxLength(100))

/** What the key of personal data is called in the audit log, where no version is named. */
export const FIELD_KEY = 'personal-data-key'

/** The file of a version. */
export const fieldKeyFile = (version: number): string =>
  version === 1 ? FIELD_KEY : `${FIELD_KEY}-${version}`

const Key = z.object({
  /** Name of its file. */
  name: z.string(),
  since: z.string(),
  /** `start`, or who made or confirmed it. */
  by: z.string(),
  fingerprint: z.string(),
  /** `here`: on this screen. `restart`: on the machine, with a restart. `never`. */
  change: z.enum(['here', 'restart', 'never']),
})
export type OfficeKey = z.output<typeof Key>

export const listKeys = operation({
  method: 'GET',
  path: '/api/office/keys',
  summary: 'Names, ages and fingerprints of the keys, and who can open those of personal data',
  right: 'key.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    keys: z.array(Key),
    /** Versions of the key of personal data in this process's folder, the one that seals, and whether it can be written to. */
    versions: z.array(Version),
    sealing: z.nullable(Version),
    isWritable: z.boolean(),
    processes: z.array(
      z.object({ process: z.string(), versions: z.array(Version), sealing: Version }),
    ),
    actions: z.array(Action),
  }),
})
export type OfficeKeys = z.output<typeof listKeys.output>

export const countKeys = operation({
  method: 'GET',
  path: '/api/office/key-uses',
  summary:
    'How much each version of the key of personal data has sealed; it reads every sealed field',
  right: 'key.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(z.object({ version: Version, sealed: z.int() })),
})

const WHY = 'The key is a year old, as the plan of keys says.'

export const newKey = operation({
  method: 'POST',
  path: '/api/office/key-new',
  summary: 'Makes the next key of personal data, which opens and does not seal yet, by two people',
  right: 'key.new',
  writes: true,
  example: { reason: WHY },
  input: z.strictObject({ reason: Reason, proposal: z.optional(ProposalId) }),
  output: Outcome,
})

export const rotateKey = operation({
  method: 'POST',
  path: '/api/office/key-rotate',
  summary: 'Seals with the newest key from now on, and all that others have sealed, by two people',
  right: 'key.rotate',
  writes: true,
  example: { version: 2, typed: 'no', reason: WHY },
  input: z.strictObject({
    version: Version,
    typed: Typed,
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

export const retireKey = operation({
  method: 'POST',
  path: '/api/office/key-retire',
  summary: 'Deletes a key that seals nothing any more, by two people',
  right: 'key.retire',
  writes: true,
  example: { version: 1, typed: 'no', reason: WHY },
  input: z.strictObject({
    version: Version,
    typed: Typed,
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})
