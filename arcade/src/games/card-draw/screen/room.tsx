import '../../../screens/kit/art/table.css'
import '../../../screens/room/table/table.css'
import './perde.css'
import type { Message } from '../../../screens/game/game-screen.ts'
import { cardInText } from '../../../screens/kit/card-words.ts'
import { openMessage, shutMessage } from '../../../screens/room/market/messages.ts'
import { pricedRow } from '../../../screens/room/market/priced-row.ts'
import type { RoomPlay, RoomScreen } from '../../../screens/room/room-screen.ts'
import { resultMessage } from '../../../screens/room/round/messages.ts'
import { leftOf, sinceOf } from '../../../screens/room/round/phases.ts'
import { darkWall } from '../../../screens/room/table/wall.ts'
import { cardSign } from '../card-sign.ts'
import { phaseOf, type Shown, seenIn, TURNED_AFTER_MS } from './perde-now.ts'
import { Rail } from './rail.tsx'
import { Stage } from './stage.tsx'
import { PERDE_WORDS } from './words.ts'

export const room: RoomScreen = {
  look: { plate: '#250D20', ring: '#f2b441', wall: () => darkWall('#1A0815') },
  Stage,
  Rail,
  message,
  betRow: pricedRow((place, language) => PERDE_WORDS[language].places[place] ?? ''),
  past: ({ shown }) => ({ text: (shown as Shown).seen.map(cardSign).join(' ') }),
  rules: { tr: PERDE_WORDS.tr.rules, en: PERDE_WORDS.en.rules },
  keys: { tr: PERDE_WORDS.tr.keys, en: PERDE_WORDS.en.keys },
}

function message(play: RoomPlay): Message {
  const { room: here, language } = play
  const words = PERDE_WORDS[language]
  const seen = seenIn(here)
  switch (phaseOf(here)) {
    case 'betting': {
      if (seen.length === 0) return openMessage(play)
      const nth = words.nth[seen.length] ?? ''
      const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1_000))
      return {
        text: words.open(nth, seconds(leftOf(here, performance.now()))),
        aloud: {
          text: words.open(nth, seconds(here.view.round?.phase.lengthMs ?? 0)),
          time: (here.view.round?.number ?? 0) * 10 + seen.length,
        },
      }
    }
    case 'closed':
      return shutMessage(play)
    case 'opening': {
      const [nth, card] = [words.nth[seen.length - 1] ?? '', seen.at(-1)]
      const isTurned = sinceOf(here, performance.now()) > TURNED_AFTER_MS
      if (card === undefined || !isTurned) return { text: words.opens(nth) }
      return { text: words.came(nth, cardInText(card, language)) }
    }
    default:
      return resultMessage(
        play,
        words.over(seen.map((card) => cardInText(card, language)).join(', ')),
      )
  }
}
