import { type PaymentService, paymentIntents, sandboxBank } from '../modules/payments/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from './config/config.ts'
import type { Keys } from './keys/keys.ts'

/** The adapter of the company that moves this casino's money. */
export function openPaymentService(
  { paymentService }: Pick<Config, 'paymentService'>,
  keys: Pick<Keys, 'bankOrderSecret' | 'bankCallbackSecret'>,
  clock: Clock,
): PaymentService {
  if (paymentService.name === 'payment-intents') return paymentIntents({ ...paymentService, clock })
  return sandboxBank({
    url: paymentService.url,
    orderSecret: keys.bankOrderSecret,
    callbackSecret: keys.bankCallbackSecret,
    clock,
  })
}
