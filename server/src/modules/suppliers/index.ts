export {
  type CallCounts,
  type CountCall,
  type Ending,
  openCallCounts,
} from './calls/count-calls.ts'
export { forgetCalls } from './calls/forget-calls.ts'
export { withinMs } from './calls/latency.ts'
export { type Difference, explainDifference, readDifferences } from './reconcile/differences.ts'
export { RECONCILE_CRONTAB, reconcileSuppliers } from './reconcile/reconcile.ts'
export { sentenceOf } from './reconcile/sentence.ts'
