import type { SlipCode } from '@zar/contract/betting/slip'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import type { Tx } from '../../../../db/db.ts'
import type { BetDeps } from '../deps.ts'
import { giveBackFreeBet } from '../money/free-bet.ts'
import { holdBet } from '../money/hold-bet.ts'
import { exposureOf, moveLiability, possibleOf } from '../money/liability.ts'
import { post } from '../money/post.ts'
import type { StoredBet } from '../money/stored-bet.ts'
import { tellBet } from '../money/tell-bet.ts'
import { OfferMoved } from '../placing/bet-refused.ts'
import type { Offer, Offers } from '../slip/offer.ts'
import { lockOffers, readOffers } from '../slip/read-offers.ts'
import { stopFull } from '../trading/stop-full.ts'
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
    const ids = bet.legs.flatMap(({ selections }) =>
      selections.map((one) => Number(one.selectionId)),
    )
    const offers = await readOffers(tx, ids)
    const verdict = verdictOn(bet, offers)
    if (verdict === 'wait') return []
    if ('refuse' in verdict) {
      await refuse(tx, deps, { bet, code: verdict.refuse, offers })
      return []
    }
    await accept(tx, bet, { oddsMilli: verdict.oddsMilli, offers })
    // As in placing: held at the very end, and looked at again.
    const held = verdictOn(bet, await lockOffers(tx, ids))
    if (textOf(held) !== textOf(verdict)) throw new OfferMoved()
    return [...offers.byId.values()]
  })

const textOf = (verdict: Verdict): string => JSON.stringify(verdict)

async function accept(
  tx: Tx,
  bet: StoredBet,
  { oddsMilli, offers }: { oddsMilli: readonly number[]; offers: Offers },
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
  const taken = { ...bet, legs }
  await tx
    .updateTable('betting_bet')
    .set({ state: 'open', decided_at: new Date(offers.nowMs), possible_kurus: possibleOf(taken) })
    .where('id', '=', bet.id)
    .execute()
  await tellBet(tx, bet, 'open')
  if (moved.length === 0) return
  await moveLiability(tx, exposureOf(bet), -1n)
  await moveLiability(tx, exposureOf(taken), 1n)
}

/** Gives the stake back. */
async function refuse(
  tx: Tx,
  deps: BetDeps,
  { bet, code, offers }: { bet: StoredBet; code: SlipCode; offers: Offers },
): Promise<void> {
  const at = new Date(offers.nowMs)
  await tx
    .updateTable('betting_bet')
    .set({ state: 'refused', code, decided_at: at })
    .where('id', '=', bet.id)
    .execute()
  if (bet.bonusAccountId === null) {
    await post(tx, { bet, kind: 'return', version: 0, amountKurus: bet.costKurus, at })
  } else await giveBackFreeBet(tx, deps, { bet, at })
  await tellBet(tx, bet, 'refused')
  await moveLiability(tx, exposureOf(bet), -1n)
}
