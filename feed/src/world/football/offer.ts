import { modelOf } from '@zar/betting/prices/match-model'
import type { Fixture } from '../fixture.ts'
import { openOffer } from '../offer/offer.ts'
import type { Offered } from '../play.ts'
import type { Match } from './match-at.ts'
import { expectationOf, stateOf, withPlayersExpected } from './state.ts'

const offer = openOffer({
  sport: 'football',
  // Ties are told by nobody, nor are what the source does not count.
  keys: /^(?!(tie|et|pens)\.|(shots|sot|fouls|points)\.|corners\.ft\.first$|player\.ga$)/,
  // Counted by hand, or by player: they close as the match begins.
  beforeOnly: /^(corners|cards)\.h1|^ft\.penalty$|^player\./,
  lines: [
    [/^ft\.(total|ah)$/, 5],
    [/^(ft\.total\.|h\d\.(total|ah)$|corners\.ft\.total$|cards\.ft\.total$)/, 3],
    [/^player\.sot$/, 2],
    [/^ft\.(eh|resulttotal|totalbtts|dctotal|race)$/, 3],
  ],
  // Quarter lines of totals are for those who know them.
  isForSale: (key, line) =>
    key === 'player.sot'
      ? Number(line) < 2
      : key === 'ft.ah' || line.endsWith('.5') || /^-?\d+$/.test(line),
})

export const offerBefore = (fixture: Fixture): Offered[] =>
  offer(modelOf('football', withPlayersExpected(fixture)), false)

export const offerDuring = (fixture: Fixture, match: Match): Offered[] =>
  offer(modelOf('football', expectationOf(fixture), stateOf(match)), true)
