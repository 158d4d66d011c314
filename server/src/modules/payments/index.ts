export { PAYMENT_ENCRYPTED } from './accounts/encrypted-detail.ts'
export { PAYOUT_ACCOUNTS } from './accounts/payout-account.ts'
export {
  clearFlaggedDeposit,
  type FlaggedDeposit,
  readFlaggedDeposits,
} from './deposits/flagged-deposits.ts'
export { OTHER_NAME_RULES } from './deps.ts'
export { paymentFigures } from './figures.ts'
export { PAYMENT_GAUGES } from './gauges.ts'
export { keepTotals } from './history/totals.ts'
export { copyPayments, erasePayments } from './personal-data.ts'
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
export { REJECTIONS } from './texts.ts'
export { verifyPayments } from './verify.ts'
export { decideWithdrawal } from './withdrawals/decide-withdrawal.ts'
export { type HeldWithdrawal, readHeld } from './withdrawals/held-withdrawals.ts'
