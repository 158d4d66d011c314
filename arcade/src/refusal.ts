import type { ArcadeRefusal } from './protocol.ts'

/** An expected "no" that the page has words for. Every other error is a bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ArcadeRefusal

  constructor(code: ArcadeRefusal) {
    super(code)
    this.code = code
  }
}

export function refuseIf(condition: boolean, code: ArcadeRefusal): void {
  if (condition) throw new Refusal(code)
}
