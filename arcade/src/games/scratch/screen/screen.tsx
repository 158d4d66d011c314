import './scratch.css'
import { money } from '../../../screens/figures.ts'
import type {
  Asked,
  GameScreen,
  Message,
  SecondaryAction,
} from '../../../screens/game/game-screen.ts'
import { wallOf } from '../../../screens/kit/art/wall.ts'
import { times } from '../../game.ts'
import { PRIZES } from '../rules.ts'
import { Paytable } from './prizes.tsx'
import {
  ALL_SHUT,
  cardIn,
  type Frame,
  frameOf,
  isTold,
  type Options,
  optionsOf,
  UNTOUCHED,
  withOpen,
} from './sight.ts'
import { Stage } from './stage.tsx'
import { SCRATCH_WORDS } from './words.ts'

export const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#1e0d05',
    ring: '#c9a24b',
    wall: (facts) => wallOf(facts, 'bakir'),
  },
  stakeBy: 'dial',
  isByHand: true,
  first: UNTOUCHED,
  frameOf,
  /** Lasts until the player has opened what tells the card. */
  tell: ({ round, show }) =>
    new Promise((resolve) => {
      const opened = new Set<number>()
      const open = (boxes: readonly number[]) => {
        for (const box of boxes) opened.add(box)
        const sight = withOpen(round, (box) => opened.has(box))
        show({ boxes: sight, open })
        if (isTold(sight)) resolve()
        return sight
      }
      show({ boxes: ALL_SHUT, open })
    }),
  Stage,
  expectation({ play }) {
    const words = SCRATCH_WORDS[play.language]
    const { round, phase, stakeKurus } = play
    if (phase === 'ready' && round && round.winKurus > 0)
      return { label: words.win, value: money(round.winKurus), isLit: true }
    return {
      label: words.highest,
      value: money(times(stakeKurus, PRIZES[0]?.hundredths ?? 0)),
    }
  },
  main: ({ play }) => ({
    kind: 'in',
    word: SCRATCH_WORDS[play.language].buy,
    sumKurus: play.stakeKurus,
    isOff: play.phase !== 'ready' || play.isOffline,
    press: () => play.begin({ stakeKurus: play.stakeKurus }),
  }),
  secondary,
  message,
  summary(round, language) {
    const words = SCRATCH_WORDS[language]
    const { prize } = cardIn(round)
    return prize ? words.summary(words.three[prize]) : words.summaryLost
  },
  rules: { tr: SCRATCH_WORDS.tr.rules, en: SCRATCH_WORDS.en.rules },
  Paytable,
}

function secondary({ play, options, onOptions }: Asked<Options>): SecondaryAction[] {
  const words = SCRATCH_WORDS[play.language]
  const { round, phase } = play
  const card = optionsOf(round, options)
  const isShut = phase === 'telling' || card.shut.length > 0
  return [
    {
      icon: 'eye',
      word: words.openAll,
      key: 'a',
      whyOff: isShut && !card.isAll ? undefined : words.noneShut,
      press: () => round && onOptions({ ...card, card: round.id, isAll: true }),
    },
  ]
}

function message({ play, options }: Asked<Options>): Message {
  const { round, language, phase } = play
  const words = SCRATCH_WORDS[language]
  if (!round || phase === 'asking') return { text: words.ready }
  const { boxes, prize } = cardIn(round)
  const { last, shut } = optionsOf(round, options)
  if (phase === 'telling') {
    const emblem = last === null ? undefined : boxes[last]
    return { text: emblem ? words.opened((last ?? 0) + 1, emblem) : words.scratch }
  }
  if (!prize) return { text: words.lost }
  const sum = money(round.winKurus)
  const text =
    shut.length > 0
      ? words.wonSoFar(words.three[prize], sum, shut.length)
      : words.won(words.three[prize], sum)
  return { text, isWin: round.winKurus > round.stakedKurus }
}
