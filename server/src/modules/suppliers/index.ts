export {
  type CallCounts,
  type CountCall,
  type Ending,
  openCallCounts,
} from './calls/count-calls.ts'
export { forgetCalls } from './calls/forget-calls.ts'
export type { Calls } from './calls/read-calls.ts'
export { fingerprintOf, rotatableKey, typedKey } from './control/key-rules.ts'
export {
  changeKey,
  findStaged,
  forgetKeys,
  SUPPLIER_ENCRYPTED,
  stageKey,
} from './control/keys.ts'
export {
  changesOf,
  type OfficeSettings,
  openSupplierControl,
  type SettingValues,
  type SupplierControl,
  type SupplierStart,
  type SuppliersKnown,
  settingInUse,
} from './control/open-control.ts'
export { refuseSetting, shownSetting, writtenSetting } from './control/setting-rules.ts'
export { type Changed, lockSuppliers, setSetting } from './control/settings.ts'
export {
  type DifferenceRow,
  findDifference,
  readDifferencePage,
} from './for-office/differences-page.ts'
export { readSupplierKeys } from './for-office/keys.ts'
export { MINUTES_SHOWN, readMinutes } from './for-office/minutes.ts'
export { readSupplierRecord } from './for-office/record.ts'
export {
  findRollbackRequest,
  keepRollbackRequest,
  type RollbackRequestRow,
  readRollbackRequests,
} from './for-office/rollback-requests.ts'
export { SUPPLIER_GAUGES } from './gauges.ts'
export { readHealth } from './health/read-health.ts'
export type { SupplierHealth } from './health/supplier-health.ts'
export { trySupplier } from './health/try-supplier.ts'
export { WATCH_MOVES_CRONTAB, watchMoves } from './moves/watch-moves.ts'
export {
  askSupplierCheck,
  comparableDays,
  readSupplierChecks,
  runSupplierCheck,
} from './reconcile/check-on-demand.ts'
export {
  countDifferences,
  type Difference,
  explainDifference,
  readDifferences,
  subjectOf,
} from './reconcile/differences.ts'
export { endDifference, favourE5 } from './reconcile/queue-differences.ts'
export { RECONCILE_CRONTAB, reconcileSuppliers } from './reconcile/reconcile.ts'
export { moneyOf, sentenceOf } from './reconcile/sentence.ts'
