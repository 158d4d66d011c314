import '../../../screens/kit/art/table.css'
import '../../../screens/room/table/table.css'
import '../../baccarat/screen/peel.css'
import './bakara.css'
import './bakara-frames.css'
import { studioLookOf } from '@zar/art/studio/rooms'
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
import { aroundChips, chipRow } from '../../../screens/room/table/chip-table.tsx'
import { darkWall } from '../../../screens/room/table/wall.ts'
import { type Place, totalOf } from '../../baccarat/rules.ts'
import { BACCARAT_WORDS } from '../../baccarat/screen/words.ts'
import { LIMITS, liveBaccarat, type Shown } from '../rules.ts'
import { Desk } from './desk.tsx'
import { Stage } from './stage.tsx'
import { Statistics } from './statistics.tsx'
import { betsIn, isSqueezed, phaseOf, resultOf, squeezing, withWinner } from './table-now.ts'
import { LIVE_WORDS } from './words.ts'

const TABLE = { limits: LIMITS, values: chipsAmong(liveBaccarat.stakesKurus), first: 50 }
const COLOURS = { player: 'blue', banker: 'red', tie: 'green' } as const

export const room: RoomScreen = {
  look: { plate: '#1c0710', ring: '#f2b441', wall: () => darkWall('#1c0710') },
  presenter: (code) => studioLookOf(code)?.presenter.name,
  Around: aroundChips(TABLE),
  Stage,
  Desk,
  Statistics,
  message,
  returned: { tr: LIVE_WORDS.tr.returned, en: LIVE_WORDS.en.returned },
  betRow: (bet, language) => chipRow(namesOf(bet, language), bet),
  past({ shown }: PastRound, language) {
    const { player = [], banker = [] } = shown as Shown
    const { winner } = withWinner(player, banker)
    return { text: BACCARAT_WORDS[language].letters[winner], colour: COLOURS[winner] }
  },
  rules: { tr: LIVE_WORDS.tr.rules, en: LIVE_WORDS.en.rules },
  keys: { tr: LIVE_WORDS.tr.keys, en: LIVE_WORDS.en.keys },
}

const namesOf = (bet: PublicBet, language: Language): string =>
  betsIn(bet)
    .map(({ place }) => BACCARAT_WORDS[language].places[place as Place])
    .join(' · ')

function message(play: RoomPlay): Message {
  const { room: here, language } = play
  const words = LIVE_WORDS[language]
  const phase = phaseOf(here)
  switch (phase) {
    case 'betting':
      return bettingMessage(play)
    case 'closed':
      return closedMessage(play)
    case 'dealing':
      return { text: words.dealing }
    case 'player':
    case 'banker':
      if (squeezing(here)) return { text: words.squeeze }
      return { text: (isSqueezed(here) ? words.othersTurn : words.turning)[phase] }
    case 'playerThird':
    case 'bankerThird':
      return { text: words.turning[phase] }
    default:
      return resultMessage(play, ending(play))
  }
}

function ending({ room: here, language }: RoomPlay): string {
  const words = BACCARAT_WORDS[language]
  const result = resultOf(here)
  if (!result) return ''
  const { player, banker, winner } = result
  return `${words.totals(totalOf(player), totalOf(banker))} ${words.winners[winner]}`
}
