import { timesText, whole } from '../../../screens/figures.ts'
import type { Book, Selection } from '../../../screens/room/market/book.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import {
  type Bet,
  COUPON_PAYS,
  COUPON_STAKES,
  PICKED,
  SIDE_STAKES,
  SIDES,
  type Side,
} from '../rules.ts'
import { phaseOf } from './kure-now.ts'
import { KURE_WORDS } from './words.ts'

const COUPON = 'coupon:'
const TOP_PRICE = COUPON_PAYS[PICKED] ?? 0

export const placeOfCoupon = (numbers: readonly number[]): string => COUPON + numbers.join('-')
const numbersOf = (place: string): number[] | undefined =>
  place.startsWith(COUPON) ? place.slice(COUPON.length).split('-').map(Number) : undefined

/** This draw while its bets are taken, and the next one from then on. */
export function bookOf(room: RoomState): Book {
  const number = room.view.round?.number
  const isOpen = phaseOf(room) === 'betting'
  return {
    open: isOpen ? number : undefined,
    offered: number !== undefined && !isOpen ? number + 1 : number,
    priceOf: (place) => (numbersOf(place) ? TOP_PRICE : SIDES[place as Side]?.price),
    nameOf: ({ place }, language) =>
      numbersOf(place)?.join(' · ') ?? KURE_WORDS[language].names[place as Side],
    marketOf: ({ of, place }, language) => {
      const words = KURE_WORDS[language]
      const market = numbersOf(place) ? words.coupon : words.sides
      return `${market} · ${words.draw(whole(of, language))}`
    },
    priceText: ({ place }, language) =>
      numbersOf(place) && KURE_WORDS[language].most(timesText(TOP_PRICE, language)),
    mostLira: ({ place }) => (numbersOf(place) ? COUPON_STAKES : SIDE_STAKES).most,
    stakesLira: (selection) =>
      selection && numbersOf(selection.place) ? [1, 5, 10, 20] : [5, 20, 50, 100],
    betOf({ place }, stakeKurus) {
      const coupon = numbersOf(place)
      return coupon ? { coupon, stakeKurus } : { side: place, stakeKurus }
    },
    selectionOf({ bet, number: of }): Selection {
      const read = bet as Bet
      return 'coupon' in read
        ? { of, place: placeOfCoupon(read.coupon), price: TOP_PRICE }
        : { of, place: read.side, price: SIDES[read.side].price }
    },
    noteOf: ({ state, course }, language) => {
      const hits = (course as { hits?: number } | null)?.hits
      const isKnown = hits !== undefined && (hits > 0 || state === 'decided')
      return isKnown ? KURE_WORDS[language].hits(hits) : undefined
    },
  }
}
