import { modelOf } from '@zar/betting/prices/match-model'
import type { Fixture } from '../fixture.ts'
import { openOffer } from '../offer/offer.ts'
import type { Offered } from '../play.ts'
import type { Match } from './match-at.ts'
import { expectationOf, stateOf, withPlayersExpected } from './state.ts'

const offerOf = (keys: RegExp) =>
  openOffer({
    sport: 'football',
    keys,
    // Counted by hand, or by player: they close as the match begins.
    beforeOnly: /^(corners|cards)\.h1|^(shots|sot|fouls|points)\.|^ft\.penalty$|^player\./,
    lines: [
      [/^ft\.(total|ah)$/, 5],
      [/^(ft\.total\.|h\d\.(total|ah)$|corners\.ft\.total$|cards\.ft\.total$)/, 3],
      [/^player\.(sot|ga)$/, 2],
      [/^ft\.(eh|resulttotal|totalbtts|dctotal|race)$/, 3],
    ],
    // Quarter lines of totals are for those who know them.
    isForSale: (key, line) =>
      /^player\./.test(key)
        ? /^[01]\.5$/.test(line)
        : key === 'ft.ah' || line.endsWith('.5') || /^-?\d+$/.test(line),
  })

/** Who comes through is asked of a tie alone, of its final as who wins the cup. */
const OFFERS = {
  league: offerOf(/^(?!(tie|et|pens)\.)/),
  round: offerOf(/^(?!tie\.cup$)/),
  final: offerOf(/^(?!tie\.qualify$)/),
}
const EXTRA = {
  round: offerOf(/^(tie\.qualify$|et\.|pens\.)/),
  final: offerOf(/^(tie\.cup$|et\.|pens\.)/),
}

export const modelBefore = (fixture: Fixture) => modelOf('football', withPlayersExpected(fixture))

export const offerBefore = (fixture: Fixture): Offered[] =>
  OFFERS[fixture.tie ?? 'league'](modelBefore(fixture), false)

/** In extra time it alone is for sale, and who comes through; while penalties are taken nothing is. */
export function offerDuring(fixture: Fixture, match: Match): Offered[] {
  if (match.period === 'pens') return []
  const offers = match.period === 'et' ? EXTRA : OFFERS
  const offer = offers[(fixture.tie ?? 'league') as keyof typeof offers]
  return offer(modelOf('football', expectationOf(fixture), stateOf(match)), true)
}
