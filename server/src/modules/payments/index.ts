export { PAYMENT_ENCRYPTED } from './accounts/encrypted-detail.ts'
export { nameWordsOf } from './accounts/name-match.ts'
export { PAYOUT_ACCOUNTS } from './accounts/payout-account.ts'
export { importBankStatement } from './bank-statement/import.ts'
export { readUnnamedLine, readUnnamedLines, type UnnamedLine } from './bank-statement/lines.ts'
export { matchLine } from './bank-statement/match-by-hand.ts'
export { findMatchTargets } from './bank-statement/match-targets.ts'
export { type MatchTarget, readMatch } from './bank-statement/read-match.ts'
export { type BankStatement, readBankStatements } from './bank-statement/read-statements.ts'
export {
  clearFlaggedDeposit,
  type FlaggedDeposit,
  readFlaggedDeposits,
} from './deposits/flagged-deposits.ts'
export { giveUpDeposit } from './deposits/give-up.ts'
export { readSendable, sendDepositBack } from './deposits/send-back.ts'
export type { NewsDeps } from './deps.ts'
export { OTHER_NAME_RULES } from './deps.ts'
export { acceptDocument, refuseDocument } from './documents/decide.ts'
export { forgetDocuments, readDocumentFile } from './documents/files.ts'
export {
  type FoundDocument,
  findDocuments,
  readDocumentCase,
  readEndedDocuments,
} from './documents/read-documents.ts'
export { documentFiles } from './documents/routes.ts'
export { paymentFigures } from './figures.ts'
export { paymentFacts, TWO_ABOVE_E5 } from './for-evidence/facts.ts'
export { readCase, readLastDeed } from './for-office/case.ts'
export { type ListedDeposit, readDeposits } from './for-office/deposits.ts'
export { findPayments } from './for-office/find-payments.ts'
export { readPaymentOfTransfer } from './for-office/payment-of-transfer.ts'
export { readMaskedPayouts, readPayoutAccounts } from './for-office/payout-accounts.ts'
export { readPlayerPayments } from './for-office/player-payments.ts'
export {
  countQueue,
  countWaiting,
  type QueuedWithdrawal,
  readQueue,
  type WaitingProposal,
} from './for-office/queue.ts'
export { countSent, readSent, retryPayout, type SentPayout } from './for-office/sent.ts'
export { PAYMENT_GAUGES } from './gauges.ts'
export { keepTotals, readSums } from './history/totals.ts'
export {
  closeMethod,
  depositMethod,
  refuseOutside,
  refuseStrangeOrder,
  setMethod,
  setMethodOrder,
} from './methods/house/change.ts'
export { CLOSED_TEXTS } from './methods/house/closed-texts.ts'
export {
  type MethodFigures,
  readMethodFigures,
  readMethodHours,
} from './methods/house/method-figures.ts'
export { readMethodVersions } from './methods/house/read-house.ts'
export {
  type OfferedMethod,
  readDepositMethods,
  readMethodOrder,
  readMethodSetting,
} from './methods/house/settings.ts'
export { readPayRule, readPayRuleVersions } from './pay-rule/read-pay-rule.ts'
export {
  addPayRule,
  lockPayRule,
  PAY_RULE_MOST,
  refusePayRuleOutside,
} from './pay-rule/set-pay-rule.ts'
export {
  readPayeeFacts,
  readPayees,
  type WaitingPayee,
} from './payees/read-payees.ts'
export { confirmPayee, refusePayee } from './payees/say-payee.ts'
export { copyPayments, erasePayments } from './personal-data.ts'
export type { ReviewAudit } from './review/audit.ts'
export { askPlayer, extendReview } from './review/extend.ts'
export { holdByHand } from './review/hold-by-hand.ts'
export { declareIncident } from './review/house/incident.ts'
export { type HouseProposal, readHouse, readLegalProposal } from './review/house/read-house.ts'
export { setReviewRule } from './review/house/set-rule.ts'
export { readStop } from './review/house/stops.ts'
export { liftLegalHold, lockWithdrawalsOf, placeLegalHold } from './review/legal-hold.ts'
export { holdForMatch, liftMatchHold } from './review/match-hold.ts'
export { readRule } from './review/read-rule.ts'
export type { ReviewRule } from './review/rule.ts'
export { CLOCK_EVERY_MS, runReviewClock } from './review/run-clock.ts'
export { paymentRoutes } from './routes.ts'
export { sandboxBank } from './services/bank/bank.ts'
export { paymentCallback } from './services/callback-route.ts'
export {
  explainPaymentDifference,
  type PaymentDifference,
  readPaymentDifferences,
} from './services/differences.ts'
export { paymentIntents } from './services/payment-intents/payment-intents.ts'
export type { PaymentService } from './services/payment-service.ts'
export { PAYMENT_CRONTAB, paymentTasks } from './tasks.ts'
export { verifyPayments } from './verify.ts'
export { consentToWithdrawal } from './withdrawals/consent.ts'
export { decideWithdrawal } from './withdrawals/decide-withdrawal.ts'
