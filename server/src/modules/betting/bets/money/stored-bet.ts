import type { BetState, LegResult } from '@zar/contract/betting/bets'
import type { DeadHeat, Outcome } from '@zar/contract/betting/outcome'
import type { Policy, SlipCode } from '@zar/contract/betting/slip'
import type { CheckedBet, LegResult as SumResult } from '@zar/contract/betting/sums/bet'
import { checkBet } from '@zar/contract/betting/sums/check-bet'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import type { BettingTables } from '../../../../db/tables/betting.ts'

export type StoredLeg = {
  number: number
  oddsMilli: number
  isBanker: boolean
  result: LegResult
  deadHeat: DeadHeat | null
  selections: StoredSelection[]
}
export type StoredSelection = {
  selectionId: bigint
  eventId: bigint
  /** The event’s counter of material changes as the bet was sent. */
  material: bigint
  result: LegResult
  deadHeat: DeadHeat | null
  /** Version of the market’s settlement that it has. */
  settlement: number
}

/** A bet with its legs. Money is whole kuruş. */
export type StoredBet = {
  id: bigint
  playerId: string
  currency: string
  state: BetState
  code: SlipCode | null
  policy: Policy
  sizes: number[]
  columns: number
  /** As it was placed. */
  unitKurus: number
  /** What is left of it after sales. */
  keptKurus: number
  costKurus: bigint
  possibleKurus: bigint
  paidKurus: bigint
  /** Of what a correction took back, what was owed for it. */
  owedKurus: bigint
  version: number
  partsSold: number
  placedAt: Date
  decidesAt: Date | null
  settledAt: Date | null
  /** The sums at which it is sold by itself. */
  upKurus: bigint | null
  downKurus: bigint | null
  /** The account of the free bet that paid the stake; null is cash. */
  bonusAccountId: bigint | null
  /** Voided by itself, for this reason of the house rules. */
  voidReason: number | null
  legs: StoredLeg[]
}

/** A bet whose row is held until the transaction ends. */
export async function lockBet(tx: Tx, betId: bigint): Promise<StoredBet | undefined> {
  const [bet] = await lockBets(tx, [betId])
  return bet
}

