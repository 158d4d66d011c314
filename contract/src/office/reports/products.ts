import { z } from 'zod/mini'
import { Day } from '../../period.ts'
import { operation } from '../operation.ts'
import { Count, EXAMPLE, Gross, Identity, Money, Period, Reach, Share } from './shared.ts'

/** GAM-16. In parts of 1. */
export const RtpAnswer = z.object({
  rtp: z.number(),
  low99: z.number(),
  high99: z.number(),
  bandLow: z.nullable(z.number()),
  bandHigh: z.nullable(z.number()),
  declared: z.nullable(z.number()),
  state: z.enum(['inside', 'outside', 'too few', 'undeclared']),
})

const Node = z.extend(Gross, {
  /** Product, supplier or game, as the house names them. */
  key: z.string(),
  name: z.string(),
  bets: Count,
  holdBp: Share,
  /** By the declared returns, or by the prices of bets on sports. */
  expectedBp: Share,
  /** With own money. Null below the product: a player is counted once. */
  players: z.nullable(Count),
  /** The same number of days before. */
  ggrBeforeE5: Money,
})

export const GameNode = z.extend(Node, { rtp: z.nullable(RtpAnswer) })
export const SupplierNode = z.extend(Node, { games: z.array(GameNode) })
export const ProductNode = z.extend(Node, { suppliers: z.array(SupplierNode) })
export type ProductNode = z.output<typeof ProductNode>

export const ProductReport = z.object({
  currency: z.string(),
  reach: Reach,
  total: Node,
  products: z.array(ProductNode),
  days: z.array(
    z.object({
      day: Day,
      isClosed: z.boolean(),
      ggrE5: z.record(z.string(), Money),
    }),
  ),
  identity: Identity,
})
export type ProductReport = z.output<typeof ProductReport>

export const readProductReport = operation({
  method: 'GET',
  path: '/api/office/reports/products',
  summary: 'Stakes, wins and GGR by product, supplier and game; the parts come to the whole',
  right: 'report.product',
  writes: false,
  example: EXAMPLE,
  input: Period,
  output: ProductReport,
})
