import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { notifyPlayer } from '../../../messages/index.ts'
import { giveBackFreeBet } from '../money/free-bet.ts'
import { holdBet } from '../money/hold-bet.ts'
import { keepOutcomes } from '../money/keep-outcome.ts'
import { exposureOf, moveLiability } from '../money/liability.ts'
import { post } from '../money/post.ts'
import { ownPartOf, type StoredBet } from '../money/stored-bet.ts'
import { tellBet } from '../money/tell-bet.ts'
import { settledKurus } from '../settling/settle-bet.ts'
import { databaseNowMs } from '../slip/read-offers.ts'
import type { TradeDeps } from './deps.ts'

/** Of the house rules: the price was palpably wrong. */
const WRONG_PRICE = 10
const PPM = 1_000_000

/** Two people approve what they saw of a bet. */
export const seenOfBet = ({ state, version, partsSold }: StoredBet): string =>
  `${state}, version ${version}, ${partsSold} parts sold`

/** Whether a bet can be void by itself, for this reason. Refuses with `betting_over` and `void_not_founded`. */
export async function checkVoid(tx: Db | Tx, bet: StoredBet, reason: number): Promise<void> {
  const isVoidable = (bet.state === 'open' || bet.state === 'settled') && bet.voidReason === null
  if (!isVoidable) throw new Refusal('betting_over')
  if (reason === WRONG_PRICE && !(await isPriceWrong(tx, bet)))
    throw new Refusal('void_not_founded')
}

/**
 * Whether a leg was taken at odds that were off by more than 25 per cent and three points of probability, and it
 * is not too late to say so: before the start, or within fifteen minutes of a live bet.
 */
async function isPriceWrong(tx: Db | Tx, { id }: StoredBet): Promise<boolean> {
  const { rows } = await sql<{ isWrong: boolean }>`
    select exists (
      select from betting_leg leg join betting_bet bet on bet.id = leg.bet_id
      where bet.id = ${id} and leg.fair_ppm > 0
        and abs(leg.odds_milli::float8 * leg.fair_ppm / ${1_000 * PPM}::float8 - 1) > 0.25
        and abs(1000.0 / leg.odds_milli - leg.fair_ppm::float8 / ${PPM}::int) > 0.03
        and case when leg.is_live then bet.decided_at > clock_timestamp() - interval '15 minutes'
          else clock_timestamp() < (
            select min(event.starts_at) from betting_leg_selection own join betting_event event on event.id = own.event_id
              where own.bet_id = bet.id and own.leg = leg.number) end
    ) as "isWrong"`.execute(tx)
  return rows[0]?.isWrong ?? false
}

/**
 * Voids a bet by itself: what is left of its stake comes back, less what it was paid. No settlement changes it
 * afterwards. The caller has its approval by two.
 */
export async function voidBet(
  tx: Tx,
  deps: Pick<TradeDeps, 'clock' | 'random'>,
  { betId, reason, seen }: { betId: bigint; reason: number; seen: string },
): Promise<void> {
  const bet = await holdBet(tx, betId)
  if (!bet) throw new Refusal('not_found')
  if (seenOfBet(bet) !== seen) throw new Refusal('order_moved')
  await checkVoid(tx, bet, reason)
  const at = new Date(await databaseNowMs(tx))
  const keptKurus = ownPartOf(bet, BigInt(bet.keptKurus) * BigInt(bet.columns))
  const amountKurus = keptKurus - (await settledKurus(tx, bet))
  const version = bet.version + 1
  const posting = { bet, kind: 'settlement' as const, version, amountKurus, at, isVoid: true }
  const debtKurus = amountKurus === 0n ? 0n : await post(tx, posting)
  await tx
    .updateTable('betting_bet')
    .set({
      state: 'void',
      void_reason: reason,
      version,
      settled_at: at,
      paid_kurus: bet.paidKurus + amountKurus,
      owed_kurus: sql`owed_kurus + ${debtKurus > 0n ? debtKurus : 0n}`,
    })
    .where('id', '=', bet.id)
    .execute()
  const isVoid = { result: 'void' as const, dead_heat: null }
  await tx.updateTable('betting_leg_selection').set(isVoid).where('bet_id', '=', bet.id).execute()
  await tx.updateTable('betting_leg').set(isVoid).where('bet_id', '=', bet.id).execute()
  await keepOutcomes(tx, bet, { ...bet, version, voidReason: reason, at })
  await giveBackFreeBet(tx, deps, { bet, at })
  await tellBet(tx, bet, 'void')
  await notifyPlayer(tx, deps, { playerId: bet.playerId, type: 'System', ...saidOf(bet, reason) })
  if (bet.state === 'open') await moveLiability(tx, exposureOf(bet), -1n)
}

const saidOf = ({ id }: StoredBet, reason: number) => ({
  title: { tr: 'Kuponun geçersiz sayıldı', en: 'Your bet is void' },
  note: {
    tr: `${id} numaralı kupon: ev kurallarının ${reason} numaralı nedeniyle geçersiz. Tutarı bakiyene döndü; ayrıntısı Kuponlarım’da.`,
    en: `Bet ${id} is void for reason ${reason} of the house rules. Its stake is back in your balance; My bets shows the details.`,
  },
})
