import type { Tx } from '../../../../db/db.ts'
import type { StoredBet } from './stored-bet.ts'

/** A bet as it stands, or stood, at one of its versions. */
export type Outcome = Pick<StoredBet, 'id' | 'version' | 'voidReason' | 'legs'> & { at: Date }

/** Of a leg, as it is kept. */
export type KeptLeg = {
  number: number
  result: string
  deadHeat: readonly [number, number] | null
  selections: { id: string; settlement: number }[]
}

/**
 * Keeps how a bet stood before a version and how it stands since. Nothing of a bet’s first version: that is what
 * the bet itself says.
 */
export async function keepOutcomes(tx: Tx, was: StoredBet, now: Outcome): Promise<void> {
  if (was.version === 0) return
  // One from before these were kept has no time while it is open; the next began at this moment at the latest.
  const before = { ...was, at: was.settledAt ?? now.at }
  await tx
    .insertInto('betting_outcome')
    .values([before, now].map(rowOf))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const rowOf = ({ id, version, voidReason, legs, at }: Outcome) => ({
  bet_id: id,
  version,
  at,
  void_reason: voidReason,
  legs: JSON.stringify(
    legs.map(
      ({ number, result, deadHeat, selections }): KeptLeg => ({
        number,
        result,
        deadHeat,
        selections: selections.map(({ selectionId, settlement }) => ({
          id: String(selectionId),
          settlement,
        })),
      }),
    ),
  ),
})
