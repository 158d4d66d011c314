import type { Logger } from 'pino'
import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Random } from '../../platform/random.ts'

export type BonusDeps = {
  db: Db
  clock: Clock
  random: Random
  log: Logger
  /** What a new player is given to try the house with; zero is no trial bonus. */
  trialBonusE5: bigint
  /** Called after each commit that promised a push. */
  onCommitted: () => void
}
