import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'
import {
  RESULT_OF,
  type StoredBet,
  type StoredLeg,
  type StoredSelection,
} from '../money/stored-bet.ts'
import { outcomeOf, type Settlement } from './outcome.ts'

/** A settlement with its market’s selections by their ids, and when bets get it. */
export type Settling = { settlement: Settlement; keys: ReadonlyMap<bigint, string>; at: Date }

type Verdict = Pick<StoredLeg, 'result' | 'deadHeat'>
const OPEN: Verdict = { result: 'open', deadHeat: null }

/**
 * What became of a leg. A builder is void with any of its selections, lost with any that is lost, and won with
 * all of them.
 */
export function verdictOf(selections: readonly Verdict[]): Verdict {
  const [only] = selections
  if (selections.length === 1 && only) return { result: only.result, deadHeat: only.deadHeat }
  const results = new Set(selections.map(({ result }) => result))
  const decided = (['void', 'lost', 'open'] as const).find((result) => results.has(result))
  return { result: decided ?? 'won', deadHeat: null }
}

/**
 * A bet’s legs after a settlement. A selection that has this version or a greater one keeps it; a leg of which
 * nothing changes is the same object.
 */
export function legsAfter(
  { legs, placedAt }: Pick<StoredBet, 'legs' | 'placedAt'>,
  { settlement, keys }: Settling,
): StoredLeg[] {
  // A builder is not paid early.
  const ofBuilder = { ...settlement, early: [] }
  const settled = (one: StoredSelection, said: Settlement): StoredSelection => {
    const key = keys.get(one.selectionId)
    if (key === undefined || one.settlement >= settlement.version) return one
    const outcome = outcomeOf(said, key, placedAt)
    const verdict = outcome
      ? { result: RESULT_OF[outcome.outcome], deadHeat: outcome.deadHeat ?? null }
      : OPEN
    return { ...one, ...verdict, settlement: settlement.version }
  }
  return legs.map((leg) => {
    const said = leg.selections.length > 1 ? ofBuilder : settlement
    const selections = leg.selections.map((one) => settled(one, said))
    const isSame = selections.every((one, at) => one === leg.selections[at])
    return isSame ? leg : { ...leg, selections, ...verdictOf(selections) }
  })
}

export type ChangedLegs = { betId: bigint; was: readonly StoredLeg[]; now: readonly StoredLeg[] }

/** Writes what changed of the legs of bets that are held, all at once. */
export async function writeLegs(tx: Tx, bets: readonly ChangedLegs[]): Promise<void> {
  const legs = bets.flatMap(({ betId, was, now }) =>
    now.flatMap((leg, at) => (leg === was[at] ? [] : [{ betId, leg, was: was[at] }])),
  )
  if (legs.length === 0) return
  const selections = legs.flatMap(({ betId, leg, was }) =>
    leg.selections
      .filter((one, at) => one !== was?.selections[at])
      .map((one) => ({ ...one, betId, leg: leg.number })),
  )
  await sql`
    update betting_leg_selection own set result = told.result, settlement = told.settlement,
      dead_heat = case when told.places is null then null else array[told.places, told.equals]::smallint[] end
    from unnest(${selections.map((one) => one.betId)}::bigint[], ${selections.map((one) => one.leg)}::smallint[],
      ${selections.map((one) => one.selectionId)}::bigint[], ${selections.map((one) => one.result)}::text[],
      ${selections.map((one) => one.settlement)}::integer[], ${selections.map((one) => one.deadHeat?.[0] ?? null)}::smallint[],
      ${selections.map((one) => one.deadHeat?.[1] ?? null)}::smallint[])
      as told (bet_id, leg, selection_id, result, settlement, places, equals)
    where own.bet_id = told.bet_id and own.leg = told.leg and own.selection_id = told.selection_id`.execute(
    tx,
  )
  await sql`
    update betting_leg leg set result = told.result,
      dead_heat = case when told.places is null then null else array[told.places, told.equals]::smallint[] end
    from unnest(${legs.map((one) => one.betId)}::bigint[], ${legs.map(({ leg }) => leg.number)}::smallint[],
      ${legs.map(({ leg }) => leg.result)}::text[], ${legs.map(({ leg }) => leg.deadHeat?.[0] ?? null)}::smallint[],
      ${legs.map(({ leg }) => leg.deadHeat?.[1] ?? null)}::smallint[])
      as told (bet_id, number, result, places, equals)
    where leg.bet_id = told.bet_id and leg.number = told.number`.execute(tx)
}
