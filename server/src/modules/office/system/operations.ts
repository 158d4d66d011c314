import type { OfficeRoute } from '../operations/operation-route.ts'
import { backupRoutes } from './backups.ts'
import { jobRoutes } from './jobs.ts'
import { keyRoutes } from './keys.ts'
import { licenceRoutes } from './licences.ts'
import { logRoutes } from './log.ts'
import { maintenanceRoutes } from './maintenance.ts'
import { type SystemDeps, sessionRoutes } from './sessions.ts'
import { taxRateRoutes } from './tax-rates.ts'

/** How the house runs: its jobs, log, maintenance, keys, licences with their taxes, and backups. */
export const systemOfficeRoutes = (deps: SystemDeps): OfficeRoute[] => [
  ...jobRoutes(deps),
  ...logRoutes(deps),
  ...maintenanceRoutes(deps),
  ...keyRoutes(deps),
  ...licenceRoutes(deps),
  ...taxRateRoutes(deps),
  ...backupRoutes(deps),
  ...sessionRoutes(deps),
]
