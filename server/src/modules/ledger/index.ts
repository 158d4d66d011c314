export {
  type AccountRef,
  balanceE5,
  balancesE5,
  HOUSE_ID,
  openAccounts,
  openBonusAccount,
  touchCash,
} from './account.ts'
export { beginAnew, checkFurther } from './check-further.ts'
export { type CheckLimit, findBroken, isPostedOnce, onSnapshot, type Rule } from './find-broken.ts'
export type { Finding } from './finding.ts'
export { checkHead, headText, parseHead, readHead } from './head.ts'
export { sealLedger } from './seal.ts'
export { isLedgerSigned, type LedgerKey, signEarlierSeals } from './signature.ts'
export { readSpan, readSpanAround, type Span, startOf, WHOLE_SPAN } from './span.ts'
export { postTransfer } from './transfer.ts'
export { verifyLedger } from './verify.ts'
