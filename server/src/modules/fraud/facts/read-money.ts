import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { transferIdsBetween } from '../../ledger/index.ts'
import { HOUR_MS, of } from '../rules/finding.ts'
import type { PassFacts, PaymentFact, PaymentFacts, TakeoverFacts } from '../rules/money-rules.ts'
import { type Asked, before, groupOf } from './asked.ts'

const DEPOSIT = sql.lit(PAYMENT_TYPES.Deposit)
const WITHDRAWAL = sql.lit(PAYMENT_TYPES.Withdraw)
const PAID = sql.lit(PAYMENT_STATUS.Confirmed)
const REJECTED = sql.lit(PAYMENT_STATUS.Rejected)

type PaymentRow = Omit<PaymentFact, 'at'> & { playerId: string; at: Date }

/** What each player asked for at the cashier, in order of time. A shop's refusal and the bank's are `declined`. */
export async function readPayments(
  tx: Tx,
  { players, from, until }: Asked,
): Promise<PaymentFacts[]> {
  const { rows } = await sql<PaymentRow>`
    select p.player_id as "playerId", p.created_at as at, p.type = ${DEPOSIT} as "isDeposit",
      case when exists (select from payment_event e where e.payment_id = p.id and e.step = 'stopped') then 'stopped'
        when p.status = ${PAID} then 'paid'
        when p.status = ${REJECTED} then 'declined' else 'open' end as state,
      p.amount_e5 as "amountE5", p.method_id as method, encode(p.account_hmac, 'hex') as account,
      p.is_payer_own as "isPayerOwn"
    from payment p
    where p.player_id = any(${players}::uuid[]) and p.created_at > ${from} and p.created_at <= ${until}
    order by p.created_at, p.seq`.execute(tx)
  return [...groupOf(rows)].map(([playerId, payments]) => ({
    playerId,
    payments: payments.map((row) => ({ ...row, at: row.at.getTime() })),
  }))
}

type PassRow = {
  playerId: string
  at: Date
  amountE5: bigint
  depositedE5: bigint
  stakedE5: bigint
}

/** Withdrawals that were not turned down, with what was paid in and staked in the hours before. */
export async function readPasses(
  tx: Tx,
  { players, from, until, params }: Asked,
): Promise<PassFacts[]> {
  const hours = of(params, 'h')
  const { fromId } = await transferIdsBetween(tx, {
    from: before(from, hours * HOUR_MS),
    to: until,
  })
  const { rows } = await sql<PassRow>`
    select w.player_id as "playerId", w.created_at as at, w.amount_e5 as "amountE5",
      (select coalesce(sum(d.amount_e5), 0)::bigint from payment d
        where d.player_id = w.player_id and d.type = ${DEPOSIT} and d.status = ${PAID}
          and d.created_at > w.created_at - make_interval(hours => ${hours}::int) and d.created_at <= w.created_at)
        as "depositedE5",
      (select coalesce(sum(case when t.reason in ('bet', 'sport_bet') then t.amount_e5
                                when t.target_balance_e5 is not null then -t.amount_e5 end), 0)::bigint
        from transfer t
        where t.player_id = w.player_id and t.id >= ${fromId}
          and t.reason in ('bet', 'sport_bet', 'rollback', 'sport_rollback')
          and t.created_at > w.created_at - make_interval(hours => ${hours}::int) and t.created_at <= w.created_at)
        as "stakedE5"
    from payment w
    where w.player_id = any(${players}::uuid[]) and w.type = ${WITHDRAWAL} and w.status <> ${REJECTED}
      and w.created_at > ${from} and w.created_at <= ${until}
    order by w.created_at`.execute(tx)
  return [...groupOf(rows)].map(([playerId, withdrawals]) => ({
    playerId,
    withdrawals: withdrawals.map((row) => ({ ...row, at: row.at.getTime() })),
  }))
}

type TakeoverRow = {
  playerId: string
  at: Date
  isDevice: boolean
  isNewAccount: boolean
  hadAccount: boolean
}

/**
 * The first time that each device was seen of a player who had another before, and each withdrawal: whether its
 * account was ever named before, and whether another was.
 */
export async function readTakeovers(
  tx: Tx,
  { players, from, until }: Asked,
): Promise<TakeoverFacts[]> {
  const { rows } = await sql<TakeoverRow>`
    with seen as (
      select player_id, min(created_at) as at
        from session
       where player_id = any(${players}::uuid[]) and created_at <= ${until}
         and (device_hash is not null or fingerprint <> '')
       group by player_id, coalesce(encode(device_hash, 'hex'), fingerprint)),
    device as (
      select player_id, at from seen s
       where at > ${from} and exists (select from seen o where o.player_id = s.player_id and o.at < s.at)),
    paid as (
      select w.player_id, w.created_at as at,
        not exists (select from payment o where o.account_hmac = w.account_hmac and o.player_id = w.player_id
          and o.type = ${WITHDRAWAL} and o.created_at < w.created_at) as is_new,
        exists (select from payment o where o.account_hmac <> w.account_hmac and o.player_id = w.player_id
          and o.type = ${WITHDRAWAL} and o.created_at < w.created_at) as had
        from payment w
       where w.player_id = any(${players}::uuid[]) and w.type = ${WITHDRAWAL} and w.account_hmac is not null
         and w.created_at > ${from} and w.created_at <= ${until})
    select player_id as "playerId", at, true as "isDevice", false as "isNewAccount", false as "hadAccount" from device
    union all
    select player_id, at, false, is_new, had from paid
    order by at`.execute(tx)
  return [...groupOf(rows)].map(([playerId, mine]) => ({
    playerId,
    newDevices: mine.filter(({ isDevice }) => isDevice).map(({ at }) => at.getTime()),
    withdrawals: mine
      .filter(({ isDevice }) => !isDevice)
      .map((row) => ({ ...row, at: row.at.getTime() })),
  }))
}
