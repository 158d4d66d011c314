import * as contract from '@zar/contract/protection'
import type { Clock } from '../../../platform/clock.ts'
import { implementShared, type Route } from '../../../platform/http/route.ts'
import type { House } from '../licence/house.ts'

/** What everybody may read of maintenance. */
export const maintenanceRoutes = ({ clock, house }: { clock: Clock; house: House }): Route[] => [
  implementShared(contract.maintenance, async () => {
    const now = clock.now()
    const next = house.nextMaintenance?.(now.getTime())
    if (!next) return { data: null }
    const { beginsAt, endsAt, code } = next
    return {
      data: {
        beginsAt: beginsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        code,
        now: now.toISOString(),
      },
    }
  }),
]
