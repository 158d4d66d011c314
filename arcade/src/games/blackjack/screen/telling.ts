import type { Voice } from '../../../screens/kit/sound/voices.ts'
import { isTwoCard21 } from '../hand.ts'
import { actingOf, type Hand } from '../play.ts'
import type { Move } from '../rules.ts'
import { cardKey, DEALER, type Frame, handKey, type Table } from './shown.ts'

export type Step = { frame: Frame; ms: number; voice?: Voice }

const MS = { card: 280, next: 180, part: 260, chip: 200, peek: 420, hole: 300, turn: 220 }
const DRAW_MS = 520
const PAY_MS = 320

type Telling = { before: Table | null; after: Table; move: Move | undefined }

/** The pictures that lead from the table before a move, or from an empty one, to the table after it. */
export function stepsOf({ before, after, move }: Telling): Step[] {
  const steps = before ? movedSteps(before, after, move) : dealtSteps(after)
  const fresh = steps.at(-1)?.frame.fresh ?? []
  return after.phase === 'over' ? [...steps, ...dealerSteps(after, fresh)] : steps
}

/** Each place in turn, the dealer's open card, each place again, the dealer's hidden one. */
function dealtSteps(after: Table): Step[] {
  const { hands, dealer } = after
  const steps: Step[] = []
  const fresh: string[] = []
  const deal = (key: string, counts: readonly number[], dealt: number) => {
    fresh.push(key)
    const dealtHands = hands.map((hand, at) => ({
      ...hand,
      cards: hand.cards.slice(0, counts[at]),
      isDone: false,
    }))
    const table = { ...after, hands: dealtHands, dealer: dealer.slice(0, Math.min(dealt, 1)) }
    const hole = dealt > 1 ? 'down' : 'none'
    const frame: Frame = {
      table,
      step: 'dealing',
      hole,
      fresh: [...fresh],
      // A card leaves the shoe before the one ahead of it has landed.
      flying: fresh.slice(-2),
      parted: null,
    }
    steps.push({ frame, ms: MS.next, voice: 'card' })
  }
  for (const order of [0, 1]) {
    for (const at of hands.keys()) {
      const counts = hands.map((_, other) => (other <= at ? order + 1 : order))
      deal(cardKey(handKey(hands, at), order), counts, order)
    }
    deal(
      cardKey(DEALER, order),
      hands.map(() => order + 1),
      order + 1,
    )
  }
  return lasting(steps, MS.card)
}

/** The last of them stands until its card has come. */
const lasting = (steps: Step[], ms: number): Step[] =>
  steps.map((step, index) => (index === steps.length - 1 ? { ...step, ms } : step))

function movedSteps(before: Table, after: Table, move: Move | undefined): Step[] {
  const at = actingOf(before)
  if (!move || 'stand' in move) return []
  if ('insure' in move) return insuredSteps(before, move.insure ? after.insuranceKurus : null)
  if ('split' in move) return partedSteps(before, after, at)
  const hand = after.hands[at]
  const was = before.hands[at]
  if (!hand || !was) return []
  const staked = { ...was, stakeKurus: hand.stakeKurus }
  const key = cardKey(handKey(after.hands, at), hand.cards.length - 1)
  const drawn = inHand(before, before.hands.with(at, { ...hand, isDone: false }), [key])
  const steps: Step[] = [{ frame: drawn, ms: MS.card, voice: 'card' }]
  // Its last card is counted before the table goes on.
  if (hand.isDone) steps.push({ frame: { ...drawn, flying: [] }, ms: MS.hole })
  if (!('double' in move)) return steps
  const doubled = inHand(before, before.hands.with(at, staked), [])
  return [{ frame: doubled, ms: MS.chip, voice: 'chip' }, ...steps]
}

const inHand = (before: Table, hands: Hand[], fresh: string[]): Frame => ({
  table: { ...before, hands },
  step: 'hands',
  hole: 'down',
  fresh,
  flying: fresh,
  parted: null,
})

/** The dealer looks under the ace whether insurance was taken or not. */
function insuredSteps(before: Table, insuranceKurus: number | null): Step[] {
  const frame: Frame = {
    table: { ...before, insuranceKurus },
    step: 'peek',
    hole: 'down',
    fresh: [],
    flying: [],
    parted: null,
  }
  return [{ frame, ms: MS.peek, ...(insuranceKurus && { voice: 'chip' as const }) }]
}

/** The hands part; then each gets its second card. */
function partedSteps(before: Table, after: Table, at: number): Step[] {
  const parted = at + 1
  const keys = [at, parted].map((hand) => cardKey(handKey(after.hands, hand), 1))
  const counts = [
    [1, 1],
    [2, 1],
    [2, 2],
  ]
  const steps = counts.map((count, index): Step => {
    const hands = after.hands.map((hand, other) => ({
      ...hand,
      cards: hand.cards.slice(0, count[other - at] ?? hand.cards.length),
      isDone: other < at && hand.isDone,
    }))
    return {
      frame: { ...inHand(before, hands, keys.slice(0, index)), parted },
      ms: index === 0 ? MS.part : MS.next,
      voice: index === 0 ? 'chip' : 'card',
    }
  })
  return lasting(steps, MS.card)
}

/** The hidden card turns, the dealer draws card by card, and the stakes are settled. */
function dealerSteps(after: Table, dealt: readonly string[]): Step[] {
  const { dealer } = after
  const insuranceKurus = isTwoCard21(dealer) ? after.insuranceKurus : null
  const shown = (count: number, some: Partial<Frame>): Frame => ({
    table: { ...after, phase: 'hands', dealer: dealer.slice(0, count), insuranceKurus },
    step: 'dealer',
    hole: 'open',
    fresh: [...dealt, ...dealer.slice(2, count).map((_, index) => cardKey(DEALER, index + 2))],
    flying: [],
    parted: null,
    ...some,
  })
  const draws = dealer.slice(2).flatMap((_, index): Step[] => [
    {
      frame: shown(index + 3, { flying: [cardKey(DEALER, index + 2)] }),
      ms: MS.card,
      voice: 'card',
    },
    { frame: shown(index + 3, {}), ms: DRAW_MS - MS.card },
  ])
  return [
    { frame: shown(1, { hole: 'down' }), ms: MS.hole },
    { frame: shown(2, { hole: 'turning' }), ms: MS.turn, voice: 'card' },
    { frame: shown(2, {}), ms: draws.length > 0 ? DRAW_MS : MS.hole },
    ...draws,
    {
      frame: { ...shown(dealer.length, { step: 'over' }), table: after },
      ms: PAY_MS,
      voice: 'chip',
    },
  ]
}
