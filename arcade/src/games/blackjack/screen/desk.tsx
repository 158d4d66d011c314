import type { Json } from '../../../games/game.ts'
import type { Choice, Round } from '../../../protocol.ts'
import { money, signedMoney } from '../../../screens/figures.ts'
import type {
  MainAction,
  Play,
  ScreenProps,
  SecondaryAction,
} from '../../../screens/game/game-screen.ts'
import { type MoveAction, Moves } from '../../../screens/kit/chips/moves.tsx'
import { TableDesk } from '../../../screens/kit/chips/table-desk.tsx'
import {
  canLay,
  chipActions,
  chooseChipBy,
  roundOnTable,
} from '../../../screens/kit/chips/table-play.ts'
import { CHIP_WORDS } from '../../../screens/kit/chips/words.ts'
import { Meter } from '../../../screens/kit/meter.tsx'
import { type Placed, sumOf } from '../../bets.ts'
import { type Bet, type Move, PLACES_MOST, STAKE_LIRA } from '../rules.ts'
import {
  actingIn,
  type Frame,
  insuranceOn,
  type Options,
  type Some,
  stakedIn,
  totalText,
} from './shown.ts'
import { BLACKJACK_WORDS } from './words.ts'

export const CHIPS = [5, 25, 100, 500, 1_000]
export const LIMITS = {
  least: STAKE_LIRA.least,
  most: () => STAKE_LIRA.most,
  mostInAll: STAKE_LIRA.most * PLACES_MOST,
}
export const PLACES = ['first', 'second'] as const

type MoveName = 'hit' | 'stand' | 'double' | 'split' | 'insure' | 'decline'
const MOVES = {
  hit: { hit: true },
  stand: { stand: true },
  double: { double: true },
  split: { split: true },
  insure: { insure: true },
  decline: { insure: false },
} satisfies Record<MoveName, Move>

/** A round is on the table, from the deal to its result. */
export const isInRound = ({ phase, round }: Play): boolean =>
  round !== null && (phase === 'telling' || (phase !== 'ready' && round.state === 'open'))

/** The stakes of a round by place, for the next one. */
export const betsOf = ({ bet }: Round): Placed =>
  (bet as Bet | null)?.stakesKurus.map((stakeKurus, at) => ({
    place: PLACES[at] ?? PLACES[0],
    stakeKurus,
  })) ?? []

const isMove = (move: Json, wanted: Move) => JSON.stringify(move) === JSON.stringify(wanted)

/** What the server says of a move of the round that waits for the player. */
function choiceOf({ round, phase }: Play, name: MoveName): Choice | undefined {
  if (phase !== 'choosing') return undefined
  return round?.choices.find(({ move }) => isMove(move, MOVES[name]))
}

export function canMove(play: Play, name: MoveName): boolean {
  const choice = choiceOf(play, name)
  return (
    choice !== undefined &&
    choice.why === null &&
    choice.priceKurus <= play.balanceKurus &&
    !play.isOffline
  )
}

export function makeMove(play: Play, name: MoveName): void {
  if (canMove(play, name)) play.move(MOVES[name])
}

/** What a further stake costs, or why the move cannot be made. */
function noteOf(play: Play, name: 'double' | 'split'): string {
  const { whyNot } = BLACKJACK_WORDS[play.language]
  const choice = choiceOf(play, name)
  if (!choice) return '\u00a0'
  if (choice.why === 'taken_already') return whyNot.taken_already
  if (choice.why !== null) return name === 'split' ? whyNot.not_these_cards : whyNot.firstTwo
  if (choice.priceKurus > play.balanceKurus) return whyNot.money
  return signedMoney(choice.priceKurus)
}

function handMoves(play: Play, frame: Frame): MoveAction[] {
  const words = BLACKJACK_WORDS[play.language]
  const hand = frame.table?.hands[actingIn(frame)]
  const total = hand ? totalText(hand.cards, true) : '\u00a0'
  return (['split', 'double', 'stand'] as const).map((name) => ({
    word: words[name],
    note: name === 'stand' ? total : noteOf(play, name),
    isOff: !canMove(play, name),
    press: () => makeMove(play, name),
  }))
}

/** The insurance: it is never the main action, so that no key for cards buys it. */
function insuranceMoves(play: Play): MoveAction[] {
  const words = BLACKJACK_WORDS[play.language]
  const choice = choiceOf(play, 'insure')
  const price = choice?.priceKurus ?? 0
  const isShort = price > play.balanceKurus
  return [
    {
      word: words.insurance,
      note: isShort ? words.whyNot.money : `${signedMoney(price)} · 2:1`,
      isOff: !canMove(play, 'insure'),
      isFilled: true,
      press: () => makeMove(play, 'insure'),
    },
  ]
}

export function Choices(props: ScreenProps<Options, Frame>) {
  const { play, frame } = props
  const { language } = play
  if (!isInRound(play) || !frame.table) return <TableDesk {...props} values={CHIPS} />
  const isOffer = play.phase === 'choosing' && frame.step === 'insurance'
  const stakedKurus = stakedIn({ ...frame.table, insuranceKurus: insuranceOn(frame) })
  return (
    <>
      <Meter label={CHIP_WORDS[language].onTable} value={money(stakedKurus)} />
      <Moves
        label={BLACKJACK_WORDS[language].moves}
        moves={isOffer ? insuranceMoves(play) : handMoves(play, frame)}
      />
    </>
  )
}

export function mainOf(asked: Some): MainAction {
  const { play } = asked
  const words = BLACKJACK_WORDS[play.language]
  if (!isInRound(play)) return dealAction(asked)
  const isOffer = choiceOf(play, 'decline')?.why === null
  const name = isOffer ? 'decline' : 'hit'
  return {
    kind: isOffer ? 'quiet' : 'in',
    word: isOffer ? words.no : words.hit,
    isOff: !canMove(play, name),
    press: () => makeMove(play, name),
  }
}

function dealAction({ play, options, onOptions }: Some): MainAction {
  const stakes = PLACES.flatMap((place) =>
    options.placing.laid.filter((one) => one.place === place).map(({ stakeKurus }) => stakeKurus),
  )
  const sumKurus = sumOf(options.placing.laid)
  return {
    kind: 'in',
    word: BLACKJACK_WORDS[play.language].deal,
    sumKurus,
    isOff: !canLay(play) || play.isOffline || sumKurus === 0 || sumKurus > play.balanceKurus,
    press: () => {
      onOptions({ refusal: null, putAway: play.round?.id ?? null })
      play.begin({ stakesKurus: stakes })
    },
  }
}

export const secondaryOf = (asked: Some): SecondaryAction[] =>
  isInRound(asked.play) ? [] : chipActions(asked, betsOf)

const KEYS: Record<string, MoveName> = {
  1: 'hit',
  2: 'stand',
  3: 'double',
  4: 'split',
  i: 'insure',
}

/** In a hand the number keys are the moves; before it they choose a chip. */
export function onKey(key: string, asked: Some): boolean {
  const { play } = asked
  const name = KEYS[key]
  if (isInRound(play)) {
    if (name) makeMove(play, name)
    return name !== undefined
  }
  return name === 'insure' || chooseChipBy(key, asked, CHIPS)
}

/** The result of the last round leaves the table with the next chip. */
export const isOnTable = ({ play, options }: Some): boolean =>
  roundOnTable(play.round, options) !== null
