import type { Language } from '../../../protocol.ts'
import type { Book, Selection } from '../../../screens/room/market/book.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { kindOf } from '../../../screens/room/round/phases.ts'
import { STAKES } from '../../markets/market.ts'
import { HORSES } from '../cards.ts'
import { marketsOn } from '../chances.ts'
import type { Bet } from '../rules.ts'
import { shownIn } from './race-now.ts'
import { RACE_WORDS } from './words.ts'

const STAKES_LIRA = [5, 20, 50, 100]

/** This race while its bets are taken, and the next one from then on. */
export function bookOf(room: RoomState): Book {
  const isOpen = kindOf(room) === 'betting'
  const { race } = shownIn(room)
  const offered = isOpen ? race : race + 1
  const prices = new Map(marketsOn(offered).map(({ place, price }) => [place, price]))
  return {
    open: isOpen ? race : undefined,
    offered: room.view.round ? offered : undefined,
    priceOf: (place) => prices.get(place),
    nameOf,
    marketOf: ({ of, place }, language) => {
      const words = RACE_WORDS[language]
      return `${words.markets[kindOfPlace(place)]} · ${words.race(of + 1)}`
    },
    mostLira: () => STAKES.most,
    stakesLira: () => STAKES_LIRA,
    betOf: ({ of, place, price }, stakeKurus) => ({ place, stakeKurus, price, race: of }),
    selectionOf: ({ bet }): Selection => {
      const { race: of, place, price } = bet as Bet
      return { of, place, price }
    },
  }
}

type Kind = 'win' | 'place' | 'exacta'
const kindOfPlace = (place: string): Kind => place.split(':')[0] as Kind
export const horsesOf = (place: string): number[] =>
  (place.split(':')[1] ?? '').split('-').map(Number)

/** `7 · Lodos`, `7–2 · Lodos, Deli Çay` */
export function nameOf({ place }: Pick<Selection, 'place'>, language: Language): string {
  const horses = horsesOf(place)
  const names = horses.map((horse) => HORSES[horse - 1]?.[language] ?? '')
  return `${horses.join('–')} · ${names.join(', ')}`
}
