import { z } from 'zod/mini'

/** The company that moves the money. The sandbox's bank, where nothing else is set. */
export const PAYMENT_SETTINGS = {
  PAYMENT_SERVICE: z._default(z.enum(['bank', 'payment-intents']), 'bank'),
  /** Where the bank is, if not below the arcade. */
  BANK_URL: z.optional(z.url({ protocol: /^https?$/ })),
  PAYMENT_INTENTS_URL: z.optional(z.url({ protocol: /^https?$/ })),
  PAYMENT_INTENTS_KEY: z.optional(z.string().check(z.regex(/^[\w-]{8,200}$/))),
  PAYMENT_INTENTS_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(16), z.maxLength(200))),
}

/** What each should be, as a person setting it wants to be told. */
export const PAYMENTS_SHOULD_BE: Record<keyof typeof PAYMENT_SETTINGS, string> = {
  PAYMENT_SERVICE: 'bank or payment-intents',
  BANK_URL: 'the address of the bank: https://bank.example/bank',
  PAYMENT_INTENTS_URL: 'the address of the payment service: https://api.payments.example',
  PAYMENT_INTENTS_KEY: 'the key that the payment service knows us by',
  PAYMENT_INTENTS_WEBHOOK_SECRET: 'what the payment service signs its events with',
}

type Settings = z.output<z.ZodMiniObject<typeof PAYMENT_SETTINGS>>

/** Throws by `unusable` where a service is chosen and not all of it is set. */
export function paymentServiceAt(
  e: Settings,
  arcadeUrl: string,
  unusable: (name: keyof typeof PAYMENT_SETTINGS) => Error,
) {
  if (e.PAYMENT_SERVICE === 'bank') {
    return { name: 'bank' as const, url: e.BANK_URL ?? `${arcadeUrl}/bank` }
  }
  const { PAYMENT_INTENTS_URL: url, PAYMENT_INTENTS_KEY: key } = e
  const webhookSecret = e.PAYMENT_INTENTS_WEBHOOK_SECRET
  if (!url) throw unusable('PAYMENT_INTENTS_URL')
  if (!key) throw unusable('PAYMENT_INTENTS_KEY')
  if (!webhookSecret) throw unusable('PAYMENT_INTENTS_WEBHOOK_SECRET')
  return { name: 'payment-intents' as const, url, key, webhookSecret }
}
