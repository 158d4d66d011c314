import type { Intent, Payout } from './objects.ts'

/** A failed try is no end: the same intent can be paid until it is cancelled. */
const DEPOSIT_STATUS = {
  requires_payment_method: 'open',
  requires_action: 'open',
  processing: 'open',
  succeeded: 'paid',
  canceled: 'rejected',
} as const satisfies Record<Intent['status'], string>

export function stateOfIntent({ id, status, amount, currency, latest_charge: charge }: Intent) {
  return {
    status: DEPOSIT_STATUS[status],
    gatewayId: id,
    amountKurus: amount,
    currency: currency.toUpperCase(),
    payer: charge && {
      account: charge.payment_method_details.account,
      holder: charge.billing_details.name,
    },
  }
}

const PAYOUT_STATUS = {
  pending: 'accepted',
  in_transit: 'accepted',
  paid: 'paid',
  failed: 'rejected',
  canceled: 'rejected',
} as const satisfies Record<Payout['status'], string>

export const stateOfPayout = ({ id, status, amount, currency }: Payout) => ({
  status: PAYOUT_STATUS[status],
  gatewayId: id,
  amountKurus: amount,
  currency: currency.toUpperCase(),
})
