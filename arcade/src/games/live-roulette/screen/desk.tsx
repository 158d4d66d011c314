import type { SecondaryAction } from '../../../screens/game/game-screen.ts'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { ChipDesk } from '../../../screens/room/table/chip-desk.tsx'
import { RefusalLine } from '../../../screens/room/table/refusal-line.tsx'
import { useTableView } from './table-view.tsx'
import { LIVE_WORDS } from './words.ts'

/** The chips, and the racetrack in place of the felt. */
export function Desk({ play }: RoomProps) {
  const { view, turn } = useTableView()
  const words = LIVE_WORDS[play.language]
  const track: SecondaryAction = {
    icon: view === 'felt' ? 'spin' : 'grid',
    word: view === 'felt' ? words.track : words.felt,
    press: turn,
  }
  return (
    <>
      <RefusalLine play={play} />
      <ChipDesk play={play} more={[track]} hasTray />
    </>
  )
}
