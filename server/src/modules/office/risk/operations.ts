import type { OfficeRoute } from '../operations/operation-route.ts'
import type { PlayerOfficeDeps } from '../players/about-player.ts'
import { alertRoutes } from './alerts.ts'
import { amlRoutes } from './aml.ts'
import { riskCaseRoutes } from './cases.ts'
import { helpRoutes } from './help.ts'
import { insideRoutes } from './inside.ts'
import { matchRoutes } from './matches.ts'
import { payeeRoutes } from './payees.ts'
import { registerRoutes } from './register.ts'
import { registerFileRoutes } from './register-file.ts'
import { ruleRoutes } from './rule-operations.ts'
import { watchListRoutes } from './watch-lists.ts'

/** The desk of risk and protection. */
export const riskOfficeRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  ...alertRoutes(deps),
  ...riskCaseRoutes(deps),
  ...ruleRoutes(deps),
  ...helpRoutes(deps),
  ...amlRoutes(deps),
  ...watchListRoutes(deps),
  ...matchRoutes(deps),
  ...insideRoutes(deps),
  ...payeeRoutes(deps),
  ...registerRoutes(deps),
  ...registerFileRoutes(deps),
]
