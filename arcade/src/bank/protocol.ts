import { z } from 'zod/mini'

const order = {
  /** The merchant's own id: asked for twice, it is the same order. */
  orderId: z.uuid(),
  amountKurus: z.int().check(z.positive()),
  currency: z.literal('TRY'),
}

/** POST /bank/checkouts */
export const CheckoutOrder = z.strictObject({
  ...order,
  /**
   * `page`: the customer decides on our page. `card`: they type a card there. `instant`: it is
   * decided without them. `transfer`: it is decided when their transfer has reached us.
   */
  kind: z.enum(['page', 'card', 'instant', 'transfer']),
  language: z.enum(['tr', 'en']),
  /** Whom the merchant means to be paid by. A sandbox has no customers, so it opens accounts for these. */
  customer: z.strictObject({
    id: z.uuid(),
    name: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
})
export type CheckoutOrder = z.infer<typeof CheckoutOrder>

/** POST /bank/payouts */
export const PayoutOrder = z.strictObject({
  ...order,
  iban: z.nullable(z.string().check(z.regex(/^TR\d{24}$/))),
  /** A wallet's number or address. */
  account: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  /** Of a crypto address: the chain that it is on. */
  network: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  /** The order of the checkout that this sends back: with no account it goes to whoever paid that. */
  refundOf: z.optional(z.nullable(z.uuid())),
})
export type PayoutOrder = z.infer<typeof PayoutOrder>

/** POST /bank/checkouts/status */
export const StatusQuestion = z.strictObject({ orderId: z.uuid() })
export type StatusQuestion = z.infer<typeof StatusQuestion>

/** The account that a checkout was paid from, and whose it is. */
export type Payer = { account: string; holder: string }
export type StatusReply =
  | { status: 'unknown' }
  | {
      status: 'open' | 'approved' | 'declined'
      checkoutId: string
      amountKurus: number
      currency: string
      payer: Payer | null
    }

/** POST /bank/holders */
export const HolderQuestion = z.strictObject({
  iban: z.nullable(z.string().check(z.regex(/^TR\d{24}$/))),
  account: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  /** In whose name the merchant means to pay. */
  name: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type HolderQuestion = z.infer<typeof HolderQuestion>

export type HolderReply = { holder: string }
export type CheckoutReply = { checkoutId: string; status: string; url: string | null }
export type PayoutReply = { payoutId: string; status: 'accepted' | 'paid' | 'rejected' }
