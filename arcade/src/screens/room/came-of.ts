import type { Language } from '../../protocol.ts'
import type { OwnBet, PublicBet } from '../../rooms/protocol.ts'
import type { RoomScreen } from './room-screen.ts'
import { ROOM_WORDS } from './words.ts'

/** As the list has a bet of one's own. */
export const listedOf = (
  { no, stakeKurus, course, returnKurus }: OwnBet,
  language: Language,
): PublicBet => ({
  no: no ?? 0,
  stakeKurus,
  course,
  returnKurus,
  name: ROOM_WORDS[language].you,
})

/** What a bet of one's own came to, in a word. */
export function cameOf(
  bet: OwnBet,
  screen: Pick<RoomScreen, 'betRow'>,
  language: Language,
): string {
  const words = ROOM_WORDS[language]
  if (bet.state === 'back') return words.back
  if (bet.state === 'asked') return words.asked
  return screen.betRow(listedOf(bet, language), language).course || words.inPlay
}
