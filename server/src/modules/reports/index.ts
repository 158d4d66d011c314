export { CHECK_CRONTAB, checkRollUps } from './check/check-roll-ups.ts'
export { reportFile } from './export/report-file.ts'
export { catchUp, closeDays, foldSealed } from './fold/fold-sealed.ts'
export { REPORT_GAUGES } from './gauges.ts'
export { deskFigures } from './read/desk-figures.ts'
export { liabilityReport } from './read/liability-report.ts'
export { moneyReport } from './read/money-report.ts'
export { readNetDeposits, readPaidIn } from './read/net-deposits.ts'
export { playerReport } from './read/player-report.ts'
export { productReport } from './read/product-report.ts'
export { protectionReport } from './read/protection-report.ts'
export { reportTransfers } from './read/report-transfers.ts'
export {
  type GameReturn,
  type ReturnCourse,
  readReturnCourse,
  readReturns,
} from './read/returns.ts'
export { taxReport } from './read/tax/tax-report.ts'
export { taxRows } from './read/tax/tax-rows.ts'
