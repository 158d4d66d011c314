import { CURRENCY } from '@zar/contract/limits'
import { MAX_E5 } from '@zar/contract/money'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { balanceE5, startOf } from '../../ledger/index.ts'
import { whyRefund } from '../deposits/deposit-limit.ts'
import type { PaymentDeps } from '../deps.ts'
import { BANK_DEPOSITS, HAS_LINE } from './compare.ts'
import { readUnnamedLine, type UnnamedLine } from './lines.ts'
import { wasLineMatched } from './matched.ts'

const { Confirmed, Rejected } = PAYMENT_STATUS

/** What a line is matched to: a deposit that was ordered, or a player who ordered none. */
export type MatchTarget = { kind: 'deposit' | 'player'; id: string }

export type ReadMatch = {
  line: UnnamedLine
  playerId: string
  /** Of the deposit; null where the match makes one. */
  number: string | null
  /** Nothing where the deposit is paid: then the line is laid beside it. */
  creditsE5: bigint
}

export type MatchDeps = Pick<PaymentDeps, 'clock'>

/**
 * What a match of the line would do now. Refuses a line that is matched, a deposit of another sum, that has a line
 * or that the bank declined, a player who has a deposit that the line may be of, and money that may not be taken in.
 */
export async function readMatch(
  tx: Tx,
  deps: MatchDeps,
  { lineId, target }: { lineId: string; target: MatchTarget },
): Promise<ReadMatch> {
  const line = await readUnnamedLine(tx, lineId)
  if (!line) throw new Refusal('not_found')
  refuseIf(await wasLineMatched(tx, line.bankId), 'line_matched')
  return target.kind === 'deposit'
    ? matchToDeposit(tx, line, target.id)
    : matchToPlayer(tx, deps, line, target.id)
}

async function matchToDeposit(tx: Tx, line: UnnamedLine, id: string) {
  const deposit = await bankDeposits(tx)
    .select(['player_id', 'seq', 'amount_e5', 'status', 'created_at'])
    .select(HAS_LINE.as('hasLine'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!deposit) throw new Refusal('not_found')
  refuseIf(deposit.amount_e5 !== line.amountE5, 'match_other_sum')
  refuseIf(deposit.hasLine, 'match_has_line')
  refuseIf(deposit.status === Rejected, 'deposit_over')
  const isPaid = deposit.status === Confirmed
  if (!isPaid) await refuseNotTaken(tx, deposit)
  const creditsE5 = isPaid ? 0n : line.amountE5
  return { line, playerId: deposit.player_id, number: `${deposit.seq}`, creditsE5 }
}

async function matchToPlayer(tx: Tx, { clock }: MatchDeps, line: UnnamedLine, playerId: string) {
  const { amountE5 } = line
  const player = await tx
    .selectFrom('player')
    .select('id')
    .where('id', '=', playerId)
    .executeTakeFirst()
  if (!player) throw new Refusal('not_found')
  const own = await depositsFor(tx, line).where('player_id', '=', playerId).executeTakeFirst()
  refuseIf(own !== undefined, 'match_has_deposit')
  await refuseNotTaken(tx, { player_id: playerId, amount_e5: amountE5, created_at: clock.now() })
  return { line, playerId, number: null, creditsE5: amountE5 }
}

/** Of ways that the bank's statements tell of. */
const bankDeposits = (db: Db | Tx) =>
  db
    .selectFrom('payment')
    .where('payment.type', '=', PAYMENT_TYPES.Deposit)
    .where('payment.method_id', 'in', BANK_DEPOSITS)
    .where('payment.currency', '=', CURRENCY.code)

/** Days around its order in which the bank's line of a deposit stands; one that waits may be paid late. */
const NEAR_DAYS = 3
const WAITS_DAYS = 31

/** Deposits that have no line and that the line may be of: of its sum, in its time, and not declined. */
export const depositsFor = (
  db: Db | Tx,
  { amountE5, day }: Pick<UnnamedLine, 'amountE5' | 'day'>,
) =>
  bankDeposits(db)
    .select('payment.id')
    .where('payment.amount_e5', '=', amountE5)
    .where('payment.status', '<>', Rejected)
    .where('payment.created_at', '>=', startOf(day, -WAITS_DAYS))
    .where('payment.created_at', '<', startOf(day, NEAR_DAYS + 1))
    .where((is) =>
      is.or([
        is('payment.status', '<>', Confirmed),
        is('payment.created_at', '>=', startOf(day, -NEAR_DAYS)),
      ]),
    )
    .where(sql<boolean>`not ${HAS_LINE}`)

type Arriving = { player_id: string; amount_e5: bigint; created_at: Date }

/** Money that would have to go straight back is not credited: the bank sends it, to whom it came from. */
async function refuseNotTaken(tx: Tx, arriving: Arriving): Promise<void> {
  const { player_id: playerId, amount_e5: amountE5 } = arriving
  const { status } = await tx
    .selectFrom('player')
    .select('status')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  refuseIf(status === 'closed', 'match_not_taken')
  // Nothing tells whose account it came from; both people read the line.
  const rules = { otherNameDeposits: 'credit' } as const
  const why = await whyRefund(tx, rules, { ...arriving, isPayerOwn: null })
  refuseIf(why !== undefined, 'match_not_taken')
  refuseIf((await balanceE5(tx, playerId)) + amountE5 > MAX_E5, 'balance_full')
}
