/** The desk of letters: their words in both languages, worded anew by one person, every version kept. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import { LETTER_NAMES, LetterWords } from './letters.ts'

const Name = z.enum(LETTER_NAMES)

const Listed = z.object({
  letter: Name,
  channel: z.enum(['mail', 'sms']),
  /** 0: as it came with the installation. */
  version: z.int(),
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
})

export const listLetters = operation({
  method: 'GET',
  path: '/api/office/letters',
  summary: 'The letters and texts that the casino sends by itself',
  right: 'offer.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(Listed),
})
export type LetterList = z.output<typeof listLetters.output>

const Fixed = z.object({ tr: z.string(), en: z.string() })

export const readLetter = operation({
  method: 'GET',
  path: '/api/office/letter',
  summary: 'One letter: its words, what always follows them, and its versions with their words',
  right: 'offer.view',
  writes: false,
  example: { letter: 'recovery-code' },
  input: z.strictObject({ letter: Name }),
  output: z.object({
    letter: Name,
    version: z.int(),
    words: LetterWords,
    /** Stands behind the words, whatever they are. */
    fixed: Fixed,
    /** What parts the two. */
    gap: z.enum([' ', '\n\n']),
    /** For a preview, what stands in braces. */
    samples: z.record(z.string(), z.string()),
    /** The newest first; the last is that of the installation. */
    versions: z.array(
      z.object({
        version: z.int(),
        by: z.nullable(z.string()),
        at: z.nullable(z.string()),
        because: z.nullable(z.string()),
        words: LetterWords,
      }),
    ),
    actions: z.array(Action),
  }),
})
export type LetterCase = z.output<typeof readLetter.output>

const said = { subject: 'Code', text: 'Your code: {code}.' }

export const saveLetter = operation({
  method: 'POST',
  path: '/api/office/letter-save',
  summary: 'Words a letter anew, from the next one on; refused where somebody did meanwhile',
  right: 'template.edit',
  writes: true,
  example: {
    letter: 'recovery-code',
    version: 999_999,
    words: { tr: said, en: said },
    reason: 'Players asked what the code is for.',
  },
  input: z.strictObject({
    letter: Name,
    /** The version that the person saw. */
    version: z.int().check(z.gte(0), z.maximum(1_000_000)),
    words: LetterWords,
    reason: Reason,
  }),
  output: z.object({ version: z.int() }),
})