/** The same of many, held in the order of their numbers. */
export async function lockBets(tx: Tx, betIds: readonly bigint[]): Promise<StoredBet[]> {
  const rows = await tx
    .selectFrom('betting_bet')
    .selectAll()
    .where(sql<boolean>`id = any(${betIds}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const legs = await readLegs(tx, betIds)
  return rows.map((row) => storedBetOf(row, legs))
}

/** Of what a bet pays, the player’s: a free bet’s stake is never paid out. */
export const ownPartOf = (
  { bonusAccountId, costKurus }: Pick<StoredBet, 'bonusAccountId' | 'costKurus'>,
  payoutKurus: bigint,
): bigint => {
  if (bonusAccountId === null) return payoutKurus
  return payoutKurus > costKurus ? payoutKurus - costKurus : 0n
}

/** Many as they are now; nothing is held. */
export async function readBets(db: Db | Tx, betIds: readonly bigint[]): Promise<StoredBet[]> {
  const rows = await db
    .selectFrom('betting_bet')
    .selectAll()
    .where(sql<boolean>`id = any(${betIds}::bigint[])`)
    .orderBy('id')
    .execute()
  const legs = await readLegs(db, betIds)
  return rows.map((row) => storedBetOf(row, legs))
}

/** A row with its legs, which are found by the bet. */
export const storedBetOf = (
  row: Selectable<BettingTables['betting_bet']>,
  legs: ReadonlyMap<bigint, StoredLeg[]>,
): StoredBet => ({
  id: row.id,
  playerId: row.player_id,
  currency: row.currency,
  state: row.state,
  code: row.code,
  policy: row.policy,
  sizes: row.sizes,
  columns: row.columns,
  unitKurus: Number(row.unit_kurus),
  keptKurus: Number((row.unit_kurus * row.share_num) / row.share_den),
  costKurus: row.cost_kurus,
  possibleKurus: row.possible_kurus,
  paidKurus: row.paid_kurus,
  owedKurus: row.owed_kurus,
  version: row.version,
  partsSold: row.parts_sold,
  placedAt: row.placed_at,
  decidesAt: row.decides_at,
  settledAt: row.settled_at,
  upKurus: row.auto_up_kurus,
  downKurus: row.auto_down_kurus,
  bonusAccountId: row.bonus_account_id,
  voidReason: row.void_reason,
  legs: legs.get(row.id) ?? [],
})

/** The legs of bets, by the bet, in their order. */
export async function readLegs(
  db: Db | Tx,
  betIds: readonly bigint[],
): Promise<Map<bigint, StoredLeg[]>> {
  const bets = new Map<bigint, StoredLeg[]>()
  if (betIds.length === 0) return bets
  const rows = await db
    .selectFrom('betting_leg as leg')
    .innerJoin('betting_leg_selection as own', (join) =>
      join.onRef('own.bet_id', '=', 'leg.bet_id').onRef('own.leg', '=', 'leg.number'),
    )
    .select(['leg.bet_id', 'leg.number', 'leg.odds_milli', 'leg.is_banker'])
    .select(['leg.result as leg_result', 'leg.dead_heat as leg_dead_heat'])
    .select(['own.selection_id', 'own.event_id', 'own.material', 'own.settlement'])
    .select(['own.result', 'own.dead_heat'])
    .where(sql<boolean>`leg.bet_id = any(${betIds}::bigint[])`)
    .orderBy('leg.bet_id')
    .orderBy('leg.number')
    .orderBy('own.selection_id')
    .execute()
  for (const row of rows) {
    const selection: StoredSelection = {
      selectionId: row.selection_id,
      eventId: row.event_id,
      material: row.material,
      result: row.result,
      deadHeat: pairOf(row.dead_heat),
      settlement: row.settlement,
    }
    const legs = bets.get(row.bet_id) ?? []
    bets.set(row.bet_id, legs)
    const last = legs.at(-1)
    if (last?.number === row.number) last.selections.push(selection)
    else {
      legs.push({
        number: row.number,
        oddsMilli: row.odds_milli,
        isBanker: row.is_banker,
        result: row.leg_result,
        deadHeat: pairOf(row.leg_dead_heat),
        selections: [selection],
      })
    }
  }
  return bets
}

const pairOf = (pair: number[] | null): DeadHeat | null =>
  pair === null ? null : [pair[0] ?? 1, pair[1] ?? 1]

const OUTCOME_OF: Record<Exclude<LegResult, 'open'>, Outcome> = {
  won: 'win',
  half_won: 'half-win',
  push: 'push',
  half_lost: 'half-loss',
  lost: 'loss',
  void: 'void',
  dead_heat: 'dead-heat',
}

export const RESULT_OF = Object.fromEntries(
  Object.entries(OUTCOME_OF).map(([result, outcome]) => [outcome, result]),
) as Record<Outcome, LegResult>

/** A leg’s result as sums take it; null while it is open. */
export function sumResultOf({
  result,
  deadHeat,
}: Pick<StoredLeg, 'result' | 'deadHeat'>): SumResult | null {
  if (result === 'open') return null
  const outcome = OUTCOME_OF[result]
  return deadHeat === null ? { outcome } : { outcome, deadHeat }
}

/** What is left of a stored bet, for sums. */
export function sumsOf(
  bet: Pick<StoredBet, 'keptKurus' | 'sizes' | 'legs'>,
): CheckedBet<SumResult | null> {
  const check = checkBet({
    unitKurus: bet.keptKurus,
    sizes: bet.sizes,
    legs: bet.legs.map((leg) => ({
      oddsMilli: leg.oddsMilli,
      isBanker: leg.isBanker,
      state: sumResultOf(leg),
    })),
  })
  if (!check.isSound) throw new Error(`a stored bet is unsound: ${check.fault.code}`)
  return check.bet
}
