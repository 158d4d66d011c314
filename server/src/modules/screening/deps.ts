import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { NewsDeps } from '../payments/index.ts'

/** A hold that is lifted lets withdrawals go on, of which their players are told. */
export type ScreeningDeps = NewsDeps & { db: Db; clock: Clock; onCommitted: () => void }
