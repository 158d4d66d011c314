import type { Tx } from '../../db/db.ts'

/** One SMS or mail. The words are in the language of whoever reads it. */
export type Letter = {
  /** Whom it is for; null when nobody has the name that was asked about. */
  playerId: string | null
  /** An E.164 number or a mail address. */
  to: string
  subject: string | null
  text: string
  /** The code in the text, if it carries one. */
  code: string | null
  /** The demo box of the browser that caused it, or empty. Only the sandbox looks at it. */
  demoBox: string
}

/**
 * A way to send. `send` promises the letter in the caller's transaction and never waits for a
 * gateway: what is rolled back is not sent, and the time tells nothing of the addressee.
 */
export type LetterPort = { send: (tx: Tx, letter: Letter) => Promise<void> }

/** The ways out of the house that the modules know. */
export type Letters = {
  sms: LetterPort
  mail: LetterPort
  /** Remembers that this player has signed in at the browser of that demo box. */
  meet: (tx: Tx, who: { playerId: string; demoBox: string }) => Promise<void>
}
