import './example.css'
import type { Language, Round } from '../../../../protocol.ts'
import { money } from '../../../../screens/figures.ts'
import type { Asked, GameScreen, Message } from '../../../../screens/game/game-screen.ts'
import { wallOf } from '../../../../screens/kit/art/wall.ts'
import { type Frame, frameOf, type Options, spunIn } from './shown.ts'
import { Stage } from './stage.tsx'
import { EXAMPLE_WORDS } from './words.ts'

/** Until the first reel stands, and from each to the next. */
const TURN_MS = 600
const NEXT_MS = 260

/** The machine has one title, and this is its screen. */
export const screenOf = async (_gameCode: string): Promise<GameScreen<Options, Frame>> => screen

const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#140d24',
    ring: '#f2b441',
    wall: (facts) => wallOf(facts),
  },
  stakeBy: 'dial',
  hasCoin: true,
  canRepeat: true,
  first: {},
  frameOf,
  async tell({ round, show, wait, sound }) {
    const { symbols } = frameOf(round)
    show({ symbols: symbols.map(() => null) })
    for (const at of symbols.keys()) {
      await wait(at === 0 ? TURN_MS : NEXT_MS)
      sound('tap')
      show({ symbols: symbols.map((symbol, reel) => (reel <= at ? symbol : null)) })
    }
  },
  Stage,
  expectation: ({ play }) => ({
    label: EXAMPLE_WORDS[play.language].win,
    value: money(play.phase === 'ready' && play.round ? play.round.winKurus : 0),
  }),
  main: ({ play }) => ({
    kind: 'in',
    word: EXAMPLE_WORDS[play.language].spin,
    sumKurus: play.stakeKurus,
    isOff: play.phase !== 'ready' || play.isOffline,
    press: () => play.begin({ stakeKurus: play.stakeKurus }),
  }),
  message,
  summary: (round, language) => endOf(round, language).text,
  rules: { tr: EXAMPLE_WORDS.tr.rules, en: EXAMPLE_WORDS.en.rules },
}

function message({ play }: Asked<Options>): Message {
  const { round, language, phase } = play
  const words = EXAMPLE_WORDS[language]
  if (phase === 'telling') return { text: words.spinning }
  return round ? endOf(round, language) : { text: words.choose }
}

function endOf(round: Round, language: Language): Message {
  const words = EXAMPLE_WORDS[language]
  if (round.winKurus === 0) return { text: words.lost }
  const [symbol = ''] = spunIn(round).symbols
  return { text: words.won(words.symbols[symbol] ?? '', money(round.winKurus)), isWin: true }
}
