import { setTimeout as wait } from 'node:timers/promises'
import { seeded } from '../../server/src/testing/seeded.ts'
import { shuffled } from '../kill-every-step/moments.ts'
import {
  expectAllSettled,
  expectAllTold,
  expectRoundsRight,
  untilAllHavePlayed,
} from './expect-settled.ts'
import { type House, openHouse, type Victim } from './house.ts'
import { phaseOf, usualPhases } from './phases.ts'

/** Of one blow. */
const VICTIMS_MAX = 4
const BETWEEN_VICTIMS_MS = 400
const LOOK_EVERY_MS = 20
/** A phase in which a victim was not killed yet is waited for so long; then it is killed where it is. */
const PATIENCE_MS = 15_000
/** The same once there were kills enough: what is left comes once in a round, and no kill is to cut that off. */
const LAST_PATIENCE_MS = 240_000
/** A kill falls into the beginning of a phase, or later. */
const INTO_PHASE_MAX_MS = 3_000
/** Wallet calls of so many players are held back before a blow, for so long. */
const HELD_SHARE = 0.4
const HELD_MS = 300

export type Drill = { kills: number; seed: number; atMostMs: number }
export type Done = { kills: number; told: string; missed: string[] }

/**
 * Kills so many times, until each victim was killed in every usual phase of every kind of room: at most
 * for so long. Holds the books to each other and to what players were told, and answers what was done.
 */
export async function killEveryPhase({ kills, seed, atMostMs }: Drill): Promise<Done> {
  const random = seeded(seed)
  const house = await openHouse(random)
  try {
    const log = openLog(house, usualPhases(random))
    await house.startAgain()
    const endMs = performance.now() + atMostMs
    while (performance.now() < endMs && (log.kills() < kills || log.missed().length > 0)) {
      await strike(house, log, {
        random,
        patienceMs: log.kills() < kills ? PATIENCE_MS : LAST_PATIENCE_MS,
      })
      console.log(`${log.kills()} kills, ${log.missed().length} pairs of victim and phase left`)
    }
    await untilAllHavePlayed(house)
    await house.rest()
    const bets = await expectAllSettled(house)
    const rounds = await expectRoundsRight(house)
    await expectAllTold(house)
    return {
      kills: log.kills(),
      told: `${log.told()}; ${bets}; ${rounds}`,
      missed: log.missed(),
    }
  } finally {
    await house.close()
  }
}

/** Who was killed in which phases. */
function openLog({ victims }: House, usual: readonly string[]) {
  const counts = new Map<Victim, number>(victims.map((victim) => [victim, 0]))
  const done = new Set<string>()
  const cellOf = (victim: Victim, phase: string) => `${victim} in ${phase}`
  const all = victims.flatMap((victim) => usual.map((phase) => cellOf(victim, phase)))
  return {
    note(victim: Victim, phases: readonly string[]): void {
      counts.set(victim, (counts.get(victim) ?? 0) + 1)
      for (const phase of phases) done.add(cellOf(victim, phase))
    },
    /** Whoever was not killed in one of these phases yet. */
    wanted: (phases: readonly string[]): Victim[] =>
      victims.filter((victim) => phases.some((phase) => isMissed(victim, phase))),
    rarest: (): Victim =>
      victims.reduce((least, one) =>
        (counts.get(one) ?? 0) < (counts.get(least) ?? 0) ? one : least,
      ),
    kills: (): number => [...counts.values()].reduce((sum, one) => sum + one, 0),
    missed: (): string[] => all.filter((cell) => !done.has(cell)),
    told: (): string =>
      `${[...counts].map(([victim, count]) => `${count} of ${victim}`).join(', ')}; ${done.size} pairs of victim and phase`,
  }

  function isMissed(victim: Victim, phase: string): boolean {
    return usual.includes(phase) && !done.has(cellOf(victim, phase))
  }
}

type Log = ReturnType<typeof openLog>

/** The phase in which each room is now, as its players see it. One that nobody runs stands still in it. */
function phasesNow({ players, phases }: House): string[] {
  for (const { robot } of players) {
    const heard = robot.hear()
    if (heard) phases.set(robot.room.code, phaseOf(robot.room, heard.round.phase.name))
  }
  return [...phases.values()]
}

type Blow = { random: () => number; patienceMs: number }

/** One victim or several one after the other, where possible in a phase in which they were not killed yet. */
async function strike(house: House, log: Log, blow: Blow): Promise<void> {
  const { random } = blow
  const victims = await choose(house, log, blow)
  holdCalls(house, random)
  await wait(random() * HELD_MS)
  for (const victim of victims) {
    log.note(victim, phasesNow(house))
    await house.killOne(victim)
    await wait(random() * BETWEEN_VICTIMS_MS)
  }
  house.gate.letGo({ throughCalls: random() < 0.5 })
  await house.startAgain()
}

async function choose(house: House, log: Log, { random, patienceMs }: Blow): Promise<Victim[]> {
  const most = 1 + Math.floor(random() * VICTIMS_MAX)
  const endMs = performance.now() + patienceMs
  while (performance.now() < endMs) {
    const wanted = log.wanted(phasesNow(house))
    if (wanted.length > 0) {
      if (random() < 0.5) await wait(random() * INTO_PHASE_MAX_MS)
      return shuffled(wanted, random).slice(0, most)
    }
    await wait(LOOK_EVERY_MS)
  }
  return [log.rarest()]
}

/** Some players' next call of the wallet is held on its way there or back, and is lost with the blow, or late. */
function holdCalls({ players, gate }: House, random: () => number): void {
  for (const { playerId } of players) {
    if (random() > HELD_SHARE) continue
    void gate.stop({ playerId, call: 1, when: random() < 0.5 ? 'before' : 'after' })
  }
}
