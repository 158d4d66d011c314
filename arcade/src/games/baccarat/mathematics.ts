import { type Fraction, fraction } from '../fraction.ts'
import { type Figures, figuresOf, type Law, lawOfCounts, winOrNothing } from '../law.ts'
import { bankerDraws, PAYS } from './rules.ts'

/** Cards of each count in eight decks: 128 of 0, 32 of each of 1 … 9. */
const DECK: readonly number[] = [128, ...Array<number>(9).fill(32)]
const CARDS = 416n

/**
 * Every order of six cards of the shoe, by counts: two for each side and the next two. A coup that
 * takes fewer leaves the rest undrawn, so each order of six belongs to one coup.
 */
export function countCoups(): { banker: bigint; player: bigint; tie: bigint; total: bigint } {
  const ways = { banker: 0n, player: 0n, tie: 0n }
  const left = [...DECK]
  const take = (depth: number, drawn: number[], product: bigint, free: number): void => {
    if (depth === 4) {
      settle(drawn, product, free)
      return
    }
    for (let count = 0; count < 10; count++) {
      const cards = left[count] ?? 0
      if (cards === 0) continue
      left[count] = cards - 1
      take(depth + 1, [...drawn, count], product * BigInt(cards), free - 1)
      left[count] = cards
    }
  }
  const end = (player: number, banker: number, product: bigint) => {
    ways[player > banker ? 'player' : player < banker ? 'banker' : 'tie'] += product
  }
  const settle = (
    [first = 0, second = 0, third = 0, fourth = 0]: number[],
    product: bigint,
    free: number,
  ) => {
    const [player, banker] = [(first + third) % 10, (second + fourth) % 10]
    const two = BigInt(free) * BigInt(free - 1)
    if (player >= 8 || banker >= 8) return end(player, banker, product * two)
    if (player > 5) return bankerThird(player, banker, undefined, product, free)
    for (let count = 0; count < 10; count++) {
      const cards = left[count] ?? 0
      left[count] = cards - 1
      bankerThird((player + count) % 10, banker, count, product * BigInt(cards), free - 1)
      left[count] = cards
    }
  }
  const bankerThird = (
    player: number,
    banker: number,
    third: number | undefined,
    product: bigint,
    free: number,
  ) => {
    // Cards of the six that nobody takes.
    const undrawn = third === undefined ? BigInt(free - 1) : 1n
    if (!bankerDraws(banker, third)) return end(player, banker, product * undrawn * BigInt(free))
    for (let count = 0; count < 10; count++) {
      end(player, (banker + count) % 10, product * undrawn * BigInt(left[count] ?? 0))
    }
  }
  take(0, [], 1n, Number(CARDS))
  return { ...ways, total: ways.banker + ways.player + ways.tie }
}

/** A second card of the rank of the first. */
const PAIR: Fraction = fraction(31, 415)

export function modes(): Figures[] {
  const { banker, player, tie, total } = countCoups()
  const side = (wins: bigint, hundredths: number): Law =>
    lawOfCounts(
      [
        [hundredths, wins],
        [100, tie],
      ],
      total,
    )
  return [
    figuresOf('banker', side(banker, PAYS.banker)),
    figuresOf('player', side(player, PAYS.player)),
    figuresOf('tie', winOrNothing(fraction(tie, total), PAYS.tie)),
    figuresOf('playerPair', winOrNothing(PAIR, PAYS.playerPair)),
    figuresOf('bankerPair', winOrNothing(PAIR, PAYS.bankerPair)),
  ]
}
