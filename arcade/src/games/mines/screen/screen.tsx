import './mines.css'
import { money, multiplierText } from '../../../screens/figures.ts'
import type { Asked, GameScreen, Message, ScreenProps } from '../../../screens/game/game-screen.ts'
import { wallOf } from '../../../screens/kit/art/wall.ts'
import { Pick } from '../../../screens/kit/pick.tsx'
import { times } from '../../game.ts'
import { range } from '../../shuffle.ts'
import { ladderOf, MOST_BROKEN } from '../rules.ts'
import { brokenOf, type Frame, frameOf, onlyLast, shownOf, wholeOf } from './shown.ts'
import { type Options, Stage } from './stage.tsx'
import { MINES_WORDS } from './words.ts'

/** A tile turns; then, of a lost round, the others are shown. */
const TURN_MS = 400
const OTHERS_MS = 400

/** Which of these is opened matters to nobody: the cracked ones were drawn before, and elsewhere. */
const anyOf = (tiles: readonly number[]): number | undefined =>
  tiles[(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % tiles.length]

const multiplierOf = (round: Asked<Options>['play']['round']): number =>
  round ? (ladderOf(brokenOf(round))[wholeOf(round) - 1] ?? 0) : 0

export const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#05122e',
    ring: '#27b9b4',
    wall: (facts) => wallOf(facts, 'turkuaz'),
  },
  stakeBy: 'dial',
  first: { broken: 5 },
  frameOf: (round, { broken }) => frameOf(round, broken),
  async tell({ round, before, show, wait, sound }) {
    const { end } = shownOf(round)
    if (!before) return
    show(onlyLast(round, before))
    sound(end === 'cracked' ? 'snap' : 'tile')
    await wait(TURN_MS)
    if (end === 'cracked') await wait(OTHERS_MS)
  },
  Stage,
  Choices,
  expectation({ play }) {
    const words = MINES_WORDS[play.language]
    const { round, phase } = play
    if (!round) return undefined
    if (phase === 'ready') {
      const isLit = round.winKurus > round.stakedKurus
      const label = isLit || round.winKurus === 0 ? words.win : words.returned
      return { label, value: money(round.winKurus), isLit }
    }
    const next = ladderOf(brokenOf(round))[wholeOf(round)]
    return next === undefined
      ? undefined
      : { label: words.next, value: money(times(round.stakeKurus, next)) }
  },
  main({ play, options }) {
    const words = MINES_WORDS[play.language]
    const { round, phase, stakeKurus } = play
    if (phase === 'ready' || !round) {
      const press = () => play.begin({ stakeKurus, broken: options.broken })
      return { kind: 'in', word: words.play, sumKurus: stakeKurus, press }
    }
    return {
      kind: 'out',
      word: words.cashOut,
      ...(wholeOf(round) === 0
        ? { note: words.nothingOpen }
        : { sumKurus: times(round.stakeKurus, multiplierOf(round)) }),
      isOff: phase !== 'choosing' || wholeOf(round) === 0,
      press: () => play.move({ cashOut: true }),
    }
  },
  secondary({ play }) {
    const { round, phase } = play
    if (phase === 'ready' || !round) return []
    const { opened } = shownOf(round)
    const shut = frameOf(round, 0).faces.flatMap((face, tile) => (face === 'shut' ? [tile] : []))
    const word = MINES_WORDS[play.language].random
    const press = () => play.move({ open: anyOf(shut) ?? opened.length })
    const isReady = phase === 'choosing' && !play.isOffline
    return [{ icon: 'shuffle', word, key: 'x', press, whyOff: isReady ? undefined : word }]
  },
  onKey(key, { play }) {
    if (key !== 'c') return false
    const { round, phase } = play
    if (phase === 'choosing' && round && wholeOf(round) > 0) play.move({ cashOut: true })
    return true
  },
  message,
  summary: (round, language) =>
    MINES_WORDS[language].summary(
      shownOf(round).opened.length,
      brokenOf(round),
      shownOf(round).end === 'cracked',
    ),
  rules: { tr: MINES_WORDS.tr.rules, en: MINES_WORDS.en.rules },
}

function Choices({ play, options, onOptions }: ScreenProps<Options, Frame>) {
  const words = MINES_WORDS[play.language]
  const broken = play.phase === 'ready' || !play.round ? options.broken : brokenOf(play.round)
  return (
    <Pick
      label={words.broken}
      value={broken}
      options={range(1, MOST_BROKEN).map((n) => ({ value: n, text: words.ofTiles(n) }))}
      onPick={(n) => onOptions({ broken: n })}
      isOff={play.phase !== 'ready'}
    />
  )
}

function message({ play }: Asked<Options>): Message {
  const { round, language, phase } = play
  const words = MINES_WORDS[language]
  if (!round) return { text: words.choose }
  const { end } = shownOf(round)
  const whole = wholeOf(round)
  const multiplier = multiplierText(multiplierOf(round), language)
  if (phase === 'telling' || end === null)
    return { text: whole === 0 ? words.openOne : words.goOn(whole, multiplier) }
  if (end === 'cracked') return { text: words.lost }
  const isAll = whole === ladderOf(brokenOf(round)).length
  const say = isAll ? words.allOpen : words.won
  const isWin = round.winKurus > round.stakedKurus
  return { text: say(money(round.winKurus), multiplier.slice(0, -1)), isWin }
}
