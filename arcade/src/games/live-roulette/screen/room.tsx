import '../../../screens/kit/art/table.css'
import '../../../screens/room/table/table.css'
import '../../roulette/screen/roulette.css'
import '../../roulette/screen/felt/felt.css'
import '../../roulette/screen/felt/loupe.css'
import '../../roulette/screen/felt/felt-frames.css'
import '../../roulette/screen/felt/track.css'
import './live-roulette.css'
import './live-roulette-frames.css'
import { studioLookOf } from '@zar/art/studio/rooms'
import type { ReactNode } from 'react'
import type { Language } from '../../../protocol.ts'
import type { PastRound, PublicBet } from '../../../rooms/protocol.ts'
import type { Message } from '../../../screens/game/game-screen.ts'
import { chipsAmong } from '../../../screens/kit/chips/tray-chips.tsx'
import type { RoomPlay, RoomScreen } from '../../../screens/room/room-screen.ts'
import {
  bettingMessage,
  closedMessage,
  resultMessage,
} from '../../../screens/room/round/messages.ts'
import { ChipBetsProvider } from '../../../screens/room/table/chip-bets-context.tsx'
import { chipRow } from '../../../screens/room/table/chip-table.tsx'
import { darkWall } from '../../../screens/room/table/wall.ts'
import { numberName, placeName } from '../../roulette/screen/names.ts'
import { colourOf } from '../../roulette/screen/wheel.ts'
import { TABLES } from '../tables.ts'
import { Desk } from './desk.tsx'
import { Stage } from './stage.tsx'
import { Statistics } from './statistics.tsx'
import { betsIn, drawnIn, phaseOf } from './table-now.ts'
import { TableViewProvider } from './table-view.tsx'
import { LIVE_WORDS } from './words.ts'

/** Of a bet on the list so many places are named. */
const NAMED_PLACES = 2

export const room: RoomScreen = {
  look: { plate: '#070b20', ring: '#f2b441', wall: () => darkWall('#070b20') },
  presenter: (code) => studioLookOf(code)?.presenter.name,
  Around,
  Stage,
  Desk,
  Statistics,
  message,
  returned: { tr: LIVE_WORDS.tr.returned, en: LIVE_WORDS.en.returned },
  betRow: (bet, language) => chipRow(namesOf(bet, language), bet),
  past,
  rules: { tr: LIVE_WORDS.tr.rules, en: LIVE_WORDS.en.rules },
  keys: { tr: LIVE_WORDS.tr.keys, en: LIVE_WORDS.en.keys },
}

function Around({ play, children }: { play: RoomPlay; children: ReactNode }) {
  const { welcome } = play.room
  const found = TABLES.find(({ code }) => code === welcome.gameCode)
  if (!found) throw new Error(`no table is ${welcome.gameCode}`)
  const values = chipsAmong(welcome.stakesKurus)
  const table = { limits: found.limits, values, first: values[1] ?? found.limits.least }
  return (
    <ChipBetsProvider play={play} table={table}>
      <TableViewProvider play={play}>{children}</TableViewProvider>
    </ChipBetsProvider>
  )
}

function namesOf(bet: PublicBet, language: Language): string {
  const places = betsIn(bet).map(({ place }) => placeName(place, language))
  const more = places.length - NAMED_PLACES
  const named = places.slice(0, NAMED_PLACES).join(' · ')
  return more > 0 ? `${named} ${LIVE_WORDS[language].more(more)}` : named
}

function past({ shown }: PastRound, _language: Language) {
  const { number } = shown as { number: number }
  return { text: String(number), colour: colourOf(number) }
}

function message(play: RoomPlay): Message {
  const { room: here, language } = play
  const words = LIVE_WORDS[language]
  switch (phaseOf(here)) {
    case 'betting':
      return bettingMessage(play)
    case 'closed':
      return closedMessage(play)
    case 'spinning':
      return { text: words.spinning }
    default:
      return resultMessage(play, words.drawn(numberName(drawnIn(here) ?? 0, language)))
  }
}
