import { openDesk } from '../../betting/index.ts'
import type { OfficeRoute } from '../operations/operation-route.ts'
import { actingRoutes } from './acts.ts'
import { twoRoutes } from './by-two.ts'
import { debtRoutes } from './debts.ts'
import type { Room, TradingDeps } from './deps.ts'
import { feedRoutes } from './feeds.ts'
import { marginRoutes } from './margins.ts'
import { matchFactsRoutes } from './match-facts.ts'
import { ownEventRoutes } from './own-events.ts'
import { readingRoutes } from './reads.ts'
import { waitingRoutes } from './waiting.ts'

/** The trading room. */
export function tradingOfficeRoutes(deps: TradingDeps): OfficeRoute[] {
  const room: Room = { deps, desk: openDesk(deps) }
  return [
    ...readingRoutes(room),
    ...actingRoutes(room),
    ...waitingRoutes(room),
    ...twoRoutes(room),
    ...debtRoutes(room),
    ...marginRoutes(room),
    ...matchFactsRoutes(room),
    ...ownEventRoutes(room),
    ...feedRoutes(room),
  ]
}
