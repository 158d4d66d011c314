import './dice.css'
import { money } from '../../../screens/figures.ts'
import type { Asked, GameScreen, Message, ScreenProps } from '../../../screens/game/game-screen.ts'
import { wallOf } from '../../../screens/kit/art/wall.ts'
import { Segmented } from '../../../screens/kit/segmented.tsx'
import { times } from '../../game.ts'
import { OUTCOMES } from '../rules.ts'
import { decimal, type Frame, multiplierOf, type Options, rolledIn } from './shown.ts'
import { Stage } from './stage.tsx'
import { within } from './threshold-of.ts'
import { DICE_WORDS } from './words.ts'

/** Three numbers that mean nothing run past before the drawn one; then the mark slides to it. */
const RUN_MS = 60
const SLIDE_MS = 340
/** Far apart, so that the plate is seen to run; the last is the drawn one. */
const RUN_STEPS = [3_701, 7_919, 5_303]

export const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#041a14',
    ring: '#22a06f',
    wall: (facts) => wallOf(facts, 'zeytin'),
  },
  stakeBy: 'dial',
  canRepeat: true,
  first: { side: 'over', threshold: 4_950 },
  frameOf: (round) => ({ drawn: round ? rolledIn(round).drawn : null, isSettled: true }),
  async tell({ round, show, wait, sound }) {
    const { drawn } = rolledIn(round)
    for (const step of RUN_STEPS) {
      show({ drawn: (drawn + step) % OUTCOMES, isSettled: false })
      sound({ tap: 220 })
      await wait(RUN_MS)
    }
    show({ drawn, isSettled: true })
    await wait(SLIDE_MS)
  },
  Stage,
  Choices,
  expectation: ({ play, options }) => ({
    label: DICE_WORDS[play.language].ifWon,
    value: money(times(play.stakeKurus, multiplierOf(options))),
  }),
  main: ({ play, options }) => ({
    kind: 'in',
    word: DICE_WORDS[play.language].weigh,
    sumKurus: play.stakeKurus,
    isOff: play.phase !== 'ready' || play.isOffline,
    press: () => play.begin({ stakeKurus: play.stakeKurus, ...options }),
  }),
  onKey,
  message,
  summary(round, language) {
    const { drawn, bet } = rolledIn(round)
    const [number, threshold] = [decimal(drawn, language), decimal(bet.threshold, language)]
    return DICE_WORDS[language].summary(number, threshold, bet.side === 'over')
  },
  optionsOf: (round) => {
    const { side, threshold } = rolledIn(round).bet
    return { side, threshold }
  },
  rules: { tr: DICE_WORDS.tr.rules, en: DICE_WORDS.en.rules },
}

function Choices({ play, options, onOptions }: ScreenProps<Options, Frame>) {
  const words = DICE_WORDS[play.language]
  return (
    <Segmented
      label={words.side}
      value={options.side}
      options={[
        { value: 'under', text: words.under },
        { value: 'over', text: words.over },
      ]}
      onChoose={(side) => onOptions({ side })}
      isOff={play.phase !== 'ready'}
    />
  )
}

const GRIP_KEYS: Record<string, number> = { ArrowLeft: -50, ArrowRight: 50 }

function onKey(key: string, { play, options, onOptions }: Asked<Options>): boolean {
  const step = GRIP_KEYS[key]
  if (key !== 't' && step === undefined) return false
  if (play.phase !== 'ready') return true
  if (step === undefined) onOptions({ side: options.side === 'over' ? 'under' : 'over' })
  else onOptions({ threshold: within(options.threshold + step) })
  return true
}

function message({ play }: Asked<Options>): Message {
  const { round, language, phase } = play
  const words = DICE_WORDS[language]
  if (phase === 'telling') return { text: words.weighing }
  if (!round) return { text: words.choose }
  const drawn = decimal(rolledIn(round).drawn, language)
  if (round.winKurus === 0) return { text: words.lost(drawn) }
  const isWin = round.winKurus > round.stakedKurus
  return { text: (isWin ? words.won : words.returned)(drawn, money(round.winKurus)), isWin }
}
