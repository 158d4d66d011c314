import '../../../screens/kit/art/table.css'
import '../../../screens/room/table/table.css'
import '../../holdem/screen/felt/spots.css'
import '../../holdem/screen/felt/holdem-pays.css'
import './poker.css'
import './poker-mark.css'
import './poker-frames.css'
import type { Language } from '../../../protocol.ts'
import type { PastRound, PublicBet } from '../../../rooms/protocol.ts'
import { HAND_NAMES } from '../../../screens/kit/card-words.ts'
import type { BetRow, RoomScreen } from '../../../screens/room/room-screen.ts'
import { SEAT_WORDS } from '../../../screens/room/table/seats/words.ts'
import { darkWall } from '../../../screens/room/table/wall.ts'
import { dealerQualifies } from '../../holdem/rules.ts'
import { Paytable } from '../../holdem/screen/felt/pays.tsx'
import { rankBest } from '../../poker.ts'
import type { Course } from '../rules.ts'
import { Desk } from './desk.tsx'
import { message, refusal } from './messages.ts'
import { Around } from './seat-context.tsx'
import { Stage } from './stage.tsx'
import { Statistics } from './statistics.tsx'
import { courseIn, openedIn } from './table-now.ts'
import { LIVE_WORDS } from './words.ts'

const PLATE = '#0b1420'

export const room: RoomScreen = {
  look: { plate: PLATE, ring: '#f7f0df', wall: () => darkWall(PLATE) },
  Around,
  Stage,
  Desk,
  Statistics,
  message,
  refusal,
  returned: { tr: LIVE_WORDS.tr.returned, en: LIVE_WORDS.en.returned },
  betRow,
  past,
  rules: { tr: LIVE_WORDS.tr.rules, en: LIVE_WORDS.en.rules },
  keys: { tr: LIVE_WORDS.tr.keys, en: LIVE_WORDS.en.keys },
  Paytable,
}

const courseText = ({ end, place }: Course, language: Language): string =>
  end ? LIVE_WORDS[language].ends[end] : SEAT_WORDS[language].seat(place)

/** Its seat, and in its place whether it called or folded once it has. */
function betRow(bet: PublicBet, language: Language): BetRow {
  const course = courseIn(bet)
  return {
    course: course ? courseText(course, language) : '',
    isOut: (bet.returnKurus ?? 0) > 0,
    isLost: bet.returnKurus === 0,
  }
}

/** The dealer's hand: black where it did not qualify. */
function past({ shown }: PastRound, language: Language) {
  const opened = openedIn(shown)
  if (!opened) return { text: '—' }
  const { dealer, board } = opened
  const colour = dealerQualifies(dealer, board) ? ('blue' as const) : ('black' as const)
  return { text: HAND_NAMES[language][rankBest([...dealer, ...board]).hand], colour }
}
