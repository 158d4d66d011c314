import { z } from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Password } from '../../players/auth.ts'

/** A player may ask for one file in this time. */
export const EVIDENCE_EVERY_MS = 3_600_000
/** How long a file that was made is kept. */
export const EVIDENCE_KEPT_DAYS = 7
/** `GET`, with the bearer token: the newest file of the player's own, as a download. */
export const EVIDENCE_DOWNLOAD_PATH = '/api/evidence/download'

/** A file that can be downloaded. Times are ISO 8601 in UTC. */
const Made = z.object({
  /** As the bundle has it. */
  number: z.string(),
  /** `zar-evidence-12-2026-11-29.jsonl` */
  name: z.string(),
  madeAt: z.string(),
  bytes: z.int(),
  /** When it is deleted. */
  keptUntil: z.string(),
})

/** How the player's file of evidence stands. */
export const OwnEvidence = z.object({
  /** `making`: one was asked for and is not there yet. `file` may hold the one before it meanwhile. */
  state: z.enum(['none', 'making', 'ready']),
  /** When the one that is being made was asked for; null where none is. */
  askedAt: z.nullable(z.string()),
  /** The newest that can be downloaded; null where there is none. */
  file: z.nullable(Made),
  /** From when the next may be asked for; null where it may be now. */
  nextAt: z.nullable(z.string()),
})
export type OwnEvidence = z.infer<typeof OwnEvidence>

export const ownEvidence = endpoint({
  method: 'GET',
  path: '/api/evidence/own',
  summary: 'How the player’s file of evidence stands',
  caller: 'player',
  input: z.strictObject({}),
  output: OwnEvidence,
})

/** Refused with `evidence_too_soon` within the hour, and while one is being made. */
export const askEvidence = endpoint({
  method: 'POST',
  path: '/api/evidence/ask',
  summary: 'Has the player’s file of evidence made, for the password',
  caller: 'player',
  input: z.strictObject({ password: Password }),
  output: OwnEvidence,
})
