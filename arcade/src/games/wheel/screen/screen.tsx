import './wheel.css'
import { money, timesText } from '../../../screens/figures.ts'
import type { Asked, GameScreen, Message, ScreenProps } from '../../../screens/game/game-screen.ts'
import { wallOf } from '../../../screens/kit/art/wall.ts'
import { Pick } from '../../../screens/kit/pick.tsx'
import { Segmented } from '../../../screens/kit/segmented.tsx'
import { RISKS, ringOf, SEGMENTS } from '../rules.ts'
import { type Frame, frameOf, hundredthsIn, type Options, spunIn } from './rotor.ts'
import { Stage } from './stage.tsx'
import { WHEEL_WORDS } from './words.ts'

const BACK_MS = 250
const SPIN_MS = 3_350
/** A tap for some of the pegs that pass, slower and slower. */
const TAPS = 14

export const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#061230',
    ring: '#27b9b4',
    wall: (facts) => wallOf(facts, 'deniz'),
  },
  stakeBy: 'dial',
  canRepeat: true,
  hasSill: true,
  first: { segments: 20, risk: 'mid' },
  frameOf,
  async tell({ round, show, wait, sound }) {
    const { bet } = spunIn(round)
    const end = frameOf(round, bet)
    show({ ...end, motion: 'back' })
    await wait(BACK_MS)
    show({ ...end, motion: 'spin' })
    for (let tap = 1; tap <= TAPS; tap++) {
      sound({ tap: 240 })
      // The times between the taps grow as the wheel slows; together they are the spin.
      await wait((SPIN_MS * 2 * tap) / (TAPS * (TAPS + 1)))
    }
  },
  Stage,
  Choices,
  expectation: ({ play, options }) => ({
    label: WHEEL_WORDS[play.language].highest,
    value: timesText(Math.max(...ringOf(options.segments, options.risk)), play.language),
  }),
  main: ({ play, options }) => ({
    kind: 'in',
    word: WHEEL_WORDS[play.language].spin,
    sumKurus: play.stakeKurus,
    isOff: play.phase !== 'ready' || play.isOffline,
    press: () => play.begin({ stakeKurus: play.stakeKurus, ...options }),
  }),
  message,
  summary(round, language) {
    const { bet } = spunIn(round)
    const words = WHEEL_WORDS[language]
    return words.summary(
      timesText(hundredthsIn(round), language),
      bet.segments,
      words.risks[bet.risk],
    )
  },
  optionsOf: (round) => {
    const { segments, risk } = spunIn(round).bet
    return { segments, risk }
  },
  rules: { tr: WHEEL_WORDS.tr.rules, en: WHEEL_WORDS.en.rules },
}

function Choices({ play, options, onOptions }: ScreenProps<Options, Frame>) {
  const words = WHEEL_WORDS[play.language]
  const isOff = play.phase !== 'ready'
  return (
    <>
      <Segmented
        label={words.risk}
        value={options.risk}
        options={RISKS.map((risk) => ({ value: risk, text: words.risks[risk] }))}
        onChoose={(risk) => onOptions({ risk })}
        isOff={isOff}
      />
      <Pick
        label={words.segments}
        value={options.segments}
        options={SEGMENTS.map((segments) => ({ value: segments, text: String(segments) }))}
        onPick={(segments) => onOptions({ segments })}
        isOff={isOff}
      />
    </>
  )
}

function message({ play }: Asked<Options>): Message {
  const { round, language, phase } = play
  const words = WHEEL_WORDS[language]
  if (phase === 'telling') return { text: words.turning }
  if (!round) return { text: words.choose }
  if (round.winKurus === 0) return { text: words.lost }
  const isWin = round.winKurus > round.stakedKurus
  const say = isWin ? words.won : words.returned
  return { text: say(timesText(hundredthsIn(round), language), money(round.winKurus)), isWin }
}
