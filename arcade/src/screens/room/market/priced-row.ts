import type { Language } from '../../../protocol.ts'
import type { PublicBet } from '../../../rooms/protocol.ts'
import type { BetRow } from '../room-screen.ts'
import { oddsText } from './book.ts'

/** A bet at a price on the list: what it is on, and its odds. */
export const pricedRow =
  (nameOf: (place: string, language: Language) => string) =>
  (bet: PublicBet, language: Language): BetRow => {
    const { place, price } = bet.course as { place: string; price: number }
    return {
      course: `${nameOf(place, language)} ${oddsText(price)}`,
      isOut: (bet.returnKurus ?? 0) > 0,
      isLost: bet.returnKurus === 0,
    }
  }
