import './example.css'
import { times } from '../../../../games/game.ts'
import { money } from '../../../../screens/figures.ts'
import type {
  Asked,
  GameScreen,
  Message,
  ScreenProps,
} from '../../../../screens/game/game-screen.ts'
import { wallOf } from '../../../../screens/kit/art/wall.ts'
import { Segmented } from '../../../../screens/kit/segmented.tsx'
import { PAY, SIDES } from '../rules.ts'
import { type Frame, frameOf, type Options, tossedIn } from './shown.ts'
import { Stage } from './stage.tsx'
import { EXAMPLE_WORDS } from './words.ts'

const TOSS_MS = 700

export const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#10182f',
    ring: '#f2b441',
    wall: (facts) => wallOf(facts),
  },
  stakeBy: 'dial',
  canRepeat: true,
  first: { side: 'heads' },
  frameOf,
  async tell({ round, show, wait, sound }) {
    show({ side: null, isTossed: true })
    sound('snap')
    await wait(TOSS_MS)
    show(frameOf(round))
  },
  Stage,
  Choices,
  expectation: ({ play }) => ({
    label: EXAMPLE_WORDS[play.language].win,
    value: money(times(play.stakeKurus, PAY)),
  }),
  main: ({ play, options }) => ({
    kind: 'in',
    word: EXAMPLE_WORDS[play.language].toss,
    sumKurus: play.stakeKurus,
    isOff: play.phase !== 'ready' || play.isOffline,
    press: () => play.begin({ stakeKurus: play.stakeKurus, side: options.side }),
  }),
  message,
  summary(round, language) {
    const { sides, summary } = EXAMPLE_WORDS[language]
    const { bet, side } = tossedIn(round)
    return summary(sides[bet.side], sides[side])
  },
  rules: { tr: EXAMPLE_WORDS.tr.rules, en: EXAMPLE_WORDS.en.rules },
}

function Choices({ play, options, onOptions }: ScreenProps<Options, Frame>) {
  const words = EXAMPLE_WORDS[play.language]
  return (
    <Segmented
      label={words.side}
      options={SIDES.map((value) => ({ value, text: words.sides[value] }))}
      value={options.side}
      isOff={play.phase !== 'ready'}
      onChoose={(side) => onOptions({ side })}
    />
  )
}

function message({ play }: Asked<Options>): Message {
  const { round, language, phase } = play
  const words = EXAMPLE_WORDS[language]
  if (phase === 'telling') return { text: words.tossing }
  if (!round) return { text: words.choose }
  const side = words.sides[tossedIn(round).side]
  if (round.winKurus === 0) return { text: words.lost(side) }
  return { text: words.won(side, money(round.winKurus)), isWin: true }
}
