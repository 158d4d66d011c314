import { CREDITS } from './edges/credits.ts'
import type { MoneyEdge } from './edges/edge.ts'
import { GRANTS } from './edges/grants.ts'
import { PAYMENTS } from './edges/payments.ts'
import type { Right } from './rights.ts'

/** Every way by which money moves in the house. A posting that is not here may not be added. */
export const MONEY_EDGES: readonly MoneyEdge[] = [...CREDITS, ...GRANTS, ...PAYMENTS]

/** Rights that move money and stand in no edge, with the reason. */
export const IN_NO_EDGE: Partial<Record<Right, string>> = {
  'withdrawal.consent':
    'a third word on what two have approved: it can stop a payment, never begin one',
  'withdrawal.bulk_approve':
    'the edge of `withdrawal.approve` up to the limit of one person, many times, each checked alone',
  'withdrawal.reject_judged':
    'gives the player’s own money back as `withdrawal.reject_fact` does, by two persons',
}
