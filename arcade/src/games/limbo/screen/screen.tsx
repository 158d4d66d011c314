import './limbo.css'
import { figure, money, multiplierText } from '../../../screens/figures.ts'
import type { Asked, GameScreen, Message, ScreenProps } from '../../../screens/game/game-screen.ts'
import { Dial } from '../../../screens/kit/dial.tsx'
import { MOST_RETURN_KURUS, times } from '../../game.ts'
import { heightOf, TARGETS, WORDS } from '../rules.ts'
import { duskUrl } from './scene.ts'
import { type Frame, flownIn, frameOf, type Options, Stage } from './stage.tsx'
import { LIMBO_WORDS } from './words.ts'

const FUSE_MS = 140
const RISE_MS = 380
const OPEN_MS = 620
const OUT_MS = 240
/** The number runs in so many steps, on a scale of logarithms, and stops exactly where it ends. */
const STEPS = 12

/** Targets of the dial, hundredths. */
const DIAL = [
  101, 110, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000,
  25_000, 50_000, 100_000, 250_000, 1_000_000,
].filter((target) => target >= TARGETS.least && target <= TARGETS.most)

/** How many of the words that are drawn lead to the target or higher, of all of them. */
export function chanceOf(target: number): number {
  let [low, high] = [0, WORDS]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (heightOf(middle) >= target) low = middle + 1
    else high = middle
  }
  return low / WORDS
}

export const screen: GameScreen<Options, Frame> = {
  look: { plate: '#140818', ring: '#c2497b', wall: duskUrl, isScene: true },
  stakeBy: 'dial',
  canRepeat: true,
  first: { target: 200 },
  frameOf: (round, { target }) => frameOf(round, target),
  async tell({ round, show, wait, sound }) {
    const { height, bet } = flownIn(round)
    show({ height: 100, flight: 'rest', target: bet.target })
    sound('snap')
    await wait(FUSE_MS)
    for (let step = 1; step <= STEPS; step++) {
      const now = Math.floor(100 * (height / 100) ** (step / STEPS))
      show({ height: step === STEPS ? height : now, flight: 'rising', target: bet.target })
      await wait(RISE_MS / STEPS)
    }
    const end = frameOf(round, bet.target)
    show(end)
    await wait(end.flight === 'passed' ? OPEN_MS : OUT_MS)
  },
  Stage,
  Choices,
  expectation: ({ play, options }) => ({
    label: LIMBO_WORDS[play.language].chance,
    value: figure(chanceOf(options.target), play.language, {
      style: 'percent',
      maximumSignificantDigits: 3,
    }),
  }),
  main: ({ play, options }) => ({
    kind: 'in',
    word: LIMBO_WORDS[play.language].light,
    sumKurus: play.stakeKurus,
    isOff:
      play.phase !== 'ready' ||
      play.isOffline ||
      times(play.stakeKurus, options.target) > MOST_RETURN_KURUS,
    press: () => play.begin({ stakeKurus: play.stakeKurus, target: options.target }),
  }),
  message,
  summary(round, language) {
    const { height, bet } = flownIn(round)
    const text = (hundredths: number) => multiplierText(hundredths, language)
    return LIMBO_WORDS[language].summary(text(height), text(bet.target))
  },
  optionsOf: (round) => ({ target: flownIn(round).bet.target }),
  rules: { tr: LIMBO_WORDS.tr.rules, en: LIMBO_WORDS.en.rules },
}

function Choices({ play, options, onOptions }: ScreenProps<Options, Frame>) {
  const words = LIMBO_WORDS[play.language]
  return (
    <Dial
      label={words.target}
      lower={words.targetLower}
      higher={words.targetHigher}
      pick={words.targetPick}
      values={DIAL}
      value={options.target}
      text={(target) => multiplierText(target, play.language)}
      isOff={play.phase !== 'ready'}
      onValue={(target) => onOptions({ target })}
    />
  )
}

function message({ play }: Asked<Options>): Message {
  const { round, language, phase } = play
  const words = LIMBO_WORDS[language]
  if (phase === 'telling') return { text: words.rising }
  if (!round) return { text: words.choose }
  const { height, bet } = flownIn(round)
  const [reached, target] = [multiplierText(height, language), multiplierText(bet.target, language)]
  if (round.winKurus === 0) return { text: words.lost(reached, target) }
  return { text: words.won(reached, target, money(round.winKurus)), isWin: true }
}
