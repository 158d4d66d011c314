import { type Card, cardNamed, SHOE_CARDS } from '../cards.ts'
import type { Random } from '../game.ts'

/**
 * A shoe that deals these cards first, named `Ks Th`. Place c of the fresh shoe holds card c mod 52. What is
 * drawn after them are the cards as they lie; with `isAll` nothing may be.
 */
export function shoeOf(names: string, { isAll = true } = {}): Random {
  const wanted = names.split(' ').map(cardNamed)
  const places = Array.from({ length: SHOE_CARDS }, (_, place) => place)
  let dealt = 0
  return {
    below(count) {
      if (count !== SHOE_CARDS - dealt) throw new Error(`${count} cards are not left`)
      const next: Card | undefined = wanted[dealt]
      if (next === undefined && isAll) throw new Error('no card is left to deal')
      const at = places.findIndex(
        (place, index) => index >= dealt && (next === undefined || place % 52 === next),
      )
      const [from, to] = [places[dealt] ?? 0, places[at] ?? 0]
      places[dealt] = to
      places[at] = from
      dealt += 1
      return at - (dealt - 1)
    },
  }
}
