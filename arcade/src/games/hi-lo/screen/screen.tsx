import './hi-lo.css'
import './hi-lo-frames.css'
import { money, multiplierText } from '../../../screens/figures.ts'
import type { Asked, GameScreen, Message, ScreenProps } from '../../../screens/game/game-screen.ts'
import { wallOf } from '../../../screens/kit/art/wall.ts'
import { cardName } from '../../../screens/kit/card-words.ts'
import { Meter } from '../../../screens/kit/meter.tsx'
import { rankOf } from '../../cards.ts'
import { times } from '../../game.ts'
import { hiLo, type Move, type State, totalOf } from '../rules.ts'
import { beforeLast, cardOf, type Frame, frameOf, offersOf, seenOf, stateOf } from './shown.ts'
import { type Options, Stage } from './stage.tsx'
import { timesText } from './texts.ts'
import { HI_LO_WORDS } from './words.ts'

const SLIDE_MS = 260
const TURN_MS = 220

export const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#031b1a',
    ring: '#27b9b4',
    wall: (facts) => wallOf(facts, 'zumrut'),
  },
  stakeBy: 'dial',
  first: {},
  frameOf,
  async tell({ round, before, show, wait, sound }) {
    const state = stateOf(round)
    const coming = cardOf(state)
    const hadCards = before ? stateOf(before).cards.length : 0
    // Cashing out turns no card.
    if (coming === undefined || state.cards.length === hadCards) return
    const lying = beforeLast(state)
    show({ state: lying, coming, step: 'slide' })
    sound('card')
    await wait(SLIDE_MS)
    show({ state: lying, coming, step: 'turn' })
    await wait(TURN_MS)
  },
  Stage,
  Choices: Sums,
  expectation({ play }) {
    const words = HI_LO_WORDS[play.language]
    const { round, phase } = play
    if (!round || phase !== 'ready') return undefined
    const isLit = round.winKurus > round.stakedKurus
    const label = isLit || round.winKurus === 0 ? words.win : words.returned
    return { label, value: money(round.winKurus), isLit }
  },
  main({ play }) {
    const words = HI_LO_WORDS[play.language]
    const { round, phase, stakeKurus } = play
    const state = seenOf(play)
    if (phase === 'ready' || !round || !state)
      return {
        kind: 'in',
        word: words.play,
        sumKurus: stakeKurus,
        isOff: phase !== 'ready' || play.isOffline,
        press: () => play.begin({ stakeKurus }),
      }
    return {
      kind: 'out',
      word: words.cashOut,
      ...(state.right.length === 0
        ? { note: words.callFirst }
        : { sumKurus: times(round.stakeKurus, totalOf(state.right)) }),
      isOff: !canMove(play) || state.right.length === 0,
      press: () => play.move({ cashOut: true }),
    }
  },
  onKey,
  message,
  summary(round, language) {
    const words = HI_LO_WORDS[language]
    const state = stateOf(round)
    const right = state.right.length
    if (state.end === 'wrong') return words.summaryWrong(right, lastCard(state, language))
    if (right === 0) return words.stakeBack
    return words.summaryOut(right, multiplierText(totalOf(state.right), language))
  },
  rules: { tr: HI_LO_WORDS.tr.rules, en: HI_LO_WORDS.en.rules },
}

const canMove = ({ phase, isOffline }: Asked<Options>['play']) => phase === 'choosing' && !isOffline

const lastCard = (state: State, language: Asked<Options>['play']['language']): string =>
  cardName(cardOf(state) ?? 0, language)

/** What each call would bring, to the kuruş. */
function Sums({ play }: ScreenProps<Options, Frame>) {
  const words = HI_LO_WORDS[play.language]
  const { round, phase } = play
  const state = seenOf(play)
  if (!round || !state || state.cards.length === 0 || phase === 'ready') return null
  return (
    <div className="hi-lo__sums">
      {offersOf(state).map(({ call, total }) => (
        <Meter
          key={call}
          label={words.ifRight[call]}
          value={total === undefined ? '—' : money(times(round.stakeKurus, total))}
        />
      ))}
    </div>
  )
}

/** The arrows are the upper and the lower button as they stand, and the skip; C is the way out. */
function moveOf(key: string, state: State | null): Move | undefined {
  if (key === 'ArrowRight') return { skip: true }
  if (key === 'c') return { cashOut: true }
  const offer = state && offersOf(state)[key === 'ArrowUp' ? 0 : 1]
  return offer ? { call: offer.call } : undefined
}

function onKey(key: string, { play }: Asked<Options>): boolean {
  if (!['ArrowUp', 'ArrowDown', 'ArrowRight', 'c'].includes(key)) return false
  const state = seenOf(play)
  const move = moveOf(key, state)
  if (state && move && canMove(play) && !hiLo.whyNot(state, move)) play.move(move)
  return true
}

function message({ play }: Asked<Options>): Message {
  const { round, language } = play
  const words = HI_LO_WORDS[language]
  const state = seenOf(play)
  if (!round || !state) return { text: words.choose }
  if (round.state === 'voided') return { text: words.stakeBack }
  const card = cardOf(state)
  if (card === undefined) return { text: words.dealing }
  if (state.end) return ending(round.winKurus, round.stakedKurus, state, language)
  const question = words.question(rankOf(card))
  if (state.right.length === 0) return { text: question }
  const multiplier = multiplierText(totalOf(state.right), language)
  return { text: words.goOn(state.right.length, multiplier, question) }
}

function ending(
  winKurus: number,
  stakedKurus: number,
  state: State,
  language: Asked<Options>['play']['language'],
): Message {
  const words = HI_LO_WORDS[language]
  if (state.end === 'wrong') return { text: words.lost(lastCard(state, language)) }
  if (winKurus <= stakedKurus) return { text: words.returnedSum(money(winKurus)) }
  const hasNoCall = offersOf({ ...state, end: null }).every(({ total }) => total === undefined)
  const say = hasNoCall ? words.atEnd : words.won
  return { text: say(money(winKurus), timesText(totalOf(state.right), language)), isWin: true }
}
