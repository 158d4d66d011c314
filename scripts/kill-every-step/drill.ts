import { seeded } from '../../server/src/testing/seeded.ts'
import { bringTo, type CutOff, comeBack, killWithin } from './cut-off.ts'
import { expectBooksRight, expectNothingOwed, expectRight } from './expect-right.ts'
import { endless, type Moment, momentsOf, OFFERED_STEPPED_GAMES } from './moments.ts'
import { patiently } from './patiently.ts'
import { openTwoSides, type Side, type TwoSides } from './two-sides.ts'

const VICTIMS: readonly (readonly Side[])[] = [['arcade'], ['casino'], ['arcade', 'casino']]
/** Rounds that one kill cuts off. */
const TOGETHER = 6

/** `rounds` of each game are played by its rules alone to find its steps. */
export type Drill = { kills: number; seed: number; rounds: number }

/**
 * Kills the arcade, the casino or both so many times, each time within steps of several rounds, and
 * starts them again. Their pages come back and play on. Holds both sides' books to each other, and
 * answers what was done.
 */
export async function killEveryStep(drill: Drill): Promise<string> {
  const sides = await openTwoSides()
  try {
    const cut = await cutOffAll(sides, drill)
    await expectNothingOwed(sides)
    const ends: string[] = []
    for (const one of cut) ends.push(await patiently(() => expectRight(sides, one)))
    await patiently(() => expectBooksRight(sides))
    const settled = ends.filter((end) => end === 'settled').length
    return `${drill.kills} kills in ${cut.length} rounds of ${OFFERED_STEPPED_GAMES.length} games: ${settled} settled, ${ends.length - settled} given back`
  } finally {
    await sides.close()
  }
}

async function cutOffAll(sides: TwoSides, { kills, seed, rounds }: Drill): Promise<CutOff[]> {
  const random = seeded(seed)
  const moments = momentsOf(seed, rounds)
  const queues = VICTIMS.map((victims) => ({ victims, next: endless(moments, random) }))
  const cut: CutOff[] = []
  const returns: Promise<void>[] = []
  const leave = (round: CutOff) => {
    cut.push(round)
    returns.push(comeBack(round))
  }
  for (let kill = 0; kill < kills; kill++) {
    const { victims, next } = queues[kill % queues.length] as (typeof queues)[number]
    const wanted: Moment[] = Array.from({ length: TOGETHER }, next)
    const brought = await Promise.all(wanted.map((moment) => bringTo(sides, moment, leave)))
    await killWithin(sides, brought, { victims, random })
    brought.forEach(leave)
  }
  await Promise.all(returns)
  return cut
}
