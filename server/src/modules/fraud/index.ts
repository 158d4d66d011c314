export { flagHedges, HEDGE_CRONTAB } from './flag-hedges.ts'
export { type BonusFlag, clearFlags, readFlags } from './flags.ts'
