import type { Language } from '../../../../protocol.ts'
import { money } from '../../../../screens/figures.ts'
import { Stack } from '../../../../screens/kit/chips/stack.tsx'
import type { RoomState } from '../../../../screens/room/room-state.ts'
import { ridingOf } from '../../../../screens/room/round/phases.ts'
import { BLACKJACK_WORDS } from '../../../blackjack/screen/words.ts'
import { courseOf } from '../table-now.ts'

/** What the player's bets have put on insurance in this round, of all of them. */
export const insuredIn = (room: RoomState): number =>
  ridingOf(room).reduce((sum, bet) => sum + (courseOf(bet).insuranceKurus ?? 0), 0)

type Props = { room: RoomState; language: Language }

/** The player's insurance lies beside the dealer's cards until the round is over. */
export function InsuranceView({ room, language }: Props) {
  const insured = insuredIn(room)
  if (insured === 0) return null
  return (
    <div className="kubbe__insurance">
      <Stack stakeKurus={insured} language={language} />
      <span>
        {BLACKJACK_WORDS[language].insurance} <b>{money(insured)}</b>
      </span>
    </div>
  )
}
