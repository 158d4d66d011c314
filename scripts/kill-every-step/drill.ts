import { seeded } from '../../server/src/testing/seeded.ts'
import { bringTo, type CutOff, comeBack, killWithin } from './cut-off.ts'
import { expectBooksRight, expectNothingOwed, expectRight } from './expect-right.ts'
import { endless, type Moment, momentsOf, OFFERED_STEPPED_GAMES } from './moments.ts'
import { patiently } from './patiently.ts'
import { openTwoSides, type Side, type TwoSides } from './two-sides.ts'

const VICTIMS: readonly (readonly Side[])[] = [['arcade'], ['casino'], ['arcade', 'casino']]
/** Rounds that one kill cuts off. */
const TOGETHER = 6
/** Rounds that are looked at together. */
const AT_ONCE = 8

/** `rounds` of each game are played by its rules alone to find its steps. No kill begins after `atMostMs`. */
export type Drill = { kills: number; seed: number; rounds: number; atMostMs: number }

/**
 * Kills the arcade, the casino or both so many times, each time within steps of several rounds, and
 * starts them again. Their pages come back and play on. Holds both sides' books to each other, and
 * answers what was done.
 */
export async function killEveryStep(drill: Drill): Promise<{ kills: number; told: string }> {
  const sides = await openTwoSides()
  try {
    const { kills, cut } = await cutOffAll(sides, drill)
    await expectNothingOwed(sides)
    const ends = await expectAllRight(sides, cut)
    await patiently(() => expectBooksRight(sides))
    const settled = ends.filter((end) => end === 'settled').length
    return {
      kills,
      told: `${kills} kills in ${cut.length} rounds of ${OFFERED_STEPPED_GAMES.length} games: ${settled} settled, ${ends.length - settled} given back`,
    }
  } finally {
    await sides.close()
  }
}

async function expectAllRight(sides: TwoSides, cut: readonly CutOff[]): Promise<string[]> {
  const ends: string[] = []
  for (let from = 0; from < cut.length; from += AT_ONCE) {
    const some = cut.slice(from, from + AT_ONCE)
    const right = some.map((one) => patiently(() => expectRight(sides, one)))
    ends.push(...(await Promise.all(right)))
  }
  return ends
}

async function cutOffAll(sides: TwoSides, { kills, seed, rounds, atMostMs }: Drill) {
  const endMs = performance.now() + atMostMs
  const random = seeded(seed)
  const moments = momentsOf(seed, rounds)
  const queues = VICTIMS.map((victims) => ({ victims, next: endless(moments, random) }))
  const cut: CutOff[] = []
  const returns: Promise<void>[] = []
  const leave = (round: CutOff) => {
    cut.push(round)
    returns.push(comeBack(round))
  }
  let kill = 0
  for (; kill < kills && performance.now() < endMs; kill++) {
    const { victims, next } = queues[kill % queues.length] as (typeof queues)[number]
    const wanted: Moment[] = Array.from({ length: TOGETHER }, next)
    const brought = await Promise.all(wanted.map((moment) => bringTo(sides, moment, leave)))
    await killWithin(sides, brought, { victims, random })
    brought.forEach(leave)
  }
  await Promise.all(returns)
  return { kills: kill, cut }
}
