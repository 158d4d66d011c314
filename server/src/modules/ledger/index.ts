export {
  type AccountRef,
  balanceE5,
  balancesE5,
  HOUSE_ID,
  lockCashAndBumpVersion,
  openAccounts,
  openBonusAccount,
} from './account.ts'
export { isChainBroken, noteChain } from './chain/chain-state.ts'
export { writeCheckpoints } from './chain/hash-chain.ts'
export { checkHead, headText, parseHead, readHead } from './chain/head.ts'
export { isLedgerSigned, type LedgerKey, signEarlierCheckpoints } from './chain/signature.ts'
export {
  type CheckLimit,
  findBroken,
  isPostedOnce,
  isSince,
  onSnapshot,
  type Rule,
} from './find-broken.ts'
export type { Finding } from './finding.ts'
export {
  type PlayerRow,
  readAccountsOf,
  readPlayerRows,
  readSealedTo,
  readSealHash,
  readTransferTexts,
} from './for-evidence/rows.ts'
export {
  readAccountRows,
  readLedgerAccount,
} from './for-office/account-rows.ts'
export {
  askLedgerCheck,
  type LedgerCheck,
  readChainState,
  readLedgerCheck,
  runLedgerCheck,
} from './for-office/checks.ts'
export {
  type ExportedTransfer,
  type ExportRange,
  exportedTransfers,
  readExportedRange,
} from './for-office/export.ts'
export { type FoundTransfer, findTransfer, type TransferEnd } from './for-office/find-transfer.ts'
export { countTransfers, readTransfers, type TransferLine } from './for-office/read-transfers.ts'
export { LEDGER_GAUGES } from './gauges.ts'
export { restartAudit, runIncrementalAudit } from './incremental-audit.ts'
export { detachPart } from './parts/detach-part.ts'
export { countPartsAhead, makeParts } from './parts/make-parts.ts'
export {
  type Part,
  readLedgerStart,
  readOpeningCashE5,
  readParts,
  tableOfPart,
} from './parts/read-parts.ts'
export { verifyPart } from './parts/verify-part.ts'
export { type HeldCash, hasRoomFor, holdCashOf, payMany, planByIndex } from './pay-many.ts'
export { type LedgerPart, readMovements } from './read-movements.ts'
export { postTransfer } from './transfer.ts'
export {
  debtKeyIn,
  debtOriginOf,
  keyIn,
  originIdIn,
  originIdOf,
  originOf,
  originOrDebtOf,
  transferKeyOf,
} from './transfer-key.ts'
export {
  ALL_TRANSFERS,
  readTransferRange,
  recordsBegin,
  startOf,
  type TransferRange,
  transferIdsBetween,
} from './transfer-range.ts'
export { verifyLedger } from './verify.ts'
