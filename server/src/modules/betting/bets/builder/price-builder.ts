import { answerBuilder, type BuilderRefusal, builderChance } from '@zar/betting/builder/builder'
import type { BuilderReason, SlipCode } from '@zar/contract/betting/slip'
import { isLive, type Offer } from '../slip/offer.ts'
import { modelOf } from './model.ts'
import type { StatedByEvent } from './stated.ts'

export type BuilderAnswer = { oddsMilli: number } | { refused: SlipCode; reason?: BuilderReason }

/** Legs that cannot stand together, and those that have no price. */
const ANSWERS: Record<BuilderRefusal, Extract<BuilderAnswer, { refused: SlipCode }>> = {
  contradiction: { refused: 'R-130', reason: 'contradiction' },
  adds_nothing: { refused: 'R-130', reason: 'adds_nothing' },
  same_market: { refused: 'R-130', reason: 'same_market' },
  can_push: { refused: 'R-130', reason: 'can_push' },
  leg_count: { refused: 'R-130', reason: 'not_offered' },
  no_builder_market: { refused: 'R-130', reason: 'not_offered' },
  too_unlikely: { refused: 'R-140' },
  too_short: { refused: 'R-140' },
}

/** The one price of several selections of one match, in thousandths: before the start, and while it is played. */
export function priceBuilder(offers: readonly Offer[], stated: StatedByEvent): BuilderAnswer {
  const model = modelFor(offers, stated)
  if (!model) return { refused: 'R-130', reason: 'not_offered' }
  const answer = answerBuilder(model, offers.map(legOf))
  if ('refused' in answer) return ANSWERS[answer.refused]
  return { oddsMilli: answer.price.oddsMilli }
}

/** The fair chance that all of them win, in millionths; null where the match has none now. */
export function builderPpm(offers: readonly Offer[], stated: StatedByEvent): number | null {
  const model = modelFor(offers, stated)
  const chance = model && builderChance(model, offers.map(legOf))
  return chance === undefined ? null : Math.round(chance * 1_000_000)
}

const legOf = ({ market, line, selection }: Offer) => ({ key: market, line, selection })

function modelFor(offers: readonly Offer[], stated: StatedByEvent) {
  const [first] = offers
  const now = first && stated.get(first.eventId)
  const isOffered = offers.every(
    (offer) =>
      offer.eventId === first?.eventId &&
      offer.sport === 'football' &&
      // How many corners and cards there were is not read.
      (!isLive(offer) || !/^(corners|cards)\./.test(offer.market)),
  )
  return isOffered && now ? modelOf(now) : undefined
}
