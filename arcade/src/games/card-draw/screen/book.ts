import type { Language } from '../../../protocol.ts'
import type { Book, Selection } from '../../../screens/room/market/book.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { STAKES } from '../../markets/market.ts'
import { HANDS } from '../chances.ts'
import { type Bet, marketsAfter } from '../rules.ts'
import { phaseOf, seenIn } from './perde-now.ts'
import { PERDE_WORDS } from './words.ts'

const STAKES_LIRA = [5, 20, 50, 100]
/** Cards of a round, as a part of what its selections belong to. */
const OF_ROUND = 10

/** The next card, and the hand, while bets on them are taken. */
export function bookOf(room: RoomState): Book {
  const isOpen = phaseOf(room) === 'betting'
  const seen = seenIn(room)
  const prices = new Map(
    (isOpen ? marketsAfter(seen) : []).map(({ place, price }) => [place, price]),
  )
  const of = isOpen ? (room.view.round?.number ?? 0) * OF_ROUND + seen.length : undefined
  return {
    open: of,
    offered: of,
    priceOf: (place) => prices.get(place),
    nameOf: ({ place }, language) => PERDE_WORDS[language].places[place] ?? place,
    marketOf,
    mostLira: () => STAKES.most,
    stakesLira: () => STAKES_LIRA,
    betOf: ({ of: at, place, price }, stakeKurus) => ({
      place,
      stakeKurus,
      price,
      seen: at % OF_ROUND,
    }),
    selectionOf: ({ bet }): Selection => {
      const { seen: at, place, price } = bet as Bet
      return { of: at, place, price }
    },
  }
}

function marketOf({ of, place }: Selection, language: Language): string {
  const words = PERDE_WORDS[language]
  return HANDS[place] ? words.hand : words.card(words.nth[of % OF_ROUND] ?? '')
}
