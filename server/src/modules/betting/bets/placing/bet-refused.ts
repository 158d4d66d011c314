import type { SlipCode } from '@zar/contract/betting/slip'

/** A bet that is not taken. Whatever was written for it rolls back. */
export class BetRefused extends Error {
  override readonly name = 'BetRefused'
  readonly code: SlipCode
  /** The largest unit that would be taken, where the code is of a limit. */
  readonly maxKurus: number | null

  constructor(code: SlipCode, maxKurus: number | null = null) {
    super(code)
    this.code = code
    this.maxKurus = maxKurus
  }
}

/** What the bet is on moved while it was written: it is worth another try. */
export class OfferMoved extends BetRefused {
  constructor() {
    super('R-101')
  }
}
