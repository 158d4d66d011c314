import type { Tx } from '../../../../db/db.ts'
import { isLive, type Offer } from '../slip/offer.ts'
import { type BetRequest, fingerprintOf } from './request.ts'

/** A leg at the odds at which it is taken, with what it is on. */
export type TakenLeg = {
  oddsMilli: number
  isBanker: boolean
  offers: readonly Offer[]
  /** The fair chance of then, in millionths. */
  fairPpm: number | null
}

/** The version of the house rules that a bet is under. */
const RULES_VERSION = 1

export type NewBet = {
  taking: { asked: BetRequest; legs: readonly TakenLeg[]; delayMs: number; nowMs: number }
  currency: string
  columns: number
  costKurus: bigint
  possibleKurus: bigint
  /** The account of the free bet that pays; null is cash. */
  bonusAccountId: bigint | null
}

/** Writes a bet with its legs: waiting where it has a delay, else open. */
export async function writeBet(tx: Tx, bet: NewBet): Promise<bigint> {
  const { asked, legs, delayMs, nowMs } = bet.taking
  const at = new Date(nowMs)
  const isWaiting = delayMs > 0
  const { id } = await tx
    .insertInto('betting_bet')
    .values({
      request_id: asked.id,
      fingerprint: fingerprintOf(asked),
      player_id: asked.playerId,
      currency: bet.currency,
      state: isWaiting ? 'waiting' : 'open',
      policy: asked.policy,
      unit_kurus: BigInt(asked.unitKurus),
      sizes: asked.sizes,
      columns: bet.columns,
      cost_kurus: bet.costKurus,
      possible_kurus: bet.possibleKurus,
      bonus_account_id: bet.bonusAccountId,
      rules_version: RULES_VERSION,
      placed_at: at,
      decides_at: isWaiting ? new Date(nowMs + delayMs) : null,
      decided_at: isWaiting ? null : at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeLegs(tx, id, legs)
  return id
}

async function writeLegs(tx: Tx, betId: bigint, legs: readonly TakenLeg[]): Promise<void> {
  await tx
    .insertInto('betting_leg')
    .values(
      legs.map(({ oddsMilli, isBanker, offers, fairPpm }, at) => ({
        bet_id: betId,
        number: at + 1,
        odds_milli: oddsMilli,
        is_banker: isBanker,
        is_live: offers.some(isLive),
        fair_ppm: fairPpm,
      })),
    )
    .execute()
  const selections = legs.flatMap(({ offers }, at) =>
    offers.map(({ selectionId, eventId, material, settlement }) => ({
      bet_id: betId,
      leg: at + 1,
      selection_id: selectionId,
      event_id: eventId,
      material,
      // What was settled before the bet is none of its business.
      settlement,
    })),
  )
  await tx.insertInto('betting_leg_selection').values(selections).execute()
}
