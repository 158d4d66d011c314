export {
  type CallCounts,
  type CountCall,
  type Ending,
  openCallCounts,
} from './calls/count-calls.ts'
export { forgetCalls } from './calls/forget-calls.ts'
export type { Calls } from './calls/read-calls.ts'
export { readSupplierRecord } from './for-office/record.ts'
export { SUPPLIER_GAUGES } from './gauges.ts'
export { readHealth } from './health/read-health.ts'
export type { SupplierHealth } from './health/supplier-health.ts'
export { WATCH_MOVES_CRONTAB, watchMoves } from './moves/watch-moves.ts'
export {
  countDifferences,
  type Difference,
  explainDifference,
  readDifferences,
} from './reconcile/differences.ts'
export { RECONCILE_CRONTAB, reconcileSuppliers } from './reconcile/reconcile.ts'
export { moneyOf, sentenceOf } from './reconcile/sentence.ts'
