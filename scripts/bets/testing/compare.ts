import { seeded } from '../../../server/src/testing/seeded.ts'
import { type BetLine, lineOf } from '../bet-line.ts'
import { randomBet } from '../random-bets.ts'
import { type PrintedBet, sumColumnByColumn } from './column-by-column.ts'

/** Bets of a seed whose printed sums are not those of `sumColumnByColumn`. */
export function* disagreements(seed: number, count: number): Generator<BetLine> {
  const random = seeded(seed)
  for (let n = 1; n <= count; n += 1) {
    const line = lineOf(randomBet(random, n), n)
    const { columns, cost, payout } = sumColumnByColumn(printed(line))
    if (columns !== line.columns || cost !== line.cost || payout !== line.payout) yield line
  }
}

const printed = (line: BetLine): PrintedBet => JSON.parse(JSON.stringify(line))
