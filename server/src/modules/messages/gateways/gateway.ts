/** One SMS or mail on its way out, and nothing that a gateway has no need of. */
export type GatewayMessage = {
  /** The same for a second try, so that a gateway can tell that it has it already. */
  id: string
  /** An E.164 number or a mail address. */
  to: string
  subject: string | null
  text: string
  /** Of marketing: where a mail program stops it with one press. */
  stop?: string | undefined
}

/** A gateway of another company. Resolves once it has taken the message, within seconds. */
export type Gateway = {
  /** Throws {@link NotSent}, and nothing else. */
  send: (message: GatewayMessage) => Promise<void>
}

/** The gateway did not take the message. `why` is safe to log: no code, no address, no secret. */
export class NotSent extends Error {
  override readonly name = 'NotSent'
  readonly why: string
  constructor(why: string) {
    super(why)
    this.why = why
  }
}
