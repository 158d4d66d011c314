import type { Tx } from '../../db/db.ts'
import type { Caller } from '../../platform/http/route.ts'

/** One SMS or mail. The words are in the language of whoever reads it. */
export type OutboundMessage = {
  /** Whom it is for; null when nobody has the name that was asked about. */
  playerId: string | null
  /** An E.164 number or a mail address. */
  to: string
  subject: string | null
  text: string
  /** The code in the text, if it carries one. */
  code: string | null
  /** Of marketing: where a mail program stops it with one press. */
  stop?: string | undefined
  /** The call that it is sent for; null where a job sends it. */
  caller: Caller | null
}

/**
 * A way to send. `send` promises the message in the caller's transaction and never waits for a
 * gateway: what is rolled back is not sent, and the time tells nothing of the addressee.
 */
export type MessageSender = { send: (tx: Tx, message: OutboundMessage) => Promise<void> }

/** The ways out of the casino that the modules know. */
export type OutboundMessages = {
  sms: MessageSender
  mail: MessageSender
}
