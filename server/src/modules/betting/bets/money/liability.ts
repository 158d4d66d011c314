import { type Bet, freeLegsOf } from '@zar/contract/betting/sums/bet'
import { columnsOf } from '@zar/contract/betting/sums/columns'
import { greatestPayoutOf } from '@zar/contract/betting/sums/payout'
import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'
import { ownPartOf, type StoredBet, sumsOf } from './stored-bet.ts'

/** What an open bet puts at stake, split among its selections. Kuruş. */
export type Exposure = {
  costKurus: bigint
  possibleKurus: bigint
  sizes: readonly number[]
  legs: readonly {
    isBanker: boolean
    oddsMilli: number
    selections: readonly { selectionId: bigint }[]
  }[]
}
export type Part = { selectionId: bigint; stakedKurus: bigint; payoutKurus: bigint }

/** Of what is left of a stored bet. */
export const exposureOf = (bet: StoredBet): Exposure => ({
  costKurus: bet.bonusAccountId === null ? BigInt(bet.keptKurus) * BigInt(bet.columns) : 0n,
  possibleKurus: possibleOf(bet),
  sizes: bet.sizes,
  legs: bet.legs,
})

/** What is left of a bet pays so much if all its legs win, whatever became of them. */
export const possibleOf = (bet: StoredBet): bigint =>
  ownPartOf(
    bet,
    greatestPayoutOf(
      sumsOf({ ...bet, legs: bet.legs.map((leg) => ({ ...leg, result: 'open', deadHeat: null })) }),
    ),
  )

/** What the operator loses if the selection wins. */
export const lossOf = ({ stakedKurus, payoutKurus }: Omit<Part, 'selectionId'>): bigint =>
  payoutKurus - stakedKurus

/** A selection with less room than this takes no bet that is worth it. Kuruş. */
export const ROOM_MIN_KURUS = 100n

/** The selections’ parts of a bet: each leg by the columns that it is in, rounded down. */
export function partsOf({ costKurus, possibleKurus, sizes, legs }: Exposure): Part[] {
  const bet = { sizes, legs: legs.map((leg) => ({ ...leg, state: null })) }
  const ofLegs = legs.map(({ isBanker }) => columnsWith(bet, isBanker))
  const all = ofLegs.reduce((sum, columns) => sum + columns, 0n)
  return legs.flatMap(({ selections }, at) =>
    selections.map(({ selectionId }) => ({
      selectionId,
      stakedKurus: (costKurus * (ofLegs[at] ?? 0n)) / all,
      payoutKurus: (possibleKurus * (ofLegs[at] ?? 0n)) / all,
    })),
  )
}

/** A banker is in all columns, a free leg in size of n of those of each size. */
function columnsWith(bet: Pick<Bet, 'sizes' | 'legs'>, isBanker: boolean): bigint {
  if (isBanker) return BigInt(columnsOf(bet))
  const free = freeLegsOf(bet.legs).length
  const places = bet.sizes.map((size) => (columnsOf({ ...bet, sizes: [size] }) * size) / free)
  return BigInt(places.reduce((sum, columns) => sum + columns, 0))
}

/**
 * Adds a bet to the books of its selections (+1) or takes it out (−1), and answers how they stand. Locks in
 * the order of their ids; it comes last in a transaction, as many bets share them.
 */
export const moveLiability = (tx: Tx, exposure: Exposure, sign: 1n | -1n): Promise<Part[]> =>
  moveLiabilities(tx, [exposure], sign)

/** The same of many bets. */
export async function moveLiabilities(
  tx: Tx,
  exposures: readonly Exposure[],
  sign: 1n | -1n,
): Promise<Part[]> {
  const parts = summed(exposures.flatMap(partsOf))
  const { rows } = await sql<Part>`
    insert into betting_liability as book (selection_id, staked_kurus, payout_kurus)
    select * from unnest(${parts.map(({ selectionId }) => selectionId)}::bigint[],
      ${parts.map(({ stakedKurus }) => sign * stakedKurus)}::bigint[],
      ${parts.map(({ payoutKurus }) => sign * payoutKurus)}::bigint[]) as part (id, staked, payout)
    order by id
    on conflict (selection_id) do update set staked_kurus = book.staked_kurus + excluded.staked_kurus,
      payout_kurus = book.payout_kurus + excluded.payout_kurus
    returning selection_id as "selectionId", staked_kurus as "stakedKurus", payout_kurus as "payoutKurus"`.execute(
    tx,
  )
  return rows
}

/** One part for each selection. */
function summed(parts: readonly Part[]): Part[] {
  const sums = new Map<bigint, Part>()
  for (const part of parts) {
    const sum = sums.get(part.selectionId)
    sums.set(part.selectionId, {
      selectionId: part.selectionId,
      stakedKurus: (sum?.stakedKurus ?? 0n) + part.stakedKurus,
      payoutKurus: (sum?.payoutKurus ?? 0n) + part.payoutKurus,
    })
  }
  return [...sums.values()]
}
