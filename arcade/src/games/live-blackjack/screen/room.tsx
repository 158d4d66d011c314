import '../../../screens/kit/art/table.css'
import '../../../screens/room/table/table.css'
import '../../blackjack/screen/desk.css'
import './kubbe.css'
import './kubbe-frames.css'
import { studioLookOf } from '@zar/art/studio/rooms'
import type { Language } from '../../../protocol.ts'
import type { PastRound, PublicBet } from '../../../rooms/protocol.ts'
import type { RoomPlay, RoomScreen } from '../../../screens/room/room-screen.ts'
import { chipRow } from '../../../screens/room/table/chip-table.tsx'
import { SEAT_WORDS } from '../../../screens/room/table/seats/words.ts'
import { darkWall } from '../../../screens/room/table/wall.ts'
import { Paytable } from '../../blackjack/screen/paytable.tsx'
import type { Past } from '../proof.ts'
import { Desk } from './desk.tsx'
import { message } from './message.ts'
import { Stage } from './stage.tsx'
import { dealerEnd } from './statistics/dealer-end.ts'
import { Statistics } from './statistics/statistics.tsx'
import { readCourse } from './table-now.ts'
import { BlackjackTable } from './table-view.tsx'
import { LIVE_WORDS } from './words.ts'

export const room: RoomScreen = {
  look: { plate: '#04140f', ring: '#f2b441', wall: () => darkWall('#04140f') },
  Around: BlackjackTable,
  Stage,
  Desk,
  Statistics,
  message,
  refusal,
  presenter: (code) => studioLookOf(code)?.presenter.name,
  returned: { tr: LIVE_WORDS.tr.returned, en: LIVE_WORDS.en.returned },
  betRow: (bet, language) => chipRow(whereOf(bet, language), bet),
  past,
  rules: { tr: LIVE_WORDS.tr.rules, en: LIVE_WORDS.en.rules },
  keys: { tr: LIVE_WORDS.tr.keys, en: LIVE_WORDS.en.keys },
  Paytable,
}

/** `3. koltuk`, `3. koltuğun arkası` */
function whereOf({ course }: PublicBet, language: Language): string {
  const where = readCourse(course)
  if (!where) return ''
  return 'seat' in where
    ? SEAT_WORDS[language].seat(where.seat)
    : LIVE_WORDS[language].behindSeat(where.behind)
}

function refusal({ room: here, language }: RoomPlay): string | undefined {
  return here.refusal === 'place_taken' ? LIVE_WORDS[language].placeTaken : undefined
}

function past({ shown }: PastRound) {
  const end = dealerEnd((shown as Past).dealer)
  if (end === 'bust') return { text: '22+', colour: 'green' as const }
  return end === 'BJ' ? { text: end, colour: 'blue' as const } : { text: end ?? '–' }
}
