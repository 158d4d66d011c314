import type { ProviderName } from '@zar/contract/casino/casino'
import type { CallsOfSupplier } from '../calls/read-calls.ts'

export type SupplierHealth = {
  provider: ProviderName
  gamesOpen: number
  hour: Omit<CallsOfSupplier, 'provider'>
  day: Omit<CallsOfSupplier, 'provider'>
  /** Whether a process has stopped asking it. */
  isResting: boolean
  /** Of the last seven days. */
  openRounds: { rounds: number; oldest: Date | null }
  reconciled: {
    /** The last day that was compared; null where none ever was. */
    last: string | null
    /** Since when a day that is over could be compared, and is not. */
    dueSince: Date | null
    failure: string | null
  }
  /** Open, and not explained. */
  differences: number
  /** What needs a person, in words. */
  needs: string[]
}
