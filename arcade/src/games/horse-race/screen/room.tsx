import '../../../screens/room/table/table.css'
import './race.css'
import type { Language } from '../../../protocol.ts'
import type { Message } from '../../../screens/game/game-screen.ts'
import { openMessage, shutMessage } from '../../../screens/room/market/messages.ts'
import { pricedRow } from '../../../screens/room/market/priced-row.ts'
import type { RoomPlay, RoomScreen } from '../../../screens/room/room-screen.ts'
import { resultMessage } from '../../../screens/room/round/messages.ts'
import { darkWall } from '../../../screens/room/table/wall.ts'
import { HORSES } from '../cards.ts'
import type { Horse } from '../race.ts'
import { nameOf } from './book.ts'
import { orderAt } from './film.ts'
import { type Past, phaseOf, runMsOf, shownIn } from './race-now.ts'
import { Rail } from './rail.tsx'
import { Stage } from './stage.tsx'
import { RACE_WORDS } from './words.ts'

/** Who is ahead is read out so often. */
const ALOUD_MS = 10_000

export const room: RoomScreen = {
  look: { plate: '#0A1B33', ring: '#2cc5be', wall: () => darkWall('#07142A') },
  Stage,
  Rail,
  message,
  betRow: pricedRow((place, language) => nameOf({ place }, language)),
  past: ({ shown }) => ({ text: (shown as Past).order.slice(0, 3).join('–') }),
  rules: { tr: RACE_WORDS.tr.rules, en: RACE_WORDS.en.rules },
  keys: { tr: RACE_WORDS.tr.keys, en: RACE_WORDS.en.keys },
}

const nameIn = (language: Language) => (horse: Horse) => HORSES[horse - 1]?.[language] ?? ''

function message(play: RoomPlay): Message {
  const { room: here, language } = play
  const words = RACE_WORDS[language]
  switch (phaseOf(here)) {
    case 'betting':
      return openMessage(play)
    case 'closed':
      return shutMessage(play)
    case 'running':
      return aheadMessage(play)
    default: {
      const [first = 1, ...others] = shownIn(here).order ?? []
      const names = others.slice(0, 2).map(nameIn(language)).join(', ')
      return resultMessage(play, words.won(first, nameIn(language)(first), names))
    }
  }
}

function aheadMessage({ room: here, language }: RoomPlay): Message {
  const words = RACE_WORDS[language]
  const { splits, race } = shownIn(here)
  const runMs = runMsOf(here, performance.now())
  if (!splits || runMs < ALOUD_MS / 10) return { text: words.start }
  const tell = (ms: number) => {
    const [first = 1, ...others] = orderAt(splits, ms)
    return words.ahead(nameIn(language)(first), others.slice(0, 2).map(nameIn(language)).join(', '))
  }
  const tens = Math.floor(runMs / ALOUD_MS)
  return {
    text: tell(runMs),
    aloud: { text: tens === 0 ? words.start : tell(tens * ALOUD_MS), time: race * 10 + tens },
  }
}
