import { money } from '../../figures.ts'
import { CHIP_WORDS } from '../../kit/chips/words.ts'
import type { RoomPlay } from '../room-screen.ts'
import { useTableChips } from './chip-bets-context.tsx'

/** Why the last chip does not lie where it was put. It is read out at once. */
export function RefusalLine({ play }: { play: RoomPlay }) {
  const { refusal } = useTableChips()
  return (
    <p className="table-refusal num" role="alert">
      {refusal && CHIP_WORDS[play.language].refused[refusal.why](money(refusal.mostKurus))}
    </p>
  )
}
