import { z } from 'zod/mini'

/** The objects of the protocol. Amounts are kuruş, currencies small letters; other members are passed over. */

const Id = z.string().check(z.minLength(1), z.maxLength(60))
const OrderId = z.uuid()
const Amount = z.int().check(z.positive())
const Currency = z.string().check(z.regex(/^[a-z]{3}$/))

export const Intent = z.object({
  id: Id,
  object: z.literal('payment_intent'),
  amount: Amount,
  currency: Currency,
  status: z.enum([
    'requires_payment_method',
    'requires_action',
    'processing',
    'succeeded',
    'canceled',
  ]),
  metadata: z.object({ order_id: OrderId }),
  next_action: z.nullable(z.object({ redirect_to_url: z.object({ url: z.url() }) })),
  latest_charge: z.nullable(
    z.object({
      billing_details: z.object({ name: z.string().check(z.minLength(1), z.maxLength(200)) }),
      payment_method_details: z.object({
        account: z.string().check(z.minLength(1), z.maxLength(120)),
      }),
    }),
  ),
})
export type Intent = z.infer<typeof Intent>

export const Payout = z.object({
  id: Id,
  object: z.literal('payout'),
  amount: Amount,
  currency: Currency,
  status: z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']),
  metadata: z.object({ order_id: OrderId }),
})
export type Payout = z.infer<typeof Payout>

export const Holder = z.object({ name: z.string().check(z.maxLength(200)) })

/** A list of what has the order's id: empty, or one. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ data: z.array(item).check(z.maxLength(1)) })

/** An event is told by what it is about; `type` says which kind it is of. */
export const Event = z.object({
  id: Id,
  type: z.string().check(z.maxLength(80)),
  data: z.object({ object: z.unknown() }),
})
