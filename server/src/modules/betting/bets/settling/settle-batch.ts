import type { BetState } from '@zar/contract/betting/bets'
import { unitsOf } from '@zar/contract/money'
import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'
import { tellPlayers } from '../../../../hub/outbox.ts'
import {
  type HeldCash,
  hasRoomFor,
  holdCashOf,
  payMany,
  planByIndex,
  transferKeyOf,
} from '../../../ledger/index.ts'
import type { BetDeps } from '../deps.ts'
import { exposureOf, moveLiabilities } from '../money/liability.ts'
import { e5Of, movementOf, ORIGIN, payoutReasonOf } from '../money/post.ts'
import { lockBets, type StoredBet } from '../money/stored-bet.ts'
import { isSettleable, type OwnBet, standingOf } from './settle-bet.ts'
import { legsAfter, type Settling, writeLegs } from './settle-legs.ts'

/** A bet that is settled for the first time, and what it pays. */
type First = { was: StoredBet; now: StoredBet; state: BetState; payoutKurus: bigint }

/**
 * Settles many bets in one transaction, where each is settled for the first time and its player owes nothing.
 * Answers the others, which are settled one by one, and whether it held them all: a player whose cash is held
 * elsewhere is left for the next time. The order of locks is that of a single bet: all cash by
 * account, then the bets by number, then the books by selection.
 */
export const settleBatch = (
  { db }: BetDeps,
  own: readonly OwnBet[],
  settling: Settling,
): Promise<{ others: OwnBet[]; isWhole: boolean }> =>
  db.transaction().execute(async (tx) => {
    await planByIndex(tx)
    const held = await holdCashOf(tx, [...new Set(own.map(({ playerId }) => playerId))])
    const free = own.filter(({ playerId }) => held.has(playerId))
    const bets = await lockBets(
      tx,
      free.map(({ betId }) => betId),
    )
    const { plain, others } = sorted(bets.filter(isSettleable), { held, settling })
    await writeLegs(
      tx,
      plain.map(({ was, now }) => ({ betId: was.id, was: was.legs, now: now.legs })),
    )
    await payFirst(tx, plain.filter(isDecided), { held, at: settling.at })
    return {
      others: others.map(({ id, playerId }) => ({ betId: id, playerId })),
      isWhole: free.length === own.length,
    }
  })

const isDecided = ({ state }: First): boolean => state !== 'open'

type Sorting = { held: ReadonlyMap<string, HeldCash>; settling: Settling }

/** What is corrected, free, sold in parts, owed or too much for the account is not for here. */
function sorted(bets: readonly StoredBet[], { held, settling }: Sorting) {
  const plain: First[] = []
  const others: StoredBet[] = []
  const paidE5 = new Map<string, bigint>()
  for (const was of bets) {
    const now = { ...was, legs: legsAfter(was, settling) }
    const { state, payoutKurus } = standingOf(now)
    const cash = held.get(was.playerId)
    const sumE5 = (paidE5.get(was.playerId) ?? 0n) + e5Of(payoutKurus)
    const isCash = was.bonusAccountId === null
    const isFirst = isCash && was.state === 'open' && was.version === 0 && was.partsSold === 0
    if (!isFirst || !cash || cash.debtE5 !== 0n || !hasRoomFor(cash, sumE5)) others.push(was)
    else {
      paidE5.set(was.playerId, sumE5)
      plain.push({ was, now, state, payoutKurus })
    }
  }
  return { plain, others }
}

type Paying = { held: ReadonlyMap<string, HeldCash>; at: Date }

async function payFirst(tx: Tx, bets: readonly First[], { held, at }: Paying): Promise<void> {
  if (bets.length === 0) return
  const paid = bets.filter(({ payoutKurus }) => payoutKurus > 0n)
  await writePostings(tx, paid, at)
  const cashE5 = await payMany(
    tx,
    held,
    paid.map(({ was, state, payoutKurus }) => ({
      key: transferKeyOf(ORIGIN, movementOf({ bet: was, kind: 'settlement', version: 1 })),
      playerId: was.playerId,
      amountE5: e5Of(payoutKurus),
      reason: payoutReasonOf('settlement', state === 'void'),
    })),
  )
  await writeBets(tx, bets, at)
  await tellPlayers(tx, [
    ...[...cashE5].map(([playerId, e5]) => ({
      playerId,
      command: 'Balance' as const,
      message: { balance: unitsOf(e5) },
    })),
    ...bets.map(({ was, state }) => ({
      playerId: was.playerId,
      command: 'Bet' as const,
      message: { id: String(was.id), state },
    })),
  ])
  await moveLiabilities(
    tx,
    bets.map(({ was }) => exposureOf(was)),
    -1n,
  )
}

async function writePostings(tx: Tx, paid: readonly First[], at: Date): Promise<void> {
  if (paid.length === 0) return
  await sql`
    insert into betting_posting (bet_id, kind, version, amount_kurus, debt_kurus, created_at)
    select id, 'settlement', 1, amount, 0, ${at}
    from unnest(${paid.map(({ was }) => was.id)}::bigint[], ${paid.map(({ payoutKurus }) => payoutKurus)}::bigint[])
      as one (id, amount)`.execute(tx)
}

async function writeBets(tx: Tx, bets: readonly First[], at: Date): Promise<void> {
  await sql`
    update betting_bet bet set state = one.state, version = 1, settled_at = ${at}, paid_kurus = one.amount
    from unnest(${bets.map(({ was }) => was.id)}::bigint[], ${bets.map(({ state }) => state)}::text[],
      ${bets.map(({ payoutKurus }) => payoutKurus)}::bigint[]) as one (id, state, amount)
    where bet.id = one.id`.execute(tx)
}
