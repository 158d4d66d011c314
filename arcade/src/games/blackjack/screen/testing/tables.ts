import type { Choice, Round } from '../../../../protocol.ts'
import type { Play } from '../../../../screens/game/game-screen.ts'
import { playOf, roundOf } from '../../../../screens/game/testing/round.ts'
import { firstChips } from '../../../../screens/kit/chips/table-play.ts'
import { cardNamed } from '../../../cards.ts'
import type { Hand } from '../../play.ts'
import { blackjack } from '../../rules.ts'
import type { Options, Table } from '../shown.ts'

const cards = (names: string) => names.split(' ').filter(Boolean).map(cardNamed)
export const hand = (names: string, some: Partial<Hand> = {}): Hand => ({
  place: 0,
  cards: cards(names),
  stakeKurus: 5_000,
  isSplit: false,
  isDone: false,
  ...some,
})
export const table = (dealer: string, hands: Hand[], some: Partial<Table> = {}): Table => ({
  dealer: cards(dealer),
  hands,
  insuranceKurus: null,
  phase: 'hands',
  ...some,
})
export const over = (dealer: string, ...hands: Hand[]): Table =>
  table(
    dealer,
    hands.map((one) => ({ ...one, isDone: true })),
    { phase: 'over' },
  )

/** The round as the server answers it: with what each move costs, or why it cannot be made. */
export function roundWith(shown: Table, some: Partial<Round> = {}): Round {
  const state = { ...shown, shoe: { dealt: 0, moved: {} } }
  const isOver = shown.phase === 'over'
  const choices: Choice[] = isOver
    ? []
    : blackjack.choicesOf(state).map((move) => ({
        move,
        priceKurus: blackjack.priceOf(state, move),
        why: blackjack.whyNot(state, move) ?? null,
      }))
  return roundOf(blackjack.code, shown, {
    choices,
    bet: { stakesKurus: shown.hands.map(({ stakeKurus }) => stakeKurus) },
    isDecided: isOver,
    state: isOver ? 'settled' : 'open',
    ...some,
  })
}

export function asked(round: Round | null, some: Partial<Play> = {}) {
  let options: Options = firstChips(25)
  const isOpen = round?.state === 'open'
  const { play, sent } = playOf({ round, phase: isOpen ? 'choosing' : 'ready', ...some })
  return {
    play,
    sent,
    get options() {
      return options
    },
    onOptions: (change: Partial<Options>) => {
      options = { ...options, ...change }
    },
  }
}
