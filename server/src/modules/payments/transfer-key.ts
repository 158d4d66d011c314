import { transferKeyOf } from '../ledger/index.ts'

/** The names that both the deposits and the withdrawals of the ledger's transfers go by. */
export const transferKey = {
  deposit: (paymentId: string) => transferKeyOf('deposit', paymentId),
  reserve: (paymentId: string) => transferKeyOf('withdrawal_reserve', paymentId),
  paid: (paymentId: string) => transferKeyOf('withdrawal_paid', paymentId),
  return: (paymentId: string) => transferKeyOf('withdrawal_return', paymentId),
}
