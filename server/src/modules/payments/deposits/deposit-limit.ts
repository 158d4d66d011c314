import { TIME_ZONE } from '@zar/contract/limits'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { LimitPeriod } from '@zar/contract/protection'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { RefundReason } from '../../../db/tables/payments.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { lockDepositLimits } from '../../protection/index.ts'
import type { PaymentDeps } from '../deps.ts'

const { None, Confirmed, Pending, Created } = PAYMENT_STATUS
/** Those whose money may come any moment have their room already. */
const UNDER_WAY = [None, Created, Pending, Confirmed]

type Sums = Record<LimitPeriod, bigint>

/**
 * What the player has paid in, or is about to, of orders in the day, week and month of Istanbul's calendar
 * that `now` lies in, as stakes and losses are counted. Nothing paid out gives room.
 */
export const readDepositedE5 = (db: Db | Tx, playerId: string, now: Date): Promise<Sums> =>
  readSums(db, { playerId, at: now, statuses: UNDER_WAY })

async function readSums(
  db: Db | Tx,
  { playerId, at, statuses }: { playerId: string; at: Date; statuses: readonly number[] },
): Promise<Sums> {
  const begin = (period: LimitPeriod, moment: RawBuilder<Date>) =>
    sql`date_trunc(${sql.lit(period)}, ${moment}, ${sql.lit(TIME_ZONE)})`
  const within = (period: LimitPeriod) =>
    sql<bigint>`coalesce(sum(amount_e5) filter (where ${begin(period, sql`created_at`)}
      = ${begin(period, sql`${at}::timestamptz`)}), 0)::bigint`
  return db
    .selectFrom('payment')
    .select([within('day').as('day'), within('week').as('week'), within('month').as('month')])
    .where('player_id', '=', playerId)
    .where('type', '=', PAYMENT_TYPES.Deposit)
    .where('status', 'in', statuses)
    .where((eb) => eb.or([eb('reason', 'is', null), eb('reason', 'not like', 'refunded_%')]))
    .executeTakeFirstOrThrow()
}

/** Refuses an order that could take the player over a deposit limit (LIM-03): the lowest decides. */
export async function refuseOverLimit(
  tx: Tx,
  { playerId, amountE5, now }: { playerId: string; amountE5: bigint; now: Date },
): Promise<void> {
  const limits = await lockDepositLimits(tx, playerId)
  if (limits.length === 0) return
  const deposited = await readDepositedE5(tx, playerId, now)
  const isOver = limits.some(({ period, mostE5 }) => deposited[period] + amountE5 > mostE5)
  refuseIf(isOver, 'deposit_limit_reached')
}

type Arrived = {
  player_id: string
  amount_e5: bigint
  created_at: Date
  isPayerOwn: boolean | null
}

/**
 * Why money that has arrived goes straight back: the player has shut themselves out since it was ordered
 * (EXC-04), it came in another name where the operator's rule returns that, or it was given up, its room
 * was used again, and it came after all. Its room is that of the day, week and month that it was ordered in.
 */
export async function whyRefund(
  tx: Tx,
  { otherNameDeposits }: Pick<PaymentDeps, 'otherNameDeposits'>,
  { player_id: playerId, amount_e5: amountE5, created_at: at, isPayerOwn }: Arrived,
): Promise<RefundReason | undefined> {
  const { status } = await tx
    .selectFrom('player')
    .select('status')
    .where('id', '=', playerId)
    .forShare()
    .executeTakeFirstOrThrow()
  if (status === 'excluded') return 'refunded_excluded'
  if (isPayerOwn === false && otherNameDeposits === 'return') return 'refunded_other_name'
  const limits = await lockDepositLimits(tx, playerId)
  if (limits.length === 0) return undefined
  const paid = await readSums(tx, { playerId, at, statuses: [Confirmed] })
  const isOver = limits.some(({ period, mostE5 }) => paid[period] + amountE5 > mostE5)
  return isOver ? 'refunded_over_limit' : undefined
}
