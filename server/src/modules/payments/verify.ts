import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import {
  type CheckLimit,
  type Finding,
  isPostedOnce,
  isSince,
  keyIn,
  onSnapshot,
} from '../ledger/index.ts'
import { verifyReviews } from './review/verify-clock.ts'

const { Pending, Confirmed, Rejected, Cancelled } = PAYMENT_STATUS

/** What is on its way out is what the open withdrawals come to (LED-10). */
const ON_THE_WAY = sql<{ sentence: string }>`
  with open as (
    select player_id, currency, sum(amount_e5) as sum_e5 from payment
      where type = ${PAYMENT_TYPES.Withdraw} and status = ${Pending} group by player_id, currency
  ), held as (select * from account where kind = 'player_withdrawal')
  select format('player_withdrawal of %s (account %s, %s): holds %s, the open withdrawals come to %s',
      coalesce(owner_id, player_id), coalesce(held.id::text, 'none'), coalesce(held.currency, open.currency),
      coalesce(balance_e5, 0), coalesce(sum_e5, 0)) as sentence
    from held full join open on player_id = owner_id and open.currency = held.currency
    where coalesce(balance_e5, 0) <> coalesce(sum_e5, 0) limit 100`

/** Each order has moved what its status says, and nothing else: by key, which is posted once. */
const asItsStatus = (since: CheckLimit['since']) => sql<{ sentence: string }>`
  select format('payment %s of %s: its status is %s, and it has moved %s', payment.id, payment.player_id, status,
      coalesce((select string_agg(reason || ' ' || moved.amount_e5, ', ' order by moved.id)
        from transfer moved where moved.key = any(keys)
          and ${isPostedOnce('moved')}), 'nothing')) as sentence
    from payment
      cross join lateral (select array(select ${keyIn(sql.ref('name'), sql.ref('payment.id'))} from unnest(
        array['deposit', 'withdrawal_reserve', 'withdrawal_paid', 'withdrawal_return']) name) as keys) named
    where ${isSince('payment.created_at', since)} and array(select moved.reason::text from transfer moved where moved.key = any(keys)
          and ${isPostedOnce('moved')}
          and moved.amount_e5 = payment.amount_e5 and moved.player_id = payment.player_id order by moved.id)
      <> case when type = ${PAYMENT_TYPES.Deposit} and status = ${Confirmed} then array['deposit']
              when type = ${PAYMENT_TYPES.Deposit} then array[]::text[]
              when status = ${Confirmed} then array['withdrawal_reserve', 'withdrawal_paid']
              when status in (${Rejected}, ${Cancelled}) then array['withdrawal_reserve', 'withdrawal_return']
              else array['withdrawal_reserve'] end
    limit 100`

type PaymentsCheck = CheckLimit & {
  /** Whether every order there was is looked at, or only the money that is on its way now. */
  isWhole?: boolean
  /** Where it is named: no review may have run out before. */
  now?: Date | undefined
}

/** Checks the money on its way out, and what each order has moved, against the ledger, on one snapshot. */
export const verifyPayments = (
  db: Db,
  { isWhole = true, since, now, ...limit }: PaymentsCheck = {},
): Promise<Finding[]> =>
  onSnapshot(db, limit, async (tx) => {
    const findings: Finding[] = []
    for (const query of isWhole ? [ON_THE_WAY, asItsStatus(since)] : [ON_THE_WAY]) {
      const { rows } = await query.execute(tx)
      findings.push(...rows.map(({ sentence }) => ({ rule: 'LED-10', sentence })))
    }
    findings.push(...(await verifyReviews(tx, { since, now, isWhole })))
    return findings
  })
