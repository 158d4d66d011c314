import {
  isStake,
  type Kurus,
  membersOf,
  oneStepGame,
  type Random,
  stakesBetween,
  times,
} from '../game.ts'
import { drawSome, range } from '../shuffle.ts'

/** Sedef: a card of nine boxes; three alike win. The prize is fixed at purchase. */
export type Bet = { stakeKurus: Kurus }
export type Result = { prize: Emblem | null; boxes: Emblem[] }
export type Emblem = (typeof EMBLEMS)[number]

export const EMBLEMS = ['tac', 'nazar', 'nar', 'fener', 'lale', 'balik', 'kiraz', 'can'] as const
export const OUT_OF = 1_000_000
const BOXES = 9
const [LEAST_LIRA, MOST_LIRA] = [1, 500]

/** Of a million cards: so many with this emblem thrice, each paying this. */
export const PRIZES: readonly { emblem: Emblem; hundredths: number; cards: number }[] = [
  { emblem: 'tac', hundredths: 50_000, cards: 200 },
  { emblem: 'nazar', hundredths: 5_000, cards: 2_000 },
  { emblem: 'nar', hundredths: 1_000, cards: 20_000 },
  { emblem: 'fener', hundredths: 300, cards: 80_000 },
  { emblem: 'lale', hundredths: 150, cards: 210_000 },
]

function prizeAt(place: number) {
  let left = place
  for (const prize of PRIZES) {
    if (left < prize.cards) return prize
    left -= prize.cards
  }
  return undefined
}

const twoOfEach = (emblems: readonly Emblem[]) => emblems.flatMap((emblem) => [emblem, emblem])

/** A losing card shows each emblem at most twice, drawn evenly: nothing is placed to look near. */
function boxesOf(prize: Emblem | undefined, random: Random): Emblem[] {
  if (!prize) return drawSome(twoOfEach(EMBLEMS), BOXES, random)
  const winning = drawSome(range(0, BOXES - 1), 3, random)
  const others = drawSome(
    twoOfEach(EMBLEMS.filter((emblem) => emblem !== prize)),
    BOXES - 3,
    random,
  )
  const rest = others.values()
  return range(0, BOXES - 1).map((box) =>
    winning.includes(box) ? prize : (rest.next().value ?? prize),
  )
}

export const scratch = oneStepGame<Bet, Result>({
  code: 'zar_sedef',
  kind: 'instant',
  version: '1',
  stakesKurus: stakesBetween(LEAST_LIRA, MOST_LIRA),
  paytable: { outOf: OUT_OF, prizes: PRIZES, emblems: EMBLEMS },
  readBet(input) {
    const read = membersOf(input, ['stakeKurus'])
    return read && isStake(read.stakeKurus, LEAST_LIRA, MOST_LIRA)
      ? { stakeKurus: read.stakeKurus }
      : undefined
  },
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: ({ stakeKurus }) => times(stakeKurus, PRIZES[0]?.hundredths ?? 0),
  draw({ stakeKurus }, random) {
    const prize = prizeAt(random.below(OUT_OF))
    const boxes = boxesOf(prize?.emblem, random)
    return {
      result: { prize: prize?.emblem ?? null, boxes },
      returnKurus: times(stakeKurus, prize?.hundredths ?? 0),
    }
  },
})
