import './keno.css'
import './keno-frames.css'
import { money, timesText } from '../../../screens/figures.ts'
import type {
  Asked,
  GameScreen,
  Message,
  ScreenProps,
  SecondaryAction,
} from '../../../screens/game/game-screen.ts'
import { wallOf } from '../../../screens/kit/art/wall.ts'
import { Pick } from '../../../screens/kit/pick.tsx'
import type { Random } from '../../game.ts'
import { RISKS, tableOf } from '../rules.ts'
import { Paytable } from './paytable.tsx'
import { drawnIn, type Frame, frameOf, hitsOf, type Options, randomPicks } from './sight.ts'
import { Stage } from './stage.tsx'
import { KENO_WORDS } from './words.ts'

/** From one jar to the next; the last one has its star after it. */
const DRAW_MS = 140
const STAR_MS = 200

/** For picks alone, which change no chance. */
const browserRandom: Random = {
  below: (count) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % count,
}

export const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#120a1c',
    ring: '#f2b441',
    wall: (facts) => wallOf(facts, 'patlican'),
  },
  stakeBy: 'dial',
  canRepeat: true,
  first: { picks: [], risk: 'mid', cleared: null },
  frameOf,
  async tell({ round, show, wait, sound }) {
    const { bet, drawn } = drawnIn(round)
    const { picks, risk } = bet
    show({ picks, risk, drawn: [] })
    await wait(DRAW_MS)
    for (const [index, number] of drawn.entries()) {
      show({ picks, risk, drawn: drawn.slice(0, index + 1) })
      sound(picks.includes(number) ? { string: 'A4' } : 'tile')
      await wait(DRAW_MS)
    }
    await wait(STAR_MS)
  },
  Stage,
  Choices,
  main({ play, options }) {
    const { picks, risk } = frameOf(play.round, options)
    return {
      kind: 'in',
      word: KENO_WORDS[play.language].draw,
      sumKurus: play.stakeKurus,
      isOff: play.phase !== 'ready' || play.isOffline || picks.length === 0,
      press: () => play.begin({ stakeKurus: play.stakeKurus, picks, risk }),
    }
  },
  secondary,
  message,
  summary(round, language) {
    const { bet, hits } = drawnIn(round)
    return KENO_WORDS[language].summary(hits, bet.picks.length, bet.risk)
  },
  rules: { tr: KENO_WORDS.tr.rules, en: KENO_WORDS.en.rules },
  Paytable,
}

function Choices({ play, frame, onOptions }: ScreenProps<Options, Frame>) {
  const words = KENO_WORDS[play.language]
  return (
    <Pick
      label={words.risk}
      value={frame.risk}
      options={RISKS.map((risk) => ({ value: risk, text: words.risks[risk] }))}
      onPick={(risk) => onOptions({ picks: frame.picks, risk, cleared: play.round?.id ?? null })}
      isOff={play.phase !== 'ready'}
    />
  )
}

function secondary({ play, options, onOptions }: Asked<Options>): SecondaryAction[] {
  const words = KENO_WORDS[play.language]
  const { picks, risk } = frameOf(play.round, options)
  const pick = (next: readonly number[]) =>
    onOptions({ picks: next, risk, cleared: play.round?.id ?? null })
  const whyNever = play.phase === 'ready' ? undefined : words.notNow
  return [
    {
      icon: 'shuffle',
      word: words.random,
      key: 'x',
      whyOff: whyNever,
      press: () => pick(randomPicks(picks, browserRandom)),
    },
    {
      icon: 'clear',
      word: words.clear,
      key: 'Backspace',
      whyOff: whyNever ?? (picks.length === 0 ? words.nonePicked : undefined),
      press: () => pick([]),
    },
  ]
}

function message({ play, options }: Asked<Options>): Message {
  const { round, language, phase } = play
  const words = KENO_WORDS[language]
  if (phase === 'telling') return { text: words.drawing }
  const frame = frameOf(round, options)
  const count = frame.picks.length
  if (!round || frame.drawn.length === 0)
    return { text: count === 0 ? words.choose : words.picked(count) }
  const hits = hitsOf(frame)
  if (round.winKurus === 0) return { text: words.lost(hits, count) }
  const times = timesText(tableOf(count, frame.risk)[hits] ?? 0, language)
  const isWin = round.winKurus > round.stakedKurus
  const say = isWin ? words.won : words.returned
  return { text: say(hits, count, times, money(round.winKurus)), isWin }
}
