/** The names that both the deposits and the withdrawals of the ledger's transfers go by. */
export const transferKey = {
  deposit: (paymentId: string) => `deposit:${paymentId}`,
  reserve: (paymentId: string) => `withdrawal_reserve:${paymentId}`,
  paid: (paymentId: string) => `withdrawal_paid:${paymentId}`,
  return: (paymentId: string) => `withdrawal_return:${paymentId}`,
}
