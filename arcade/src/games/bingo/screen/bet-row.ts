import type { Language } from '../../../protocol.ts'
import type { PublicBet } from '../../../rooms/protocol.ts'
import type { BetRow } from '../../../screens/room/room-screen.ts'
import { BINGO_WORDS } from './words.ts'

/** A purchase on the list: how many tickets, and whether they brought something. */
export function betRow(bet: PublicBet, language: Language): BetRow {
  const { tickets = 0, wonKurus = 0 } = (bet.course ?? {}) as {
    tickets?: number
    wonKurus?: number
  }
  return {
    course: BINGO_WORDS[language].bought(tickets),
    isOut: wonKurus > 0,
    isLost: bet.returnKurus === 0,
  }
}
