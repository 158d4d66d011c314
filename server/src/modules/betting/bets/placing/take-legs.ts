import { changeOf, decideAcceptance } from '@zar/contract/betting/acceptance/at-submission'
import type { Policy } from '@zar/contract/betting/slip'
import type { Tx } from '../../../../db/db.ts'
import { selectionIdsOf, whyNotCombined } from '../slip/combine.ts'
import { fairPpmOf } from '../slip/fair-chance.ts'
import type { Offer, Offers } from '../slip/offer.ts'
import { offersOf, priceLeg } from '../slip/price-leg.ts'
import { lockOffers } from '../slip/read-offers.ts'
import { BetRefused, OfferMoved } from './bet-refused.ts'
import type { BetRequest } from './request.ts'
import type { TakenLeg } from './write-bet.ts'

/** Each leg at the odds at which it is taken. Throws `BetRefused`. */
export function takeLegs({ legs, policy }: BetRequest, offers: Offers): TakenLeg[] {
  const reasons = whyNotCombined(legs, offers)
  return legs.map((leg, at) => {
    const price = priceLeg(leg, offers)
    if ('refused' in price) throw new BetRefused(price.refused)
    const cannotStand = reasons[at]
    if (cannotStand) throw new BetRefused('R-130')
    const oddsMilli = takenOdds(policy, leg.odds, price.oddsMilli)
    const own = offersOf(leg, offers)
    return { oddsMilli, isBanker: leg.isBanker, offers: own, fairPpm: fairPpmOf(own, offers) }
  })
}

function takenOdds(policy: Policy, seenMilli: number, currentMilli: number): number {
  // The line is a part of the selection, so it is the same.
  const offerAt = (oddsMilli: number) => ({ oddsMilli, line: null })
  const decision = decideAcceptance(policy, changeOf(offerAt(seenMilli), offerAt(currentMilli)))
  if ('refuse' in decision) throw new BetRefused(decision.refuse)
  return decision.take === 'seen' ? seenMilli : currentMilli
}

/**
 * Holds what a bet is on until it commits, and takes the legs again. It comes last in the transaction: bets
 * that held it for longer, one after the other, would keep a suspension waiting for ever.
 */
export async function holdLegs(
  tx: Tx,
  asked: BetRequest,
  taken: readonly TakenLeg[],
): Promise<void> {
  const held = takeLegs(asked, await lockOffers(tx, selectionIdsOf(asked.legs)))
  if (held.map(markOf).join() !== taken.map(markOf).join()) throw new OfferMoved()
}

const markOf = ({ oddsMilli, offers }: TakenLeg): string =>
  [oddsMilli, ...offers.map(stateOf)].join(' ')
const stateOf = ({ eventState, material, settlement }: Offer): string =>
  [eventState, material, settlement].join(' ')
