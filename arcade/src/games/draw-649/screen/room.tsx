import '../../../screens/room/table/table.css'
import './kure.css'
import { PRESENTER } from '@zar/art/studio/globe'
import type { Message } from '../../../screens/game/game-screen.ts'
import { openMessage, shutMessage } from '../../../screens/room/market/messages.ts'
import type { RoomPlay, RoomScreen } from '../../../screens/room/room-screen.ts'
import { resultMessage } from '../../../screens/room/round/messages.ts'
import { sinceOf } from '../../../screens/room/round/phases.ts'
import { darkWall } from '../../../screens/room/table/wall.ts'
import { hitsOf, type Side } from '../rules.ts'
import { BALL, couponIn, drawnIn, phaseOf, type Shown } from './kure-now.ts'
import { Rail } from './rail.tsx'
import { Stage } from './stage.tsx'
import { KURE_WORDS } from './words.ts'

export const room: RoomScreen = {
  look: { plate: '#04202A', ring: '#f2b441', wall: () => darkWall('#04161D') },
  presenter: () => PRESENTER.name,
  Stage,
  Rail,
  message,
  betRow(bet, language) {
    const words = KURE_WORDS[language]
    const { hits, side } = bet.course as { hits?: number; side?: Side }
    return {
      course: side ? words.names[side] : `${words.coupon}, ${words.hits(hits ?? 0)}`,
      isOut: (bet.returnKurus ?? 0) > 0,
      isLost: bet.returnKurus === 0,
    }
  },
  past: ({ shown }) => ({ text: (shown as Shown).drawn.join(' ') }),
  rules: { tr: KURE_WORDS.tr.rules, en: KURE_WORDS.en.rules },
  keys: { tr: KURE_WORDS.tr.keys, en: KURE_WORDS.en.keys },
}

function message(play: RoomPlay): Message {
  const { room: here, language } = play
  const words = KURE_WORDS[language]
  const drawn = drawnIn(here)
  switch (phaseOf(here)) {
    case 'betting':
      return openMessage(play)
    case 'closed':
      return shutMessage(play)
    case 'ball':
      return ballMessage(play)
    default:
      return resultMessage(play, `${words.result(drawn.join(', '))}${hitsIn(play, drawn)}`)
  }
}

function ballMessage(play: RoomPlay): Message {
  const { room: here, language } = play
  const words = KURE_WORDS[language]
  const drawn = drawnIn(here)
  const nth = words.nth[drawn.length - 1] ?? ''
  const isLanded = sinceOf(here, performance.now()) >= BALL.landedMs
  const inTray = isLanded ? drawn : drawn.slice(0, -1)
  const text =
    inTray.length === 0 ? words.drawing : `${words.drawn(inTray.join(', '))}${hitsIn(play, inTray)}`
  const aloud = isLanded
    ? `${words.came(nth, drawn.at(-1) ?? 0)}${hitsIn(play, drawn)}`
    : words.stirring(nth)
  const time = (here.view.round?.number ?? 0) * 20 + drawn.length * 2 + Number(isLanded)
  return { text, aloud: { text: aloud, time } }
}

/** How many of the coupon's numbers came, where there is one. */
function hitsIn({ room: here, language }: RoomPlay, drawn: readonly number[]): string {
  const coupon = couponIn(here)
  return coupon ? ` ${KURE_WORDS[language].inCoupon(hitsOf(coupon, drawn))}` : ''
}
