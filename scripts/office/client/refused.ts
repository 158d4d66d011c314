/** What the server refused, or why nothing was asked of it: one sentence for whoever typed the command. */
export class Refused extends Error {
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}
