/**
 * A settled bet summed in another way, from its printed line alone and by no code of the product: every column
 * is made and multiplied by itself, in fractions that are kept in lowest terms.
 */
export type PrintedBet = {
  sizes: number[]
  unit: number
  legs: { odds: number; outcome: string; share?: [number, number]; banker?: boolean }[]
}

type Ratio = { top: bigint; bottom: bigint }

function ratio(top: bigint, bottom: bigint): Ratio {
  let [a, b] = [top, bottom]
  while (b !== 0n) [a, b] = [b, a % b]
  return { top: top / a, bottom: bottom / a }
}

const ONE = ratio(1n, 1n)
const HALF = ratio(1n, 2n)
const times = (a: Ratio, b: Ratio) => ratio(a.top * b.top, a.bottom * b.bottom)
const plus = (a: Ratio, b: Ratio) => ratio(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)

/** What comes back of a stake of 1. A half is decided on half of it; the other half is given back. */
function returnOf({ odds, outcome, share }: PrintedBet['legs'][number]): Ratio {
  const full = ratio(BigInt(odds), 1_000n)
  switch (outcome) {
    case 'win':
      return full
    case 'half-win':
      return plus(times(HALF, full), HALF)
    case 'push':
    case 'void':
      return ONE
    case 'half-loss':
      return HALF
    case 'loss':
      return ratio(0n, 1n)
    case 'dead-heat': {
      const [places, equals] = share ?? [0, 0]
      return times(ratio(BigInt(places), BigInt(equals)), full)
    }
    default:
      throw new Error(`no outcome is ${outcome}`)
  }
}

/** Every choice of some of the items. */
function* choicesOf<T>(items: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) yield []
  for (let at = from; size > 0 && at + size <= items.length; at += 1) {
    for (const rest of choicesOf(items, size - 1, at + 1)) yield [items[at] as T, ...rest]
  }
}

export function sumColumnByColumn({ sizes, unit, legs }: PrintedBet) {
  const returns = legs.map((leg) => ({ isBanker: leg.banker === true, ratio: returnOf(leg) }))
  const bankers = returns.filter(({ isBanker }) => isBanker)
  const free = returns.filter(({ isBanker }) => !isBanker)
  let columns = 0
  let total = ratio(0n, 1n)
  for (const size of sizes) {
    for (const chosen of choicesOf(free, size)) {
      columns += 1
      const column = [...bankers, ...chosen].reduce(
        (product, { ratio }) => times(product, ratio),
        ONE,
      )
      total = plus(total, times(ratio(BigInt(unit), 1n), column))
    }
  }
  const whole = total.top / total.bottom
  const payout = whole * total.bottom === total.top ? whole : whole + 1n
  return { columns, cost: columns * unit, payout: Number(payout) }
}
