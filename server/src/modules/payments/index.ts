export { PAYOUT_ACCOUNTS } from './account.ts'
export { paymentCallback } from './bank/callback.ts'
export {
  clearFlaggedDeposit,
  type FlaggedDeposit,
  readFlaggedDeposits,
} from './deposits/flagged-deposits.ts'
export { OTHER_NAME_RULES } from './deps.ts'
export { erasePayments } from './erase-payments.ts'
export { paymentsOfPlayer } from './of-player.ts'
export { paymentRoutes } from './routes.ts'
export { PAYMENT_SEALED } from './sealed.ts'
export { PAYMENT_CRONTAB, paymentTasks } from './tasks.ts'
export { REJECTIONS } from './texts.ts'
export { verifyPayments } from './verify.ts'
export { decideWithdrawal } from './withdrawals/decide-withdrawal.ts'
export { type HeldWithdrawal, readHeld } from './withdrawals/held-withdrawals.ts'
