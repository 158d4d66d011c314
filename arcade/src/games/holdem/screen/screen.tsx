import './felt/spots.css'
import './holdem.css'
import './holdem-frames.css'
import './felt/holdem-pays.css'
import type { GameScreen } from '../../../screens/game/game-screen.ts'
import { wallOf } from '../../../screens/kit/art/wall.ts'
import { firstChips } from '../../../screens/kit/chips/table-play.ts'
import { Choices, mainOf, onKey, secondaryOf } from './desk.tsx'
import { Paytable } from './felt/pays.tsx'
import { messageOf, summaryOf } from './message.ts'
import { type Frame, frameOf, type Options } from './shown.ts'
import { Stage } from './stage.tsx'
import { tell } from './telling.ts'
import { HOLDEM_WORDS } from './words.ts'

const FIRST_CHIP = 25

export const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#051634',
    ring: '#8db4f4',
    wall: (facts) => wallOf(facts, 'deniz'),
  },
  stakeBy: 'chips',
  first: { ...firstChips(FIRST_CHIP), arePaysOpen: false },
  frameOf,
  tell,
  Stage,
  Choices,
  main: mainOf,
  secondary: secondaryOf,
  onKey,
  message: messageOf,
  summary: summaryOf,
  rules: { tr: HOLDEM_WORDS.tr.rules, en: HOLDEM_WORDS.en.rules },
  Paytable,
}
