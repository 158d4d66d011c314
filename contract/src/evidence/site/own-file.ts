import { z } from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Password } from '../../players/auth.ts'

/** A player may ask for one file in this time. */
export const EVIDENCE_EVERY_MS = 3_600_000
/** Why a file was made: the player asked for it, or by itself. */
export const EVIDENCE_REASONS = ['asked', 'month', 'closing', 'exclusion'] as const
export type EvidenceReason = (typeof EVIDENCE_REASONS)[number]
/** How many days a file that was made is kept; of an account that is erased no longer than the account. */
export const EVIDENCE_KEPT_DAYS: Record<EvidenceReason, number> = {
  asked: 7,
  month: 31,
  closing: 31,
  exclusion: 31,
}
/** `GET`, with the bearer token: the newest file of the player's own, as a download. */
export const EVIDENCE_DOWNLOAD_PATH = '/api/evidence/download'

/**
 * `POST` with `ClosedAccount`, without a log-in: the file that was made as the account was closed, for the secret of
 * the letter's link and the password that the account had.
 */
export const EVIDENCE_CLOSED_PATH = '/api/evidence/closed'
export const ClosedAccount = z.strictObject({
  token: z.string().check(z.maxLength(200)),
  password: Password,
})

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
  why: z.enum(EVIDENCE_REASONS),
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
