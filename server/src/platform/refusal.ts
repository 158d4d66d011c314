import type { FieldError } from '@zar/contract/endpoint'
import type { RefusalCode } from '@zar/contract/refusal'

/** An expected "no" that the player is told. The transaction rolls back. Every other error is a bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  /** Which fields of a form broke which rule, where the code is `invalid_input`. */
  readonly fields: FieldError[]

  constructor(code: RefusalCode, fields: FieldError[] = []) {
    super(code)
    this.code = code
    this.fields = fields
  }
}

export function refuseIf(condition: boolean, code: RefusalCode): void {
  if (condition) throw new Refusal(code)
}
