import { keyFor, useKeys } from '../../../screens/kit/keyboard/use-keys.ts'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { ChipDesk } from '../../../screens/room/table/chip-desk.tsx'
import { RefusalLine } from '../../../screens/room/table/refusal-line.tsx'
import { squeezing } from './table-now.ts'
import { LIVE_WORDS } from './words.ts'

/** The chips; for who squeezes, the main button opens the cards. */
export function Desk({ play }: RoomProps) {
  const { room, language, isLost } = play
  const own = squeezing(room)
  const word = LIVE_WORDS[language].open
  const open = () => own && void play.move(own.bet.id, { open: own.side })
  useKeys((event) => {
    const key = event.repeat || !play.hasSingleKeys ? undefined : keyFor(event)
    if (key !== 'p' || !own || isLost) return
    event.preventDefault()
    open()
  })
  return (
    <>
      <RefusalLine play={play} />
      <ChipDesk play={play} main={own && { kind: 'in', word, isOff: isLost, press: open }} />
    </>
  )
}
