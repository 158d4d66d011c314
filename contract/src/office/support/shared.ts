/** What the operations of the support desk share. */
import { z } from 'zod/mini'
import { Time } from '../players.ts'
import { caseStanding } from '../queues.ts'

/** Number of a ticket, a conversation or a complaint. */
export const CaseNumber = z.int().check(z.positive(), z.maximum(1_000_000_000_000))
/** The same in the query of a read. */
export const NumberInQuery = z.string().check(z.regex(/^\d{1,12}$/))
/** Of a case that somebody saw; null where none waited. Another one refuses with `case_changed`. */
export const SeenVersion = z.nullable(z.int().check(z.nonnegative()))

export const CasePlayer = z.object({
  id: z.string(),
  /** `ZR 204 718 331` */
  number: z.string(),
  username: z.string(),
  locale: z.enum(['tr', 'en']),
})
export type CasePlayer = z.output<typeof CasePlayer>

/** How it waits in its queue; null where it waits no more. */
export const Standing = z.nullable(caseStanding)

/** What people of the office write to each other: no player reads it, in no copy either. */
export const SupportNote = z.object({ id: z.string(), by: z.string(), at: Time, text: z.string() })
export type SupportNote = z.output<typeof SupportNote>
export const NoteText = z.string().check(z.trim(), z.minLength(3), z.maxLength(2_000))
