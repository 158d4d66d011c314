import type { Round } from '../../../protocol.ts'
import type { Play } from '../../../screens/game/game-screen.ts'
import { type Card, rankOf } from '../../cards.ts'
import { type Call, type State, totalAfter, totalOf, winningRanks } from '../rules.ts'

/** What lies on the stage, and the card that is on its way to it. */
export type Frame = {
  state: State | null
  coming: Card | null
  /** The coming card slides from the deck, then turns. */
  step: 'rest' | 'slide' | 'turn'
}

/** The server writes it (`shownOf` of the rules). */
export const stateOf = (round: Round): State => round.shown as unknown as State

export const cardOf = (state: State | null): Card | undefined => state?.cards.at(-1)?.card

/** The state that the last card came to. */
export function beforeLast(state: State): State {
  const last = state.cards.at(-1)
  const wasRight = last?.by !== null && last?.by !== 'skip' && state.end !== 'wrong'
  return {
    ...state,
    cards: state.cards.slice(0, -1),
    right: wasRight ? state.right.slice(0, -1) : state.right,
    end: null,
  }
}

/** What the player has seen: while a card is on its way, nothing tells what it is. */
export function seenOf({ round, phase }: Play): State | null {
  if (!round) return null
  return phase === 'telling' ? beforeLast(stateOf(round)) : stateOf(round)
}

export const frameOf = (round: Round | null): Frame => ({
  state: round && stateOf(round),
  coming: null,
  step: 'rest',
})

export type Offer = {
  call: Call
  /** Ranks of thirteen that are right. */
  ranks: number
  /** Hundredths by which a right call multiplies what there is. The edge is in the first one alone. */
  factor: number
  /** Hundredths of the stake after a right call; undefined above the highest win. */
  total: number | undefined
}

export const RANKS = 13

/** The upper call and the lower one. On an ace and a king *same* stands in for the sure one. */
export function offersOf(state: State): readonly Offer[] {
  const card = cardOf(state)
  if (card === undefined || state.end) return []
  return (['higher', 'lower'] as const).map((side) => {
    const call: Call = winningRanks(card, side) > 0 ? side : 'same'
    const ranks = winningRanks(card, call)
    const factor = state.right.length === 0 ? totalOf([ranks]) : Math.floor((RANKS * 100) / ranks)
    return { call, ranks, factor, total: totalAfter(state, call) }
  })
}

/** Whether an equal card is wrong here: *same* is a call of its own. */
export const isEndRank = (card: Card): boolean => [0, RANKS - 1].includes(rankOf(card))
