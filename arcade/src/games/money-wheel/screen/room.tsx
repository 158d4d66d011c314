import '../../../screens/kit/art/table.css'
import '../../../screens/room/table/table.css'
import './devran.css'
import './devran-frames.css'
import { studioLookOf } from '@zar/art/studio/rooms'
import type { Message } from '../../../screens/game/game-screen.ts'
import { chipsAmong } from '../../../screens/kit/chips/tray-chips.tsx'
import type { RoomPlay, RoomScreen } from '../../../screens/room/room-screen.ts'
import {
  bettingMessage,
  closedMessage,
  resultMessage,
} from '../../../screens/room/round/messages.ts'
import { leftOf } from '../../../screens/room/round/phases.ts'
import { aroundChips, chipRow } from '../../../screens/room/table/chip-table.tsx'
import { darkWall } from '../../../screens/room/table/wall.ts'
import { PLACES, type Place } from '../ring.ts'
import { LIMITS, moneyWheel } from '../rules.ts'
import { Desk } from './desk.tsx'
import { oddsText } from './odds-text.ts'
import { oddsOf } from './paid.ts'
import { GLAZES } from './rotor.ts'
import { Stage } from './stage.tsx'
import { Statistics } from './statistics.tsx'
import { betsOn, chosenTulip, phaseOf, placeOf, type Shown, shownIn } from './table-now.ts'
import { WHEEL_WORDS } from './words.ts'

const TABLE = { limits: LIMITS, values: chipsAmong(moneyWheel.stakesKurus), first: 10 }

export const room: RoomScreen = {
  look: { plate: '#160712', ring: '#f2b441', wall: () => darkWall('#160712') },
  presenter: (code) => studioLookOf(code)?.presenter.name,
  Around: aroundChips(TABLE),
  Stage,
  Desk,
  Statistics,
  message,
  returned: { tr: WHEEL_WORDS.tr.returned, en: WHEEL_WORDS.en.returned },
  betRow(bet, language) {
    const places = (bet.course as { places?: Place[] } | null)?.places ?? []
    const names = PLACES.filter((place) => places.includes(place))
    return chipRow(names.map((place) => WHEEL_WORDS[language].name[place]).join(' · '), bet)
  },
  past({ shown }, language) {
    const place = placeOf((shown as Shown).segment) ?? '1'
    return { text: WHEEL_WORDS[language].name[place], glaze: GLAZES[place] }
  },
  rules: { tr: WHEEL_WORDS.tr.rules, en: WHEEL_WORDS.en.rules },
  keys: { tr: WHEEL_WORDS.tr.keys, en: WHEEL_WORDS.en.keys },
}

function message(play: RoomPlay): Message {
  const { room: here, language } = play
  const words = WHEEL_WORDS[language]
  const shown = shownIn(here)
  switch (phaseOf(here)) {
    case 'betting':
      return bettingMessage(play)
    case 'closed':
      return closedMessage(play)
    case 'spinning':
      return { text: words.spinning }
    case 'tulips':
      return tulipsMessage(play)
    case 'opening':
      return { text: betsOn(here, 'lale').length > 0 ? ownTulip(play) : words.opening }
    case 'falling':
      return { text: words.falling }
    default:
      return resultMessage(play, cameOut(shown, language))
  }
}

function tulipsMessage({ room: here, language }: RoomPlay): Message {
  const words = WHEEL_WORDS[language]
  if (betsOn(here, 'lale').length === 0) return { text: words.watchTulips }
  const chosen = chosenTulip(here)
  const name = chosen === undefined ? undefined : words.tulips[chosen]
  if (name) return { text: words.chosen(name) }
  const seconds = Math.max(1, Math.ceil(leftOf(here, performance.now()) / 1_000))
  const time = here.view.round?.number ?? 0
  return { text: words.choose(seconds), aloud: { text: words.choose(8), time } }
}

function ownTulip({ room: here, language }: RoomPlay): string {
  const odds = oddsOf('lale', shownIn(here), chosenTulip(here))
  return WHEEL_WORDS[language].opened(oddsText(odds, language))
}

function cameOut(shown: Shown, language: RoomPlay['language']): string {
  const words = WHEEL_WORDS[language]
  const place = placeOf(shown.segment) ?? '1'
  const stopped = words.stopped(words.name[place])
  return place === 'nar'
    ? `${stopped} ${words.fell(oddsText(oddsOf(place, shown), language))}`
    : stopped
}
