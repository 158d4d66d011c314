import { answerBuilder, type BuilderRefusal, builderChance } from '@zar/betting/builder/builder'
import { withCounts } from '@zar/betting/builder/with-counts'
import { type ToldScorer, withScorers } from '@zar/betting/builder/with-scorers'
import { countedSoFar, footballNow } from '@zar/betting/match/football-now'
import { bookOf } from '@zar/betting/prices/margin/books'
import type { BuilderReason, SlipCode } from '@zar/contract/betting/slip'
import type { Offer } from '../slip/offer.ts'
import type { Match, MatchesNow } from '../slip/read-matches.ts'

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
export function priceBuilder(offers: readonly Offer[], matches: MatchesNow): BuilderAnswer {
  const model = modelFor(offers, matches)
  if (!model) return { refused: 'R-130', reason: 'not_offered' }
  const answer = answerBuilder(model, offers.map(legOf))
  if ('refused' in answer) return ANSWERS[answer.refused]
  return { oddsMilli: answer.price.oddsMilli }
}

/** The fair chance that all of them win, in millionths; null where the match has none now. */
export function builderPpm(offers: readonly Offer[], matches: MatchesNow): number | null {
  const model = modelFor(offers, matches)
  const chance = model && builderChance(model, offers.map(legOf))
  return chance === undefined ? null : Math.round(chance * 1_000_000)
}

const legOf = ({ market, line, selection }: Offer) => ({ key: market, line, selection })

function modelFor(offers: readonly Offer[], matches: MatchesNow) {
  const [first] = offers
  const now = first && matches.get(first.eventId)
  const isOffered = offers.every(
    ({ eventId, sport }) => eventId === first?.eventId && sport === 'football',
  )
  if (!isOffered || !now || !offers.every((offer) => isCounted(offer, now))) return undefined
  const model = footballNow(now)
  if (!model) return undefined
  const scorers = offers.flatMap((offer) => scorerOf(offer, now))
  return withCounts(withScorers(model, scorers), offers.flatMap(toldOf))
}

/** A leg with the fair chance that it is told at. */
const toldOf = (offer: Offer) =>
  offer.fairPpm === null ? [] : [{ ...legOf(offer), p: offer.fairPpm / 1_000_000 }]

/** Corners and cards go on from how many there were, which the feed has to tell. */
function isCounted({ market }: Offer, now: Match): boolean {
  const count = COUNTS.find((one) => market.startsWith(`${one}.`))
  return !count || countedSoFar(now, count) !== undefined
}
const COUNTS = ['corners', 'cards'] as const

const SCORERS = ['player.first', 'player.any', 'player.two'] as const

/** A player of a leg with the fair chance that he is told at, else that of his price. */
function scorerOf(
  { market, selection: id, fairPpm, oddsMilli }: Offer,
  { sideOf }: Match,
): ToldScorer[] {
  const key = SCORERS.find((one) => one === market)
  const side = sideOf.get(id)
  if (!key || !side) return []
  const p = fairPpm === null ? fairOf(key, oddsMilli) : fairPpm / 1_000_000
  return p === undefined ? [] : [{ id, side, key, p }]
}

const fairOf = (key: string, oddsMilli: number | null) =>
  oddsMilli === null ? undefined : 1_000 / (oddsMilli * bookOf('football', key, false).total)
