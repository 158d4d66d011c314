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
})
export type CheckoutOrder = z.infer<typeof CheckoutOrder>

/** POST /bank/payouts */
export const PayoutOrder = z.strictObject({
  ...order,
  iban: z.nullable(z.string().check(z.regex(/^TR\d{24}$/))),
  /** A wallet's number or address. With neither, the account that the customer last paid from. */
  account: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  /** Of a crypto address: the chain that it is on. */
  network: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
})
export type PayoutOrder = z.infer<typeof PayoutOrder>

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
