export { amlFacts, decideAml, fileAml, lookAtAml } from './aml/decide-case.ts'
export { openAmlCase } from './aml/open-case.ts'
export { type FoundAml, findAml, listAml, readAmlFacts } from './aml/read-cases.ts'
export { flagHedges, HEDGE_CRONTAB } from './flag-hedges.ts'
export { clearFlags } from './flags.ts'
export { closeAsNoise, openRiskCase } from './for-office/decide-alert.ts'
export { closeInside, type FoundInside, listInside } from './for-office/inside.ts'
export { decideLinks, weighPair } from './for-office/links.ts'
export {
  countAlerts,
  type FoundAlert,
  findAlert,
  listAlerts,
  placeOf,
  readAlertsOfCase,
  readEarlier,
  subjectOf,
} from './for-office/list-alerts.ts'
export { readGroup, type ShownGroup } from './for-office/read-group.ts'
export { countRaised, pointsOf, readMarkers, recordCare } from './for-office/read-markers.ts'
export {
  caseFacts,
  decideRiskCase,
  type FoundCase,
  findRiskCase,
  listRiskCases,
} from './for-office/risk-cases.ts'
export { readRules, setRule } from './run/rule-versions.ts'
export { RISK_CRONTAB, runRiskRules } from './run/run-rules.ts'
export { runStaffRule, STAFF_RULE_CRONTAB } from './run/run-staff-rule.ts'
export { tryRule } from './run/try-rule.ts'
export { readScore } from './score/read-score.ts'
