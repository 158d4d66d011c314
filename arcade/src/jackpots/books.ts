import { KURUS, LEVELS, type Level } from '../games/jackpots/levels.ts'
import { amountOf, reserveOf } from '../games/jackpots/pot.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { findLevelSums, type LevelSums } from '../store/jackpots/audit.ts'
import { findStanding, type NewPot } from '../store/jackpots/pots.ts'
import { readTotal } from '../store/jackpots/stakes.ts'
import { begunOf, contributedBy, potOf } from './counting.ts'
import type { JackpotBooks } from './protocol.ts'

/** What was ever paid in to each level, what of it was won, and what its pot and its reserve hold. */
export async function readBooks({ pool }: Pick<Arcade, 'pool'>): Promise<JackpotBooks> {
  const [standing, totalKurus, sums] = await Promise.all([
    findStanding(pool),
    readTotal(pool),
    findLevelSums(pool),
  ])
  const levels = LEVELS.flatMap((level) => {
    const pot = standing.find((one) => one.level === level.name)
    const sum = sums.find((one) => one.level === level.name)
    return pot && sum ? [bookOf(level, pot, { ...sum, totalKurus })] : []
  })
  return { levels }
}

type Sums = LevelSums & { totalKurus: number }

/** Of a pot that began between two reads nothing is paid in yet. */
function bookOf(level: Level, pot: NewPot, sum: Sums): JackpotBooks['levels'][number] {
  const totalKurus = Math.max(sum.totalKurus, pot.fromKurus)
  const held = potOf(begunOf(level, pot), totalKurus)
  return {
    level: level.name,
    paidInUnits: `${contributedBy(level, totalKurus - sum.firstKurus)}`,
    wonUnits: `${BigInt(sum.wonKurus) * KURUS}`,
    potUnits: `${amountOf(level, held)}`,
    reserveUnits: `${reserveOf(level, held)}`,
    ceilingUnits: level.kind === 'ceiling' ? `${level.ceiling}` : null,
    falls: sum.falls,
  }
}
