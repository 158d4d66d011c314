import { z } from 'zod/mini'
import type { Random } from '../games/game.ts'
import { drawPlace, drawPoint, drawSecond } from '../games/jackpots/draws.ts'
import { contributionOf, KURUS, LEVELS, type Level } from '../games/jackpots/levels.ts'
import { fall, hasReached, type Pot } from '../games/jackpots/pot.ts'
import { openRoomDraws } from './room-draws.ts'
import { bytesOfHex, sha256 } from './web-crypto.ts'

/** A pot that ended, as `/api/jackpots/pots` tells it. */
const EndedPot = z.object({
  level: z.enum(['yek', 'du', 'cihar', 'ses']),
  number: z.int(),
  firstHash: z.string(),
  salt: z.string(),
  chainNumber: z.int(),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  periodAt: z.nullable(z.string()),
  seedUnits: z.int(),
  reserveUnits: z.int(),
  fromKurus: z.int(),
  uptoKurus: z.int(),
  endedAt: z.string(),
  wonKurus: z.nullable(z.int()),
  winnerUptoKurus: z.nullable(z.int()),
  winnerStakeKurus: z.nullable(z.int()),
})
export type EndedPot = z.infer<typeof EndedPot>

/** The newest first, as they are told. Throws where the text has none. */
export const readPots = (text: string): EndedPot[] =>
  z.object({ pots: z.array(EndedPot) }).parse(JSON.parse(text)).pots

/** What of a pot's end holds. */
export type CheckedPot = {
  /** Its hash, hashed as often as its number says, is the first that was published. */
  isOfChain: boolean
  /** It ended at its second or later, or with the stake that reached its point. */
  isTimeRight: boolean
  /** The winner's stake is the one that was drawn, or that reached the point. */
  isWinnerRight: boolean
  /** It paid what it held. */
  isSumRight: boolean
}

export const isPotRight = (checked: CheckedPot): boolean => Object.values(checked).every(Boolean)

/** Computes again when a pot had to end, to whose stake and with what sum. */
export async function checkPot(pot: EndedPot): Promise<CheckedPot> {
  const level = LEVELS.find(({ name }) => name === pot.level)
  if (!level) throw new Error(`no level is ${pot.level}`)
  const { hash, salt, chainNumber: number } = pot
  const draws = (await openRoomDraws('blocks', { hash, salt, number }))()
  const own =
    level.kind === 'timed' ? checkTimed(level, pot, draws) : checkCeiling(level, pot, draws)
  return { isOfChain: await isOfChain(pot), isSumRight: isSumRight(level, pot), ...own }
}

async function isOfChain({ hash, firstHash, chainNumber }: EndedPot): Promise<boolean> {
  let at = hash
  for (let number = chainNumber; number > 0; number--) at = await sha256(bytesOfHex(at))
  return at === firstHash
}

type Own = Pick<CheckedPot, 'isTimeRight' | 'isWinnerRight'>

function checkTimed(level: Extract<Level, { kind: 'timed' }>, pot: EndedPot, draws: Random): Own {
  const fallsMs = Date.parse(pot.periodAt ?? '') + drawSecond(level, draws) * 1_000
  const isTimeRight = Date.parse(pot.endedAt) >= fallsMs
  if (pot.wonKurus === null) return { isTimeRight, isWinnerRight: true }
  const at = pot.fromKurus + drawPlace(draws, pot.uptoKurus - pot.fromKurus)
  const upto = pot.winnerUptoKurus ?? 0
  return { isTimeRight, isWinnerRight: upto > at && upto - (pot.winnerStakeKurus ?? 0) <= at }
}

function checkCeiling(
  level: Extract<Level, { kind: 'ceiling' }>,
  pot: EndedPot,
  draws: Random,
): Own {
  const point = drawPoint(level, draws)
  const reached = (kurus: number) => hasReached(level, heldAt(level, pot, kurus), point)
  const before = pot.uptoKurus - (pot.winnerStakeKurus ?? 0)
  return {
    isTimeRight: reached(pot.uptoKurus) && !reached(before),
    isWinnerRight: pot.winnerUptoKurus === pot.uptoKurus,
  }
}

function isSumRight(level: Level, pot: EndedPot): boolean {
  const { won } = fall(level, heldAt(level, pot, pot.uptoKurus))
  // An hour or day without a stake, or with less than a kuruş, goes on.
  if (pot.wonKurus === null) return won === 0n || pot.uptoKurus === pot.fromKurus
  return won === BigInt(pot.wonKurus) * KURUS
}

const heldAt = (level: Level, pot: EndedPot, kurus: number): Pot => ({
  seed: BigInt(pot.seedUnits),
  reserve: BigInt(pot.reserveUnits),
  paidIn: contributionOf(level, BigInt(kurus - pot.fromKurus) * KURUS),
})
