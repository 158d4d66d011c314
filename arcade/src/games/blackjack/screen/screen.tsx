import './blackjack.css'
import './stacks.css'
import './desk.css'
import './blackjack-frames.css'
import type { GameScreen } from '../../../screens/game/game-screen.ts'
import { wallOf } from '../../../screens/kit/art/wall.ts'
import { firstChips } from '../../../screens/kit/chips/table-play.ts'
import type { Move } from '../rules.ts'
import { CHIPS, Choices, mainOf, onKey, secondaryOf } from './desk.tsx'
import { messageOf, summaryOf } from './message.ts'
import { Paytable } from './paytable.tsx'
import { type Frame, frameOf, type Options, tableOf } from './shown.ts'
import { Stage } from './stage.tsx'
import { stepsOf } from './telling.ts'
import { BLACKJACK_WORDS } from './words.ts'

export const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#03201a',
    ring: '#f2b441',
    wall: (facts) => wallOf(facts, 'zumrut'),
  },
  stakeBy: 'chips',
  first: firstChips(CHIPS[1] ?? 25),
  frameOf,
  async tell({ round, before, show, wait, sound }) {
    // A round that was left is put back as it stands.
    if (!before && round.moves.length > 0) return
    const steps = stepsOf({
      before: before && tableOf(before),
      after: tableOf(round),
      move: round.moves.at(-1) as Move | undefined,
    })
    for (const { frame, ms, voice } of steps) {
      show(frame)
      if (voice) sound(voice)
      await wait(ms)
    }
  },
  Stage,
  Choices,
  main: mainOf,
  secondary: secondaryOf,
  onKey,
  message: messageOf,
  summary: summaryOf,
  rules: { tr: BLACKJACK_WORDS.tr.rules, en: BLACKJACK_WORDS.en.rules },
  Paytable,
}
