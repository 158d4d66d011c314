import type { BetState } from '@zar/contract/betting/bets'
import { finalPayoutOf } from '@zar/contract/betting/sums/payout'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import type { BetDeps } from '../deps.ts'
import { giveBackFreeBet } from '../money/free-bet.ts'
import { holdBetOf } from '../money/hold-bet.ts'
import { keepOutcomes } from '../money/keep-outcome.ts'
import { exposureOf, moveLiability } from '../money/liability.ts'
import { post } from '../money/post.ts'
import { ownPartOf, type StoredBet, sumsOf } from '../money/stored-bet.ts'
import { tellBet } from '../money/tell-bet.ts'
import { tellCorrection } from './correction-notice.ts'
import { legsAfter, type Settling, writeLegs } from './settle-legs.ts'

/** The states that a settlement changes. */
export const SETTLEABLE: readonly BetState[] = ['open', 'settled', 'void']

/** What was voided by itself stays so. */
export const isSettleable = ({ state, voidReason }: StoredBet): boolean =>
  SETTLEABLE.includes(state) && voidReason === null

export type OwnBet = { betId: bigint; playerId: string }

/**
 * Gives a bet what a market was settled with. It pays or takes back what differs from all that its earlier
 * versions moved; a version that changes nothing is none.
 */
export const settleBet = (deps: BetDeps, own: OwnBet, settling: Settling): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    const bet = await holdBetOf(tx, own)
    if (!bet || !SETTLEABLE.includes(bet.state)) return
    if (bet.voidReason !== null) return
    const legs = legsAfter(bet, settling)
    await writeLegs(tx, [{ betId: bet.id, was: bet.legs, now: legs }])
    await payFor(tx, deps, { was: bet, now: { ...bet, legs }, at: settling.at })
  })

type Standing = { state: BetState; payoutKurus: bigint }

/** What a bet’s legs make of it. */
export function standingOf(bet: StoredBet): Standing {
  const payoutKurus = finalPayoutOf(sumsOf(bet))
  if (payoutKurus === null) return { state: 'open', payoutKurus: 0n }
  const isVoid = bet.legs.every(({ result }) => result === 'void')
  return { state: isVoid ? 'void' : 'settled', payoutKurus: ownPartOf(bet, payoutKurus) }
}

type Change = { was: StoredBet; now: StoredBet; at: Date }

async function payFor(tx: Tx, deps: BetDeps, { was, now, at }: Change): Promise<void> {
  const { state, payoutKurus } = standingOf(now)
  const amountKurus = payoutKurus - (await settledKurus(tx, was))
  if (state === was.state && amountKurus === 0n) return
  const version = was.version + 1
  const isVoid = state === 'void'
  const posting = { bet: was, kind: 'settlement' as const, version, amountKurus, at, isVoid }
  const debtKurus = amountKurus === 0n ? 0n : await post(tx, posting)
  await tx
    .updateTable('betting_bet')
    .set({
      state,
      version,
      settled_at: state === 'open' ? null : at,
      paid_kurus: was.paidKurus + amountKurus,
      owed_kurus: sql`owed_kurus + ${debtKurus > 0n ? debtKurus : 0n}`,
    })
    .where('id', '=', was.id)
    .execute()
  await keepOutcomes(tx, was, { ...now, version, at })
  if (isVoid) await giveBackFreeBet(tx, deps, { bet: was, at })
  await tellBet(tx, was, state)
  if (was.version > 0 && amountKurus !== 0n) {
    const { id: betId, playerId } = was
    await tellCorrection(tx, deps, { betId, playerId, amountKurus, debtKurus })
  }
  const isOpen = state === 'open'
  if (isOpen !== (was.state === 'open')) await moveLiability(tx, exposureOf(was), isOpen ? 1n : -1n)
}

/** What the bet’s settlements have moved so far. */
export async function settledKurus(
  tx: Db | Tx,
  { id, partsSold, paidKurus }: StoredBet,
): Promise<bigint> {
  if (partsSold === 0) return paidKurus
  const postings = await tx
    .selectFrom('betting_posting')
    .select('amount_kurus')
    .where('bet_id', '=', id)
    .where('kind', '=', 'settlement')
    .execute()
  return postings.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0n)
}
