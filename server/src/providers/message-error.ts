/** A request, or one item of it, that cannot be taken as it stands, and the code that says so. */
export class MessageError<Code extends string | number> extends Error {
  override readonly name = 'BadMessage'
  readonly code: Code
  constructor(code: Code, message: string = String(code)) {
    super(message)
    this.code = code
  }
}
