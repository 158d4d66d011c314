import type {
  BuilderReason,
  LegAsked,
  LegState,
  SlipCode,
  SlipQuote,
} from '@zar/contract/betting/slip'
import { LEGS_MAX } from '@zar/contract/betting/sums/check-bet'
import type { Db } from '../../../../db/db.ts'
import { findRunningFreeBet } from '../../../bonuses/index.ts'
import { kurusOf } from '../money/post.ts'
import {
  type Limits,
  readLimits,
  UNIT_MIN_KURUS,
  unitOfGain,
  unitOfPayout,
  unitOfStake,
} from '../placing/limits.ts'
import { winRoomKurus } from '../placing/player-class.ts'
import { REVIEW_TIMES } from '../review/review.ts'
import { DELAY_MS, delayOf } from '../waiting/delay.ts'
import { liveRecordOf } from '../waiting/live-record.ts'
import { selectionIdsOf, whyNotCombined } from './combine.ts'
import { isLive, type Offer, type Offers } from './offer.ts'
import { type LegPrice, offersOf, priceLeg } from './price-leg.ts'
import { readOffers } from './read-offers.ts'

/**
 * The present prices of a slip, what cannot be combined, and the bounds of a column. Nothing is held. Without a
 * player: the longest delay that a bet may have.
 */
export async function quoteSlip(
  db: Db,
  legs: readonly LegAsked[],
  playerId?: string,
): Promise<SlipQuote> {
  const offers = await readOffers(db, selectionIdsOf(legs))
  const states = stateLegs(legs, offers)
  const all = [...offers.byId.values()]
  const live = all.filter(isLive)
  const record = playerId === undefined ? undefined : await liveRecordOf(db, playerId)
  const { playerClass } = record ?? ANYBODY
  const limits = await readLimits(db, all, playerClass)
  const roomKurus =
    playerId === undefined ? undefined : await winRoomKurus(db, { playerId, playerClass })
  const freeBet = playerId === undefined ? undefined : await readFreeBet(db, playerId)
  return {
    legs: states,
    minKurus: UNIT_MIN_KURUS,
    ...mostOf(states, limits, roomKurus),
    ...(record ? reviewMostOf(states, limits, roomKurus) : {}),
    delayMs: record
      ? delayOf(live, record, offers.nowMs)
      : Math.max(0, ...live.map(({ sport }) => DELAY_MS[sport])),
    ...(freeBet ? { freeBet } : {}),
  }
}
/** The player’s free bet that runs, in kuruş. */
async function readFreeBet(db: Db, playerId: string) {
  const found = await findRunningFreeBet(db, playerId)
  return (
    found && {
      costKurus: Number(kurusOf(found.amountE5)),
      expiresAt: found.expiresAt.toISOString(),
    }
  )
}

const ANYBODY = { playerClass: 'standard' } as const

/** How each leg stands beside the others. */
export function stateLegs(legs: readonly LegAsked[], offers: Offers): LegState[] {
  const reasons = whyNotCombined(legs, offers)
  return legs.map((leg, at) => {
    const price = priceLeg(leg, offers)
    return {
      selections: offersOf(leg, offers).map(selectionOf),
      odds: 'oddsMilli' in price ? price.oddsMilli : null,
      ...productOf(leg, offers),
      ...whyOf(price, reasons[at] ?? null),
    }
  })
}

/** What a leg has of its own comes before what it meets in others. */
function whyOf(price: LegPrice, reason: BuilderReason | null): Pick<LegState, 'code' | 'reason'> {
  if ('refused' in price) {
    const { refused: code, ...more } = price
    return { code, ...more }
  }
  return reason ? { code: 'R-130', reason } : {}
}

/** Of a builder: what its single prices come to. */
function productOf(leg: LegAsked, offers: Offers): Pick<LegState, 'productOdds'> {
  const odds = offersOf(leg, offers).map(({ oddsMilli }) => oddsMilli)
  if (odds.length < 2 || odds.includes(null)) return {}
  return {
    productOdds: Math.round(odds.reduce<number>((all, one) => (all * (one ?? 0)) / 1_000, 1_000)),
  }
}

const MARKET_STATE = { settled: 'closed', cancelled: 'closed' } as const

function selectionOf(offer: Offer): LegState['selections'][number] {
  const { marketState: state } = offer
  return {
    id: Number(offer.selectionId),
    event: String(offer.eventId),
    sport: offer.sport,
    home: offer.home,
    away: offer.away,
    startsAt: offer.startsAt.toISOString(),
    isLive: isLive(offer),
    market: offer.market,
    line: offer.line,
    key: offer.selection,
    ...(offer.name === null ? {} : { name: offer.name }),
    state: state === 'settled' || state === 'cancelled' ? MARKET_STATE[state] : state,
  }
}

/**
 * The most for one column of all legs, and by what: the limits of their markets or the player’s class, the
 * greatest payout, or what the class can still win today.
 */
function mostOf(states: readonly LegState[], limits: Limits, roomKurus: bigint | undefined): Most {
  const bounds = boundsOf(states, limits, roomKurus)
  return bounds.reduce((least, one) => (one.maxKurus < least.maxKurus ? one : least))
}

/** Up to where a trader may be asked, where it is the greatest stake alone that stands in the way. */
function reviewMostOf(
  states: readonly LegState[],
  limits: Limits,
  roomKurus: bigint | undefined,
): { reviewMaxKurus?: number } {
  const { maxKurus, maxCode } = mostOf(states, limits, roomKurus)
  const stakeMaxKurus = REVIEW_TIMES * limits.stakeMaxKurus
  const most = mostOf(states, { ...limits, stakeMaxKurus }, roomKurus)
  const isByStake = maxCode === limits.stakeCode && most.maxKurus > maxKurus
  return isByStake ? { reviewMaxKurus: most.maxKurus } : {}
}

type Most = { maxKurus: number; maxCode: SlipCode }

function boundsOf(
  states: readonly LegState[],
  { stakeMaxKurus, stakeCode, payoutMaxKurus }: Limits,
  roomKurus: bigint | undefined,
): Most[] {
  const legs = states.map(({ odds }) => ({
    oddsMilli: odds ?? 1_000,
    isBanker: false,
    state: null,
  }))
  const combo = { legs, sizes: [Math.min(legs.length, LEGS_MAX)] }
  const bounds: Most[] = [
    { maxKurus: unitOfStake(combo, stakeMaxKurus), maxCode: stakeCode },
    { maxKurus: unitOfPayout(combo, payoutMaxKurus), maxCode: 'L-210' },
  ]
  if (roomKurus !== undefined) {
    bounds.push({ maxKurus: unitOfGain(combo, roomKurus), maxCode: 'L-211' })
  }
  return bounds
}
