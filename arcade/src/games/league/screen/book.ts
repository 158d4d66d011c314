import type { Language } from '../../../protocol.ts'
import type { Book, Selection } from '../../../screens/room/market/book.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { STAKES } from '../../markets/market.ts'
import { marketsIn } from '../odds.ts'
import type { Bet } from '../rules.ts'
import { WEEKS } from '../season.ts'
import { matchOf, phaseOf, shownIn, sidesOf } from './week-now.ts'
import { LEAGUE_WORDS } from './words.ts'

const STAKES_LIRA = [5, 20, 50, 100]
const PRICES = new Map<number, ReadonlyMap<string, number>>()

/** What is offered in a week, by its place. */
export function pricesIn(week: number): ReadonlyMap<string, number> {
  const known = PRICES.get(week)
  if (known) return known
  const prices = new Map(marketsIn(week).map(({ place, price }) => [place, price]))
  PRICES.set(week, prices)
  return prices
}

/** A week by its number over all seasons. */
export const weekOf = (of: number): number => of % WEEKS

/** This week while its bets are taken, and the next one from then on. */
export function bookOf(room: RoomState): Book {
  const { season, week } = shownIn(room)
  const isOpen = phaseOf(room) === 'betting'
  const now = season * WEEKS + week
  const offered = isOpen ? now : now + 1
  const prices = pricesIn(weekOf(offered))
  return {
    open: isOpen ? now : undefined,
    offered: room.view.round ? offered : undefined,
    priceOf: (place) => prices.get(place),
    nameOf: selectionName,
    marketOf: ({ of, place }, language) => {
      const words = LEAGUE_WORDS[language]
      const { home, away } = sidesOf(weekOf(of), matchOf(place))
      return `${home} – ${away} · ${words.week(weekOf(of) + 1)}`
    },
    mostLira: () => STAKES.most,
    stakesLira: () => STAKES_LIRA,
    betOf: ({ of, place, price }, stakeKurus) => ({ place, stakeKurus, price, week: weekOf(of) }),
    selectionOf: ({ bet }): Selection => {
      const { week: of, place, price } = bet as Bet
      return { of, place, price }
    },
  }
}

/** `Galata Gücü`, `Beraberlik`, `2,5 üst`, `Skor 2–1` */
export function selectionName({ of, place }: Selection, language: Language): string {
  const words = LEAGUE_WORDS[language]
  const [match = '', market = '', score = ''] = place.split(':')
  const sides = sidesOf(weekOf(of), Number(match))
  if (market === 'home') return sides.home
  if (market === 'away') return sides.away
  return market === 'score' ? words.score(score.replace('-', '–')) : (words.markets[market] ?? '')
}
