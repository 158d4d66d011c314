import { mayOpenHouse } from '../modules/protection/index.ts'
import { systemClock } from '../platform/clock.ts'
import { CannotOpen } from './cannot-open.ts'
import type { Config } from './config/config.ts'

/** There is no licence record to read yet, so real money is refused whatever else is set. */
export function refuseRealMoney({ mode }: Config): void {
  const now = systemClock.now()
  const may = mayOpenHouse({ mode, licence: undefined, countries: [], now })
  if (!may.mayOpen) throw new CannotOpen(`MODE=${mode} is refused: ${may.reason}`)
}
