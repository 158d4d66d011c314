import { findFacts } from '../games/find-facts.ts'
import { GAMES } from '../games/find-game.ts'
import { hasJackpots, KURUS, LEVELS, type Level, type Units } from '../games/jackpots/levels.ts'
import { amountOf, fall, firstPot, reserveOf } from '../games/jackpots/pot.ts'
import { ROOMS } from '../games/rooms/find-room.ts'
import type { Runner } from '../store/database.ts'
import { type AuditedPot, findPots, findWrongStakes } from '../store/jackpots/audit.ts'
import { readTotal } from '../store/jackpots/stakes.ts'
import { begunOf, contributedBy, potOf } from './counting.ts'

/** What is wrong, in words for who looks after the arcade. Nothing is where all that was paid in is accounted for. */
export async function checkJackpots(runner: Runner): Promise<string[]> {
  const games = [...GAMES, ...ROOMS].flatMap(({ code }) => {
    const facts = findFacts(code)
    return facts && hasJackpots(facts) ? [code] : []
  })
  const wrong = await findWrongStakes(runner, games)
  const findings = Object.entries(wrong).flatMap(([what, count]) =>
    count > 0 ? [`${count} stakes: ${what}`] : [],
  )
  const totalKurus = await readTotal(runner)
  const pots = await findPots(runner)
  for (const level of LEVELS) {
    const own = pots.filter((pot) => pot.level === level.name)
    findings.push(...faultsOf(level, own, totalKurus).map((fault) => `${level.name}: ${fault}`))
  }
  return findings
}

/** The pots of a level, one after another, as they have to follow from what was counted. */
function faultsOf(level: Level, pots: readonly AuditedPot[], totalKurus: number): string[] {
  const first = pots[0]
  if (!first) return []
  const faults: string[] = []
  let next: Begun = { ...firstPot(level), fromKurus: first.fromKurus }
  for (const pot of pots) {
    if (!isBegunAs(pot, next))
      faults.push(`pot ${pot.number} does not begin as the one before ended`)
    const fallen = fallOf(level, pot)
    if (!fallen) continue
    if (!fallen.isPaidInFull) faults.push(`pot ${pot.number} did not pay what it held`)
    if (!fallen.isWonWithin) faults.push(`pot ${pot.number} fell to a stake that was not in it`)
    next = fallen.next
  }
  const held = potOf({ level, ...next }, totalKurus)
  const won = pots.reduce((sum, { wonKurus }) => sum + BigInt(wonKurus ?? 0) * KURUS, 0n)
  const kept = amountOf(level, held) + reserveOf(level, held) + won
  const paidIn = contributedBy(level, totalKurus - first.fromKurus)
  if (kept !== paidIn) faults.push(`${kept} units are kept or won of ${paidIn} that were paid in`)
  return faults
}

type Begun = { seed: Units; reserve: Units; fromKurus: number }

const isBegunAs = (pot: AuditedPot, { seed, reserve, fromKurus }: Begun): boolean =>
  BigInt(pot.seedUnits) === seed &&
  BigInt(pot.reserveUnits) === reserve &&
  pot.fromKurus === fromKurus

/** What a pot's fall came to; undefined of one that stands, or whose time went by without a stake. */
function fallOf(level: Level, pot: AuditedPot) {
  const { fromKurus, uptoKurus, wonKurus, winnerUptoKurus } = pot
  if (wonKurus === null || uptoKurus === null || winnerUptoKurus === null) return undefined
  const { won, pot: next } = fall(level, potOf(begunOf(level, pot), uptoKurus))
  return {
    isPaidInFull: won === BigInt(wonKurus) * KURUS,
    isWonWithin: winnerUptoKurus > fromKurus && winnerUptoKurus <= uptoKurus,
    next: { ...next, fromKurus: uptoKurus },
  }
}
