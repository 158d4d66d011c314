import '../../../screens/room/table/table.css'
import './bingo.css'
import './board.css'
import './tickets/ticket.css'
import type { RoomScreen } from '../../../screens/room/room-screen.ts'
import { starWall } from '../../../screens/room/table/wall.ts'
import { betRow } from './bet-row.ts'
import { Desk } from './desk.tsx'
import type { Shown } from './hall-now.ts'
import { message } from './messages.ts'
import { Rail } from './rail.tsx'
import { Stage } from './stage.tsx'
import { AroundTickets } from './tickets/tickets-context.tsx'
import { BINGO_WORDS } from './words.ts'

export const room: RoomScreen = {
  look: { plate: '#03201A', ring: '#22A06F', wall: () => starWall('#083026', '#D8FBF0') },
  Around: AroundTickets,
  Stage,
  Desk,
  Rail,
  message,
  betRow,
  past({ shown }, language) {
    const { calls } = shown as Shown
    return { text: calls ? calls.join(' ') : BINGO_WORDS[language].cancelled }
  },
  rules: { tr: BINGO_WORDS.tr.rules, en: BINGO_WORDS.en.rules },
  keys: { tr: BINGO_WORDS.tr.keys, en: BINGO_WORDS.en.keys },
}
