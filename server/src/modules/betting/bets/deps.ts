import type { Db } from '../../../db/db.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Random } from '../../../platform/random.ts'
import type { House } from '../../protection/index.ts'

export type BetDeps = {
  db: Db
  /** Of the player’s limits. What is taken in time is decided by the database’s clock. */
  clock: Clock
  /** Asked by every stake. */
  house: House
  random: Random
  /** Tells every process of what is taken off the board. */
  bus: Pick<Bus, 'publish'>
  onCommitted: () => void
}
