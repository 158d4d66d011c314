import {
  flagHedges,
  HEDGE_CRONTAB,
  RISK_CRONTAB,
  runRiskRules,
  runStaffRule,
  STAFF_RULE_CRONTAB,
} from '../modules/fraud/index.ts'
import type { paymentTasks } from '../modules/payments/index.ts'
import { runScreening, SCREENING_CRONTAB } from '../modules/screening/index.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'

export const RISK_CRONTABS = [HEDGE_CRONTAB, RISK_CRONTAB, STAFF_RULE_CRONTAB, SCREENING_CRONTAB]

/** What looks at players by itself: the rules, and the lists. */
export const riskTasks = (deps: Parameters<typeof paymentTasks>[0]): Tasks => ({
  flag_hedges: async () => void (await flagHedges(deps)),
  run_risk_rules: async () => void (await runRiskRules(deps)),
  run_staff_rule: async () => void (await runStaffRule(deps)),
  run_screening: async () => void (await runScreening(deps)),
})
