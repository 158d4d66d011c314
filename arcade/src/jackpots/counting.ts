import { drawPlace } from '../games/jackpots/draws.ts'
import { contributionOf, KURUS, type Level, type Units } from '../games/jackpots/levels.ts'
import { fall, hasReached, type Pot } from '../games/jackpots/pot.ts'
import type { NewPot } from '../store/jackpots/pots.ts'
import type { CountedStake, WaitingStake } from '../store/jackpots/stakes.ts'
import type { Secret } from './level-chains.ts'

/** A pot that stands, with what was counted as it began. */
export type Standing = {
  level: Level
  seed: Units
  reserve: Units
  fromKurus: number
  /** Undefined where its chain cannot be read: it stands until it can. */
  secret: Secret | undefined
}

/** Whose stake it fell to: that of a round, or that which holds a kuruş of all that were counted. */
export type Winner = { roundId: string } | { atKurus: number }

/** `won` is null where its hour or day is over without a stake. */
export type Ended = {
  level: Level
  won: { winner: Winner; kurus: number; next: Pick<Pot, 'seed' | 'reserve'> } | null
}

export type Counted = { counted: CountedStake[]; totalKurus: number; ended: Ended[] }

type Counting = {
  standing: readonly Standing[]
  /** All that was counted before. */
  totalKurus: number
  /** In their order. */
  waiting: readonly WaitingStake[]
  /** Up to when hours and days may end after the last of them. */
  untilMs: number
}

/**
 * Counts stakes one after another, until a pot ends: at its second, or with the stake that reaches its
 * point. What is left is counted under the pots that follow.
 */
export function countStakes({ standing, totalKurus: before, waiting, untilMs }: Counting): Counted {
  const counted: CountedStake[] = []
  let totalKurus = before
  for (const { roundId, stakeKurus, postedAt } of waiting) {
    const due = endDue(standing, totalKurus, postedAt.getTime())
    if (due.length > 0) return { counted, totalKurus, ended: due }
    totalKurus += stakeKurus
    counted.push({ roundId, uptoKurus: totalKurus })
    const reached = standing.flatMap((pot) => endReached(pot, totalKurus, roundId))
    if (reached.length > 0) return { counted, totalKurus, ended: reached }
  }
  return { counted, totalKurus, ended: endDue(standing, totalKurus, untilMs) }
}

/** A pot as it began. */
export type Begun = Omit<Standing, 'secret'>

/** Of what is stored of it. */
export const begunOf = (
  level: Level,
  { seedUnits, reserveUnits, fromKurus }: Pick<NewPot, 'seedUnits' | 'reserveUnits' | 'fromKurus'>,
): Begun => ({ level, seed: BigInt(seedUnits), reserve: BigInt(reserveUnits), fromKurus })

/** The pot with what was counted since it began. */
export function potOf({ level, seed, reserve, fromKurus }: Begun, totalKurus: number): Pot {
  return { seed, reserve, paidIn: contributedBy(level, totalKurus - fromKurus) }
}

/** What these stakes paid in to the level, in its units. */
export const contributedBy = (level: Level, stakedKurus: number): Units =>
  contributionOf(level, BigInt(stakedKurus) * KURUS)

const endDue = (standing: readonly Standing[], totalKurus: number, atMs: number): Ended[] =>
  standing.flatMap((pot): Ended[] => {
    const { level, secret, fromKurus } = pot
    if (secret?.kind !== 'timed' || secret.fallsAtMs > atMs) return []
    const { won, pot: next } = fall(level, potOf(pot, totalKurus))
    if (won === 0n || totalKurus === fromKurus) return [{ level, won: null }]
    const atKurus = fromKurus + drawPlace(secret.draws(), totalKurus - fromKurus)
    return [{ level, won: { winner: { atKurus }, kurus: Number(won / KURUS), next } }]
  })

function endReached(pot: Standing, totalKurus: number, roundId: string): Ended[] {
  const { level, secret } = pot
  const held = potOf(pot, totalKurus)
  if (secret?.kind !== 'ceiling' || !hasReached(level, held, secret.point)) return []
  const { won, pot: next } = fall(level, held)
  return [{ level, won: { winner: { roundId }, kurus: Number(won / KURUS), next } }]
}
