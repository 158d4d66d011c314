import { MAX_E5, unitsOf } from '@zar/contract/money'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { SportTables } from '../../../db/tables/sports.ts'
import { tellPlayer } from '../../../hub/outbox.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { SerialByKey } from '../../../platform/queues.ts'
import type { Random } from '../../../platform/random.ts'
import { readFreeBetE5 } from '../../bonuses/index.ts'
import { balanceE5, lockCashAndBumpVersion, transferKeyOf } from '../../ledger/index.ts'
import type { House } from '../../protection/index.ts'
import { IS_FINAL, type SportAnswer, type SportOutcome } from './command.ts'

export type SportWalletDeps = {
  db: Db
  clock: Clock
  /** Asked by every stake. */
  house: House
  random: Random
  onCommitted: () => void
  /** The queue of this process; other processes are kept apart by the database. */
  serialByOrder: SerialByKey
}

type Transaction = Selectable<SportTables['sport_transaction']>

export type SportRequest = {
  partner: string
  id: string
  kind: Transaction['kind']
  orderNumber: string
  fingerprint: string
}

export type Verdict = {
  outcome: SportOutcome
  playerId: string | null
  /** What the message is about: the stake, or what was paid or taken back. */
  amountE5?: bigint
}

export const no = (outcome: SportOutcome, playerId: string | null): Verdict => ({
  outcome,
  playerId,
})

/** Whether the player's cash can hold this too (LED-11). It stands still from here on. */
export async function hasRoom(tx: Tx, playerId: string, amountE5: bigint): Promise<boolean> {
  if (amountE5 <= 0n) return true
  await lockCashAndBumpVersion(tx, playerId)
  return (await balanceE5(tx, playerId)) + amountE5 <= MAX_E5
}

/** The one rollback that an order can have. No id of a partner's has a space in it. */
export const rollbackId = (orderNumber: string) => `rollback ${orderNumber}`

/** The name of a movement in the ledger. A partner may use one id for two orders. */
export const transferKey = (
  partner: string,
  { transactionId, orderNumber }: { transactionId: string; orderNumber: string },
) => transferKeyOf(partner, `${transactionId} of ${orderNumber}`)
export const returnKey = (partner: string, orderNumber: string) =>
  transferKeyOf(partner, rollbackId(orderNumber))

/**
 * Answers a message once: whatever else is said of the same order waits, the money moves in the
 * transaction that keeps the answer, and a message that comes again, under its id and of its order, moves
 * nothing.
 */
export function decideOnce(
  deps: SportWalletDeps,
  asked: SportRequest,
  decide: (tx: Tx) => Promise<Verdict>,
): Promise<SportAnswer> {
  return deps.serialByOrder(asked.orderNumber, () => decideNow(deps, asked, decide))
}

async function decideNow(
  { db, clock, onCommitted }: SportWalletDeps,
  asked: SportRequest,
  decide: (tx: Tx) => Promise<Verdict>,
): Promise<SportAnswer> {
  const { answer, isMoved } = await db.transaction().execute(async (tx) => {
    await holdOrder(tx, asked)
    const earlier = await findTransaction(tx, asked)
    if (earlier) return { answer: replayOf(earlier, asked), isMoved: false }
    const { outcome, playerId, amountE5 = 0n } = await decide(tx)
    const at = clock.now()
    const cashE5 = playerId ? await balanceE5(tx, playerId) : 0n
    const freeBetE5 = playerId ? await readFreeBetE5(tx, playerId, at) : 0n
    const answer = { outcome, playerId, balanceE5: cashE5 + freeBetE5 }
    if (isKept(asked, outcome)) await keep(tx, asked, answer, { amountE5, at })
    const isMoved = playerId !== null && amountE5 > 0n
    // Our own pages show the player's money alone.
    if (isMoved) await tellPlayer(tx, playerId, 'Balance', { balance: unitsOf(cashE5) })
    return { answer, isMoved }
  })
  if (isMoved) onCommitted()
  return answer
}

async function holdOrder(tx: Tx, { partner, orderNumber }: SportRequest): Promise<void> {
  const key = `sport order ${partner} ${orderNumber}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

type Named = Pick<SportRequest, 'partner' | 'id' | 'orderNumber'>

export const findTransaction = (tx: Tx, { partner, id, orderNumber }: Named) =>
  tx
    .selectFrom('sport_transaction')
    .selectAll()
    .where('partner', '=', partner)
    .where('id', '=', id)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()

function replayOf(earlier: Transaction, { kind, fingerprint }: SportRequest): SportAnswer {
  const { player_id: playerId, balance_e5 } = earlier
  const isSame = earlier.kind === kind && earlier.fingerprint.toString('hex') === fingerprint
  if (!isSame) return { outcome: 'changed_replay', playerId, balanceE5: balance_e5 }
  // A refusal stays what it was: only what was taken has a word for coming again.
  const outcome = earlier.outcome === 'ok' ? 'replay' : (earlier.outcome as SportOutcome)
  return { outcome, playerId, balanceE5: balance_e5 }
}

/** A rollback is kept even where there is nothing to roll back yet: the bet that it names must not follow. */
const isKept = ({ kind }: SportRequest, outcome: SportOutcome) =>
  IS_FINAL[outcome] || (kind === 'rollback' && outcome === 'bet_unknown')

async function keep(
  tx: Tx,
  { partner, id, kind, orderNumber, fingerprint }: SportRequest,
  { outcome, playerId, balanceE5 }: SportAnswer,
  { amountE5, at }: { amountE5: bigint; at: Date },
): Promise<void> {
  await tx
    .insertInto('sport_transaction')
    .values({
      partner,
      id,
      kind,
      order_number: orderNumber,
      player_id: playerId,
      amount_e5: amountE5,
      fingerprint: Buffer.from(fingerprint, 'hex'),
      outcome,
      balance_e5: balanceE5,
      created_at: at,
      names_order: kind !== 'rollback',
    })
    .execute()
}
