import type { SlipCode } from '@zar/contract/betting/slip'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import type { Tx } from '../../../../db/db.ts'
import type { BetDeps } from '../deps.ts'
import { holdBet } from '../money/hold-bet.ts'
import { exposureOf, moveLiability, possibleOf } from '../money/liability.ts'
import { post } from '../money/post.ts'
import type { StoredBet } from '../money/stored-bet.ts'
import { tellBet } from '../money/tell-bet.ts'
import { OfferMoved } from '../placing/bet-refused.ts'
import { counteredBet, type Review, readReviews } from '../review/review.ts'
import type { Offer, Offers } from '../slip/offer.ts'
import { lockOffers, readOffers } from '../slip/read-offers.ts'
import { stopFull } from '../trading/stop-full.ts'
import { refuseWaiting } from './refuse-waiting.ts'
import { type Verdict, verdictOn } from './verdict.ts'

const BETS_AT_A_TIME = 500
/** Each holds a connection to the database. */
const AT_ONCE = 6

/**
 * Decides the bets whose delay is over by the database’s clock, those too that waited while nobody was here.
 * Several processes may do it at once: a bet is decided under its lock. A bet on what moves in this moment is
 * left for the next time.
 */
export async function decideWaiting(deps: BetDeps): Promise<void> {
  const { rows } = await sql<{ id: bigint }>`
    select id from betting_bet where state = 'waiting' and decides_at <= clock_timestamp()
      order by decides_at limit ${BETS_AT_A_TIME}`.execute(deps.db)
  const places = pLimit(AT_ONCE)
  const done = await Promise.allSettled(rows.map(({ id }) => places(() => decideBet(deps, id))))
  if (rows.length > 0) deps.onCommitted()
  for (const one of done) {
    if (one.status === 'rejected' && !(one.reason instanceof OfferMoved)) throw one.reason
  }
}

async function decideBet(deps: BetDeps, betId: bigint): Promise<void> {
  await stopFull(deps, await decideOne(deps, betId))
}

/** Answers what the bet is on where it is taken. */
const decideOne = (deps: BetDeps, betId: bigint): Promise<readonly Offer[]> =>
  deps.db.transaction().execute(async (tx) => {
    const bet = await holdBet(tx, betId)
    if (bet?.state !== 'waiting') return []
    const offers = await readOffers(tx, selectionsOf(bet))
    const { nowMs } = offers
    // Its clock may have been set anew since it was found.
    if ((bet.decidesAt?.getTime() ?? 0) > nowMs) return []
    const review = (await readReviews(tx, [betId])).get(betId)
    const asked = review?.counter ? counteredBet(bet, review.counter) : bet
    const verdict = verdictOfReview(review) ?? verdictOn(asked, offers)
    if (verdict === 'wait') return []
    if ('refuse' in verdict) {
      await refuseWaiting(tx, deps, { bet, code: verdict.refuse, nowMs })
      return []
    }
    await take(tx, bet, { asked, verdict, offers })
    return [...offers.byId.values()]
  })

const selectionsOf = ({ legs }: StoredBet): number[] =>
  legs.flatMap(({ selections }) => selections.map((one) => Number(one.selectionId)))

/** What waits for a trader or for its player’s answer has run out: it is never taken by time. */
function verdictOfReview(review: Review | undefined): { refuse: SlipCode } | undefined {
  if (!review || review.state === 'accepted') return undefined
  return { refuse: review.state === 'countered' ? 'R-154' : 'R-150' }
}

type Taking = { asked: StoredBet; verdict: { oddsMilli: number[] }; offers: Offers }

/** As in placing: what it is on is held at the very end, and looked at again. */
async function take(tx: Tx, bet: StoredBet, { asked, verdict, offers }: Taking): Promise<void> {
  await accept(tx, bet, { asked, oddsMilli: verdict.oddsMilli, offers })
  const held = verdictOn(asked, await lockOffers(tx, selectionsOf(bet)))
  if (textOf(held) !== textOf(verdict)) throw new OfferMoved()
}

const textOf = (verdict: Verdict): string => JSON.stringify(verdict)

/** What a counter-offer takes less is given back. */
async function accept(
  tx: Tx,
  bet: StoredBet,
  { asked, oddsMilli, offers }: { asked: StoredBet; oddsMilli: readonly number[]; offers: Offers },
): Promise<void> {
  const legs = bet.legs.map((leg, at) => ({ ...leg, oddsMilli: oddsMilli[at] ?? leg.oddsMilli }))
  const moved = legs.filter((leg, at) => leg.oddsMilli !== bet.legs[at]?.oddsMilli)
  for (const { number, oddsMilli: odds_milli } of moved) {
    await tx
      .updateTable('betting_leg')
      .set({ odds_milli })
      .where('bet_id', '=', bet.id)
      .where('number', '=', number)
      .execute()
  }
  const taken = { ...asked, legs }
  const at = new Date(offers.nowMs)
  await tx
    .updateTable('betting_bet')
    .set({
      state: 'open',
      decided_at: at,
      unit_kurus: BigInt(taken.unitKurus),
      cost_kurus: taken.costKurus,
      possible_kurus: possibleOf(taken),
    })
    .where('id', '=', bet.id)
    .execute()
  const lessKurus = bet.costKurus - taken.costKurus
  if (lessKurus > 0n) {
    await post(tx, { bet, kind: 'return', version: 0, amountKurus: lessKurus, at })
  }
  await tellBet(tx, bet, 'open')
  if (moved.length === 0 && lessKurus === 0n) return
  await moveLiability(tx, exposureOf(bet), -1n)
  await moveLiability(tx, exposureOf(taken), 1n)
}
