export {
  type AccountRef,
  balanceE5,
  balancesE5,
  HOUSE_ID,
  openAccounts,
  openBonusAccount,
  touchCash,
} from './account.ts'
export type { Finding } from './finding.ts'
export { sealLedger } from './seal.ts'
export { readSpan, readSpanAround, type Span, startOf, WHOLE_SPAN } from './span.ts'
export { postTransfer, type Transfer } from './transfer.ts'
export { type Verdict, verifyLedger } from './verify.ts'
