import type { Logger } from 'pino'
import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Random } from '../../platform/random.ts'
import type { Throttle } from '../../platform/rate-limits/throttle.ts'

/** What giving and ending bonuses takes. */
export type BonusWork = {
  db: Db
  clock: Clock
  random: Random
  log: Logger
  /** Called after each commit that promised a push. */
  onCommitted: () => void
  /** What a read would bring up to date or mark as seen stays as it is. */
  readsOnly?: boolean | undefined
}

export type BonusDeps = BonusWork & {
  throttle: Throttle
  /** What a new player is given to try the casino with; zero is no trial bonus. */
  trialBonusE5: bigint
  /** Whether there is a sportsbook that takes bets: without one nobody is offered a free bet. */
  takesFreeBets: boolean
}
